import Core
import Foundation
import Testing
import UI

@testable import Theme

@Test func `a button is a button and takes its identifier`() {
    let markup = html(PrimaryButton("Start", symbol: AppSymbols.bagName) {}.accessibilityIdentifier("orders.start"))
    #expect(markup.contains("<button"))
    #expect(markup.firstMatch(of: /<button[^>]*data-testid="orders\.start"/) != nil)
    #expect(markup.contains("data-press"))
}

@Test func `a busy button can't be pressed and says so`() {
    let markup = html(SecondaryButton("Send", isBusy: true) {})
    #expect(markup.firstMatch(of: /<button[^>]* disabled/) != nil)
    #expect(markup.contains("aria-busy=\"true\""))
    #expect(!markup.contains("data-press"))
}

@Test func `a disabled button can't be pressed`() {
    #expect(!html(DestructiveButton("Cancel", isDisabled: true) {}).contains("data-press"))
}

@Test func `a field's label holds its input`() throws {
    let markup = html(TextFormField("Email", text: .constant("a@b.c"), hint: "For receipts", identifier: "auth.email"))
    let label = try #require(markup.firstMatch(of: /<label.*<\/label>/)).0
    #expect(label.contains("Email"))
    #expect(label.firstMatch(of: /<input[^>]*data-testid="auth\.email"/) != nil)
    #expect(markup.contains("For receipts"))
}

@Test func `a field names its hint or what is wrong with it`() {
    let hinted = html(TextFormField("Email", text: .constant(""), hint: "For receipts", identifier: "auth.email"))
    #expect(hinted.firstMatch(of: /<input[^>]*aria-describedby="auth-email-note"/) != nil)
    #expect(hinted.firstMatch(of: /<div[^>]*id="auth-email-note"[^>]*><span class="ui-text">For receipts/) != nil)
    #expect(!hinted.contains("aria-invalid"))

    let wrong = html(TextFormField("Email", text: .constant(""), hint: "For receipts", message: "No domain", identifier: "auth.email"))
    #expect(wrong.firstMatch(of: /<input[^>]*aria-invalid="true"/) != nil)
    #expect(wrong.contains("No domain") && !wrong.contains("For receipts"))

    #expect(!html(TextFormField("Email", text: .constant(""), identifier: "auth.email")).contains("aria-describedby"))
}

@Test func `a form field ties its note to the control, or to the group`() {
    let control = html(FormField("Note", hint: "Seen by the driver") { TextEditor(text: .constant("")) })
    #expect(control.firstMatch(of: /<textarea[^>]*aria-describedby="note-note"/) != nil)
    let group = html(FormField("Wash", message: "Choose one", kind: .group) { Chip("Cold", isSelected: false) {} })
    #expect(group.firstMatch(of: /role="group"[^>]*aria-describedby="wash-note"/) != nil)
    #expect(!group.contains("aria-invalid"))
}

@Test func `a secret isn't written into the page, and its message is read aloud`() {
    let markup = html(SecureFormField("Password", text: .constant("hunter2"), hint: "Eight", message: "Too short", identifier: "auth.password"))
    #expect(!markup.contains("hunter2"))
    #expect(markup.contains("role=\"alert\""))
    #expect(markup.contains("Too short"))
    #expect(!markup.contains("Eight"))
}

@Test func `a group of controls is named`() {
    #expect(html(FormField("Wash", kind: .group) { Text("x") }).contains("role=\"group\" aria-label=\"Wash\""))
    #expect(html(FormField("Note") { TextEditor(text: .constant("")) }).firstMatch(of: /<label.*<textarea.*<\/label>/.dotMatchesNewlines()) != nil)
}

@Test func `a counter stops at its range`() {
    let lowest = html(BagCounter("Bags", count: 1, range: 1...3, identifier: "bags") { _ in })
    #expect(lowest.firstMatch(of: /<button[^>]*data-testid="bags\.minus"[^>]* disabled|<button[^>]* disabled[^>]*data-testid="bags\.minus"/) != nil)
    #expect(lowest.contains("aria-label=\"More: Bags\""))
    #expect(lowest.firstMatch(of: /aria-live="polite"[^>]*>|data-testid="bags\.value"/) != nil)
}

@Test func `a counter tells the new number`() throws {
    var told: [Int] = []
    let page = Renderer.render(BagCounter("Bags", count: 2, range: 1...3, identifier: "bags") { told.append($0) })
    for id in page.actions.ids { page.actions[id]?.perform(.none) }
    #expect(told == [1, 3])
}

@Test func `the chosen segment and chip are marked`() {
    let segments = html(SegmentedSwitcher("When", options: [(id: "a", title: "A"), (id: "b", title: "B")], selection: "b") { _ in })
    #expect(segments.matches(of: /aria-current/).count == 1)
    #expect(html(Chip("Cold", isSelected: true) {}).contains("aria-current=\"true\""))
    #expect(!html(Chip("Cold", isSelected: false) {}).contains("aria-current"))
}

@Test func `progress says how far it is`() {
    let markup = html(ProgressLine("Order", done: 2, of: 5))
    #expect(markup.contains("aria-valuenow=\"40\""))
    #expect(markup.contains("Step 2 of 5"))
    #expect(html(ProgressLine("Goal", fraction: 1.7)).contains("aria-valuenow=\"100\""))
}

@Test func `a block of code keeps its lines, is escaped, and is reached with the keyboard`() {
    let markup = html(CodeBlock("Payload", text: "{\n  \"a\" : \"<b>\"\n}"))
    #expect(markup.contains("<pre") && markup.contains("tabindex=\"0\"") && markup.contains("aria-label=\"Payload\""))
    #expect(markup.contains("\n  ") && markup.contains("&lt;b") && !markup.contains("<b>"))
}

