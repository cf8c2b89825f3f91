import CPostgres
import Core
import Foundation
import Persistence
import Synchronization

/// Receives announcements and messages on a separate connection, and sends this process's announcements. It reconnects when the connection is lost.
///
/// An announcement isn't part of the transaction that makes it: with a NOTIFY in it, PostgreSQL would commit one transaction after the other, waiting for the
/// disk each time. Since a process may end between a commit and its announcement, every process looks at intervals whether anything was committed.
final class PostgresListener: Sendable {
    private struct State {
        var isRunning = false
        var isClosed = false
        /// The channels for which the server sends notifications.
        var listenedTo: Set<String> = []
        /// The channels with announcements that the server doesn't have yet.
        var unsent: Set<String> = []
        var whenEnded: [CheckedContinuation<Void, Never>] = []
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

    /// Notifies a channel's listeners, in this process now and in others soon. Announcements made meanwhile go out together.
    func announce(_ channel: String) {
        announcements.notify(channel)
        // The thread is awake if it has others to send.
        if state.withLock({ $0.unsent.insert(channel).inserted && $0.unsent.count == 1 }) { wake() }
    }

    /// Ends all streams. Announcements made before are still sent, unless the server can't be reached.
    func close() {
        state.withLock { $0.isClosed = true }
        announcements.finish()
        messages.finish()
        pipe.wake()
    }

    /// Returns when the connection of a closed listener has ended.
    func ended() async {
        await withCheckedContinuation { continuation in
            let isRunning = state.withLock { state in
                if state.isRunning { state.whenEnded.append(continuation) }
                return state.isRunning
            }
            if !isRunning { continuation.resume() }
        }
    }

    private func listening<Element>(_ begin: (_ listenedTo: Set<String>) -> AsyncStream<Element>) -> AsyncStream<Element> {
        let stream = state.withLock { begin($0.listenedTo) }
        wake()
        return stream
    }

    private func wake() {
        let mustStart = state.withLock { state in
            guard !state.isRunning, !state.isClosed else { return false }
            state.isRunning = true
            return true
        }
        if mustStart { Thread.detachNewThread { [self] in run() } } else { pipe.wake() }
    }

    private var isClosed: Bool { state.withLock { $0.isClosed } }

    private func run() {
        repeat {
            if let handle = try? PostgresOpening.open(settings) {
                receive(handle)
                PQfinish(handle)
                state.withLock { $0.listenedTo = [] }
            }
            if !isClosed { pipe.wait(milliseconds: 200) }
        } while !isClosed
        let waiting = state.withLock { state in
            state.isRunning = false
            defer { state.whenEnded = [] }
            return state.whenEnded
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Listens until the connection is lost or the listener is closed.
    private func receive(_ handle: OpaquePointer) {
        // The name distinguishes this connection in pg_stat_activity. A notification needs no disk.
        guard (try? PostgresOpening.execute("SET application_name = 'tumble-listener'; SET synchronous_commit = off", on: handle)) != nil else { return }
        var look = CommitLook(every: settings.lookInterval)
        while true {
            // The first look comes before listeners begin to read, so that nothing is committed between the two.
            guard let mayHaveMissed = try? look.findsCommits(on: handle) else { return }
            if mayHaveMissed { for channel in announcements.channels { announcements.notify(channel) } }
            guard listen(on: handle), sendAnnouncements(on: handle), !isClosed else { return }
            pipe.wait(for: PQsocket(handle), milliseconds: look.millisecondsLeft)
            guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { return }
            while let notice = PQnotifies(handle) {
                deliver(notice.pointee, isOurs: notice.pointee.be_pid == PQbackendPID(handle))
                PQfreemem(notice)
            }
        }
    }

    /// Has the server send the notifications of new channels. Returns whether it could be asked.
    private func listen(on handle: OpaquePointer) -> Bool {
        for channel in announcements.channels.union(messages.channels).subtracting(state.withLock { $0.listenedTo }) {
            guard (try? PostgresOpening.execute("LISTEN \(Self.quoted(channel))", on: handle)) != nil else { return false }
            state.withLock { _ = $0.listenedTo.insert(channel) }
            announcements.notify(channel)
            messages.send(.listening, on: channel)
        }
        return true
    }

    /// Sends what was announced here to other processes. Returns whether the server has it.
    private func sendAnnouncements(on handle: OpaquePointer) -> Bool {
        let channels = state.withLock { state in
            defer { state.unsent = [] }
            return state.unsent
        }
        guard !channels.isEmpty else { return true }
        let isSent = (try? PostgresOpening.execute(channels.map { "NOTIFY \(Self.quoted($0))" }.joined(separator: "; "), on: handle)) != nil
        if !isSent { state.withLock { $0.unsent.formUnion(channels) } }
        return isSent
    }

    private static func quoted(_ channel: String) -> String {
        "\"" + channel.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    private func deliver(_ notice: PGnotify, isOurs: Bool) {
        let (channel, text) = (String(cString: notice.relname), notice.extra.map { String(cString: $0) } ?? "")
        if !text.isEmpty {
            messages.send(.text(text), on: channel)
        } else if !isOurs {
            // This process's listeners were notified when the announcement was made.
            announcements.notify(channel)
        }
    }
}
