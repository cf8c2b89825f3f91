import Core
import CoreMetrics
import Foundation
import HTTPTypes
import Logging
public import ServerCore

extension LiveServer {
    /// Whether a WebSocket may be opened: it must come from a page of ours, with the browser's cookie.
    public nonisolated func accepts(_ request: ServerRequest) -> Bool {
        cookie.browser(of: request) != nil && origin.made(request)
    }

    /// Serves a tab over its socket until either side closes it.
    public func connect(_ request: ServerRequest, _ socket: any LiveSocket) async {
        guard let browser = cookie.browser(of: request) else { return await socket.close(.normal) }
        guard let text = await firstMessage(of: socket) else { return await socket.close(.normal) }
        guard let hello = BrowserMessage.decode(text, limits: limits), hello.kind == .hello else { return await socket.close(.unreadable) }
        do {
            let languages = Language.accepted(request.head.headerFields[.acceptLanguage] ?? "")
            let session = try await adopt(hello, browser, languages, request)
            await socket.close(await serve(session, hello, socket))
        } catch is LiveServerFull {
            await socket.close(.full)
        } catch {
            log.error("a tab could not be served", metadata: ["cause": "\(error)"])
            await socket.close(.failed)
        }
    }

    /// The message with which a browser says which tab it is; nil where it closes or takes too long.
    private func firstMessage(of socket: any LiveSocket) async -> String? {
        let timer = Task { [clock, limits] in
            guard (try? await clock.sleep(for: limits.helloWait)) != nil else { return }
            await socket.close(.normal)
        }
        defer { timer.cancel() }
        var iterator = socket.messages.makeAsyncIterator()
        return await iterator.next()
    }

    /// The session that the browser names, where it is its own; else a new one at the same place with what was half-typed.
    private func adopt(
        _ hello: BrowserMessage, _ browser: BrowserID, _ languages: [Language], _ request: ServerRequest
    ) async throws -> LiveSession {
        if let id = hello.id, let tab = tabs[id], tab.owner == browser { return tab.session }
        let session = try await open(browser, path: hello.path ?? "/", isColdStart: false, languages: languages, for: request)
        await session.settle(within: limits.firstPageWait)
        await session.restore(hello)
        return session
    }

    /// Carries messages both ways.
    ///
    /// - Returns: why it ended.
    private func serve(_ session: LiveSession, _ hello: BrowserMessage, _ socket: any LiveSocket) async -> LiveCloseCode {
        tabs[session.id]?.parkedAt = nil
        metrics.sockets.increment()
        defer { metrics.sockets.decrement() }
        let (number, changes) = await session.attach(hello)
        let code = await withTaskGroup(of: LiveCloseCode.self) { [clock, limits] group in
            group.addTask { await Self.read(socket, into: session, number, MessageBudget(limits, now: clock.now), clock, limits) }
            group.addTask { await Self.write(socket, from: session, number, changes) }
            let code = await group.next() ?? .normal
            group.cancelAll()
            // What still writes to a browser that takes nothing ends with its socket alone.
            if !group.isEmpty { await socket.close(code) }
            return code
        }
        if await session.isAttached(number) { tabs[session.id]?.parkedAt = clock.now }
        return code
    }

    private static func read(
        _ socket: any LiveSocket, into session: LiveSession, _ number: Int, _ budget: MessageBudget, _ clock: any Clock, _ limits: LiveLimits
    ) async -> LiveCloseCode {
        var budget = budget
        for await text in socket.messages {
            guard budget.take(now: clock.now) else { return .tooMany }
            guard let message = BrowserMessage.decode(text, limits: limits) else { return .unreadable }
            guard await session.handle(message, number) else { return await session.closing ?? .replaced }
        }
        return .normal
    }

    /// Sends one message at a time: while a slow browser takes it, changes gather, and the next message holds the latest state.
    private static func write(
        _ socket: any LiveSocket, from session: LiveSession, _ number: Int, _ changes: AsyncStream<Void>
    ) async -> LiveCloseCode {
        for await _ in changes {
            guard await session.isAttached(number) else { break }
            guard let message = await session.nextMessage() else { continue }
            do { try await socket.send(message) } catch { return .normal }
        }
        return await session.closing ?? .replaced
    }
}
