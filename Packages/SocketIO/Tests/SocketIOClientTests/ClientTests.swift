import Core
import CoreTesting
import Foundation
import NIOCore
import NIOPosix
import SocketIOCodec
import SocketIOEngine
import SocketIOServer
import Synchronization
import Testing

@testable import SocketIOClient

@Suite(.timeLimit(.minutes(1))) struct ClientTests {
    static let transports: [SocketClientConfiguration.Transports] = [.pollingThenWebSocket, .webSocket, .polling]

    @Test(arguments: transports) func `events and answers go both ways, in order`(transports: SocketClientConfiguration.Transports) async throws {
        let world = try await World(transports)
        let client = world.client()
        var events = await client.events().makeAsyncIterator()
        await client.connect()
        #expect(await events.next()?.isConnected == true)
        for number in 0..<300 { await client.emit("echo", SocketValue(number)) }
        for number in 0..<300 { #expect(await events.next()?.message?.values == [SocketValue(number)]) }
        #expect(try await client.call("ask", "a", 0, timeout: .seconds(30)) == ["a", 0])
        await client.emit("call me")
        let call = try #require(await events.next()?.message)
        #expect(call.name == "call")
        await call.acknowledge("here")
        #expect(await events.next()?.message?.values == ["here"])
        await client.disconnect()
        #expect(await events.next()?.reason == .clientDisconnect)
        #expect(try await world.gone.next() == .clientNamespaceDisconnect)
    }

    @Test(arguments: transports) func `bytes go both ways`(transports: SocketClientConfiguration.Transports) async throws {
        let world = try await World(transports)
        let client = world.client()
        await client.connect()
        let bytes = SocketValue(binary: ByteBuffer(bytes: [0, 255, 7]))
        let answer = try await client.call("ask", bytes, "x", timeout: .seconds(30))
        #expect(answer.first?.binary == ByteBuffer(bytes: [0, 255, 7]) && answer.last == "x")
        await client.disconnect()
    }

    @Test func `a large burst by polling is split by what the server takes`() async throws {
        let world = try await World(.polling) { $0.engine.maximumPayload = 2_000 }
        let client = world.client()
        await client.connect()
        let text = SocketValue(String(repeating: "x", count: 500))
        for number in 0..<20 { await client.emit("echo", SocketValue(number), text) }
        #expect(try await client.call("ask", timeout: .seconds(30)) == [])
        await client.disconnect()
    }

    @Test func `what is sent while away is sent after the connect, but for volatile events`() async throws {
        let world = try await World(.webSocket)
        let client = world.client()
        var events = await client.events().makeAsyncIterator()
        await client.emit("echo", 1)
        await client.emit("echo", values: ["volatile"], isVolatile: true)
        await client.emit("echo", 2)
        await client.connect()
        #expect(await events.next()?.isConnected == true)
        #expect(await events.next()?.message?.values == [1])
        #expect(await events.next()?.message?.values == [2])
        await client.disconnect()
    }

    @Test func `a lost connection comes back with new credentials, calls under way fail`() async throws {
        let world = try await World(.webSocket) { $0.eventRate = .init(perSecond: 0.001, burst: 5) }
        let client = world.client()
        var events = await client.events().makeAsyncIterator()
        await client.connect()
        #expect(await events.next()?.isConnected == true)
        let call = Task { try await client.call("never", timeout: .seconds(60)) }
        _ = try await world.asked.next()
        for _ in 0..<5 { await client.emit("one too many") }
        await #expect(throws: SocketClientError.disconnected) { try await call.value }
        #expect(await events.next()?.reason == .transportClose)
        #expect(await events.next()?.isConnected == true)
        #expect(world.credentials.withLock { $0 } == 2)
        await client.disconnect()
    }

    @Test func `a refused client doesn't try again by itself, but may be told to`() async throws {
        let world = try await World(.webSocket)
        let client = world.client(token: "wrong")
        var events = await client.events().makeAsyncIterator()
        for _ in 0..<2 {
            await client.connect()
            guard case .refused(let message, let data)? = await events.next() else { throw SocketClientError.timedOut }
            #expect(message == "unauthorized" && data.map { String(buffer: $0.json) } == #"{"message":"unauthorized","data":{"code":401}}"#)
            try await eventually { await !client.isRunning }
        }
    }

    @Test func `a client that is put out stays out`() async throws {
        let world = try await World(.webSocket)
        let client = world.client()
        var events = await client.events().makeAsyncIterator()
        await client.connect()
        #expect(await events.next()?.isConnected == true)
        await client.emit("kick me")
        #expect(await events.next()?.reason == .serverDisconnect)
        try await eventually { await !client.isRunning }
    }

    @Test func `a call that isn't answered ends in time`() async throws {
        let world = try await World(.webSocket)
        let client = world.client()
        await client.connect()
        await #expect(throws: SocketClientError.timedOut) { try await client.call("never", timeout: .milliseconds(20)) }
        await client.disconnect()
    }

    @Test func `a disconnect fails what waits`() async throws {
        let world = try await World(.webSocket)
        let client = world.client()
        let call = Task { try await client.call("never", timeout: .seconds(60)) }
        try await eventually { await !client.isIdle }
        await client.disconnect()
        await #expect(throws: SocketClientError.disconnected) { try await call.value }
    }

    @Test func `a server that pings no more is given up`() async throws {
        let world = try await World(.webSocket) { $0.engine.pingInterval = .milliseconds(10_000) }
        let client = world.client(clock: ImpatientClock(limit: .seconds(25)))
        var events = await client.events().makeAsyncIterator()
        await client.connect()
        #expect(await events.next()?.isConnected == true)
        #expect(await events.next()?.reason == .pingTimeout)
        await client.disconnect()
    }

    @Test func `typed events`() async throws {
        struct Note: Codable, Sendable, Equatable { let text: String }
        let world = try await World(.webSocket)
        let client = world.client()
        var notes = await client.messages("echo", as: Note.self).makeAsyncIterator()
        await client.connect()
        await client.emit("echo", 7)
        await client.emit("echo", try SocketValue(Note(text: "é")))
        #expect(await notes.next() == Note(text: "é"))
        await client.disconnect()
    }

    @Test func `waits double up to the longest, with jitter`() {
        let configuration = SocketClientConfiguration()
        for attempt in 0..<40 {
            let delay = configuration.delay(attempt, SystemRandomSource())
            let middle = min(Duration.seconds(1) * (1 << min(attempt, 10)), .seconds(5))
            #expect(delay >= middle * 0.5 && delay <= min(middle * 1.5, .seconds(5)))
        }
    }

    @Test func `an address is read from an origin`() throws {
        let origin = try #require(URL(string: "https://tumble.example"))
        let address = try #require(SocketServerAddress(origin: origin))
        #expect(address == SocketServerAddress(host: "tumble.example", port: 443, isSecure: true))
        let plain = try #require(URL(string: "http://a:8080"))
        #expect(SocketServerAddress(origin: plain)?.port == 8_080)
    }
}
