import Core
import CoreTesting
import Foundation
import HTTPTypes
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import LiveUI

@Suite(.timeLimit(.minutes(1)))
struct CookieTests {
    private func claim(
        _ fixture: LiveFixture, _ session: String, _ claim: String, cookie: String, origin: String = "http://test", site: String = "same-origin"
    ) async -> ServerResponse {
        await fixture.server.send(
            .post, "/live/cookie", body: #"{"session":"\#(session)","claim":"\#(claim)"}"#,
            headerFields: [.cookie: cookie, .origin: origin, .secFetchSite: site])
    }

    /// Signs in and fetches the new cookie.
    private func signIn(_ fixture: LiveFixture, _ page: LiveFixture.Page, _ tab: TestTab) async throws -> String {
        tab.press(try page.press("Sign in"))
        let secret = try await waitForClaim(tab)
        let response = await claim(fixture, page.session, secret, cookie: page.cookie)
        #expect(response.status == .noContent)
        return String(try #require(response.headerFields[.setCookie]?.split(separator: ";").first))
    }

    private func waitForClaim(_ tab: TestTab) async throws -> String {
        while true {
            let message = try await tab.next()
            if let claim = message["claim"] as? String, TestTab.html([message]).contains("Somebody") { return claim }
        }
    }

    private func hashes(_ fixture: LiveFixture) async throws -> [String] {
        try await fixture.server.database.read { try $0.rows("SELECT cookie_hash FROM live_browser_session") }
            .map { try $0.get("cookie_hash", as: String.self) }
    }

    @Test func `a sign-in gets a new cookie, under which alone the person is found`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let cookie = try await signIn(fixture, page, tab)
        #expect(cookie != page.cookie)
        #expect(try await hashes(fixture).count == 1)
        let mine = try await fixture.visit(cookie: cookie)
        let old = try await fixture.visit(cookie: page.cookie)
        let theirs = try await fixture.connect(old)
        let ours = try await fixture.connect(mine)
        ours.press(try page.press("Add"))
        theirs.press(try page.press("Add"))
        _ = try await ours.settled()
        _ = try await theirs.settled()
        let (mineNow, oldNow) = (try await fixture.visit(cookie: cookie), try await fixture.visit(cookie: page.cookie))
        #expect(mineNow.html.contains("Somebody"))
        #expect(oldNow.html.contains("Nobody"))
        for tab in [tab, theirs, ours] { await tab.leave() }
    }

    @Test func `somebody who planted the cookie before the sign-in has nothing of it, not even with a tab that was open`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let planted = try await fixture.connect(try await fixture.visit(cookie: page.cookie))
        let tab = try await fixture.connect(page)
        tab.press(try page.press("Sign in"))
        _ = try await waitForClaim(tab)
        #expect(try await fixture.visit(cookie: page.cookie).html.contains("Nobody"))
        #expect(try await hashes(fixture).isEmpty)
        planted.press(try page.press("Add"))
        #expect(!TestTab.html(try await planted.settled()).contains("Somebody"))
        await tab.leave()
        await planted.leave()
    }

    @Test func `a claim is good once, for its own tab, its own browser and our own pages`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let stranger = try await fixture.visit()
        let tab = try await fixture.connect(page)
        tab.press(try page.press("Sign in"))
        let secret = try await waitForClaim(tab)
        #expect(await claim(fixture, page.session, secret, cookie: page.cookie, origin: "http://evil.example").status == .forbidden)
        #expect(await claim(fixture, page.session, secret, cookie: page.cookie, site: "cross-site").status == .forbidden)
        #expect(await claim(fixture, page.session, "guess", cookie: page.cookie).status == .notFound)
        #expect(await claim(fixture, page.session, secret, cookie: stranger.cookie).status == .notFound)
        #expect(await claim(fixture, stranger.session, secret, cookie: stranger.cookie).status == .notFound)
        let good = await claim(fixture, page.session, secret, cookie: page.cookie)
        #expect(good.status == .noContent)
        let cookie = String(try #require(good.headerFields[.setCookie]?.split(separator: ";").first))
        #expect(await claim(fixture, page.session, secret, cookie: cookie).status == .notFound)
        await tab.leave()
    }

    @Test func `the tab goes on under its new cookie`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let cookie = try await signIn(fixture, page, tab)
        await tab.leave()
        let again = fixture.socket(cookie: cookie)
        again.send(["kind": "hello", "id": page.session, "render": tab.render])
        #expect(try await again.next()["session"] as? String == page.session)
        await again.leave()
    }

    @Test func `a sign-out parts the tabs that shared the session and forgets the row`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let cookie = try await signIn(fixture, page, tab)
        let other = try await fixture.connect(try await fixture.visit(cookie: cookie))
        fixture.clock.advance(by: .seconds(1))
        tab.press(try page.press("Sign in"))
        #expect(await other.closed() == .replaced)
        #expect(try await hashes(fixture).isEmpty)
        await tab.leave()
    }

    @Test func `a socket from another site or without a cookie is refused`() async throws {
        let fixture = try await LiveFixture.make(app: CounterApp(publicURL: URL(string: "https://tumble.example/")))
        let cookie = try await fixture.visit().cookie
        #expect(fixture.live.accepts(fixture.request(cookie: cookie)))
        #expect(fixture.live.accepts(fixture.request(cookie: cookie, site: "same-origin")))
        #expect(fixture.live.accepts(fixture.request(cookie: cookie, origin: "https://tumble.example")))
        for origin in ["http://tumble.example", "http://evil.example", "http://test:81", "null", "", "http://test.evil.example", "ftp://test"] {
            #expect(!fixture.live.accepts(fixture.request(cookie: cookie, origin: origin)), "\(origin)")
        }
        #expect(!fixture.live.accepts(fixture.request(cookie: cookie, site: "cross-site")))
        #expect(!fixture.live.accepts(fixture.request(cookie: "tumble_session=guess")))
        #expect(!fixture.live.accepts(fixture.request(cookie: "other=1")))
    }
}
