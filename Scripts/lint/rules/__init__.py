from rules import (
    file_length,
    forbidden_calls,
    imports,
    layers_rule,
    package_form,
    sql_prefix,
    strings_catalog,
    strings_literal,
    template,
    unexplained_risk,
    url_literal,
)

ALL = [
    template,
    package_form,
    imports,
    layers_rule,
    forbidden_calls,
    unexplained_risk,
    sql_prefix,
    file_length,
    url_literal,
    strings_catalog,
    strings_literal,
]
