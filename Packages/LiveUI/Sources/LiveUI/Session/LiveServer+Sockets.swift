import Core
import CoreMetrics
import Foundation
import HTTPTypes
import Logging
public import ServerCore

extension LiveServer {
    /// The route of the pages' WebSockets, for the host.
    public nonisolated var socketRoute: SocketRoute {
        SocketRoute(
            path: "/live/socket", maximumMessageBytes: limits.messageBytes, accepts: { self.accepts($0) }, connect: { await self.connect($0, $1) })
    }

    /// Returns whether a WebSocket may be opened: it must come from our page, with the browser's cookie.
    nonisolated func accepts(_ request: ServerRequest) -> Bool {
        cookie.browser(of: request) != nil && origin.made(request)
    }

    /// Serves a tab over its socket until either side closes it.
    func connect(_ request: ServerRequest, _ socket: any TextSocket) async {
        guard let browser = cookie.browser(of: request) else { return socket.close(.normal) }
        guard let first = await firstMessages(of: socket), let text = first.first else { return socket.close(.normal) }
        guard let hello = BrowserMessage.decode(text, limits: limits), hello.kind == .hello else { return socket.close(.unreadable) }
        do {
            let session = try await adopt(hello, browser, request)
            socket.close(await serve(session, hello, then: Array(first.dropFirst()), socket))
        } catch is LiveServerFull {
            socket.close(.full)
        } catch {
            log.error("tab could not be served", metadata: ["cause": "\(error)"])
            socket.close(.failed)
        }
    }

    /// Returns the message that identifies the browser's tab and any that followed; nil if the socket closes or takes too long.
    private func firstMessages(of socket: any TextSocket) async -> [String]? {
        let timer = Task { [clock, limits] in
            guard (try? await clock.sleep(for: limits.helloWait)) != nil else { return }
            socket.close(.normal)
        }
        defer { timer.cancel() }
        return await socket.inbox.take()
    }

    /// Returns the session that the browser identifies, if it owns it; otherwise a new one at the same place with the half-typed fields.
    private func adopt(_ hello: BrowserMessage, _ browser: BrowserID, _ request: ServerRequest) async throws -> LiveSession {
        if let id = hello.id, let tab = tabs[id], tab.owner == browser { return tab.session }
        let session = try await open(browser, path: hello.path ?? "/", isColdStart: false, for: request)
        await session.settle(within: limits.firstPageWait)
        await session.restore(hello)
        return session
    }

    /// Exchanges messages in both directions.
    ///
    /// - Returns: the reason for the end.
    private func serve(_ session: LiveSession, _ hello: BrowserMessage, then first: [String], _ socket: any TextSocket) async -> SocketCloseCode {
        tabs[session.id]?.parkedAt = nil
        metrics.sockets.increment()
        defer { metrics.sockets.decrement() }
        let number = await session.attach(hello, to: socket)
        let code = await session.serve(first, over: socket, number)
        if await session.isAttached(number) { tabs[session.id]?.parkedAt = clock.now }
        return code
    }
}
