public import Core
public import Crypto
import Foundation
import HTTPTypes
import Logging
public import Persistence
public import ServerCore

/// Serves an app live: complete pages on GET, then updates over a WebSocket.
public actor LiveServer {
    private let app: any LiveApp
    private let clock: any Clock
    private let random: any RandomSource
    let browsers: BrowserSessions
    nonisolated let assets: LiveAssets
    private var sessions: [String: LiveSession] = [:]
    private let log = createLog(category: "live")

    /// How long a first page waits for its effects.
    static let firstPageWait = Duration.milliseconds(50)
    /// How long a tab without a socket is kept.
    static let parkingTime = Duration.seconds(30)

    /// Creates a server of an app.
    ///
    /// - Parameter key: seals the tokens of browser sessions.
    public init(app: any LiveApp, database: any Database, key: SymmetricKey, clock: any Clock, random: any RandomSource) {
        self.app = app
        self.clock = clock
        self.random = random
        browsers = BrowserSessions(database: database, key: key, clock: clock, app: app)
        assets = LiveAssets(document: app.document)
    }

    /// The number of live sessions, for health and tests.
    public var sessionCount: Int { sessions.count }

    /// Answers a GET with a complete page and parks its session for the socket to adopt.
    func page(for request: ServerRequest) async throws -> ServerResponse {
        let known = request.cookie(BrowserID.cookie)
        let cookie = known.flatMap { BrowserID(cookie: $0) == nil ? nil : $0 } ?? BrowserID.newCookie(random)
        guard let browser = BrowserID(cookie: cookie) else { throw APIError.internalError }
        let path = request.head.path ?? "/"
        let session = try await open(browser, path: path, isColdStart: path == "/" && request.head.headerFields[.cacheControl] == nil)
        await session.settle(within: Self.firstPageWait)
        let html = app.document.page(await session.firstPage, sessionID: session.id, version: assets.version)
        park(session, attachments: 0)
        var response = ServerResponse.content(html, type: "text/html; charset=utf-8")
        response.headerFields[.cacheControl] = "no-store"
        response.headerFields[.contentSecurityPolicy] = LiveAssets.contentSecurityPolicy
        response.headerFields[.referrerPolicy] = "same-origin"
        if known != cookie {
            let secure = app.document.isSecure ? "; Secure" : ""
            response.headerFields[.setCookie] = "\(BrowserID.cookie)=\(cookie); Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax\(secure)"
        }
        return response
    }

    /// Whether a WebSocket may be opened: it must come from a page of ours, with the browser's cookie.
    public nonisolated func accepts(_ request: ServerRequest) -> Bool {
        guard request.cookie(BrowserID.cookie).flatMap(BrowserID.init(cookie:)) != nil else { return false }
        guard let origin = request.head.headerFields[.origin], let host = URL(string: origin) else { return false }
        let authority = host.port.map { "\(host.host() ?? ""):\($0)" } ?? host.host() ?? ""
        return authority == request.head.authority
    }

    /// Serves a tab over its socket until either side closes it.
    public func connect(_ request: ServerRequest, _ socket: any LiveSocket) async {
        guard let browser = request.cookie(BrowserID.cookie).flatMap(BrowserID.init(cookie:)) else { return await socket.close() }
        var iterator = socket.messages.makeAsyncIterator()
        guard let first = await iterator.next().flatMap(BrowserMessage.decode), first.kind == .hello else { return await socket.close() }
        do {
            let session = try await adopt(first, browser)
            let (number, changes) = await session.attach()
            await session.handle(first)
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await Self.read(socket, into: session, number) }
                group.addTask { await Self.write(socket, from: session, number, changes) }
                await group.next()
                group.cancelAll()
                await socket.close()
            }
            park(session, attachments: number)
        } catch {
            log.error("a tab could not be served", metadata: ["cause": "\(error)"])
            await socket.close()
        }
    }

    /// Ends all sessions.
    public func stop() async {
        for session in sessions.values { await session.stop() }
        sessions = [:]
    }

    /// The session that the browser names, where it is its own; else a new one at the same place with what was half-typed.
    private func adopt(_ hello: BrowserMessage, _ browser: BrowserID) async throws -> LiveSession {
        if let id = hello.id, let session = sessions[id], session.browser == browser { return session }
        let session = try await open(browser, path: hello.path ?? "/", isColdStart: false)
        await session.settle(within: Self.firstPageWait)
        if let fields = hello.fields { await session.restore(fields) }
        return session
    }

    private func open(_ browser: BrowserID, path: String, isColdStart: Bool) async throws -> LiveSession {
        let visit = Visit(session: try await browsers.session(for: browser), path: path, isColdStart: isColdStart)
        let session = try LiveSession(id: random.hexadecimal(byteCount: 16), browser: browser, app: app, visit: visit, clock: clock)
        sessions[session.id] = session
        await session.start()
        return session
    }

    /// Ends a session unless a socket adopts it in time.
    private func park(_ session: LiveSession, attachments: Int) {
        Task { [clock] in
            try? await clock.sleep(for: Self.parkingTime)
            await self.end(session, ifStill: attachments)
        }
    }

    private func end(_ session: LiveSession, ifStill attachments: Int) async {
        guard await session.attachments == attachments else { return }
        sessions[session.id] = nil
        await session.stop()
    }

    private static func read(_ socket: any LiveSocket, into session: LiveSession, _ number: Int) async {
        for await text in socket.messages {
            guard await session.isAttached(number), let message = BrowserMessage.decode(text) else { return }
            await session.handle(message)
        }
    }

    /// Sends one message at a time: while a slow browser takes it, changes gather, and the next message holds the latest state.
    private static func write(_ socket: any LiveSocket, from session: LiveSession, _ number: Int, _ changes: AsyncStream<Void>) async {
        var whole = true
        for await _ in changes {
            guard await session.isAttached(number) else { return }
            do {
                try await socket.send(await session.nextMessage(whole: whole).text)
                whole = false
            } catch {
                return
            }
        }
    }
}

extension HTTPField.Name {
    fileprivate static let referrerPolicy = HTTPField.Name("Referrer-Policy") ?? .contentType
}
