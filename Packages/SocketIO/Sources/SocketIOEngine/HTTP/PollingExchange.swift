import HTTPTypes
import NIOCore

/// A request of the polling transport, from its head to its response.
final class PollingExchange {
    let id: ExchangeID
    let engine: EngineServer
    let request: EngineRequest
    private(set) var isRead = false
    private let eventLoop: any EventLoop
    private let respond: @Sendable (EngineResponse) -> Void
    private var session: SessionReference?
    private var body = ByteBuffer()
    private var isPost: Bool { request.method == .post }
    private var early: EngineResponse?
    private var isAnswered = false

    init(id: ExchangeID, engine: EngineServer, request: EngineRequest, eventLoop: any EventLoop, respond: @escaping @Sendable (EngineResponse) -> Void) {
        self.id = id
        self.engine = engine
        self.request = request
        self.eventLoop = eventLoop
        self.respond = respond
    }

    /// Validates the head at once, and notifies the session of a POST.
    func begin() {
        do throws(EngineRefusal) {
            if request.method == .options, engine.configuration.cors != .sameOrigin { return finish(.noContent) }
            guard let transport = request.parameter("transport"), ["polling", "websocket"].contains(transport) else { throw .unknownTransport }
            guard let sid = request.parameter("sid") else { return try engine.check(request, isUpgrade: false) }
            guard let session = engine.session(sid) else { throw .unknownSession }
            guard transport == "polling", request.method == .get || request.method == .post else { throw .badRequest }
            self.session = session
            if isPost { beginPost(session) }
        } catch {
            finish(.refused(error))
        }
    }

    private func beginPost(_ session: SessionReference) {
        let limit = session.payloadLimit.bytes
        if let length = request.fields[.contentLength].flatMap({ Int($0) }), length > limit { return finish(.tooLarge) }
        let (id, respond) = (id, respond)
        let isBytes = request.fields[.contentType]?.lowercased().hasPrefix("application/octet-stream") == true
        session.perform { session in
            session.beginPost(id, refuse: respond)
            guard isBytes else { return }
            respond(.failed)
            session.abort(id)
        }
    }

    /// Receives a part of the body.
    func received(_ bytes: ByteBuffer) {
        guard isPost, !isAnswered else { return }
        guard body.readableBytes + bytes.readableBytes <= session?.payloadLimit.bytes ?? 0 else {
            session?.perform { [id] in $0.dropPost(id) }
            return finish(.tooLarge)
        }
        body.writeImmutableBuffer(bytes)
    }

    /// Handles the end of the request.
    func end() {
        isRead = true
        guard !isAnswered else { return }
        let (id, respond) = (id, respond)
        let poll = PollingState.Poll(exchange: id, respond: respond)
        if isPost {
            let body = body
            self.body = ByteBuffer()
            session?.perform { $0.finishPost(id, body, respond: respond) }
        } else if let early {
            respond(early)
        } else if let session {
            session.perform { $0.poll(poll) }
        } else {
            do throws(EngineRefusal) {
                engine.open(request, on: eventLoop, ended: try engine.reserve(request)).poll(poll)
            } catch {
                respond(.refused(error))
            }
        }
    }

    /// Handles the loss of the connection.
    func abort() {
        guard !isAnswered else { return }
        session?.perform { [id] in $0.abort(id) }
    }

    /// Responds to a refused POST before its body has arrived; other requests have no body.
    private func finish(_ response: EngineResponse) {
        guard isPost else { return early = response }
        isAnswered = true
        self.respond(response)
    }
}
