"""All features have the same layout."""

from form.shape import shapes
from lint.finding import Finding

RULE = "form"


def check(repository):
    for feature in shapes(repository):
        for stranger in feature.strangers:
            yield Finding(stranger.path, 1, RULE, stranger.advice)
