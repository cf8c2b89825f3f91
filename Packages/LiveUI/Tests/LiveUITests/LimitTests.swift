import Core
import CoreTesting
import Foundation
import HTTPTypes
import ServerCore
import Testing

@testable import LiveUI

@Suite(.timeLimit(.minutes(1)))
struct LimitTests {
    private func limits(_ change: (inout LiveLimits) -> Void) -> LiveLimits {
        var limits = LiveLimits()
        change(&limits)
        return limits
    }

    @Test func `a tab that nobody adopts ends, an adopted one stays`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        _ = try await fixture.visit(cookie: page.cookie)
        let tab = try await fixture.connect(page)
        #expect(await fixture.live.sessionCount == 2)
        for _ in 0..<3 {
            await fixture.clock.sleepers(1)
            fixture.clock.advance(by: .seconds(15))
        }
        await fixture.clock.sleepers(1)
        #expect(await fixture.live.sessionCount == 1)
        tab.press(try page.press("Add"))
        #expect(TestTab.html(try await tab.settled()).contains("Count 1"))
        await tab.leave()
    }

    @Test func `a tab whose browser sends nothing ends after the idle time, and what the browser has shown keeps nobody awake`() async throws {
        let fixture = try await LiveFixture.make(limits: limits { $0.idleTime = .seconds(60) })
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        tab.send(["kind": "ping"])
        _ = try await tab.settled()
        for _ in 0..<2 {
            await fixture.clock.sleepers(1)
            tab.send(["kind": "shown"])
            fixture.clock.advance(by: .seconds(20))
        }
        await fixture.clock.sleepers(1)
        #expect(await fixture.live.sessionCount == 1)
        fixture.clock.advance(by: .seconds(20))
        #expect(await tab.closed() == .idle)
        #expect(await fixture.live.sessionCount == 0)
    }

    @Test func `a ping keeps a tab`() async throws {
        let fixture = try await LiveFixture.make(limits: limits { $0.idleTime = .seconds(60) })
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        for _ in 0..<6 {
            await fixture.clock.sleepers(1)
            fixture.clock.advance(by: .seconds(20))
            tab.send(["kind": "ping"])
            _ = try await tab.settled()
        }
        #expect(await fixture.live.sessionCount == 1)
        await tab.leave()
    }

    @Test func `a page that is seen again, or connected again, tells its app`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        #expect(!fixture.app.log.value.contains("returned"))
        tab.send(["kind": "visible"])
        _ = try await tab.settled()
        #expect(fixture.app.log.value.filter { $0 == "returned" }.count == 1)
        await tab.leave()
        let again = try await fixture.connect(page)
        #expect(fixture.app.log.value.filter { $0 == "returned" }.count == 2)
        await again.leave()
    }

    @Test func `what scripts noted about the device comes with a request`() {
        let fields: HTTPFields = [.cookie: "tumble_session=secret; tumble_device_location=granted;tumble_device_x=a=b; y=1; tumble_device_"]
        let request = ServerRequest(head: HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/", headerFields: fields))
        #expect(DeviceReports.read(request) == ["location": "granted", "x": "a=b"])
    }

    @Test func `a browser that sends more than a person can is cut off`() async throws {
        let fixture = try await LiveFixture.make(limits: limits { $0.messageBurst = 5 })
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        for _ in 0..<20 { tab.press(try page.press("Add")) }
        #expect(await tab.closed() == .tooMany)
        #expect(fixture.app.log.value.filter { $0 == "tapped" }.count == 5)
    }

    @Test func `what a browser confirms of what it was sent is no part of its messages, more is`() async throws {
        let fixture = try await LiveFixture.make(limits: limits { $0.messageBurst = 5 })
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let post = try #require(fixture.app.posts.value.first)
        for _ in 0..<20 {
            post(.tapped)
            _ = try await tab.next()
            tab.send(["kind": "shown"])
        }
        tab.press(try page.press("Add"))
        #expect(TestTab.html(try await tab.settled()).contains("Count 21"))
        for _ in 0..<20 { tab.send(["kind": "shown"]) }
        #expect(await tab.closed() == .tooMany)
    }

    @Test func `a budget fills up again`() {
        let start = Date(timeIntervalSince1970: 0)
        var budget = MessageBudget(limits { ($0.messageBurst, $0.messagesPerSecond) = (2, 1) }, now: start)
        let taken = [0, 0, 0, 1, 1.5, 60].map { budget.take(now: start + $0) }
        #expect(taken == [true, true, false, true, false, true])
    }

    @Test func `too long a message, text, address or form can't be read`() {
        let limits = limits { ($0.messageBytes, $0.textBytes, $0.pathBytes, $0.fields) = (300, 10, 10, 1) }
        func isRead(_ members: String) -> Bool { BrowserMessage.decode("{\"kind\":\"text\",\"sequence\":1\(members)}", limits: limits) != nil }
        #expect(isRead(",\"text\":\"0123456789\",\"path\":\"/a\",\"fields\":{\"a\":\"b\"}"))
        #expect(!isRead(",\"text\":\"0123456789a\""))
        #expect(!isRead(",\"path\":\"/0123456789\""))
        #expect(!isRead(",\"path\":\"//x\""))
        #expect(!isRead(",\"path\":\"javascript:\""))
        #expect(!isRead(",\"fields\":{\"a\":\"b\",\"c\":\"d\"}"))
        #expect(!isRead(",\"fields\":{\"a\":\"0123456789a\"}"))
        #expect(!isRead(",\"id\":\"\(String(repeating: "a", count: 300))\""))
    }

    @Test func `one browser's oldest tab makes room for its newest`() async throws {
        let fixture = try await LiveFixture.make(limits: limits { $0.tabsPerBrowser = 2 })
        let page = try await fixture.visit()
        let first = try await fixture.connect(page)
        let second = try await fixture.connect(try await fixture.visit(cookie: page.cookie))
        _ = try await fixture.visit(cookie: page.cookie)
        #expect(await first.closed() == .idle)
        #expect(await fixture.live.sessionCount == 2)
        _ = try await fixture.visit(cookie: page.cookie)
        #expect(await fixture.live.sessionCount == 2)
        second.press(try page.press("Add"))
        #expect(TestTab.html(try await second.settled()).contains("Count 1"))
        await second.leave()
    }

    /// Opens a tab in which somebody is signed in.
    private func signIn(_ fixture: LiveFixture) async throws -> TestTab {
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        tab.press(try page.press("Sign in"))
        _ = try await tab.settled()
        return tab
    }

    @Test func `a full server ends parked tabs first, then idle ones, and then answers that it is full`() async throws {
        let fixture = try await LiveFixture.make(limits: limits { $0.tabs = 2 })
        let (first, second) = (try await signIn(fixture), try await signIn(fixture))
        let refused = try await fixture.visit()
        #expect(refused.response.status == .serviceUnavailable)
        #expect(refused.response.headerFields[.retryAfter] == "10")
        #expect(refused.html.contains("<h1>"))
        let late = fixture.socket(cookie: "tumble_session=\(String(repeating: "a", count: 64))")
        late.send(["kind": "hello", "path": "/"])
        #expect(await late.closed() == .full)
        fixture.clock.advance(by: .seconds(61))
        second.send(["kind": "ping"])
        _ = try await second.settled()
        let third = try await fixture.visit()
        #expect(third.response.status == .ok)
        #expect(await first.closed() == .idle)
        #expect(try await fixture.visit().response.status == .ok)
        #expect(await fixture.live.tabs[third.session] == nil)
        await second.leave()
    }

    @Test func `tabs without anybody signed in have a budget, and make room for others first`() async throws {
        let fixture = try await LiveFixture.make(limits: limits { ($0.tabs, $0.anonymousTabs) = (3, 2) })
        let person = try await signIn(fixture)
        let old = try await fixture.connect(try await fixture.visit())
        fixture.clock.advance(by: .seconds(1))
        let new = try await fixture.connect(try await fixture.visit())
        let page = try await fixture.visit()
        #expect(page.response.status == .ok)
        #expect(await old.closed() == .idle)
        #expect(await fixture.live.sessionCount == 3)
        let other = try await fixture.visit()
        #expect(await fixture.live.tabs[page.session] == nil)
        #expect(await fixture.live.tabs[other.session] != nil)
        for tab in [person, new] { await tab.leave() }
    }

    @Test func `an address with many tabs of nobody loses its own, not those of other addresses`() async throws {
        let fixture = try await LiveFixture.make(limits: limits { $0.anonymousTabsPerAddress = 2 })
        var sessions: [String] = []
        for address in ["192.0.2.1", "2001:db8::1", "2001:db8::2", "2001:db8::3"] {
            sessions.append(try await fixture.visit(from: address).session)
        }
        let tabs = await fixture.live.tabs
        #expect(sessions.map { tabs[$0] != nil } == [true, false, true, true])
    }

    @Test func `a socket that doesn't say for which tab it is is closed`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = fixture.socket(cookie: page.cookie)
        await fixture.clock.sleepers(2)
        fixture.clock.advance(by: .seconds(10))
        #expect(await tab.closed() == .normal)
    }
}
