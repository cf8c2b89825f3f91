from lint.rules import debug_only, feature_form, theme_tokens, view_form
from lint.tests.support import RuleTestCase

VIEW = """
import UI
struct {name}: View {{
    {body}
}}
"""
PATH = "Packages/Orders/Sources/Orders/Views/OrderView.swift"


def view(body, name="OrderView"):
    return VIEW.format(name=name, body=body)


class ThemeTokenTests(RuleTestCase):
    def assert_found(self, rule, *calls):
        for call in calls:
            with self.subTest(call):
                self.assert_finds(theme_tokens, {PATH: view(call)}, f"OrderView.swift:4: {rule}:")

    def test_a_color_of_its_own_is_found(self):
        self.assert_found("theme-color", "Color.red", "Color(red: 1, green: 0, blue: 0)", ".foregroundStyle(.blue)", "LinearGradient(colors: [])")

    def test_a_font_of_its_own_is_found(self):
        self.assert_found("theme-font", ".font(.title)", "Font.system(size: 12)", ".bold()")

    def test_a_distance_of_its_own_is_found(self):
        self.assert_found("theme-spacing", ".padding(12)", ".padding(.top, 8)", "VStack(alignment: .leading, spacing: 10) {}", ".offset(x: 4)")

    def test_a_radius_of_its_own_is_found(self):
        self.assert_found("theme-radius", ".cornerRadius(8)", "RoundedRectangle(cornerRadius: 4)", ".shadow(radius: theme.shadow.card.radius)")

    def test_a_size_of_its_own_is_found(self):
        self.assert_found("theme-size", ".frame(width: 40)", ".frame(maxWidth: .infinity, minHeight: 44)")

    def test_a_symbol_of_its_own_is_found(self):
        self.assert_found("theme-symbol", 'Image(star)', 'Label(title, systemImage: "star")')

    def test_markup_of_its_own_is_found(self):
        self.assert_found("theme-markup", 'Element("div") {}')

    def test_markup_in_a_helper_of_views_is_found(self):
        self.assert_finds(theme_tokens, {"Packages/Orders/Sources/Orders/Shared/Markup.swift": 'func row() { Element("tr") }\n'}, "Markup.swift:1: theme-markup:")

    def test_a_stack_in_depth_is_found(self):
        self.assert_found("view-background", "ZStack { a }")

    def test_what_comes_from_the_theme_is_accepted(self):
        good = (
            ".padding(theme.spacing.lg).padding(.top, theme.spacing.sm).foregroundStyle(theme.colors.text).font(theme.fonts.title)"
            ".frame(maxWidth: .infinity).cornerRadius(theme.radius.md); VStack(spacing: 0) { AppSymbols.clock }"
        )
        self.assert_accepts(theme_tokens, {PATH: view(good)})

    def test_theme_and_files_without_views_are_left_alone(self):
        self.assert_accepts(theme_tokens, {"Packages/Theme/Sources/Theme/Card.swift": view(".padding(12)")})
        self.assert_accepts(theme_tokens, {"Packages/Orders/Sources/Orders/A.swift": "let a = Color.red\n"})