@Test func `a timeline marks the current step`() {
    let markup = html(Timeline([TimelineEntry(title: "A", state: .done), TimelineEntry(title: "B", time: "9:02 AM", state: .current)]))
    #expect(markup.matches(of: /aria-current="step"/).count == 1)
    #expect(markup.contains("9:02 AM"))
}

@Test func `prices have a total`() {
    let markup = html(PriceLines([.init("Bags", cents: 2800)], total: 3399))
    #expect(markup.contains("$28.00"))
    #expect(markup.contains("$33.99"))
    #expect(markup.contains("<dl"))
}

@Test func `a rating is read aloud as a figure`() {
    #expect(html(RatingView(4.3)).contains("4.3 of 5 stars"))
    #expect(html(RatingView(4.3)).matches(of: /t-star is-filled/).count == 4)
}

@Test func `an avatar shows initials`() {
    #expect(html(Avatar("Ana Maria Ruiz")).contains("AR"))
    #expect(html(Avatar("")).contains("?"))
}

@Test func `a row with an action is a button, one without isn't`() {
    #expect(html(ListRow("Payment", action: {})).contains("<button"))
    #expect(!html(ListRow("Payment")).contains("<button"))
}

@Test func `every view state has its view`() {
    #expect(html(ViewStateView(ViewState<Int>.loading) { Text("\($0)") }).contains("role=\"status\""))
    #expect(html(ViewStateView(ViewState<Int>.loaded(7)) { Text("\($0)") }).contains(">7<"))
    let failed = html(ViewStateView(ViewState<Int>.failed("Offline"), retry: {}) { Text("\($0)") })
    #expect(failed.contains("Offline"))
    #expect(failed.contains("error.retry"))
    #expect(!html(ErrorView("Offline")).contains("<button"))
}

@Test func `toasts and notices are announced`() {
    #expect(html(Toast("Saved")).contains("aria-live=\"polite\""))
    #expect(html(Toast(nil)).contains("aria-live=\"polite\""))
    #expect(html(NoticeBanner("Declined", tone: .danger)).contains("role=\"alert\""))
}

@Test(arguments: [(LoadingShape.rows(4), "t-symbol", 4), (.stats(3), "t-stat ", 3), (.map, "t-map", 1), (.cards(2), "t-card ", 2)])
func `the outline has the shape of what comes`(shape: LoadingShape, part: String, count: Int) {
    let markup = html(LoadingView(shape))
    #expect(markup.components(separatedBy: part).count - 1 == count)
    #expect(markup.contains("aria-label=\"Loading\""))
}

@Test func `a board has a labelled column for each stage`() {
    let markup = html(
        BoardColumns("Orders") {
            BoardColumn("New", count: 1, emptyText: "None") { Text("1042") }
            BoardColumn("Washing", count: 0, emptyText: "None") {}
        })
    #expect(markup.matches(of: /<section[^>]*aria-label/).count == 2)
    #expect(markup.matches(of: />None</).count == 1)
}

@Test func `a settings row shows its value, and of choices one is marked`() {
    #expect(html(SettingsRow("Language", value: "English", symbol: AppSymbols.locationName) {}).contains("English"))
    #expect(html(ChoiceRow("Dark", isSelected: true) {}).contains("aria-current=\"true\""))
    #expect(!html(ChoiceRow("Dark", isSelected: false) {}).contains("aria-current"))
}

@Test func `an empty state offers a way on`() {
    let markup = html(EmptyStateView(symbol: AppSymbols.bagName, title: "None", message: "Yet", actionTitle: "Start") {})
    #expect(markup.contains("empty.action"))
    #expect(!html(EmptyStateView(symbol: AppSymbols.bagName, title: "None", message: "Yet")).contains("<button"))
}

@Test func `text is escaped`() {
    #expect(!html(Pill("<b>")).contains("<b>"))
}

@Test func `a way back says where it leads, and looks the same in a header of either kind`() {
    let markup = html(PageHeader("Order 12", back: BackButton("Activity", identifier: "orders.back") {}))
    #expect(
        markup.firstMatch(
            of: /<button[^>]*aria-label="Activity"[^>]*data-testid="orders\.back"|<button[^>]*data-testid="orders\.back"[^>]*aria-label="Activity"/) != nil)
    #expect(AppTheme.standard.css.contains(".t-back::before,.ui-back::before{"))
}

@Test func `a list and what is open of it stand beside each other`() {
    let open = html(
        PanelColumns(isOpen: true, title: "Messages") {
            Text("List")
        } content: {
            Text("Thread")
        })
    #expect(open.contains("t-panels is-open") && open.contains("Messages") && open.contains("List") && open.contains("Thread"))
    let closed = html(
        PanelColumns(isOpen: false, title: "Messages") {
            Text("List")
        } content: {
            Text("Thread")
        })
    #expect(!closed.contains("is-open") && !closed.contains("Messages"))
}

@Test func `the row of what is open is marked, also for assistive technology`() {
    let markup = html(ListRow("Addresses", isSelected: true, action: {}))
    #expect(markup.contains("is-selected") && markup.contains("aria-current=\"true\""))
}

@Test func `a stepper's buttons work in the browser, and say what they change`() {
    let markup = html(StepperButtons("Bags") { Stepper("Bags", value: .constant(2), in: 1...40) })
    #expect(markup.matches(of: /<button[^>]*type="button"[^>]*data-step="(?:up|down)"[^>]*aria-label="[^"]*Bags"/).count == 2)
    #expect(markup.contains("type=\"number\"") && StepperScript.source.contains("data-step"))
}
