public import Core
public import Foundation
public import Logging
public import Persistence

/// The context of a call, apart from its input.
public struct HandlerContext: Sendable {
    /// The id of the request in the log.
    public let requestID: String
    /// The signed-in caller; nil if nobody is signed in.
    public let caller: Person?
    /// The id of the API key with which the caller calls; nil for a session.
    public let keyID: Int?
    /// The product's database; for an administrator who views as the caller, one that refuses writes.
    public let database: any Database
    /// The database for entries of the audit log, which those who view cause too.
    let auditDatabase: any Database
    /// The product's clock.
    public let clock: any Clock
    /// The time at which the person acted, by the device's clock, at most 72 hours ago and 5 minutes ahead; nil if the client didn't send it. People see it;
    /// no right or price may follow from it.
    public let deviceTime: Date?
    /// The client's key for running the operation once; nil if it sent none.
    public internal(set) var idempotencyKey: String?
    /// A logger. Like all entries of a call, its entries include the request's id (``/Core/RequestID/current``).
    public let log: Logger
    /// The request itself, for data other than the input: its origin and the device's name.
    public let request: ServerRequest
    /// The identity of the call; nil if there is no key.
    var fingerprint: RequestFingerprint?
    /// The log of who saw or changed what; nil if the product has none.
    let audit: AuditTrail?
    /// Records what people do who agreed; nil where the product counts nothing.
    let analytics: AnalyticsRecorder?

    init(
        requestID: String, caller: Person?, keyID: Int? = nil, viewing: Viewing = .reading, database: any Database, clock: any Clock, deviceTime: Date?,
        log: Logger,
        request: ServerRequest, audit: AuditTrail?, analytics: AnalyticsRecorder?
    ) {
        self.requestID = requestID
        self.caller = caller
        self.keyID = keyID
        let isViewing = caller?.viewerID != nil
        self.database = isViewing && viewing != .allowed ? ViewedDatabase(database, person: caller) : database
        auditDatabase = database
        self.clock = clock
        self.deviceTime = deviceTime
        self.log = log
        self.request = request
        self.audit = audit
        self.analytics = isViewing ? nil : analytics
    }

    /// Returns a time that an input states by the device's clock, within the same bounds as ``deviceTime``.
    public func clamped(_ stated: Date) -> Date { DeviceTime.clamped(stated, at: clock.now) }

    /// The id of the person who answers for the call in the audit log: the administrator who views as the caller, else the caller; nil if nobody is signed in.
    public var actorID: Int? { caller?.viewerID ?? caller?.id }

    /// Returns the signed-in person.
    ///
    /// - Throws: ``APIError`` with status 401 if nobody is signed in.
    public func person() throws(APIError) -> Person {
        guard let caller else { throw .unauthorized() }
        return caller
    }

    /// Runs a write transaction once per `Idempotency-Key`. The response is stored in the same transaction, and a later call with the same key and
    /// input returns it without running again. Of concurrent calls with one key, one runs and the others wait for its response. A failed call stores
    /// nothing, so that its key can be used again.
    ///
    /// - Parameter isolation: serializable if the body relies on what others may insert meanwhile.
    /// - Throws: ``APIError`` with status 409 if the key was used with another input; any error of the body.
    public func writeOnce<Output: Codable & Sendable>(
        _ isolation: Isolation = .repeatableRead,
        _ body: @escaping @Sendable (Transaction) throws -> Output
    ) async throws -> EncodedOutput<Output> {
        guard let idempotencyKey, let fingerprint, let caller else { return try EncodedOutput(await database.write(isolation, body)) }
        let record = IdempotencyRecord(key: idempotencyKey, personID: caller.id, fingerprint: fingerprint)
        let now = clock.now
        return try await database.write(isolation) { transaction in
            if let stored = try record.storedResponse(at: now, in: transaction) { return EncodedOutput(json: stored) }
            let output = try EncodedOutput(body(transaction))
            try record.store(output.json, at: now, in: transaction)
            return output
        }
    }
}
