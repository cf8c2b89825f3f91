from lint.rules import imports, layers_rule, owners, package_form, template
from lint.tests.support import RuleTestCase, manifest, target

CORE = {"Packages/Core/Package.swift": manifest("Core", target("Core")), "Packages/Core/Sources/Core/A.swift": "let a = 1\n"}
FEATURE_TREE = {
    **CORE,
    "Packages/Persistence/Package.swift": manifest("Persistence", target("Persistence")),
    "Packages/Auth/Package.swift": manifest("Auth", target("AuthAPI"), target("Auth"), target("AuthServer")),
}


class TemplateTests(RuleTestCase):
    def test_the_template_is_accepted(self):
        self.assert_accepts(template, CORE)

    def test_settings_below_the_package_are_refused(self):
        text = CORE["Packages/Core/Package.swift"]
        start, end = text.index("/// The same"), text.index("let package")
        self.assert_finds(template, {"Packages/Core/Package.swift": text[:start] + text[end:] + text[start:end]}, "Package.swift:4: manifest-template: doesn't follow")

    def test_another_tools_version_is_refused(self):
        self.assert_finds(template, {"Packages/Core/Package.swift": manifest("Core").replace("6.2", "6.0")}, "Package.swift:1: manifest-template: doesn't follow")

    def test_a_name_unlike_the_folder_is_refused(self):
        self.assert_finds(template, {"Packages/Core/Package.swift": manifest("Kernel")}, "the package is named Kernel")

    def test_a_target_without_the_settings_is_refused(self):
        text = manifest("Core", target("Core").replace("            swiftSettings: settings\n", ""))
        self.assert_finds(template, {"Packages/Core/Package.swift": text}, "each target must end with")

    def test_a_target_in_another_form_is_refused(self):
        text = manifest("Core", '            .target(\n name: "Core", swiftSettings: settings),\n')
        self.assert_finds(template, {"Packages/Core/Package.swift": text}, "isn't written in the template's form")


class PackageFormTests(RuleTestCase):
    def tree(self, **changes):
        return {
            "Packages/Core/Package.swift": manifest("Core", target("Core"), target("CoreTests", "Core", kind="testTarget")),
            "Packages/Core/README.md": "# Core\n",
            "Packages/Core/Sources/Core/A.swift": "let a = 1\n",
            "Packages/Core/Tests/CoreTests/ATests.swift": "@Test func a() {}\n",
            **changes,
        }

    def test_a_package_with_readme_and_tests_is_accepted(self):
        self.assert_accepts(package_form, self.tree())

    def test_a_missing_readme_is_found(self):
        self.assert_finds(package_form, self.tree(**{"Packages/Core/README.md": "\n"}), "has no README.md")

    def test_a_missing_test_target_is_found(self):
        self.assert_finds(package_form, self.tree(**CORE), "has no test target")

    def test_a_test_target_without_a_test_is_found(self):
        self.assert_finds(package_form, self.tree(**{"Packages/Core/Tests/CoreTests/ATests.swift": "let a = 1\n"}), "CoreTests has no @Test")

    def test_a_target_of_comments_alone_is_found(self):
        self.assert_finds(package_form, self.tree(**{"Packages/Core/Sources/Core/A.swift": "// Later.\n"}), "Core has no code")


class ImportTests(RuleTestCase):
    def tree(self, code, *dependencies, packages=("../Core",)):
        return {
            **CORE,
            "Packages/Theme/Package.swift": manifest("Theme", target("Theme", *dependencies), packages=packages),
            "Packages/Theme/Sources/Theme/A.swift": code,
        }

    def test_a_declared_import_is_accepted(self):
        self.assert_accepts(imports, self.tree("import Foundation\npublic import Core\n", "Core@Core"))

    def test_an_undeclared_import_is_found(self):
        self.assert_finds(imports, self.tree("import Core\nimport UI\n", "Core@Core"), "A.swift:2: imports: Theme imports UI")

    def test_a_dependency_that_is_never_imported_is_found(self):
        self.assert_finds(imports, self.tree("let a = 1\n", "Core@Core"), "Theme declares Core, but never imports it")

    def test_a_package_that_no_target_uses_is_found(self):
        self.assert_finds(imports, self.tree("import Core\n", "Core@Core", packages=("../Core", "../UI")), "no target uses the package UI")

    def test_a_test_may_need_an_executable_without_importing_it(self):
        executable = target("Tool", kind="executableTarget")
        tree = {
            "Packages/Core/Package.swift": manifest("Core", executable, target("ToolTests", "Tool", kind="testTarget")),
            "Packages/Core/Tests/ToolTests/A.swift": "import Testing\n",
        }
        self.assert_accepts(imports, tree)


