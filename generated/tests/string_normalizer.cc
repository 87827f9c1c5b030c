// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/StringNormalizer.pack
//   tests/cases/ai.onnx/StringNormalizer.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"StringNormalizer_v10.letters_beyond_ascii_lower", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) case_change_action="LOWER" locale="tr_TR"
X: tensor(string)[6] "\xc3\x89COLE" "\xce\x91\xce\x98\xce\x97\xce\x9d\xce\x91"
    "\xd0\x9c\xd0\x9e\xd0\xa1\xd0\x9a\xd0\x92\xd0\x90" "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x90\x90\x80"
    "\xe1\xba\x9e"
Y: tensor(string)[6] "\xc3\xa9cole" "\xce\xb1\xce\xb8\xce\xb7\xce\xbd\xce\xb1"
    "\xd0\xbc\xd0\xbe\xd1\x81\xd0\xba\xd0\xb2\xd0\xb0" "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x90\x90\xa8"
    "\xc3\x9f"
)case"},
    {"StringNormalizer_v10.letters_beyond_ascii_upper", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) case_change_action="UPPER"
X: tensor(string)[6] "\xc3\xa9cole" "\xce\xb1\xce\xb8\xce\xae\xce\xbd\xce\xb1"
    "\xd0\xbc\xd0\xbe\xd1\x81\xd0\xba\xd0\xb2\xd0\xb0" "stra\xc3\x9fe" "\xf0\x90\x90\xa8" "\xe1\xbe\x80"
Y: tensor(string)[6] "\xc3\x89COLE" "\xce\x91\xce\x98\xce\x89\xce\x9d\xce\x91"
    "\xd0\x9c\xd0\x9e\xd0\xa1\xd0\x9a\xd0\x92\xd0\x90" "STRA\xc3\x9fE" "\xf0\x90\x90\x80" "\xe1\xbe\x88"
)case"},
    {"StringNormalizer_v10.lower", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) case_change_action="LOWER"
X: tensor(string)[5] "Monday" "tuesday" "WEDNESDAY" "a1-B2" ""
Y: tensor(string)[5] "monday" "tuesday" "wednesday" "a1-b2" ""
)case"},
    {"StringNormalizer_v10.no_elements", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) case_change_action="LOWER"
X: tensor(string)[0]
Y: tensor(string)[1] ""
)case"},
    {"StringNormalizer_v10.nothing_left", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) stopwords=["monday"] case_change_action="LOWER"
X: tensor(string)[2] "Monday" "monday"
Y: tensor(string)[1] ""
)case"},
    {"StringNormalizer_v10.nothing_left_of_a_row", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) stopwords=["monday"] is_case_sensitive=1
X: tensor(string)[1,2] "monday" "monday"
Y: tensor(string)[1,1] ""
)case"},
    {"StringNormalizer_v10.stopwords_and_upper", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) stopwords=["monday"] is_case_sensitive=1 case_change_action="UPPER"
X: tensor(string)[4] "Monday" "monday" "tuesday" "Tuesday"
Y: tensor(string)[3] "MONDAY" "TUESDAY" "TUESDAY"
)case"},
    {"StringNormalizer_v10.stopwords_beyond_ascii", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) stopwords=["\xc3\x89cole"]
X: tensor(string)[3] "\xc3\x89COLE" "\xc3\xa9cole" "ecole"
Y: tensor(string)[1] "ecole"
)case"},
    {"StringNormalizer_v10.stopwords_of_any_case", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) stopwords=["MONDAY","Wednesday"]
X: tensor(string)[4] "Monday" "TUESDAY" "wednesday" "monday"
Y: tensor(string)[1] "TUESDAY"
)case"},
    {"StringNormalizer_v10.stopwords_of_this_case", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) stopwords=["monday","Tuesday"] is_case_sensitive=1
