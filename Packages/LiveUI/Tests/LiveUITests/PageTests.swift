import Core
import CoreTesting
import Foundation
import HTTPTypes
import ServerCore
import Testing

@testable import LiveUI

@Suite(.timeLimit(.minutes(1)))
struct PageTests {
    @Test func `a GET answers the complete page with its session, title and a cookie that scripts can't read`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        #expect(page.response.status == .ok)
        #expect(page.html.contains("Count 0"))
        #expect(page.html.contains("<title>Counter · Counter</title>"))
        #expect(page.response.headerFields[.setCookie]?.hasSuffix("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax") == true)
        #expect(page.response.headerFields[.cacheControl] == "no-store")
        #expect(page.session.count == 32)
    }

    @Test func `nothing in the page is inline but one style element, whose nonce the policy names anew each time`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let policy = try #require(page.response.headerFields[.contentSecurityPolicy])
        let nonce = try LiveFixture.attribute("nonce", in: page.html)
        #expect(policy.contains("style-src 'self' 'nonce-\(nonce)';"))
        #expect(policy.contains("default-src 'none'; script-src 'self';"))
        #expect(policy.contains("connect-src 'self' ws://test;"))
        #expect(!policy.contains("unsafe"))
        #expect(!page.html.contains(" style=\""))
        #expect(!page.html.contains(" onclick"))
        #expect(page.html.ranges(of: "<script").count == 1)
        #expect(page.html.ranges(of: "<style").count == 1)
        let other = try await fixture.visit()
        #expect(try LiveFixture.attribute("nonce", in: other.html) != nonce)
    }

    @Test func `a visit knows where the browser is and what it calls itself, whether it came by page or by socket`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit("/place", [.userAgent: "Browser/1", .acceptLanguage: "pl"])
        var head = fixture.request(cookie: page.cookie).head
        head.headerFields[.userAgent] = "Browser/2"
        let (live, socket, request) = (fixture.live, TestSocket(), ServerRequest(head: head, remoteAddress: "192.0.2.1"))
        let tab = TestTab(socket: socket, connection: Task { await live.connect(request, socket) })
        tab.send(["kind": "hello", "id": "unknown", "render": 1, "path": "/place"])
        _ = try await tab.next()
        let visits = fixture.app.visits.value
        #expect(visits.map(\.userAgent) == ["Browser/1", "Browser/2"])
        #expect(visits.map(\.remoteAddress) == ["test", "192.0.2.1"])
        #expect(visits.map(\.languages) == [[.polish], []])
    }

    @Test func `the other fields tell browsers what a page may not do`() async throws {
        let fields = try await LiveFixture.make().visit().response.headerFields
        for (name, value) in [
            ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
            ("X-Frame-Options", "DENY"),
            (
                "Permissions-Policy",
                """
                camera=(self), geolocation=(self), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()
                """
            ),
        ] {
            #expect(fields[try #require(HTTPField.Name(name))] == value)
        }
        #expect(fields[.strictTransportSecurity] == nil)
    }

    @Test func `over HTTPS the cookie is the host's own and encrypted, and tiles may come from where the settings say`() async throws {
        let app = CounterApp(isSecure: true, imageSources: ["https://tiles.example", "https://evil.example; script-src *"])
        let fields = try await LiveFixture.make(app: app).visit().response.headerFields
        #expect(fields[.setCookie]?.hasPrefix("__Host-tumble_session=") == true)
        #expect(fields[.setCookie]?.hasSuffix("; Secure") == true)
        #expect(fields[.strictTransportSecurity]?.hasPrefix("max-age=") == true)
        #expect(fields[.contentSecurityPolicy]?.contains("img-src 'self' data: https://tiles.example;") == true)
        #expect(fields[.contentSecurityPolicy]?.contains("evil") == false)
        #expect(fields[.contentSecurityPolicy]?.contains("wss://test;") == true)
    }

    @Test func `scripts, frames and calls of others come from the providers that are set alone`() {
        let with = ["https://js.provider.example", "https://evil.example; script-src *"]
        let policy = PageSecurity(document: LiveDocument(name: "A", styleSheet: "", isSecure: true, providerSources: with)).policy(nonce: "n", authority: "a")
        for directive in ["script-src 'self'", "connect-src 'self' wss://a", "frame-src"] {
            #expect(policy.contains("\(directive) https://js.provider.example;"))
        }
        #expect(!policy.contains("evil"))
        let without = PageSecurity(document: LiveDocument(name: "A", styleSheet: "", isSecure: true)).policy(nonce: "n", authority: "a")
        for directive in ["script-src 'self'", "connect-src 'self' wss://a", "frame-src 'none'"] { #expect(without.contains("\(directive);")) }
    }

    @Test func `a host with anything but a host's characters stays out of the policy`() {
        let security = PageSecurity(document: LiveDocument(name: "A", styleSheet: "", isSecure: false))
        #expect(security.policy(nonce: "n", authority: "a.example:8080").contains("ws://a.example:8080;"))
        #expect(!security.policy(nonce: "n", authority: "a; script-src *").contains("ws://"))
    }

    @Test func `the page has the language that the browser asks for first`() async throws {
        let fixture = try await LiveFixture.make()
        #expect(try await fixture.visit("/", [.acceptLanguage: "fr, pl;q=0.9, en;q=0.5"]).html.contains("<html lang=\"pl\">"))
        #expect(try await fixture.visit("/", [:]).html.contains("<html lang=\"en\">"))
    }

    @Test func `names are escaped in the frame`() {
        let document = LiveDocument(name: "<b>&\"", styleSheet: "", isSecure: false)
        let html = String(decoding: document.fullPage(language: .english, version: "1"), as: UTF8.self)
        #expect(html.contains("<title>&lt;b&gt;&amp;&quot;</title>"))
    }

    @Test func `the script is small`() {
        let script = Resources.liveScript(pageSize: "50")
        #expect(script.utf8.count < 48_000)
        #expect(!script.contains("eval("))
    }
}
