from rules import (
    feature_form,
    file_length,
    forbidden_calls,
    imports,
    layers_rule,
    package_form,
    sql_prefix,
    template,
    theme_tokens,
    unexplained_risk,
    url_literal,
    view_form,
)

ALL = [
    template, package_form, imports, layers_rule, forbidden_calls, unexplained_risk, sql_prefix, file_length, url_literal, theme_tokens, view_form,
    feature_form,
]
