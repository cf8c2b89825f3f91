from lint.rules import doc_riddle, file_length, forbidden_calls, sql_prefix, unexplained_risk, url_literal, wire
from lint.tests.support import RuleTestCase, manifest, target


class ForbiddenCallTests(RuleTestCase):
    def code(self, text, path="Packages/Orders/Sources/Orders/A.swift"):
        return {path: text}

    def test_the_real_time_is_found(self):
        for call in ("Date()", "Date.now", "let a: Date = .now", "ContinuousClock().measure {}", "ContinuousClock.now", "try await Task.sleep(for: .seconds(1))"):
            with self.subTest(call):
                self.assert_finds(forbidden_calls, self.code(call + "\n"), "A.swift:1: time:")

    def test_chance_is_found(self):
        for call in ("Int.random(in: 0..<3)", "list.randomElement()", "list.shuffled()", "UUID()"):
            with self.subTest(call):
                self.assert_finds(forbidden_calls, self.code(call + "\n"), "A.swift:1: chance:")

    def test_output_is_found(self):
        self.assert_finds(forbidden_calls, self.code('print("a")\ndump(a)\n'), "A.swift:1: output:", "A.swift:2: output:")

    def test_the_injected_clock_and_methods_of_the_same_names_are_accepted(self):
        self.assert_accepts(forbidden_calls, self.code("let a = clock.now\nreport.print(a)\nlet text = \"Date()\" // Date()\n"))

    def test_the_real_clock_has_its_home(self):
        self.assert_accepts(forbidden_calls, self.code("Date()\n", path="Packages/Core/Sources/Core/Time/SystemClock.swift"))

    def test_a_test_may_print_but_not_sleep(self):
        path = "Packages/Orders/Tests/OrdersTests/A.swift"
        self.assert_finds(forbidden_calls, self.code("print(1)\nUUID()\nawait Task.sleep(for: .seconds(1))\n", path=path), "A.swift:3: time:")

    def test_an_excused_line_is_accepted(self):
        self.assert_accepts(forbidden_calls, self.code("// lint:allow output because the command's answer is its output.\nprint(a)\n"))


class UnexplainedRiskTests(RuleTestCase):
    def code(self, text, path="Packages/Orders/Sources/Orders/A.swift"):
        return {path: text}

    def test_each_risk_without_a_comment_is_found(self):
        for call in ("try! a()", "a as! B", "struct A: @unchecked Sendable {}", "nonisolated(unsafe) var a = 1", "fatalError()"):
            with self.subTest(call):
                self.assert_finds(unexplained_risk, self.code("let x = 1\n" + call + "\n"), "A.swift:2: unexplained-risk:")

    def test_an_explained_risk_is_accepted(self):
        self.assert_accepts(unexplained_risk, self.code("// The literal is a valid pattern; a test compiles it.\nlet a = try! Regex(b)\n"))

    def test_a_downcast_is_found_outside_slices(self):
        self.assert_finds(unexplained_risk, self.code("// Why.\nlet a = b as? C\n"), "A.swift:2: downcast:")
        self.assert_accepts(unexplained_risk, self.code("let a = b as? C\n", path="Packages/Core/Sources/Core/Store/Slices.swift"))
        self.assert_accepts(unexplained_risk, self.code("let a = b as? C\n", path="Packages/Orders/Tests/OrdersTests/A.swift"))

    def test_an_excused_downcast_is_accepted(self):
        self.assert_accepts(unexplained_risk, self.code("// lint:allow downcast because a caught error has no type.\nlet a = error as? C\n"))


