import HTTPTypes
import NIOCore

/// One request of the polling transport, from its head to its answer.
final class PollingExchange {
    let id: ExchangeID
    let engine: EngineServer
    let request: EngineRequest
    private(set) var isRead = false
    private let eventLoop: any EventLoop
    private let answer: @Sendable (EngineAnswer) -> Void
    private var session: SessionReference?
    private var body = ByteBuffer()
    private var isPost: Bool { request.method == .post }
    private var early: EngineAnswer?
    private var isAnswered = false

    init(id: ExchangeID, engine: EngineServer, request: EngineRequest, eventLoop: any EventLoop, answer: @escaping @Sendable (EngineAnswer) -> Void) {
        self.id = id
        self.engine = engine
        self.request = request
        self.eventLoop = eventLoop
        self.answer = answer
    }

    /// The head is there: says at once what is wrong with it, and tells the session of a POST.
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
        let limit = engine.configuration.maximumPayload
        if let length = request.fields[.contentLength].flatMap({ Int($0) }), length > limit { return finish(.tooLarge) }
        let (id, answer) = (id, answer)
        let isBytes = request.fields[.contentType]?.lowercased().hasPrefix("application/octet-stream") == true
        session.perform { session in
            session.beginPost(id, refuse: answer)
            guard isBytes else { return }
            answer(.failed)
            session.abort(id)
        }
    }

    /// A part of the body is there.
    func received(_ bytes: ByteBuffer) {
        guard isPost, !isAnswered else { return }
        guard body.readableBytes + bytes.readableBytes <= engine.configuration.maximumPayload else {
            session?.perform { [id] in $0.dropPost(id) }
            return finish(.tooLarge)
        }
        body.writeImmutableBuffer(bytes)
    }

    /// The request is all there.
    func end() {
        isRead = true
        guard !isAnswered else { return }
        let (id, answer) = (id, answer)
        let poll = PollingState.Poll(exchange: id, answer: answer)
        if isPost {
            let body = body
            self.body = ByteBuffer()
            session?.perform { $0.finishPost(id, body, answer: answer) }
        } else if let early {
            answer(early)
        } else if let session {
            session.perform { $0.poll(poll) }
        } else {
            engine.open(request, on: eventLoop).poll(poll)
        }
    }

    /// The connection is lost.
    func abort() {
        guard !isAnswered else { return }
        session?.perform { [id] in $0.abort(id) }
    }

    /// A POST that isn't taken is answered before its body has come; everything else has none.
    private func finish(_ answer: EngineAnswer) {
        guard isPost else { return early = answer }
        isAnswered = true
        self.answer(answer)
    }
}
