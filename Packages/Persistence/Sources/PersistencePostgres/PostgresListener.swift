import CPostgres
import Core
import Foundation
import Persistence
import Synchronization

/// Receives announcements and messages on a separate connection, and reconnects when it is lost.
final class PostgresListener: Sendable {
    private struct State {
        var isRunning = false
        var isClosed = false
        /// The channels for which the server sends notifications.
        var listenedTo: Set<String> = []
    }

    let announcements = Announcements()
    /// At most a thousand messages are queued for a listener.
    let messages = ChannelListeners<PostgresMessage>(limit: 1_000)
    private let settings: PostgresSettings
    private let state = Mutex(State())
    private let pipe: WakePipe

    init(_ settings: PostgresSettings) throws {
        self.settings = settings
        pipe = try WakePipe()
    }

    func listen(to channel: String) -> AsyncStream<Void> {
        // A listener that starts before the server knows the channel is notified once it does.
        listening { announcements.listen(to: channel, startsNotified: $0.contains(channel)) }
    }

    func listenToMessages(on channel: String) -> AsyncStream<PostgresMessage> {
        listening { messages.listen(to: channel, first: $0.contains(channel) ? .listening : nil) }
    }

    private func listening<Element>(_ begin: (_ listenedTo: Set<String>) -> AsyncStream<Element>) -> AsyncStream<Element> {
        let (stream, mustStart) = state.withLock { state in
            defer { state.isRunning = !state.isClosed }
            return (begin(state.listenedTo), !state.isRunning && !state.isClosed)
        }
        if mustStart { Thread.detachNewThread { [self] in run() } } else { pipe.wake() }
        return stream
    }

    func close() {
        state.withLock { $0.isClosed = true }
        announcements.finish()
        messages.finish()
        pipe.wake()
    }

    private var isClosed: Bool { state.withLock { $0.isClosed } }

    private func run() {
        while !isClosed {
            if let handle = try? PostgresOpening.open(settings) {
                receive(handle)
                PQfinish(handle)
                state.withLock { $0.listenedTo = [] }
            }
            if !isClosed { pipe.wait(milliseconds: 200) }
        }
    }

    /// Listens until the connection is lost or the listener is closed.
    private func receive(_ handle: OpaquePointer) {
        while !isClosed {
            for channel in announcements.channels.union(messages.channels).subtracting(state.withLock { $0.listenedTo }) {
                let name = channel.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
                guard (try? PostgresOpening.execute("LISTEN \"\(name)\"", on: handle)) != nil else { return }
                state.withLock { _ = $0.listenedTo.insert(channel) }
                announcements.notify(channel)
                messages.send(.listening, on: channel)
            }
            pipe.wait(for: PQsocket(handle), milliseconds: 60_000)
            guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { return }
            while let notice = PQnotifies(handle) {
                deliver(notice.pointee)
                PQfreemem(notice)
            }
        }
    }

    private func deliver(_ notice: PGnotify) {
        let (channel, text) = (String(cString: notice.relname), notice.extra.map { String(cString: $0) } ?? "")
        if text.isEmpty { announcements.notify(channel) } else { messages.send(.text(text), on: channel) }
    }
}
