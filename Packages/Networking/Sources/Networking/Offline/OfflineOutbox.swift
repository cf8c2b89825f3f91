public import Core
public import Foundation
import HTTPTypes
import Logging

/// Sends the calls of an outbox; the API client is one implementation.
public protocol OutboxSending: Sendable {
    /// Sends a call.
    ///
    /// - Throws: the API's error, or one with status 0 if no response arrived.
    func send(_ request: APIRequest) async throws(APIError)
}

extension APIClient: OutboxSending {
    /// Sends a prepared call and discards its output.
    ///
    /// - Throws: as ``call(_:_:idempotencyKey:deviceTime:retryingAfterRefresh:)``.
    public func send(_ request: APIRequest) async throws(APIError) {
        let response = try await response(to: request)
        guard response.status.kind == .successful else { throw response.error }
    }
}

/// A person's operations that must reach the server, with or without a connection: stored in a file and sent in order, each once.
///
/// An operation is on disk when ``add(_:_:title:deviceTime:)`` returns. It is sent until the server has responded, with its own `Idempotency-Key` and the
/// time at which it happened. An operation that the server refuses (any 4xx but 401, 408, 429) becomes a dead letter, and the next is sent; after any
/// other failure it is retried before the others. Each person has a separate file, managed by ``PersonalStorage``.
///
/// ```swift
/// let outbox = try OfflineOutbox(file: folder.appending(path: "outbox-12"), sender: api, clock: clock, random: random)
/// try await outbox.add(FleetEndpoints.confirmStop, confirmation, title: Strings.stopConfirmed)
/// await outbox.run()   // in a task of the program's own, until it is canceled
/// ```
public actor OfflineOutbox {
    private let file: URL
    private let sender: any OutboxSending
    private let clock: any Clock
    private let random: any RandomSource
    private let pauses: HTTPRetryPolicy
    private let broadcaster = Broadcaster<OutboxContent>()
    private let nudges = Broadcaster<Void>()
    private let log = createLog(category: "outbox")

    /// Nil once the outbox is closed.
    private var journal: AppendLog?
    private var lastID: Int
    private var isSending = false
    private(set) var current: OutboxContent

    /// Opens or creates an outbox.
    ///
    /// - Parameter pauses: the delays after failures; its number of attempts is ignored.
    /// - Throws: if the file is in use by another process, has another format, is damaged, or can't be opened.
    public init(
        file: URL, sender: any OutboxSending, clock: any Clock, random: any RandomSource,
        pauses: HTTPRetryPolicy = HTTPRetryPolicy(attempts: .max, base: .seconds(1), cap: .seconds(60))
    ) throws {
        let (log, records) = try AppendLog.open(file)
        var (content, lastID) = (OutboxContent(), 0)
        for data in records {
            let record = try JSONDecoder().decode(OutboxRecord.self, from: data)
            content.apply(record)
            switch record {
            case .added(let entry): lastID = max(lastID, entry.id)
            case .numbered(let id): lastID = max(lastID, id)
            default: break
            }
        }
        (self.file, self.sender, self.clock, self.random, self.pauses) = (file, sender, clock, random, pauses)
        (journal, self.lastID, current) = (log, lastID, content)
    }

    /// The waiting and refused operations.
    public var content: OutboxContent { current }

    /// Returns a stream of the content after each later change, separate for each caller.
    public nonisolated func changes() -> AsyncStream<OutboxContent> { broadcaster.stream() }

    /// Stores an operation that happened now, by the clock, unless a time is given.
    ///
    /// - Parameter title: a description in the person's language, for the list of waiting operations.
    /// - Throws: `APIError.unencodable`, or an error of the file system: the operation is not stored then, and the person must be informed.
    @discardableResult
    public func add<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, title: String, deviceTime: Date? = nil
    ) throws -> OutboxEntry {
        let key = random.hexadecimal(byteCount: 16)
        let request = try APIRequest(endpoint, input, idempotencyKey: key, deviceTime: deviceTime ?? clock.now)
        let entry = OutboxEntry(id: lastID + 1, title: title, request: request)
        try write(.added(entry))
        lastID = entry.id
        nudges.send(())
        return entry
    }

    /// Queues a refused operation again, in its old place but with a new key, since its old key would return the same refusal.
    ///
    /// - Throws: an error of the file system.
    public func retry(_ id: DeadLetter.ID) throws {
        guard let letter = current.deadLetters.first(where: { $0.id == id }) else { return }
        let request = letter.entry.request.keyed(random.hexadecimal(byteCount: 16))
        try write(.revived(OutboxEntry(id: id, title: letter.entry.title, request: request)))
        nudges.send(())
    }

    /// Discards a refused operation.
    ///
    /// - Throws: an error of the file system.
    public func discard(_ id: DeadLetter.ID) throws {
        guard current.deadLetters.contains(where: { $0.id == id }) else { return }
        try write(.discarded(id))
        try compactIfIdle()
    }

    /// Closes the outbox at the end of its person's session: nothing more is sent or stored, and the file may be opened again. Waiting and refused
    /// operations stay in the file.
    public func close() {
        journal = nil
        nudges.finish()
    }

    /// Sends waiting and later operations until the task is canceled or the outbox is closed.
    public func run() async {
        var failures = 0
        while !Task.isCancelled, journal != nil {
            // Subscribes before sending, so that no operation added meanwhile is missed.
            var later = nudges.stream().makeAsyncIterator()
            switch await sendWaiting() {
            case nil:
                failures = 0
                _ = await later.next()
            case .some(let error):
                failures += 1
                let pause = max(pauses.delay(after: min(failures, 16), random: random), error.retryAfter ?? .zero)
                try? await clock.sleep(for: pause)
            }
        }
    }

    /// Sends the waiting operations, oldest first, until all are sent or one fails.
    ///
    /// - Returns: the error of the oldest; nil if nothing is waiting, or if another call is already sending.
    @discardableResult
    public func sendWaiting() async -> APIError? {
        guard !isSending else { return nil }
        isSending = true
        defer { isSending = false }
        while journal != nil, let entry = current.waiting.first {
            do throws(APIError) {
                try await sender.send(entry.request)
                note(.sent(entry.id))
            } catch {
                guard error.isRefusal else { return error }
                log.warning("operation refused", metadata: ["entry": "\(entry.id)", "status": "\(error.status)", "code": "\(error.code.rawValue)"])
                let letter = DeadLetter(
                    entry: entry, status: error.status, code: error.code.rawValue, message: error.message, refusedAt: clock.now)
                note(.refused(letter))
            }
        }
        try? compactIfIdle()
        return nil
    }

    /// Records the server's decision. If that fails, the operation is sent again after a restart, with the same key.
    private func note(_ record: OutboxRecord) {
        do {
            try write(record)
        } catch {
            log.error("outbox could not be written", metadata: ["error": "\(error)"])
            current.apply(record)
            broadcaster.send(current)
        }
    }

    private func write(_ record: OutboxRecord) throws {
        guard let journal else { throw AppendLogError.closed(file.path) }
        try journal.append(try JSONEncoder().encode(record))
        current.apply(record)
        broadcaster.send(current)
    }

    /// Rewrites the file once nothing is waiting and it has grown large.
    private func compactIfIdle() throws {
        guard current.waiting.isEmpty, current.deadLetters.isEmpty, let journal, journal.length > 64 * 1024 else { return }
        let record = try JSONEncoder().encode(OutboxRecord.numbered(lastID))
        try AppendLog.rewrite(file, with: [record])
        // The new file is locked before the old one is released.
        (self.journal, _) = try AppendLog.open(file)
    }
}
