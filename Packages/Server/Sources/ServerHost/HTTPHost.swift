public import Core
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
public import ServerCore
import ServiceLifecycle
public import SocketIOEngine
import UnixSignals

/// Serves a responder, and the WebSockets of one route, on a port.
///
/// ```swift
/// let host = HTTPHost(configuration: HostConfiguration(port: 8080), responder: application, socket: live.socketRoute)
/// try await host.run { port in log.info("listening", metadata: ["port": "\(port)"]) }
/// ```
public struct HTTPHost: Sendable {
    private let configuration: HostConfiguration
    private let responder: any Responder
    private let socket: SocketRoute?
    private let engines: [EngineServer]
    private let admin: (any Responder)?
    private let sites: [PluginSite]
    private let readiness: Readiness?
    private let clock: any Clock
    private let limiter: ConnectionLimiter
    private let log = createLog(category: "host")
    /// The logger for the libraries below, whose steps are logged at `LOG_FILTER=host=trace` only, so that the banner is read first.
    private var libraryLog: Logger {
        var library = log
        if log.logLevel > .trace { library.logLevel = max(log.logLevel, .notice) }
        return library
    }

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - responder: responds to every request other than a WebSocket's.
    ///   - socket: the route that accepts WebSockets; nil for none.
    ///   - engines: serve Socket.IO's requests at their own paths; stopped with the server.
    ///   - admin: responds on the configuration's admin port.
    ///   - sites: served on ports of their own.
    ///   - readiness: is drained when the server is about to stop.
    ///   - limiter: counts connections and sockets; nil for one of the host's own. Shared with whoever else opens sockets, such as the engines.
    ///   - clock: provides the `Date` of responses.
    public init(
        configuration: HostConfiguration, responder: any Responder, socket: SocketRoute? = nil, engines: [EngineServer] = [],
        admin: (any Responder)? = nil, sites: [PluginSite] = [], readiness: Readiness? = nil, clock: any Clock = SystemClock(),
        limiter: ConnectionLimiter? = nil
    ) {
        self.configuration = configuration
        self.responder = responder
        self.socket = socket
        self.engines = engines
        self.admin = admin
        self.sites = sites
        self.readiness = readiness
        self.clock = clock
        self.limiter = limiter ?? ConnectionLimiter(limits: configuration.connections, proxies: configuration.trustedProxies, clock: clock)
    }

    /// Serves until SIGINT, SIGTERM or a graceful shutdown of the surrounding service group, finishing requests in progress.
    ///
    /// - Parameter onStart: called once the port is bound, with its number; connections are served once it returns.
    /// - Throws: ``HostError`` if the server can't listen on the port, ``TLSFilesError`` if the certificate can't be used.
    public func run(onStart: @escaping @Sendable (_ port: Int) async -> Void = { _ in }) async throws {
        try HostError.check(configuration)
        let group = try serviceGroup(signals: [.sigint, .sigterm], onStart: onStart)
        do {
            try await group.run()
        } catch {
            throw HostError(error, configuration: configuration) ?? error
        }
    }

