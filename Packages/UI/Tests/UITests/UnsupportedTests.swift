import Testing

/// What the subset lacks doesn't compile, rather than doing nothing in the page.
struct UnsupportedTests {
    /// Views with a member each that SwiftUI has and this package hasn't.
    private static let members = [
        "State": "@State private var count = 0",
        "StateObject": "@StateObject private var model = Model()",
        "ObservedObject": "@ObservedObject var model: Model",
        "FocusState": "@FocusState private var isFocused: Bool",
        "AppStorage": "@AppStorage(\"name\") private var name = \"\"",
        "EnvironmentObject": "@EnvironmentObject var model: Model",
        "Namespace": "@Namespace private var space",
    ]

    /// Expressions, each of one thing that SwiftUI has and this package hasn't.
    private static let expressions = [
        "AsyncImage": "AsyncImage(url: nil)",
        "onChange": "Text(\"x\").onChange(of: 1) { }",
        "navigationLinkDestination": "NavigationLink(\"x\", destination: Text(\"y\"))",
        "navigationLinkDestinationClosure": "NavigationLink { Text(\"y\") } label: { Text(\"x\") }",
        "NavigationView": "NavigationView { Text(\"x\") }",
        "GeometryReader": "GeometryReader { _ in Text(\"x\") }",
        "Canvas": "Canvas { _, _ in }",
        "TimelineView": "TimelineView(.everyMinute) { _ in Text(\"x\") }",
        "Menu": "Menu(\"x\") { Text(\"y\") }",
        "ColorPicker": "ColorPicker(\"x\", selection: .constant(.white))",
        "animation": "Text(\"x\").animation(.default, value: 1)",
        "withAnimation": "Button(\"x\") { withAnimation { } }",
        "gesture": "Text(\"x\").gesture(DragGesture())",
        "contextMenu": "Text(\"x\").contextMenu { Text(\"y\") }",
        "popover": "Text(\"x\").popover(isPresented: .constant(true)) { Text(\"y\") }",
        "fullScreenCover": "Text(\"x\").fullScreenCover(isPresented: .constant(true)) { Text(\"y\") }",
        "swipeActions": "Text(\"x\").swipeActions { Text(\"y\") }",
        "List": "List { Text(\"x\") }",
        "Section": "Section(\"x\") { Text(\"y\") }",
        "TabView": "TabView(selection: .constant(1)) { Text(\"x\") }",
        "Slider": "Slider(value: .constant(1), in: 0...1)",
        "DatePicker": "DatePicker(\"x\", selection: .constant(Date(timeIntervalSince1970: 0)))",
        "overlay": "Text(\"x\").overlay { Text(\"y\") }",
        "alert": "Text(\"x\").alert(\"y\", isPresented: .constant(true)) { }",
        "concatenation": "Text(\"x\") + Text(\"y\")",
        "namedColor": "Color.blue",
        "refreshable": "Text(\"x\").refreshable { }",
        "redactedPrivacy": "Text(\"x\").redacted(reason: .privacy)",
        "relativeDate": "Text(Date(timeIntervalSince1970: 0), style: .relative)",
    ]

    @Test func `what is missing doesn't compile and what is there does`() throws {
        var pieces: [String: String] = [:]
        for name in ["aControl", "zControl"] {
            pieces[name] = "import UI\nstruct V\(name): View {\n    @Environment(\\.locale) private var locale\n    var body: some View { Text(\"x\") }\n}"
        }
        for (name, member) in Self.members {
            pieces[name] = "import UI\nstruct V\(name): View {\n    \(member)\n    var body: some View { Text(\"x\") }\n}"
        }
        for (name, expression) in Self.expressions {
            pieces[name] = "import UI\nstruct V\(name): View {\n    var body: some View {\n        \(expression)\n    }\n}"
        }
        pieces["preview"] = "import UI\n#Preview { Text(\"x\") }"
        let errors = try TypeCheck.errors(in: pieces)
        for name in pieces.keys.sorted() {
            #expect((errors[name] == nil) == name.hasSuffix("Control"), "\(name): \(errors[name] ?? ["it compiles"])")
        }
    }
}
