/// The middleware and event handlers of a namespace.
///
/// Closures without `await` run on the connection's event loop, in the order of its packets, and must not block. Those with `await` run in the
/// socket's task, one after another.
///
/// ```swift
/// var chat = SocketHandlers()
/// chat.authorize { handshake in SocketAdmission(context: try await people.find(handshake.auth)) }
/// chat.on("join") { event in
///     event.socket.join(event.values.first?.string ?? "")
///     event.acknowledge("ok")
/// }
/// ```
public struct SocketHandlers: Sendable {
    enum Authorizer: Sendable {
        case onLoop(@Sendable (SocketHandshake) throws -> SocketAdmission)
        case inTask(@Sendable (SocketHandshake) async throws -> SocketAdmission)
    }

    enum Handler: Sendable {
        case onLoop(@Sendable (SocketEvent) -> Void)
        case inTask(@Sendable (SocketEvent) async -> Void)
    }

    private(set) var authorizers: [Authorizer] = []
    private(set) var events: [String: Handler] = [:]
    private(set) var others: Handler?
    private(set) var connected: (@Sendable (ServerSocket) -> Void)?
    private(set) var disconnected: (@Sendable (ServerSocket, SocketDisconnectReason) -> Void)?

    /// Creates handlers that admit everybody and ignore events.
    public init() {}

    /// Adds synchronous middleware. All middleware must agree; their rooms add up, and the last context counts.
    ///
    /// - Parameter check: throws ``SocketRefusal`` to refuse; other errors refuse without a reason.
    public mutating func authorize(_ check: @escaping @Sendable (SocketHandshake) throws -> SocketAdmission) {
        authorizers.append(.onLoop(check))
    }

    /// Adds asynchronous middleware.
    public mutating func authorize(_ check: @escaping @Sendable (SocketHandshake) async throws -> SocketAdmission) {
        authorizers.append(.inTask(check))
    }

    /// Handles an event on the event loop.
    public mutating func on(_ event: String, _ handle: @escaping @Sendable (SocketEvent) -> Void) {
        events[event] = .onLoop(handle)
    }

    /// Handles an event in the socket's task.
    public mutating func on(_ event: String, _ handle: @escaping @Sendable (SocketEvent) async -> Void) {
        events[event] = .inTask(handle)
    }

    /// Handles all other events on the event loop.
    public mutating func onOthers(_ handle: @escaping @Sendable (SocketEvent) -> Void) {
        others = .onLoop(handle)
    }

    /// Adds a handler that runs on the event loop when a socket is connected, right after the response that says so.
    public mutating func onConnect(_ handle: @escaping @Sendable (ServerSocket) -> Void) {
        connected = handle
    }

    /// Adds a handler that runs on the event loop when a socket is disconnected, while it is still in its rooms.
    public mutating func onDisconnect(_ handle: @escaping @Sendable (ServerSocket, SocketDisconnectReason) -> Void) {
        disconnected = handle
    }
}
