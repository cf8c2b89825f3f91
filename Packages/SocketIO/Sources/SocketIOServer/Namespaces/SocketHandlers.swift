/// What a namespace does: who may enter, and what becomes of events.
///
/// Closures without `await` run on the connection's event loop, in the order of its packets: they must not block. Those with `await` run in a task of the
/// socket's, one after the other.
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

    /// Creates a namespace that lets everybody in and ignores events.
    public init() {}

    /// Adds a step of middleware that decides at once. All steps must agree; their rooms add up, and the last context counts.
    ///
    /// - Parameter check: throws ``SocketRefusal`` to refuse; any other error refuses without a reason.
    public mutating func authorize(_ check: @escaping @Sendable (SocketHandshake) throws -> SocketAdmission) {
        authorizers.append(.onLoop(check))
    }

    /// Adds a step of middleware that has to wait for something.
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

    /// Runs on the event loop when a socket is in, right behind the answer that says so.
    public mutating func onConnect(_ handle: @escaping @Sendable (ServerSocket) -> Void) {
        connected = handle
    }

    /// Runs on the event loop when a socket is gone, while it is still in its rooms.
    public mutating func onDisconnect(_ handle: @escaping @Sendable (ServerSocket, SocketDisconnectReason) -> Void) {
        disconnected = handle
    }
}
