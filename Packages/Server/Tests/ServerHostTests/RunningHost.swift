import Core
import CoreTesting
import HTTPTypes
import ServerCore
import ServiceLifecycle
import SocketIOEngine
import Synchronization
import Testing

@testable import ServerHost

/// A responder that is a closure.
struct ClosureResponder: Responder {
    let answer: @Sendable (ServerRequest) async -> ServerResponse

    func respond(to request: ServerRequest) async -> ServerResponse { await answer(request) }

    /// Answers with the method, the path, and the body.
    static let echo = ClosureResponder { request in
        var response = ServerResponse.content(request.body, type: "text/plain")
        response.headerFields[.echo] = "\(request.head.method.rawValue) \(request.path) \(request.remoteAddress)"
        return response
    }
}

extension HTTPField.Name {
    static let echo = HTTPField.Name("X-Echo") ?? .contentType
}

/// A host on a port of the system's choice.
struct RunningHost: Sendable {
    let port: Int
    private let group: ServiceGroup

    /// Runs a host for the length of a closure, then stops it and waits for its end.
    static func with(
        _ responder: any Responder = ClosureResponder.echo, socket: SocketRoute? = nil, engines: [EngineServer] = [],
        configuration: HostConfiguration = .test, sites: [PluginSite] = [], readiness: Readiness? = nil,
        _ body: @Sendable @escaping (RunningHost) async throws -> Void
    ) async throws {
        let host = HTTPHost(
            configuration: configuration, responder: responder, socket: socket, engines: engines, sites: sites, readiness: readiness, clock: TestClock())
        let started = Signal<Int>()
        let group = try host.serviceGroup(signals: []) { started.send($0) }
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            let running = RunningHost(port: await started.value, group: group)
            do {
                try await body(running)
            } catch {
                Issue.record(error)
            }
            await running.stop()
            try await tasks.waitForAll()
        }
    }

    /// Tells the host to stop; doesn't wait for it.
    func stop() async { await group.triggerGracefulShutdown() }
}

extension HostConfiguration {
    /// An ephemeral port of the loopback address.
    static let test = HostConfiguration(port: 0, maximumBodyBytes: 100_000, pingInterval: .seconds(300))
}

extension SocketRoute {
    /// Takes WebSockets that bring the cookie `live=yes`.
    static func live(_ connect: @escaping @Sendable (ServerRequest, any TextSocket) async -> Void) -> SocketRoute {
        SocketRoute(path: "/live/socket", maximumMessageBytes: 100_000, accepts: { $0.cookie("live") == "yes" }, connect: connect)
    }

    /// Sends every message back.
    static let echo = live { _, socket in
        while let messages = await socket.inbox.take() {
            for message in messages { socket.send(Array(message.utf8)) }
        }
    }
}

/// A value that somebody waits for.
struct Signal<Value: Sendable>: Sendable {
    private let stream: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func send(_ value: Value) { continuation.yield(value) }

    var value: Value {
        get async {
            for await value in stream { return value }
            // Only a test that is wrong itself comes here: the stream is never finished.
            fatalError("nobody sent the value that a test waits for")
        }
    }
}
