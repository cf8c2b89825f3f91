import json
import tempfile
import textwrap
import unittest
from pathlib import Path

from lint.rules import strings_catalog, strings_literal
from lint.tests.support import RuleTestCase, manifest, target
from strings import catalog as catalogs
from strings import generator


def unit(text):
    return {"stringUnit": {"state": "translated", "value": text}}


def plural(**forms):
    return {"variations": {"plural": {name: unit(text) for name, text in forms.items()}}}


def catalog_text(strings):
    return json.dumps({"sourceLanguage": "en", "strings": {key: {"localizations": value} for key, value in strings.items()}, "version": "1.0"}, indent=2)


GOOD = {"save": {"en": unit("Save"), "es": unit("Guardar"), "pl": unit("Zapisz")}}
BAGS = {
    "bagCount": {
        "en": plural(one="%(count)lld bag", other="%(count)lld bags"),
        "es": plural(one="%(count)lld bolsa", many="%(count)lld de bolsas", other="%(count)lld bolsas"),
        "pl": plural(one="%(count)lld worek", few="%(count)lld worki", many="%(count)lld worków", other="%(count)lld worka"),
    }
}
PATH = "Packages/Auth/Strings/Auth.xcstrings"


class LiteralTests(RuleTestCase):
    def tree(self, text, path="Packages/Auth/Sources/Auth/A.swift"):
        packages = manifest("Auth", target("Auth", "UI@UI"), target("AuthServer", "Core@Core"))
        return {"Packages/Auth/Package.swift": packages, path: text}

    def test_texts_of_views_are_found(self):
        for call in ('Text("Hello")', 'Button("Go on") {}', 'a.navigationTitle("Orders")', 'a.accessibilityLabel("Close \\(name)")', 'FormField("Note") {}',
                     'PageHeader(name, subtitle: "All of it")', 'StatCard(title: "Water")', 'Text(\n    verbatim: "Hello")'):
            with self.subTest(call):
                self.assert_finds(strings_literal, self.tree(call + "\n"), "strings-literal:")

    def test_texts_of_errors_are_found_on_servers_too(self):
        for call in ('throw APIError(status: 1, code: "a", message: "Not now.")', 'throw .conflict("Not now.", code: "a")', 'throw .invalid(["a": "Not this."])',
                     'errors.require(true, "a", "Not this.")'):
            with self.subTest(call):
                self.assert_finds(strings_literal, self.tree(call + "\n", "Packages/Auth/Sources/AuthServer/A.swift"), "strings-literal:")

    def test_identifiers_symbols_signs_previews_and_samples_are_accepted(self):
        self.assert_accepts(strings_literal, self.tree(textwrap.dedent('''
            Text(Strings.hello).accessibilityIdentifier("hello")
            Text("·")
            Text("\\(a) / \\(b)")
            throw APIError.invalid(["a": Strings.b], code: "not_this")
            private struct A_Previews: PreviewProvider {
                static var previews: some View {
                    Text("Hello")
                }
            }
            extension A {
                static let sample = A(title: "Hello")
            }
        ''')))

    def test_a_text_after_a_preview_is_found(self):
        self.assert_finds(strings_literal, self.tree('struct A_Previews: PreviewProvider {\n    static var previews: some View { Text("A b") }\n}\nlet a = Text("Hello")\n'), "A.swift:4")


class CatalogTests(RuleTestCase):
    def tree(self, strings, code=None, current=True):
        text = catalog_text(strings)
        used = "\n".join(f"let a{index} = Strings.{key}" for index, key in enumerate(strings)) if code is None else code
        files = {PATH: text, "Packages/Auth/Sources/Auth/A.swift": used + "\n"}
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "Auth.xcstrings")
            path.write_text(text)
            made = catalogs.read(path)
            if current and not catalogs.problems(made):
                files["Packages/Auth/Sources/Auth/Strings.swift"] = generator.swift(made, PATH)
        return files

    def test_a_whole_catalog_is_accepted(self):
        self.assert_accepts(strings_catalog, self.tree(GOOD | BAGS))

    def test_a_missing_language_is_found(self):
        self.assert_finds(strings_catalog, self.tree({"save": {"en": unit("Save"), "es": unit("Guardar")}}), "save has no translated text in pl")

    def test_an_untranslated_text_is_found(self):
        entry = GOOD["save"] | {"pl": {"stringUnit": {"state": "new", "value": "Save"}}}
        self.assert_finds(strings_catalog, self.tree({"save": entry}), "save has no translated text in pl")

    def test_other_placeholders_are_found(self):
        entry = {"en": unit("Hello %(name)@"), "es": unit("Hola"), "pl": unit("Cześć %(name)@")}
        self.assert_finds(strings_catalog, self.tree({"hello": entry}), "different placeholders in es than in English: name")

    def test_a_placeholder_without_a_name_is_found(self):
        entry = {"en": unit("Hello"), "es": unit("Hola"), "pl": unit("100 % wełny")}
        self.assert_finds(strings_catalog, self.tree({"hello": entry}), "'% ' in pl")

    def test_missing_plural_forms_are_found(self):
        entry = BAGS["bagCount"] | {"pl": plural(one="%(count)lld worek", other="%(count)lld worka")}
        self.assert_finds(strings_catalog, self.tree({"bagCount": entry}), "needs the plural forms one, few, many, other in pl")

    def test_two_keys_of_one_name_are_found(self):
        tree = self.tree({"aB": GOOD["save"], "a.b": GOOD["save"]}, code="Strings.aB")
        self.assert_finds(strings_catalog, tree, "has the same Swift name as")

    def test_a_generated_file_that_is_not_current_is_found(self):
        self.assert_finds(strings_catalog, self.tree(GOOD, current=False), "run `make strings`")

    def test_an_unused_key_is_found(self):
        self.assert_finds(strings_catalog, self.tree(GOOD, code="let save = 1"), "save isn't used")

    def test_a_key_used_by_an_extension_of_strings_is_accepted(self):
        tree = self.tree(GOOD, code="")
        tree["Packages/Auth/Sources/Auth/Strings+Names.swift"] = "extension Strings { static func a() -> String { save } }\n"
        self.assert_accepts(strings_catalog, tree)

    def test_a_file_without_a_catalog_is_found(self):
        self.assert_finds(strings_catalog, {"Packages/Auth/Sources/Auth/Strings.swift": "enum Strings {}\n"}, "has no catalog")


class GeneratorTests(unittest.TestCase):
    def test_literals_are_escaped_and_placeholders_interpolated(self):
        self.assertEqual(generator.literal('a "b" \\ %(name)@ 5 %%\n'), '"a \\"b\\" \\\\ \\(name) 5 %\\n"')

    def test_the_first_argument_has_no_label_and_dots_become_capitals(self):
        entry = catalogs.Entry("stage.of", "", {"en": "%(done)lld of %(total)@", "es": "%(done)lld %(total)@", "pl": "%(done)lld %(total)@"})
        self.assertIn("static func stageOf(_ done: Int, total: String) -> String", generator.declaration(entry)[1])

    def test_a_keyword_is_quoted(self):
        entry = catalogs.Entry("default", "", {"en": "a", "es": "b", "pl": "c"})
        self.assertIn("static var `default`: String", generator.declaration(entry)[1])
