# SPDX-License-Identifier: Apache-2.0
"""StringNormalizer: whole elements are stop words, and nothing but case changes. The reference evaluator splits elements
at blanks, takes accents away and maps one letter to several, none of which the text has."""
import numpy as np


def _lower(text):
    return "".join(c.lower() if len(c.lower()) == 1 else {"\u0130": "i"}[c] for c in text)


def _upper(text):
    def one(c):
        return next((form for form in (c.upper(), c.title()) if len(form) == 1), c)

    return "".join(map(one, text))


def v10(inputs, attributes):
    x = inputs[0]
    fold = (lambda text: text) if attributes["is_case_sensitive"] else _lower
    stop = {fold(word) for word in attributes["stopwords"] or ()}
    change = {"LOWER": _lower, "UPPER": _upper, "NONE": lambda text: text}[attributes["case_change_action"]]
    kept = [change(text) for text in x.reshape(-1) if fold(text) not in stop] or [""]
    return np.array(kept, object).reshape(x.shape[:-1] + (len(kept),))
