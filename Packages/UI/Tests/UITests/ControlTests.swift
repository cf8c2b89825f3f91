import Foundation
import Testing
import UI

struct ControlTests {
    @Test func `text fields send what was typed`() throws {
        let text = Box("a\"b")
        let page = Renderer.render(
            VStack {
                TextField("Name", text: text.binding, prompt: Text("You")).keyboardType(.emailAddress).textContentType(.emailAddress);
                TextEditor(text: text.binding)
            })
        #expect(page.text.contains("<label class=\"ui-field\"><span class=\"ui-field-label\">Name</span><input"))
        #expect(page.text.contains("value=\"a&quot;b\" placeholder=\"You\""))
        #expect(page.text.contains("autocomplete=\"email\" inputmode=\"email\""))
        try page.perform("data-input", at: 0, .text("c"))
        #expect(text.value == "c")
        try page.perform("data-input", at: 1, .text("d"))
        #expect(text.value == "d")
        try page.perform("data-input", at: 1, .flag(true))
        #expect(text.value == "d")
    }

    @Test func `a toggle switches`() throws {
        let isOn = Box(false)
        let page = Renderer.render(Toggle("T", isOn: isOn.binding))
        #expect(page.text.contains("role=\"switch\"") && !page.text.contains(" checked"))
        try page.perform("data-change", .flag(true))
        #expect(isOn.value)
    }

    @Test func `a picker chooses by tag`() throws {
        let size = Box("s")
        let picker = Picker("Size", selection: size.binding) {
            Text("Small").monospacedDigit().tag("s"); ForEach(["l", "xl"], id: \.self) { Text($0).tag($0) }
        }
        let page = Renderer.render(picker)
        #expect(page.text.contains("<option class=\"ui-option\" value=\"s\" selected>Small</option>"))
        #expect(page.actions.count == 1)
        try page.perform("data-change", .text("xl"))
        #expect(size.value == "xl")
        try page.perform("data-change", .text("none"))
        #expect(size.value == "xl")
    }

    @Test func `a stepper stays in its bounds`() throws {
        let bags = Box(2)
        let page = Renderer.render(Stepper("Bags", value: bags.binding, in: 1...5))
        #expect(page.text.contains("value=\"2\" min=\"1\" max=\"5\" step=\"1\""))
        try page.perform("data-change", .number(99))
        #expect(bags.value == 5)
        try page.perform("data-change", .text("nan"))
        #expect(bags.value == 5)
    }

    @Test func `a form submits and carries its offline intent`() throws {
        let sent = Box(0)
        let page = Renderer.render(
            Form { TextField("N", text: .constant("")).fieldName("note") }.onSubmit { sent.value += 1 }.offline("stop", fields: ["b": "<", "a": "1"]))
        #expect(page.text.contains("data-offline=\"stop\" data-fields=\"{&quot;a&quot;:&quot;1&quot;,&quot;b&quot;:&quot;&lt;&quot;}\""))
        #expect(page.ids("data-submit").count == 1)
        #expect(page.text.contains("name=\"note\""))
        try page.perform("data-submit")
        #expect(sent.value == 1)
        let field = Renderer.render(TextField("N", text: .constant("")).onSubmit { sent.value += 1 })
        try field.perform("data-submit")
        #expect(sent.value == 2)
    }

    @Test(arguments: [false, true])
    func `a group that is told whether it is open renders its content only then, and its title asks for the other`(isExpanded: Bool) throws {
        let asked = Box(isExpanded)
        let page = Renderer.render(
            DisclosureGroup("More", isExpanded: Binding(get: { isExpanded }, set: { asked.value = $0 })) { Text("Content") })
        #expect(page.text.contains(" open") == isExpanded)
        #expect(page.text.contains("Content") == isExpanded)
        try page.perform("data-press")
        #expect(asked.value == !isExpanded)
    }

    @Test func `the other views have their semantics`() {
        let html = Renderer.render(
            VStack {
                ProgressView()
                Label("Home", image: Image(svg: "<svg></svg>"))
                Image(svg: "<svg></svg>", label: "A bag")
                DisclosureGroup("More") { Text("Content") }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) { Text("g") }
                ScrollView { LazyHStack(spacing: 2) { Spacer() } }
            }
        ).textWithStyles
        for part in [
            "role=\"status\"", "aria-hidden=\"true\"", "role=\"img\" aria-label=\"A bag\"", "<details", "minmax(min(100%,120px),1fr)",
            "ui-hstack ui-lazy", "tabindex=\"0\"",
        ] { #expect(html.contains(part), "\(part)") }
    }

    @Test func `symbols are found by name`() {
        let symbols = SymbolSet { $0 == "bag" ? "<svg id=\"bag\"></svg>" : nil }
        let html = Renderer.render(
            VStack {
                Label("Bags", systemImage: "bag")
                Image(systemName: "missing")
            }.environment(\.symbols, symbols)
        ).text
        #expect(html.contains("<span class=\"ui-image\" aria-hidden=\"true\"><svg id=\"bag\"></svg></span><span class=\"ui-text\">Bags</span>"))
        #expect(html.contains("<span class=\"ui-image\" aria-hidden=\"true\"></span>"))
    }
}