class ViewFormTests(RuleTestCase):
    PREVIEW = "struct OrderView_Previews: PreviewProvider {}\nlet a = [OrderView_Previews.self]\n"

    def found(self, body, *fragments, name="OrderView"):
        self.assert_finds(view_form, {PATH: view(body, name) + self.PREVIEW}, *fragments)

    def test_state_in_a_view_is_found(self):
        self.found("@State private var count = 0", ":4: view-state:")

    def test_work_in_a_view_is_found(self):
        for work in ("Task { }", "await load()", "try load()", "let service: any OrderService", "APIClient()"):
            with self.subTest(work):
                self.found(work, ":4: view-logic:")

    def test_a_name_that_says_nothing_is_found(self):
        self.found("", ":3: view-name:", name="OrderThing")

    def test_a_long_body_is_found(self):
        lines = "\n".join("Text(title)" for _ in range(51))
        self.found(f"var body: some View {{\n{lines}\n}}", ":4: body-length:")
        self.found(f"var body: some View {{\n{lines[:-12]}\n}}")

    def test_loading_in_an_initializer_is_found(self):
        self.found("init(store: Store) {\n store.send(.appeared)\n}", ":5: view-initializer:")

    def test_a_view_without_previews_is_found(self):
        self.assert_finds(view_form, {PATH: view("")}, ":3: view-preview: OrderView has no previews")

    def test_previews_in_a_file_of_the_folder_are_taken(self):
        folder = PATH.rsplit("/", 1)[0]
        previews = "import UI\nstruct OrderView_Previews: PreviewProvider { OrderView() }\nlet a = [OrderView_Previews.self]\n"
        self.assert_accepts(view_form, {PATH: view(""), f"{folder}/OrderPreviews.swift": previews})
        self.assert_finds(view_form, {PATH: view(""), "Packages/Orders/Sources/Orders/OrderPreviews.swift": previews}, "OrderView has no previews")
        self.assert_finds(view_form, {PATH: view("", "BagCard"), f"{folder}/OrderPreviews.swift": previews}, "BagCard has no previews")

    def test_previews_that_nobody_shows_are_found(self):
        text = view("") + "struct OrderView_Previews: PreviewProvider {}\n"
        self.assert_finds(view_form, {PATH: text}, "view-preview: OrderView_Previews isn't shown")

    def test_a_loading_flag_beside_a_view_state_is_found(self):
        path = "Packages/Orders/Sources/Orders/OrdersState.swift"
        self.assert_finds(view_form, {path: "var orders: ViewState<[Order]>\nvar isLoading = false\n"}, ":2: loading-flag:")
        self.assert_accepts(view_form, {path: "var isLoading = false\n"})

    def test_a_view_of_good_form_is_accepted(self):
        self.found("let store: Store\nvar body: some View {\n Button(title) { store.send(.tapped) }.task { store.send(.appeared) }\n}")


class DebugOnlyTests(RuleTestCase):
    def test_previews_and_fakes_of_a_release_build_are_found(self):
        text = "struct OrderView_Previews: PreviewProvider {}\npublic final class FakeOrderService: OrderService {}\n"
        self.assert_finds(debug_only, {PATH: text}, ":1: debug-only: OrderView_Previews", ":2: debug-only: FakeOrderService")
        plugin = "public static var previews: PreviewList { [] }\n"
        self.assert_finds(debug_only, {PATH: plugin}, ":1: debug-only: previews")

    def test_what_isnt_compiled_for_debugging_is_found(self):
        for condition in ("#if DEBUG\n#else", "#if !DEBUG", "#if os(Linux)"):
            with self.subTest(condition):
                self.assert_finds(debug_only, {PATH: f"{condition}\nstruct FakeClock {{}}\n#endif\n"}, "debug-only: FakeClock")

    def test_those_of_a_debug_build_are_accepted(self):
        text = "struct OrderView {}\n#if DEBUG\n#if !canImport(SwiftUI)\nstruct FakeClock {}\n#endif\nstruct OrderView_Previews: PreviewProvider {}\n#endif\n"
        self.assert_accepts(debug_only, {PATH: text, "Packages/Orders/Tests/OrdersTests/FakeClock.swift": "struct FakeClock {}\n"})


class FeatureFormTests(RuleTestCase):
    PATH = "Packages/Orders/Sources/Orders/OrdersFeature.swift"

    def test_names_that_hide_their_role_are_found(self):
        text = "struct OrderPaths: Coordinator {}\nactor Orders: OrderService {}\nstruct LiveOrderService: OrderService {}\nstruct Home: Screen {}\n"
        self.assert_finds(feature_form, {self.PATH: text}, ":1: role-name:", ":2: role-name:", ":4: role-name:")