class LayerTests(RuleTestCase):
    def feature(self, *targets, packages=()):
        return {**FEATURE_TREE, "Packages/Orders/Package.swift": manifest("Orders", *targets, packages=packages)}

    def test_a_feature_of_the_usual_form_is_accepted(self):
        self.assert_accepts(layers_rule, self.feature(
            target("OrdersAPI", "Core@Core"),
            target("Orders", "OrdersAPI", "Core@Core", "AuthAPI@Auth", "Logging@swift-log"),
            target("OrdersServer", "OrdersAPI", "Core@Core", "Persistence@Persistence", "AuthAPI@Auth"),
            packages=("../Core", "../Auth", "../Persistence"),
        ))

    def test_an_arrow_upwards_is_found(self):
        tree = {**CORE, "Packages/UI/Package.swift": manifest("UI", target("UI"), packages=("../Core",))}
        self.assert_finds(layers_rule, tree, "UI must not depend on Core")

    def test_another_features_client_or_server_is_found(self):
        self.assert_finds(
            layers_rule, self.feature(target("Orders", "Auth@Auth"), target("OrdersServer", "AuthServer@Auth"), packages=("../Auth",)),
            "Orders must not use Auth: a feature may use only another feature's API", "OrdersServer must not use AuthServer",
        )

    def test_an_api_target_that_needs_more_than_core_is_found(self):
        tree = self.feature(target("OrdersAPI", "AuthAPI@Auth", "Persistence@Persistence"), packages=("../Auth", "../Persistence"))
        self.assert_finds(layers_rule, tree, "must not use AuthAPI: an API target", "must not use Persistence: an API target")

    def test_persistence_in_a_client_is_found(self):
        tree = self.feature(target("Orders", "Persistence@Persistence"), packages=("../Persistence",))
        self.assert_finds(layers_rule, tree, "Orders must not use Persistence: client code")

    def test_a_computation_serves_its_package_but_no_api_and_no_other_feature(self):
        matching = manifest("Matching", target("MatchingAPI", "Planner"), target("Planner"), target("MatchingServer", "Planner"))
        tree = {**FEATURE_TREE, "Packages/Matching/Package.swift": matching, **self.feature(target("OrdersServer", "Planner@Matching"), packages=("../Matching",))}
        self.assert_finds(layers_rule, tree, "MatchingAPI must not use Planner: an API target", "OrdersServer must not use Planner: a feature may use only")

    def test_third_party_code_outside_the_edge_is_found(self):
        tree = self.feature(target("Orders", "GRDB@GRDB.swift"), target("OrdersServer", "JWTKit@jwt-kit"))
        self.assert_finds(layers_rule, tree, "Orders must not use GRDB", "OrdersServer must not use JWTKit")

    def test_server_code_in_the_clients_root_is_found(self):
        tree = {**FEATURE_TREE, "Packages/App/Package.swift": manifest("App", target("App", "AuthServer@Auth", "Persistence@Persistence"))}
        self.assert_finds(layers_rule, tree, "App must not use AuthServer", "App must not use Persistence")

    def test_features_that_open_each_others_links_are_accepted(self):
        tree = self.feature(target("OrdersAPI", "Core@Core"), target("Orders", "AuthAPI@Auth"), packages=("../Core", "../Auth"))
        tree["Packages/Auth/Package.swift"] = manifest(
            "Auth", target("AuthAPI", "Core@Core"), target("Auth", "OrdersAPI@Orders"), target("AuthServer"), packages=("../Core", "../Orders"))
        self.assert_accepts(layers_rule, tree)

    def test_the_host_in_a_features_tests_is_found(self):
        tree = self.feature(target("OrdersTests", "ServerHost@Server", kind="testTarget"))
        tree["Packages/Server/Package.swift"] = manifest("Server", target("ServerHost"))
        self.assert_finds(layers_rule, tree, "OrdersTests must not use ServerHost")


class OwnersTests(RuleTestCase):
    def found(self, text, *fragments):
        self.assert_finds(owners, CORE | {".github/CODEOWNERS": text}, *fragments)

    def test_a_package_without_owners_is_found(self):
        self.found("/ @tumble/platform\n", "CODEOWNERS:1: owners: Core has no owners")
        self.found("/ @tumble/platform\n/Packages/Core/\n", "Core has no owners")

    def test_a_line_for_what_is_gone_is_found(self):
        self.found("/Packages/Core/ @tumble/platform\n/Packages/Gone/ @tumble/gone\n", "CODEOWNERS:2: owners: /Packages/Gone/ doesn't exist")

    def test_a_line_for_each_package_is_accepted(self):
        self.found("# Teams.\n/ @tumble/platform\n*.md @tumble/docs\n/Packages/Core/ @tumble/platform\n")
