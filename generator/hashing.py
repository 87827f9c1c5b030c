# SPDX-License-Identifier: Apache-2.0
"""The one short hash that index files and schemas use."""

import hashlib


def short_hash(data: bytes) -> str:
    """16 hex digits of SHA-256: enough to see a change, short enough to read in a diff."""
    return hashlib.sha256(data).hexdigest()[:16]


def text_hash(text: str) -> str:
    """Hash of a text whose line breaks and indentation do not count; "" for an empty text."""
    words = " ".join(text.split())
    return short_hash(words.encode()) if words else ""