class SQLPrefixTests(RuleTestCase):
    def code(self, text):
        return {
            "Packages/Orders/Package.swift": manifest("Orders", target("OrdersServer")),
            "Packages/Orders/Sources/OrdersServer/A.swift": text,
        }

    def test_own_tables_are_accepted(self):
        self.assert_accepts(sql_prefix, self.code(
            'let a = "SELECT * FROM orders_order JOIN orders_line ON true"\nlet b = "WITH newest AS (SELECT 1) SELECT * FROM newest"\n'
            'let c = Table("orders_order") { _ in }\nlet d = "a letter FROM the bank"\n'.replace(" FROM the", " from the")
        ))

    def test_another_features_tables_are_found(self):
        self.assert_finds(
            sql_prefix, self.code('let a = """\n    SELECT * FROM orders_order\n    JOIN auth_user ON true\n    """\nlet b = "UPDATE fleet_job SET a = \\(b)"\n'),
            "A.swift:3: sql-prefix: table auth_user", "A.swift:5: sql-prefix: table fleet_job",
        )

    def test_a_declared_table_without_the_prefix_is_found(self):
        self.assert_finds(sql_prefix, self.code('let a = Table("order") { _ in }\n'), "table order doesn't belong")


class FileLengthTests(RuleTestCase):
    def test_a_long_file_warns_and_a_very_long_one_fails(self):
        for lines, expected in ((300, []), (301, [True]), (401, [False])):
            found = self.findings(file_length, {"Packages/Core/Sources/Core/A.swift": "let a = 1\n" * lines})
            self.assertEqual([finding.warning for finding in found], expected)


class URLLiteralTests(RuleTestCase):
    def tree(self, path, text):
        return {"Packages/Auth/Package.swift": manifest("Auth", target("AuthAPI"), target("Auth")), path: text}

    def test_a_url_in_a_client_is_found(self):
        tree = self.tree("Packages/Auth/Sources/Auth/A.swift", 'let a = "https://example.com/a"\n')
        self.assert_finds(url_literal, tree, "A.swift:1: url-literal: https://example.com/a")

    def test_api_targets_tests_comments_and_namespaces_are_accepted(self):
        self.assert_accepts(url_literal, self.tree("Packages/Auth/Sources/AuthAPI/A.swift", 'let a = "https://example.com"\n'))
        self.assert_accepts(url_literal, self.tree("Packages/Auth/Tests/AuthTests/A.swift", 'let a = "https://example.com"\n'))
        self.assert_accepts(url_literal, self.tree("Packages/Auth/Sources/Auth/A.swift", '// https://example.com\nlet a = "http://www.w3.org/2000/svg"\n'))
        self.assert_accepts(url_literal, self.tree("Packages/Auth/Sources/Auth/A.swift", 'let a = "http://\\(host)"\n'))


class DocRiddleTests(RuleTestCase):
    def code(self, comment, path="Packages/Auth/Sources/Auth/A.swift"):
        return {path: f"{comment}\nlet a = 1\n"}

    def test_a_comment_that_starts_with_a_question_word_is_found(self):
        self.assert_finds(doc_riddle, self.code("/// Whose tokens are checked."), "A.swift:1: doc-riddle: starts with Whose")

    def test_later_lines_tests_and_texts_are_accepted(self):
        self.assert_accepts(doc_riddle, self.code("/// The tokens.\n/// When they end, they are renewed."))
        self.assert_accepts(doc_riddle, self.code("/// What is heard.", "Packages/Auth/Tests/AuthTests/A.swift"))
        self.assert_accepts(doc_riddle, self.code("/// Where are you?", "Packages/Auth/Sources/Auth/Strings.swift"))


class WireEventTests(RuleTestCase):
    EVENTS = {"Packages/Orders/Sources/OrdersAPI/OrdersEvents.swift": 'static let moved = EventType<OrderMoved>("order.moved")\n'}

    def test_an_event_whose_json_isnt_recorded_is_found(self):
        self.assert_finds(wire, self.EVENTS, ":1: wire-event: the JSON of OrderMoved")

    def test_a_recorded_one_is_accepted(self):
        self.assert_accepts(wire, {**self.EVENTS, "Packages/Orders/Wire/OrderMoved.json": "{}\n"})
