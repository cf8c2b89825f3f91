import Core
import CoreTesting
import Foundation
import ServerCore
import Testing
import UI

@testable import LiveUI

@Suite(.timeLimit(.minutes(1)))
struct LiveSessionTests {
    @Test func `a press travels to the server and only the changed fragment comes back, with the styles that are new`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        tab.press(try page.press("Add"))
        let message = try await tab.settled()[0]
        let fragments = try #require(message["fragments"] as? [[String: String]])
        #expect(fragments.count == 1)
        #expect(fragments.first?["html"]?.contains("Count 1") == true)
        let styles = try #require(message["styles"] as? [String])
        #expect(styles.count == 1)
        #expect(styles.first?.contains("12") == true)
        #expect(message["acknowledged"] as? Int == 2)
        await tab.leave()
    }

    @Test func `a tab that has the page of the GET gets no page again`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = fixture.socket(cookie: page.cookie)
        tab.send(["kind": "hello", "id": page.session, "render": 1, "path": "/place"])
        let message = try await tab.next()
        #expect(message["session"] as? String == page.session)
        #expect(message["fragments"] == nil)
        #expect(message["path"] == nil)
        await tab.leave()
    }

    @Test func `a tab that comes back to its session goes on, with the whole page if a message was lost`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let first = try await fixture.connect(page)
        first.press(try page.press("Add"))
        _ = try await first.settled()
        await first.leave()
        let second = fixture.socket(cookie: page.cookie)
        second.send(["kind": "hello", "id": page.session, "render": 1, "path": "/place"])
        let message = try await second.next()
        #expect(message["session"] as? String == page.session)
        #expect(TestTab.html([message]).contains("Count 1"))
        second.press(try page.press("Add"))
        #expect(TestTab.html(try await second.settled()).contains("Count 2"))
        await second.leave()
    }

    @Test func `a second socket takes the session over, and the first is told so`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let first = try await fixture.connect(page)
        let second = try await fixture.connect(page)
        #expect(await first.closed() == .replaced)
        second.press(try page.press("Add"))
        #expect(TestTab.html(try await second.settled()).contains("Count 1"))
        await second.leave()
    }

    @Test func `a browser that comes back to another process finds its place, its rows and what it had typed`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let more = try LiveFixture.attribute("data-more", in: page.html)
        let tab = fixture.socket(cookie: page.cookie)
        tab.send(["kind": "hello", "id": "gone", "path": "/elsewhere", "fields": [page.input: "Ann"], "extents": [more: 100]])
        let message = try await tab.next()
        let html = TestTab.html([message])
        #expect(html.contains("id=\"ui-root\""))
        #expect(html.contains("Ann"))
        #expect(html.contains("Row 99"))
        #expect(message["session"] as? String != "gone")
        await tab.leave()
    }

    @Test func `a browser that comes back to its session learns what of the last connection was read, at a new one nothing`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        tab.press(try page.press("Add"))
        _ = try await tab.settled()
        await tab.leave()
        let again = fixture.socket(cookie: page.cookie)
        again.send(["kind": "hello", "id": page.session, "path": "/place"])
        #expect(try await again.next()["received"] as? Int == 2)
        await again.leave()
        let elsewhere = fixture.socket(cookie: page.cookie)
        elsewhere.send(["kind": "hello", "id": "gone", "path": "/place"])
        #expect(try await elsewhere.next()["received"] == nil)
        await elsewhere.leave()
    }

    @Test func `another browser can't adopt a tab`() async throws {
        let fixture = try await LiveFixture.make()
        let (mine, theirs) = (try await fixture.visit(), try await fixture.visit())
        let tab = fixture.socket(cookie: theirs.cookie)
        tab.send(["kind": "hello", "id": mine.session, "path": "/mine"])
        #expect(try await tab.next()["session"] as? String != mine.session)
        await tab.leave()
    }

    @Test func `two tabs of one browser are two sessions`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let other = try await fixture.visit(cookie: page.cookie)
        #expect(page.session != other.session)
        let (first, second) = (try await fixture.connect(page), try await fixture.connect(other))
        first.press(try page.press("Add"))
        #expect(TestTab.html(try await first.settled()).contains("Count 1"))
        second.press(try page.press("Add"))
        #expect(TestTab.html(try await second.settled()).contains("Count 1"))
        await first.leave()
        await second.leave()
    }

    @Test func `a place that leads elsewhere replaces its address, a place that a press leads to has its own`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        tab.send(["kind": "open", "path": "/redirect"])
        let redirected = try #require(try await tab.settled().last)
        #expect(redirected["path"] as? String == "/place")
        #expect(redirected["replace"] as? Bool == true)
        tab.press(try page.press("Add"))
        _ = try await tab.settled()
        let post = try #require(fixture.app.posts.value.first)
        post(.opened("/detail"))
        let pushed = try await tab.next()
        #expect(pushed["path"] as? String == "/detail")
        #expect(pushed["replace"] == nil)
        post(.opened("/detail?area=Irvine"))
        let refined = try await tab.next()
        #expect(refined["path"] as? String == "/detail?area=Irvine")
        #expect(refined["replace"] as? Bool == true)
        await tab.leave()
    }

    @Test func `the end of a long list asks for more rows`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        #expect(page.html.contains("Row 49<"))
        #expect(!page.html.contains("Row 50<"))
        let tab = try await fixture.connect(page)
        tab.send(["kind": "more", "id": try LiveFixture.attribute("data-more", in: page.html)])
        let html = TestTab.html(try await tab.settled())
        #expect(html.contains("Row 99<"))
        #expect(!html.contains("Row 100<"))
        await tab.leave()
    }

    @Test func `what a script reports reaches the event of its element`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        tab.send(["kind": "event", "id": try LiveFixture.attribute("data-event", in: page.html), "text": "Ann"])
        #expect(TestTab.html(try await tab.settled()).contains("value=\"Ann\""))
        await tab.leave()
    }

    @Test func `a message that can't be read ends the connection`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = fixture.socket(cookie: page.cookie)
        tab.socket.inbox.put("nonsense")
        #expect(await tab.closed() == .unreadable)
    }

    @Test func `appearing runs once, and leaving cancels the task`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let detail = try page.press("Detail")
        for _ in 0..<2 {
            tab.press(detail)
            _ = try await tab.settled()
            tab.press(try page.press("Add"))
            _ = try await tab.settled()
            tab.press(detail)
            _ = try await tab.settled()
        }
        tab.press(detail)
        _ = try await tab.settled()
        await tab.leave()
        await fixture.live.stop()
        let log = fixture.app.log
        #expect(log.value.filter { $0 == "appeared" }.count == 3)
        #expect(log.value.filter { $0 == "disappeared" }.count == 3)
        try await eventually { log.value.filter({ $0 == "task cancelled" }).count >= 3 }
        #expect(log.value.filter { $0 == "task began" }.count == 3)
    }
}
