import Foundation
import Testing
import UI

struct EscapingTests {
    @Test func `text is escaped`() {
        let html = Renderer.render(Text("<b>\"A\" & 'B'</b>")).text
        #expect(html.contains("&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;"))
        #expect(!html.contains("<b>"))
    }

    @Test func `attributes are escaped`() {
        let html = Renderer.render(Text("x").accessibilityLabel("\" onclick=\"evil()")).text
        #expect(html.contains("aria-label=\"&quot; onclick=&quot;evil()\""))
    }

    @Test func `a style's value can't leave its declaration`() {
        let page = Renderer.render(Text("x").foregroundColor(Color(css: "red;background:url(//evil)\"><script>")))
        let html = page.text + page.styles.map(\.css).joined()
        #expect(!html.contains("<script"))
        #expect(!html.contains("background:"))
    }

    @Test func `an element refuses handlers, bad names and unsafe urls`() {
        let attributes = [("onclick", "a()"), ("x y", "1"), ("href", "javascript:alert(1)"), ("data-x", "<1>")]
        let html = Renderer.render(Element("a", class: "k\"k", attributes: attributes) { Text("t") }).text
        #expect(html.contains("<a class=\"k&quot;k\" data-x=\"&lt;1&gt;\">"))
    }

    @Test(arguments: ["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x"])
    func `an unsafe link loses its address`(address: String) {
        #expect(!Renderer.render(Element("a", attributes: [("href", address)])).text.contains("href"))
    }

    @Test func `a safe link keeps its address`() {
        #expect(Renderer.render(Element("a", attributes: [("href", "/orders?a=1&b=2")])).text.contains("href=\"/orders?a=1&amp;b=2\""))
    }

    @Test func `a secret is never written`() {
        #expect(!Renderer.render(SecureField("Password", text: .constant("hunter2"))).text.contains("hunter2"))
    }
}