    func serviceGroup(signals: [UnixSignal], onStart: @escaping @Sendable (Int) async -> Void) throws -> ServiceGroup {
        let listeners = Listeners(group: MultiThreadedEventLoopGroup.singleton)
        let exchange = HTTPExchange(
            configuration: configuration, responder: responder, socket: socket, limiter: limiter, date: DateField(clock: clock), readiness: readiness)
        var services: [any Service] = []
        if let tls = configuration.tls {
            var secure = exchange
            secure.isSecure = true
            let channel = try SecureChannel(configuration: configuration, files: tls, exchange: secure, socket: socket, engines: engines)
            services.append(server(channel, configuration.hostname, configuration.port, listeners, limiter, onStart))
            if let port = configuration.plainPort {
                services.append(
                    server(HostChannel(configuration: configuration, exchange: exchange, socket: nil), configuration.hostname, port, listeners, limiter))
            }
        } else {
            services.append(
                server(
                    HostChannel(configuration: configuration, exchange: exchange, socket: socket, engines: engines), configuration.hostname,
                    configuration.port, listeners, limiter, onStart))
        }
        if !engines.isEmpty { services.append(EngineStopService(engines: engines)) }
        if let admin, let port = configuration.adminPort { services.append(adminServer(admin, port, listeners)) }
        for site in sites { services.append(try siteServer(site, listeners)) }
        // Last, since services are stopped in reverse order: the others continue until it has ended.
        services.append(
            StopService(
                signals: signals, readiness: readiness, listeners: listeners, drainTime: configuration.drainTime, clock: clock, log: log))
        var group = ServiceGroupConfiguration(
            services: services.map {
                .init(service: $0, successTerminationBehavior: .gracefullyShutdownGroup, failureTerminationBehavior: .cancelGroup)
            },
            gracefulShutdownSignals: [], logger: libraryLog)
        group.maximumGracefulShutdownDuration = configuration.shutdownTimeout
        return ServiceGroup(configuration: group)
    }

    private func server(
        _ channel: some ServerChildChannel, _ hostname: String, _ port: Int, _ listeners: Listeners, _ limiter: ConnectionLimiter,
        _ onStart: @escaping @Sendable (Int) async -> Void = { _ in }
    ) -> any Service {
        channel.server(
            configuration: ServerConfiguration(address: .hostname(hostname, port: port), backlog: 1024),
            onServerRunning: { listener in
                listeners.add(listener, limiter: limiter)
                let bound = listener.localAddress?.port ?? 0
                await onStart(bound)
                log.info("listening", metadata: ["host": "\(hostname)", "port": "\(bound)"])
            },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
            logger: libraryLog)
    }

    /// Operators connect from inside: no TLS, redirects or sockets.
    private func adminServer(_ admin: any Responder, _ port: Int, _ listeners: Listeners) -> any Service {
        var inside = configuration
        inside.plainHTTP = .allowed
        inside.demandsHTTPS = false
        // Health checks must get an answer while the public port is full.
        let limiter = ConnectionLimiter(limits: ConnectionLimits(connections: 1_000, connectionsPerAddress: 0), clock: clock)
        let exchange = HTTPExchange(
            configuration: inside, responder: admin, socket: nil, limiter: limiter, date: DateField(clock: clock), readiness: readiness)
        return server(HostChannel(configuration: inside, exchange: exchange, socket: nil), configuration.adminHostname, port, listeners, limiter)
    }

    /// A plugin's site has the host's certificate and proxies, and few visitors.
    private func siteServer(_ site: PluginSite, _ listeners: Listeners) throws -> any Service {
        var own = configuration
        own.port = site.port
        own.plainHTTP = .allowed
        own.demandsHTTPS = false
        let limiter = ConnectionLimiter(limits: ConnectionLimits(connections: 1_000, connectionsPerAddress: 0), proxies: own.trustedProxies, clock: clock)
        var exchange = HTTPExchange(
            configuration: own, responder: site.responder, socket: nil, limiter: limiter, date: DateField(clock: clock), readiness: readiness)
        let service: any Service
        if let tls = own.tls {
            exchange.isSecure = true
            let channel = try SecureChannel(configuration: own, files: tls, exchange: exchange, socket: nil, engines: [])
            service = server(channel, own.hostname, site.port, listeners, limiter) { site.onStart("https", $0) }
        } else {
            service = server(HostChannel(configuration: own, exchange: exchange, socket: nil), own.hostname, site.port, listeners, limiter) {
                site.onStart("http", $0)
            }
        }
        return SiteService(service: service, configuration: own, setting: site.setting)
    }
}

/// Serves a plugin's site; an error of its port names the setting.
private struct SiteService: Service {
    let service: any Service
    let configuration: HostConfiguration
    let setting: String

    func run() async throws {
        do {
            try await service.run()
        } catch {
            throw HostError(error, configuration: configuration, setting: setting) ?? error
        }
    }
}
