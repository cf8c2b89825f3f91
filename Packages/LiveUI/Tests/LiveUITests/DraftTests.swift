import Core
import CoreTesting
import Crypto
import Foundation
import ServerCore
import Testing

@testable import LiveUI

/// What is entered and not sent goes to the page sealed, and comes back with the next session.
@Suite(.timeLimit(.minutes(1)))
struct DraftTests {
    /// A tab in which "Add" was pressed twice.
    private func filledTab(_ fixture: LiveFixture) async throws -> (page: LiveFixture.Page, tab: TestTab, draft: String) {
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        tab.press(try page.press("Add"))
        _ = try await tab.settled()
        tab.press(try page.press("Add"))
        let draft = try #require(try await tab.settled().last?["draft"] as? String)
        return (page, tab, draft)
    }

    private func comeBack(_ fixture: LiveFixture, cookie: String, draft: String) async throws -> (tab: TestTab, message: [String: Any]) {
        let tab = fixture.socket(cookie: cookie)
        tab.send(["kind": "hello", "id": "gone", "path": "/place", "draft": draft])
        return (tab, try await tab.next())
    }

    @Test func `a new session starts from the draft of the one that is gone`() async throws {
        let fixture = try await LiveFixture.make(app: CounterApp(keepsCount: true))
        let (page, tab, draft) = try await filledTab(fixture)
        await tab.leave()
        await fixture.live.stop()
        let (again, message) = try await comeBack(fixture, cookie: page.cookie, draft: draft)
        #expect(TestTab.html([message]).contains("Count 2"))
        // The page gets it from the new session, too: it may be the next that goes.
        #expect((message["draft"] as? String)?.isEmpty == false)
        await again.leave()
    }

    @Test func `the page can't read a draft, and the page of another browser can't use it`() async throws {
        let fixture = try await LiveFixture.make(app: CounterApp(keepsCount: true))
        let (_, tab, draft) = try await filledTab(fixture)
        let bytes = try #require(Data(base64Encoded: draft))
        #expect(bytes.count == 12 + 1 + 16)
        let other = try await fixture.visit()
        let (again, message) = try await comeBack(fixture, cookie: other.cookie, draft: draft)
        #expect(TestTab.html([message]).contains("Count 0"))
        // What can't be used needn't be kept.
        #expect(message["draft"] as? String == "")
        await tab.leave()
        await again.leave()
    }

    @Test func `a press carries the draft with its acknowledgement, and only where it changed`() async throws {
        let fixture = try await LiveFixture.make(app: CounterApp(keepsCount: true))
        let (page, tab, _) = try await filledTab(fixture)
        tab.press(try page.press("Start"))
        #expect(try await tab.settled().allSatisfy { $0["draft"] == nil })
        await tab.leave()
    }

    @Test func `a choice carries the draft with its acknowledgement, since no field of the page may say what was chosen`() async throws {
        let fixture = try await LiveFixture.make(app: CounterApp(keepsCount: true))
        let (page, tab, _) = try await filledTab(fixture)
        let add = try page.press("Add")
        tab.send(["kind": "text", "id": add, "text": "2"])
        #expect(try await tab.settled().allSatisfy { $0["draft"] == nil })
        tab.send(["kind": "choice", "id": add, "text": "2"])
        #expect(try await tab.settled().last?["draft"] != nil)
        await tab.leave()
    }

    @Test func `what has been sent is no draft any more`() async throws {
        let fixture = try await LiveFixture.make(app: CounterApp(keepsCount: true))
        let (_, tab, _) = try await filledTab(fixture)
        let post = try #require(fixture.app.posts.value.last)
        post(.countRestored(0))
        #expect(try await tab.next()["draft"] as? String == "")
        await tab.leave()
    }

    @Test func `a draft beyond its bound isn't kept`() async throws {
        var limits = LiveLimits()
        limits.draftBytes = 20
        let fixture = try await LiveFixture.make(app: CounterApp(keepsCount: true), limits: limits)
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        tab.press(try page.press("Add"))
        #expect(try await tab.settled().last?["draft"] as? String == "")
        await tab.leave()
    }

    @Test func `a draft that the browser could not have got ends the connection`() async throws {
        let fixture = try await LiveFixture.make(app: CounterApp(keepsCount: true))
        let tab = fixture.socket(cookie: try await fixture.visit().cookie)
        tab.send(["kind": "hello", "id": "gone", "path": "/place", "draft": String(repeating: "a", count: 16_385)])
        #expect(await tab.closed() == .unreadable)
    }

    @Test func `typing gives a draft once an interval, a press at once`() throws {
        let browser = try #require(BrowserID(cookie: String(repeating: "0", count: 64)))
        var drafts = DraftChanges(seal: DraftSeal(key: SymmetricKey(size: .bits256), browser: browser), limits: LiveLimits())
        let start = Date(timeIntervalSince1970: 1_000)
        #expect(drafts.next(nil, now: start) == nil)
        #expect(drafts.next(Data("a".utf8), now: start + 0.5) == nil)
        #expect(drafts.next(Data("a".utf8), now: start + 1)?.isEmpty == false)
        drafts.change()
        #expect(drafts.next(Data("b".utf8), now: start + 1.1)?.isEmpty == false)
        #expect(drafts.next(Data("b".utf8), now: start + 9) == nil)
    }
}
