import Core
import CoreTesting
import Foundation
import Testing

@testable import LiveUI

/// A socket that takes a message only when the test lets it.
private final class SlowSocket: LiveSocket {
    let messages: AsyncStream<String>
    let input: AsyncStream<String>.Continuation
    /// What the server is about to send.
    let offered: AsyncStream<String>
    private let offer: AsyncStream<String>.Continuation
    private let permits: AsyncStream<Void>
    let permit: AsyncStream<Void>.Continuation

    init() {
        (messages, input) = AsyncStream.makeStream()
        (offered, offer) = AsyncStream.makeStream()
        (permits, permit) = AsyncStream.makeStream()
    }

    func send(_ message: [UInt8]) async throws {
        offer.yield(String(decoding: message, as: UTF8.self))
        for await _ in permits { return }
        throw CancellationError()
    }

    func close(_ code: LiveCloseCode) async {
        input.finish()
        offer.finish()
        permit.finish()
    }
}

@Suite(.timeLimit(.minutes(1)))
struct BackPressureTests {
    @Test func `a slow browser gets the latest state, not a queue`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let socket = SlowSocket()
        let connection = Task { [live = fixture.live, request = fixture.request(cookie: page.cookie)] in await live.connect(request, socket) }
        socket.input.yield(#"{"kind":"hello","sequence":1,"render":1,"id":"\#(page.session)","path":"/place"}"#)
        var offered = socket.offered.makeAsyncIterator()
        _ = await offered.next()
        let post = try #require(fixture.app.posts.value.first)
        for _ in 0..<500 { post(.tapped) }
        while fixture.app.log.value.filter({ $0 == "tapped" }).count < 500 { await Task.yield() }
        socket.permit.yield()
        let message = try #require(await offered.next())
        #expect(message.contains("Count 500"))
        #expect(!message.contains("Count 499"))
        await socket.close(.normal)
        await connection.value
    }

    @Test func `many changes of one turn are one message`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let session = try #require(await fixture.live.tabs[page.session]?.session)
        _ = await session.attach(try #require(BrowserMessage.decode(#"{"kind":"hello","sequence":1,"render":1,"id":"\#(page.session)"}"#)))
        _ = await session.nextMessage()
        let post = try #require(fixture.app.posts.value.first)
        for _ in 0..<50 { post(.tapped) }
        let message = String(decoding: try #require(await session.nextMessage()), as: UTF8.self)
        #expect(message.contains("Count 50"))
        #expect(await session.nextMessage() == nil)
        _ = await tab.closed()
    }

    @Test func `a browser that shows nothing of what it gets is sent no more, until it does`() async throws {
        let fixture = try await LiveFixture.make()
        let page = try await fixture.visit()
        let tab = try await fixture.connect(page)
        let post = try #require(fixture.app.posts.value.first)
        post(.filled(String(repeating: "a", count: 20_000)))
        #expect(TestTab.html([try await tab.next()]).count > 20_000)
        post(.tapped)
        let typed = tab.send(["kind": "text", "id": page.input, "text": "Ann", "render": 1])
        while !fixture.app.log.value.contains("nameChanged(\"Ann\")") { await Task.yield() }
        post(.tapped)
        while fixture.app.log.value.filter({ $0 == "tapped" }).count < 2 { await Task.yield() }
        tab.send(["kind": "shown"])
        let message = try await tab.next()
        #expect(TestTab.html([message]).contains("Count 2"))
        #expect(message["acknowledged"] as? Int == typed)
        await tab.leave()
    }

    @Test func `a window is full at its limit and has room when what fills it was shown`() {
        var window = FlowWindow(limit: 100)
        window.sent(60, render: 2)
        #expect(window.hasRoom)
        window.sent(60, render: 3)
        #expect(!window.hasRoom)
        let freed = (1...3).map { window.shown($0) }
        #expect(freed == [false, true, false])
        window.sent(1_000, render: 4)
        #expect(!window.hasRoom)
        let isFreed = window.shown(9)
        #expect(isFreed)
    }
}