X: tensor(string)[4] "Monday" "monday" "tuesday" "Tuesday"
Y: tensor(string)[2] "Monday" "tuesday"
)case"},
    {"StringNormalizer_v10.test_strnorm_model_monday_casesensintive_lower", Origin::Official, "official",
     R"case(
y = StringNormalizer-10(x) case_change_action="LOWER" is_case_sensitive=1 stopwords=["monday"]
x: tensor(string)[4] "monday" "tuesday" "wednesday" "thursday"
y: tensor(string)[3] "tuesday" "wednesday" "thursday"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnorm_model_monday_casesensintive_nochangecase", Origin::Official,
     "official", R"case(
y = StringNormalizer-10(x) is_case_sensitive=1 stopwords=["monday"]
x: tensor(string)[4] "monday" "tuesday" "wednesday" "thursday"
y: tensor(string)[3] "tuesday" "wednesday" "thursday"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnorm_model_monday_casesensintive_upper", Origin::Official, "official",
     R"case(
y = StringNormalizer-10(x) case_change_action="UPPER" is_case_sensitive=1 stopwords=["monday"]
x: tensor(string)[4] "monday" "tuesday" "wednesday" "thursday"
y: tensor(string)[3] "TUESDAY" "WEDNESDAY" "THURSDAY"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnorm_model_monday_empty_output", Origin::Official, "official", R"case(
y = StringNormalizer-10(x) case_change_action="UPPER" is_case_sensitive=0 stopwords=["monday"]
x: tensor(string)[2] "monday" "monday"
y: tensor(string)[1] ""
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnorm_model_monday_insensintive_upper_twodim", Origin::Official,
     "official", R"case(
y = StringNormalizer-10(x) case_change_action="UPPER" stopwords=["monday"]
x: tensor(string)[1,6] "Monday" "tuesday" "wednesday" "Monday" "tuesday" "wednesday"
y: tensor(string)[1,4] "TUESDAY" "WEDNESDAY" "TUESDAY" "WEDNESDAY"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnorm_model_nostopwords_nochangecase", Origin::Official, "official",
     R"case(
y = StringNormalizer-10(x) is_case_sensitive=1
x: tensor(string)[2] "monday" "tuesday"
y: tensor(string)[2] "monday" "tuesday"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnormalizer_export_monday_casesensintive_lower", Origin::Official,
     "official", R"case(
y = StringNormalizer-10(x) case_change_action="LOWER" is_case_sensitive=1 stopwords=["monday"]
x: tensor(string)[4] "monday" "tuesday" "wednesday" "thursday"
y: tensor(string)[3] "tuesday" "wednesday" "thursday"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnormalizer_export_monday_casesensintive_nochangecase", Origin::Official,
     "official", R"case(
y = StringNormalizer-10(x) is_case_sensitive=1 stopwords=["monday"]
x: tensor(string)[4] "monday" "tuesday" "wednesday" "thursday"
y: tensor(string)[3] "tuesday" "wednesday" "thursday"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnormalizer_export_monday_casesensintive_upper", Origin::Official,
     "official", R"case(
y = StringNormalizer-10(x) case_change_action="UPPER" is_case_sensitive=1 stopwords=["monday"]
x: tensor(string)[4] "monday" "tuesday" "wednesday" "thursday"
y: tensor(string)[3] "TUESDAY" "WEDNESDAY" "THURSDAY"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnormalizer_export_monday_empty_output", Origin::Official, "official",
     R"case(
y = StringNormalizer-10(x) case_change_action="UPPER" is_case_sensitive=1 stopwords=["monday"]
x: tensor(string)[2] "monday" "monday"
y: tensor(string)[1] ""
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnormalizer_export_monday_insensintive_upper_twodim", Origin::Official,
     "official", R"case(
y = StringNormalizer-10(x) case_change_action="UPPER" stopwords=["monday"]
x: tensor(string)[1,6] "Monday" "tuesday" "wednesday" "Monday" "tuesday" "wednesday"
y: tensor(string)[1,4] "TUESDAY" "WEDNESDAY" "TUESDAY" "WEDNESDAY"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.test_strnormalizer_nostopwords_nochangecase", Origin::Official, "official",
     R"case(
y = StringNormalizer-10(x) is_case_sensitive=1
x: tensor(string)[2] "monday" "tuesday"
y: tensor(string)[2] "monday" "tuesday"
rtol=0.001 atol=1e-07
)case"},
    {"StringNormalizer_v10.upper_row", Origin::Derived, "numpy", R"case(
Y = StringNormalizer-10(X) case_change_action="UPPER"
X: tensor(string)[1,4] "Monday" "tuesday" "WEDNESDAY" "a1-B2"
Y: tensor(string)[1,4] "MONDAY" "TUESDAY" "WEDNESDAY" "A1-B2"
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
