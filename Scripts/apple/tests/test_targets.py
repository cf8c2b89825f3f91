import unittest

from apple.targets import apple_targets
from project.tests.support import manifest, target, tree


class AppleTargetsTests(unittest.TestCase):
    def test_a_new_package_of_the_apps_is_found_and_a_servers_is_not(self):
        files = {
            "Packages/App/Package.swift": manifest(
                "App", target("App", "Payments@Payments"), target("AppServer", "App", "PaymentsServer@Payments"),
                target("AppTests", "App", kind="testTarget")),
            "Packages/Payments/Package.swift": manifest(
                "Payments", target("Payments", "PaymentsAPI", "UI@UI"), target("PaymentsAPI"), target("PaymentsServer", "PaymentsAPI")),
            "Packages/UI/Package.swift": manifest("UI", target("UI")),
        }
        with tree(files) as repository:
            self.assertEqual(apple_targets(repository), ["Payments/PaymentsAPI", "UI/UI", "Payments/Payments", "App/App"])

    def test_targets_that_need_each_other_are_named(self):
        files = {"Packages/App/Package.swift": manifest("App", target("App", "Other"), target("Other", "App"))}
        with tree(files) as repository:
            with self.assertRaisesRegex(ValueError, "App, Other"):
                apple_targets(repository)


if __name__ == "__main__":
    unittest.main()
