import CPostgres
import Core
import Foundation
import Persistence
import Synchronization

/// Hears announcements and messages on a connection of its own, and connects again when it is lost.
final class PostgresListener: Sendable {
    private struct State {
        var isRunning = false
        var isClosed = false
        /// The channels that the server tells of.
        var heard: Set<String> = []
    }

    let announcements = Announcements()
    /// The most that wait for a listener are a thousand.
    let messages = ChannelListeners<PostgresMessage>(limit: 1_000)
    private let settings: PostgresSettings
    private let state = Mutex(State())
    private let pipe: WakePipe

    init(_ settings: PostgresSettings) throws {
        self.settings = settings
        pipe = try WakePipe()
    }

    func listen(to channel: String) -> AsyncStream<Void> {
        // Who listens before the server knows of the channel is told once it does.
        listening { announcements.listen(to: channel, tellsNow: $0.contains(channel)) }
    }

    func listenToMessages(on channel: String) -> AsyncStream<PostgresMessage> {
        listening { messages.listen(to: channel, first: $0.contains(channel) ? .listening : nil) }
    }

    private func listening<Element>(_ begin: (_ heard: Set<String>) -> AsyncStream<Element>) -> AsyncStream<Element> {
        let (stream, mustStart) = state.withLock { state in
            defer { state.isRunning = !state.isClosed }
            return (begin(state.heard), !state.isRunning && !state.isClosed)
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
                hear(handle)
                PQfinish(handle)
                state.withLock { $0.heard = [] }
            }
            if !isClosed { pipe.wait(milliseconds: 200) }
        }
    }

    /// Listens until the connection is lost or the listener is closed.
    private func hear(_ handle: OpaquePointer) {
        while !isClosed {
            for channel in announcements.channels.union(messages.channels).subtracting(state.withLock { $0.heard }) {
                let name = channel.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
                guard (try? PostgresOpening.execute("LISTEN \"\(name)\"", on: handle)) != nil else { return }
                state.withLock { _ = $0.heard.insert(channel) }
                announcements.tell(channel)
                messages.tell(.listening, on: channel)
            }
            pipe.wait(for: PQsocket(handle), milliseconds: 60_000)
            guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { return }
            while let notice = PQnotifies(handle) {
                tell(of: notice.pointee)
                PQfreemem(notice)
            }
        }
    }

    private func tell(of notice: PGnotify) {
        let (channel, text) = (String(cString: notice.relname), notice.extra.map { String(cString: $0) } ?? "")
        if text.isEmpty { announcements.tell(channel) } else { messages.tell(.text(text), on: channel) }
    }
}
