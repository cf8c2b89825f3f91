import Foundation
import Testing
import UI

struct ModifierTests {
    private func body<V: View>(_ view: V) -> String {
        let text = Renderer.render(view).textWithStyles
        return String(text.dropFirst("<div class=\"ui-root\" id=\"ui-root\">".count).dropLast("</div>".count))
    }

    @Test func `padding inside of a background shares the element`() {
        let html = body(Text("x").padding(8).background(Color(css: "red")))
        #expect(html == "<span class=\"ui-text {background:red;padding:8px;}\">x</span>")
    }

    @Test func `padding outside of a background gets a wrapper`() {
        let html = body(Text("x").background(Color(css: "red")).padding(8))
        #expect(html == "<div class=\"ui-box {padding:8px;}\"><span class=\"ui-text {background:red;}\">x</span></div>")
    }

    @Test func `a card is one element`() {
        let html = body(VStack { Text("x") }.padding(8).background(Color(css: "red")).cornerRadius(4))
        #expect(html.hasPrefix("<div class=\"ui-vstack {border-radius:4px;overflow:hidden;background:red;padding:8px;}\" id="))
    }

    @Test func `the inner color wins`() {
        let html = body(Text("x").foregroundColor(Color(css: "red")).foregroundColor(Color(css: "blue")))
        #expect(html.contains("color:blue;color:red;"))
    }

    @Test func `modifiers of a sequence get a wrapper and those of nothing vanish`() {
        let html = body(
            Group {
                Text("a"); Text("b")
            }.foregroundColor(Color(css: "red")))
        #expect(html == "<div class=\"ui-group {color:red;}\"><span class=\"ui-text\">a</span><span class=\"ui-text\">b</span></div>")
        #expect(
            body(
                VStack {
                    EmptyView().foregroundColor(Color(css: "red")); Text("b")
                }
            ).hasSuffix("<span class=\"ui-text\">b</span></div>"))
    }

    @Test func `a fixed frame keeps padding outside`() {
        let html = body(Text("x").frame(minWidth: 20).padding(4))
        #expect(html.hasPrefix("<div class=\"ui-box {padding:4px;}\"><div class=\"ui-frame {min-width:20px;}\">"))
    }

    @Test func `a button style wraps the label`() {
        struct Filled: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.background(Color(css: "red")) }
        }
        #expect(body(VStack { Button("Go") {} }.buttonStyle(Filled())).contains("<span class=\"ui-text {background:red;}\">Go</span></button>"))
    }

    @Test func `accessibility is written`() {
        let html = body(Text("x").accessibilityIdentifier("t").accessibilityAddTraits(.isHeader))
        #expect(html.contains("role=\"heading\" aria-level=\"2\" data-testid=\"t\""))
    }

    @Test func `a hook names the script's behavior and its options, and takes what the script reports`() {
        var reports: [String] = []
        let page = Renderer.render(Text("Here").hook("place", options: ["use": "driver"]) { reports.append($0) })
        #expect(String(decoding: page.html, as: UTF8.self).contains("data-hook=\"place\" data-use=\"driver\" data-event="))
        for id in page.actions.ids { page.actions[id]?.perform(.text("[1]")) }
        #expect(reports == ["[1]"])
    }

    @Test func `the stylesheet names no color of its own`() {
        #expect(!UIStyleSheet.css.contains("#"))
        #expect(UIStyleSheet.css.contains("prefers-reduced-motion"))
    }
}
