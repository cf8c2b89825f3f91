public import Core
import HummingbirdCore
public import LiveUI
import Logging
import NIOCore
import NIOPosix
public import ServerCore
import ServiceLifecycle
import UnixSignals

/// Puts a responder, and the live pages' WebSocket, on a port.
///
/// ```swift
/// let host = HTTPHost(configuration: HostConfiguration(port: 8080), responder: application, live: live)
/// try await host.run { port in log.info("listening", metadata: ["port": "\(port)"]) }
/// ```
public struct HTTPHost: Sendable {
    private let configuration: HostConfiguration
    private let responder: any Responder
    private let socket: WebSocketRoute?
    private let live: LiveServer?
    private let clock: any Clock
    private let log = createLog(category: "host")

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - responder: answers every request that isn't a WebSocket's.
    ///   - live: takes the WebSockets at `/live/socket`; nil for a server without live pages.
    ///   - clock: dates the answers.
    public init(configuration: HostConfiguration, responder: any Responder, live: LiveServer?, clock: any Clock = SystemClock()) {
        self.init(configuration: configuration, responder: responder, socket: live.map(WebSocketRoute.init(live:)), live: live, clock: clock)
    }

    init(configuration: HostConfiguration, responder: any Responder, socket: WebSocketRoute?, live: LiveServer? = nil, clock: any Clock) {
        self.configuration = configuration
        self.responder = responder
        self.socket = socket
        self.live = live
        self.clock = clock
    }

    /// Serves until SIGINT, SIGTERM or a graceful shutdown of the surrounding service group; requests under way are finished first.
    ///
    /// - Parameter onStart: called once the port is bound, with its number; connections are served as soon as it returns.
    /// - Throws: ``HostError`` where the port can't be listened on.
    public func run(onStart: @escaping @Sendable (_ port: Int) async -> Void = { _ in }) async throws {
        try HostError.check(configuration)
        let group = serviceGroup(signals: [.sigint, .sigterm], onStart: onStart)
        do {
            try await group.run()
        } catch {
            throw HostError(error, configuration: configuration) ?? error
        }
        await live?.stop()
    }

    func serviceGroup(signals: [UnixSignal], onStart: @escaping @Sendable (Int) async -> Void) -> ServiceGroup {
        let exchange = HTTPExchange(configuration: configuration, responder: responder, socket: socket, date: DateField(clock: clock))
        let channel = HostChannel(configuration: configuration, exchange: exchange, socket: socket)
        let server = channel.server(
            configuration: ServerConfiguration(address: .hostname(configuration.hostname, port: configuration.port), backlog: 1024),
            onServerRunning: { await onStart($0.localAddress?.port ?? 0) },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
            logger: log)
        let service = ServiceGroupConfiguration.ServiceConfiguration(
            service: server, successTerminationBehavior: .gracefullyShutdownGroup, failureTerminationBehavior: .cancelGroup)
        var group = ServiceGroupConfiguration(services: [service], gracefulShutdownSignals: signals, logger: log)
        group.maximumGracefulShutdownDuration = configuration.shutdownTimeout
        return ServiceGroup(configuration: group)
    }
}
