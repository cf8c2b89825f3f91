import Core
import CoreTesting
import Foundation
import ServerCore
import Testing

@testable import LiveUI

@Suite(.timeLimit(.minutes(1)))
struct BackPressureTests {
    @Test func `many changes that come together are one message`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let (live, socket, request) = (fixture.live, TestSocket(), fixture.request(cookie: page.cookie))
        let (gate, opened) = AsyncStream<Void>.makeStream()
        let connection = Task {
            for await _ in gate {}
            await live.connect(request, socket)
        }
        let tab = TestTab(socket: socket, connection: connection)
        tab.send(["kind": "hello", "id": page.session, "render": 1, "path": "/place"])
        let add = try page.press("Add")
        for _ in 0..<50 { tab.press(add) }
        opened.finish()
        let messages = try await tab.settled()
        #expect(messages.count == 1)
        #expect(TestTab.html(messages).contains("Count 50"))
        await tab.leave()
    }

    @Test func `a slow browser is sent no more until it has shown what it got, and then the latest state, not a queue`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let post = try #require(fixture.app.posts.value.first)
        post(.filled(String(repeating: "a", count: 20_000)))
        #expect(TestTab.html([try await tab.next()]).count > 20_000)
        post(.tapped)
        let typed = tab.send(["kind": "text", "id": page.input, "text": "Ann", "render": 1])
        try await eventually { fixture.app.log.value.contains("nameChanged(\"Ann\")") }
        for _ in 0..<499 { post(.tapped) }
        try await eventually { fixture.app.log.value.filter({ $0 == "tapped" }).count >= 500 }
        tab.send(["kind": "shown"])
        let message = try await tab.next()
        #expect(TestTab.html([message]).contains("Count 500"))
        #expect(!TestTab.html([message]).contains("Count 499"))
        #expect(message["acknowledged"] as? Int == typed)
        await tab.leave()
    }

    @Test func `a window is full at its limit and has room when what fills it was shown`() {
        var window = FlowWindow(limit: 100)
        window.sent(60, render: 2)
        #expect(window.hasRoom)
        window.sent(60, render: 3)
        #expect(!window.hasRoom)
        window.shown(1)
        #expect(!window.hasRoom)
        window.shown(2)
        #expect(window.hasRoom)
        window.sent(1_000, render: 4)
        #expect(!window.hasRoom)
        window.shown(9)
        #expect(window.hasRoom)
    }
}
