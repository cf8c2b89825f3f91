public import Core
public import Foundation
import HTTPTypes
import Logging

/// Sends what an outbox holds; the API client does.
public protocol OutboxSending: Sendable {
    /// Sends a call.
    ///
    /// - Throws: the API's error, or one of status 0 where no answer came.
    func send(_ request: APIRequest) async throws(APIError)
}

extension APIClient: OutboxSending {
    /// Sends a call that was laid out before. Its output is dropped.
    ///
    /// - Throws: as ``call(_:_:idempotencyKey:deviceTime:retryingAfterRefresh:)``.
    public func send(_ request: APIRequest) async throws(APIError) {
        let answer = try await answer(to: request)
        guard answer.status.kind == .successful else { throw answer.error }
    }
}

/// Deeds of one person that must reach the server, be there a connection or not: kept in a file, sent in order, once each.
///
/// A deed is on the disk when ``add(_:_:title:deviceTime:)`` returns. It is sent until the server has answered: with its own `Idempotency-Key` and the time at
/// which it was done. What the server refuses (a status of 4xx but 401, 408, 429) becomes a dead letter, and the next is sent; everything else is
/// tried again later, first. Each person has a file of their own: ``PersonalStorage`` sees to that.
///
/// ```swift
/// let outbox = try Outbox(file: folder.appending(path: "outbox-12"), sender: api, clock: clock, random: random)
/// try await outbox.add(FleetEndpoints.confirmStop, confirmation, title: Strings.stopConfirmed)
/// await outbox.run()   // in a task of the program's own, until it is cancelled
/// ```
public actor Outbox {
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

    /// Opens an outbox, or makes it.
    ///
    /// - Parameter pauses: how long to wait after failures; the number of attempts in it doesn't count.
    /// - Throws: where the file is in use by another process, is none of this format, was changed, or can't be opened.
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

    /// What waits and what was refused.
    public var content: OutboxContent { current }

    /// What it holds, at each change from now on. Each caller gets a stream of its own.
    public nonisolated func changes() -> AsyncStream<OutboxContent> { broadcaster.stream() }

    /// Keeps a deed. It has happened now, by the clock, unless a time is given.
    ///
    /// - Parameter title: what the person did, in their language, for the list of what waits.
    /// - Throws: `APIError.unencodable`, or what the file system says: then the deed is not kept, and the person must be told.
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

    /// Puts a refused deed back into its place, to be sent once more: with a new key, since under the old one the refusal is the answer.
    ///
    /// - Throws: what the file system says.
    public func retry(_ id: DeadLetter.ID) throws {
        guard let letter = current.deadLetters.first(where: { $0.id == id }) else { return }
        let request = letter.entry.request.keyed(random.hexadecimal(byteCount: 16))
        try write(.revived(OutboxEntry(id: id, title: letter.entry.title, request: request)))
        nudges.send(())
    }

    /// Gives a refused deed up.
    ///
    /// - Throws: what the file system says.
    public func discard(_ id: DeadLetter.ID) throws {
        guard current.deadLetters.contains(where: { $0.id == id }) else { return }
        try write(.discarded(id))
        try compactIfIdle()
    }

    /// Ends it, at the end of its person's session: nothing more is sent or kept, and the file may be opened again, here or elsewhere. What waits and
    /// what was refused stays in the file, for that person alone.
    public func close() {
        journal = nil
        nudges.finish()
    }

    /// Sends whatever waits, now and later, until the task is cancelled or the outbox is closed.
    public func run() async {
        var failures = 0
        while !Task.isCancelled, journal != nil {
            // Listening begins before sending, so that nothing that is added meanwhile is missed.
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

    /// Sends what waits, the oldest first, until all is sent or something stands in the way.
    ///
    /// - Returns: why the oldest could not be sent; nil when nothing waits any more, or somebody else is sending.
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
                guard Self.isRefusal(error) else { return error }
                log.warning("a deed was refused", metadata: ["entry": "\(entry.id)", "status": "\(error.status)", "code": "\(error.code.rawValue)"])
                let letter = DeadLetter(
                    entry: entry, status: error.status, code: error.code.rawValue, message: error.message, refusedAt: clock.now)
                note(.refused(letter))
            }
        }
        try? compactIfIdle()
        return nil
    }

    /// Whether the server has decided: sending again would not change it.
    private static func isRefusal(_ error: APIError) -> Bool {
        (400..<500).contains(error.status) && ![401, 408, 425, 429].contains(error.status) || error.kind == .decoding && error.code == .unencodable
    }

    /// Writes down what the server has decided. Where the file system refuses, the deed is sent again after a restart, with the same key.
    private func note(_ record: OutboxRecord) {
        do {
            try write(record)
        } catch {
            log.error("the outbox could not be written", metadata: ["error": "\(error)"])
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

    /// Where nothing waits and much was written, the file begins anew.
    private func compactIfIdle() throws {
        guard current.waiting.isEmpty, current.deadLetters.isEmpty, let journal, journal.length > 64 * 1024 else { return }
        let record = try JSONEncoder().encode(OutboxRecord.numbered(lastID))
        try AppendLog.rewrite(file, with: [record])
        // The new file is locked before the old one is let go.
        (self.journal, _) = try AppendLog.open(file)
    }
}
