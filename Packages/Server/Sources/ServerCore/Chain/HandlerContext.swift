public import Core
public import Foundation
public import Logging
public import Persistence

/// What a handler knows of the call beside its input.
public struct HandlerContext: Sendable {
    /// The id that follows the request through the log.
    public let requestID: String
    /// Who calls; nil where nobody is signed in.
    public let caller: Person?
    /// The database.
    public let database: any Database
    /// The clock.
    public let clock: any Clock
    /// The time at which the person acted, by the device; nil where the client didn't say.
    public let deviceTime: Date?
    /// The client's key for doing this once; nil where it sent none.
    public let idempotencyKey: String?
    /// A logger. Its entries carry the request's id (``/Core/RequestID/current``), as all entries of a call do.
    public let log: Logger
    /// The request itself, for what is no input: where it came from and what the device calls itself.
    public let request: ServerRequest
    /// What makes two calls under one key the same call: endpoint and input. It is made only where there is a key.
    var fingerprint = ""

    init(
        requestID: String, caller: Person?, database: any Database, clock: any Clock, deviceTime: Date?, idempotencyKey: String?, log: Logger,
        request: ServerRequest
    ) {
        self.requestID = requestID
        self.caller = caller
        self.database = database
        self.clock = clock
        self.deviceTime = deviceTime
        self.idempotencyKey = idempotencyKey
        self.log = log
        self.request = request
    }

    /// The signed-in person.
    ///
    /// - Throws: ``APIError`` of status 401 where nobody is signed in.
    public func person() throws(APIError) -> Person {
        guard let caller else { throw .unauthorized() }
        return caller
    }

    /// Runs a write transaction, once per `Idempotency-Key`: its answer is stored in the same transaction, and the same key with
    /// the same input gets that answer again without anything being done. Of calls at once under one key one does it, and the others wait for its
    /// answer. A call that failed has left nothing behind, its key neither, so that it may be tried again.
    ///
    /// - Throws: ``APIError`` of status 409 when the key was used with another input; what the body throws.
    public func writeOnce<Output: Codable & Sendable>(
        _ body: @escaping @Sendable (Transaction) throws -> Output
    ) async throws -> Output {
        guard let idempotencyKey, let caller else { return try await database.write(body) }
        let record = IdempotencyRecord(key: idempotencyKey, personID: caller.id, fingerprint: fingerprint)
        let now = clock.now
        return try await database.write { transaction in
            guard try record.claim(at: now, in: transaction) else { return try record.storedAnswer(Output.self, in: transaction) }
            let output = try body(transaction)
            try record.store(output, in: transaction)
            return output
        }
    }
}
