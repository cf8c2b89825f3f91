import Foundation
import Testing

@testable import UI

struct StyleTests {
    @Test func `a style becomes a class with a rule`() throws {
        let page = Renderer.render(Text("x").padding(8))
        let rule = try #require(page.styles.first)
        #expect(page.styles.count == 1)
        #expect(rule.declarations == "padding:8px;")
        #expect(rule.css == ".\(rule.className):not(#_){padding:8px;}")
        #expect(page.text.contains("<span class=\"ui-text \(rule.className)\">x</span>"))
        #expect(!page.text.contains("style="))
    }

    @Test func `equal styles share a class, and rules stand in the order of their first use`() {
        let page = Renderer.render(
            VStack {
                Text("a").padding(8)
                Text("b").monospacedDigit()
                Text("c").padding(8)
            })
        #expect(page.styles.map(\.declarations) == ["padding:8px;", "font-variant-numeric:tabular-nums;"])
        #expect(page.text.components(separatedBy: page.styles[0].className).count == 3)
    }

    @Test func `a class is a hash of its declarations that no process changes`() {
        #expect(StyleRule("padding:8px;").className == "s1o4t6dwbp0bl6")
        #expect(StyleRule("padding:8px;") == Renderer.render(Text("x").padding(8)).styles[0])
        #expect(StyleRule("").className.count == 14)
    }

    @Test func `renders with the same styles in the same order keep them once`() {
        func styles(_ paddings: [CGFloat]) -> [StyleRule] {
            Renderer.render(ForEach(0..<paddings.count) { Text("x").padding(paddings[$0]) }).styles
        }
        func address(_ styles: [StyleRule]) -> UnsafePointer<StyleRule>? { styles.withUnsafeBufferPointer { $0.baseAddress } }
        let first = styles([701, 702])
        #expect(address(styles([701, 702])) == address(first))
        #expect(styles([702, 701]) == first.reversed())
        #expect(styles([701]) == [first[0]])
    }

    @Test func `many styles have many classes, and all of them keep their rule`() {
        let page = Renderer.render(ForEach(0..<500) { Text("x").padding(CGFloat($0)) })
        #expect(page.styles.map(\.declarations) == (0..<500).map { "padding:\($0)px;" })
        #expect(Set(page.styles.map(\.id)).count == 500)
        #expect(page.styles.allSatisfy { page.text.contains(" \($0.className)\"") })
    }

    @Test func `texts that differ in one byte or in length differ in their hash`() {
        var seen: Set<UInt64> = []
        let base = Array("color:var(--color-text);font:var(--font-headline);".utf8)
        for index in base.indices {
            for bit in 0..<8 {
                var bytes = base
                bytes[index] ^= 1 << UInt8(bit)
                seen.insert(bytes.withUnsafeBufferPointer { StyleHash.hash($0) })
            }
        }
        for count in 0...base.count { seen.insert(base.prefix(count).withUnsafeBufferPointer { StyleHash.hash($0) }) }
        for count in 1...40 { seen.insert([UInt8](repeating: 0, count: count).withUnsafeBufferPointer { StyleHash.hash($0) }) }
        #expect(seen.count == base.count * 8 + base.count + 1 + 40)
    }

    @Test func `the style attribute of an element joins its class`() {
        let page = Renderer.render(Element("div", class: "bar", attributes: [("style", "width:50%"), ("data-x", "1")]).padding(4))
        #expect(page.styles.map(\.declarations) == ["padding:4px;width:50%;"])
        #expect(page.text.contains("<div class=\"bar \(page.styles[0].className)\" data-x=\"1\"></div>"))
    }

    @Test(arguments: [
        "width:1px}body{display:none", "width:calc(1px", "width:1px)", "width:1px/*", "width:\"", "width:'", "width:1px\\", "width:[1px",
        "</style><script>", "width:1px\n", "@import x",
    ])
    func `a declaration that could leave its rule is left out`(declaration: String) {
        let page = Renderer.render(Element("div", attributes: [("style", "color:red;\(declaration);height:2px")]))
        #expect(page.styles.map(\.declarations) == ["color:red;height:2px;"])
        #expect(!page.text.contains("style"))
        let value = Renderer.render(Text("x").foregroundColor(Color(css: declaration)).monospacedDigit()).styles.map(\.css).joined()
        #expect(value.contains("{font-variant-numeric:tabular-nums;"))
        #expect(value.filter { $0 == "}" }.count == 1)
    }

    @Test func `a toolbar's and a sheet's styles are the page's`() {
        let page = Renderer.render(
            NavigationStack(path: .constant([Int]())) { Text("x").toolbar { Text("t").padding(1) } }
                .sheet(isPresented: .constant(true)) { Text("s").padding(2) })
        #expect(page.styles.map(\.declarations) == ["padding:1px;", "padding:2px;"])
    }

    @Test func `no scheme is wanted unless a view asks`() {
        #expect(Renderer.render(Text("x")).colorScheme == nil)
    }
}
