import Core
import Foundation
import Logging
import PaymentsAPI
import Persistence

/// Makes the calls to the provider that are stored, and settles their results. A call whose result was lost, by a cut connection or a killed process, is
/// made again with its key.
struct OperationWorker: Sendable {
    /// The time in seconds that a call may take before it is made again.
    static let lease: TimeInterval = 60
    /// The longest pause in seconds between two attempts: an hour.
    static let longestPause: TimeInterval = 3600
    /// The number of attempts, over half an hour, after which the payment is asked for: providers repeat failures for a key, too.
    static let longAttempts = 10

    let gateways: PaymentGateways
    let database: any Database
    let clock: any Core.Clock
    let settlement: Settlement
    let orders: OrderSettlement
    private let payments = PaymentRepository()
    private let operations = OperationRepository()
    private let methods = MethodRepository()
    private let incidents = IncidentRepository()
    private let log = createLog(category: "payments")

    init(gateways: PaymentGateways, database: any Database, clock: any Core.Clock, settlement: Settlement, orders: OrderSettlement) {
        self.gateways = gateways
        self.database = database
        self.clock = clock
        self.settlement = settlement
        self.orders = orders
    }

    /// Makes every call that is due, eight at a time.
    func run() async throws {
        while true {
            let now = clock.now
            let due = try await database.read { try operations.due(at: now, limit: 8, in: $0) }
            guard !due.isEmpty else { return }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for operation in due { group.addTask { try await perform(operation) } }
                try await group.waitForAll()
            }
        }
    }

    /// Makes a call unless somebody else is at it.
    func perform(_ operation: OperationRecord) async throws {
        let lease = clock.now.addingTimeInterval(Self.lease)
        let record = try await database.write { transaction in
            try operations.claim(operation, until: lease, in: transaction) ? try payments.find(operation.paymentID, in: transaction) : nil
        }
        guard let record else { return }
        var result = await call(operation, of: record)
        var key: String?
        if result == .failure(.unavailable), operation.attempts >= Self.longAttempts { (result, key) = try await learn(operation, of: record) }
        if case .failure(let error) = result { note(error, operation) }
        let now = clock.now
        try await database.write { [result, key] transaction in
            if let key { try operations.setKey(operation.id, key, in: transaction) }
            try settle(operation, result, at: now, in: transaction)
        }
    }

    /// Learns from the payment what became of a call that fails for long.
    ///
    /// - Returns: the payment where the call has had its effect, or can't any more; otherwise the failure, and another key with which the call is made next.
    private func learn(
        _ operation: OperationRecord, of record: PaymentRecord
    ) async throws -> (Result<GatewayPayment, GatewayError>, key: String?) {
        guard case .success(let theirs) = await lookUp(record) else { return (.failure(.unavailable), nil) }
        let isOver =
            switch operation.kind {
            case .authorize: true
            case .capture, .void: theirs.status != .authorized && theirs.status != .pending && theirs.status != .needsAction
            case .refund: try await database.read { try isRefunded(operation, theirs, in: $0) }
            }
        if isOver { return (.success(theirs), nil) }
        let key = operation.key.split(separator: "~").first.map(String.init) ?? operation.key
        return (.failure(.unavailable), "\(key)~\(operation.attempts)")
    }

    /// Returns whether the provider has given back what a call asked for, and the calls before it.
    private func isRefunded(_ operation: OperationRecord, _ theirs: GatewayPayment, in transaction: Transaction) throws -> Bool {
        theirs.refundedCents >= (try operations.refunded(operation.paymentID, in: transaction)) + operation.amountCents
    }

    /// Makes a call, and asks for the payment where the provider can't do what is called for.
    func call(_ operation: OperationRecord, of record: PaymentRecord) async -> Result<GatewayPayment, GatewayError> {
        do throws(GatewayError) {
            return .success(try await attempt(operation, of: record))
        } catch {
            return error == .conflict || error == .notFound ? await lookUp(record) : .failure(error)
        }
    }

    /// Holds an amount on a saved method.
    func authorize(_ operation: OperationRecord, of record: PaymentRecord, by method: MethodRecord) async -> Result<GatewayPayment, GatewayError> {
        do throws(GatewayError) {
            return .success(try await attempt(operation, of: record, by: method))
        } catch {
            return error == .conflict || error == .notFound ? await lookUp(record) : .failure(error)
        }
    }

    private func attempt(
        _ operation: OperationRecord, of record: PaymentRecord, by method: MethodRecord
    ) async throws(GatewayError) -> GatewayPayment {
        let request = GatewayAuthorization(
            reference: record.reference, amountCents: operation.amountCents, currency: record.currency.lowercased(), method: method.gatewayID,
            isCustomerPresent: operation.actorID != nil)
        return try await gateway(of: record).authorize(request, key: operation.key)
    }

    /// Returns the provider that began a payment, which is the only one that knows it.
    private func gateway(of record: PaymentRecord) throws(GatewayError) -> any PaymentGateway {
        guard let gateway = gateways[record.gateway] else { throw .notSetUp }
        return gateway
    }

    private func attempt(_ operation: OperationRecord, of record: PaymentRecord) async throws(GatewayError) -> GatewayPayment {
        switch operation.kind {
        case .authorize:
            let method: MethodRecord?
            do { method = try await database.read { try methods.find(record.methodID, in: $0) } } catch { throw .unavailable }
            // The provider doesn't know one any more that was forgotten meanwhile.
            guard let method, !method.isForgotten else { throw .declined(.declined) }
            return try await attempt(operation, of: record, by: method)
        case .capture: return try await gateway(of: record).capture(try await id(of: record), amountCents: operation.amountCents, key: operation.key)
        case .void: return try await gateway(of: record).void(try await id(of: record), key: operation.key)
        case .refund:
            let id = try await id(of: record)
            let gateway = try gateway(of: record)
            _ = try await gateway.refund(id, amountCents: operation.amountCents, key: operation.key)
            return try await gateway.payment(id)
        }
    }

    private func id(of record: PaymentRecord) async throws(GatewayError) -> String {
        if let id = record.gatewayID { return id }
        guard let found = try await gateway(of: record).payments(reference: record.reference).first else { throw .notFound }
        return found.id
    }

    /// Returns the payment as the provider has it, or why it can't be asked for.
    func lookUp(_ record: PaymentRecord) async -> Result<GatewayPayment, GatewayError> {
        do throws(GatewayError) { return .success(try await theirs(record)) } catch { return .failure(error) }
    }

    /// Returns the payment as the provider has it. One that the provider doesn't know holds nothing.
    func theirs(_ record: PaymentRecord) async throws(GatewayError) -> GatewayPayment {
        let gateway = try gateway(of: record)
        if let id = record.gatewayID { return try await gateway.payment(id) }
        let found = try await gateway.payments(reference: record.reference).first
        return found ?? GatewayPayment(id: "", reference: record.reference, status: .voided, authorizedCents: 0)
    }

    /// Settles the result of a call.
    func settle(_ operation: OperationRecord, _ result: Result<GatewayPayment, GatewayError>, at now: Date, in transaction: Transaction) throws {
        guard let record = try payments.find(operation.paymentID, in: transaction) else { return }
        var settled = record
        switch result {
        case .success(let theirs):
            settled = try settlement.apply(theirs, to: record, at: now, in: transaction)
            try finish(operation, theirs, settled, at: now, in: transaction)
        case .failure(let error) where error.isTemporary || error.isConfiguration:
            let again = now.addingTimeInterval(Self.pause(after: operation.attempts + 1, error))
            try operations.delay(operation.id, until: again, error: "\(error)", in: transaction)
            if error == .notSetUp { try report(record, at: now, in: transaction) }
            return
        case .failure(let error):
            settled = try fail(record, operation, error, at: now, in: transaction)
        }
        if let order = settled.orderID, settled.isCurrent || settled.isSupplement { try orders.bring(order, at: now, in: transaction) }
    }

    /// Opens the incident of a payment whose provider isn't set up any more. It says which one is missing; the comparison closes it once that is set up again.
    private func report(_ record: PaymentRecord, at now: Date, in transaction: Transaction) throws {
        let difference = Reconciliation.Difference(kind: "provider", ours: record.gateway, theirs: gateways.present?.name ?? "none")
        guard let id = try incidents.open(difference, of: record.id, at: now, in: transaction), let opened = try incidents.find(id, in: transaction) else {
            return
        }
        try settlement.events.publish(opened, at: now, in: transaction)
        log.error(
            "payment's provider isn't set up; to finish it, give that provider's settings again",
            metadata: ["payment": "\(record.id)", "provider": "\(record.gateway)", "incident": "\(id)"])
    }

    /// Ends a call whose effect is there, or can't be any more; otherwise it is repeated.
    private func finish(
        _ operation: OperationRecord, _ theirs: GatewayPayment, _ settled: PaymentRecord, at now: Date, in transaction: Transaction
    ) throws {
        let isDone =
            switch operation.kind {
            // What becomes of it then is learned by a notice or by asking.
            case .authorize: true
            case .capture: settled.status.isPaid
            case .void: settled.status == .voided
            case .refund: try isRefunded(operation, theirs, in: transaction)
            }
        if isDone { return try operations.finish(operation.id, .done, at: now, in: transaction) }
        let mayStillCome = theirs.status == .authorized || theirs.status == .pending || theirs.status == .needsAction
        if operation.kind != .refund, mayStillCome {
            let again = now.addingTimeInterval(Self.pause(after: operation.attempts + 1, nil))
            return try operations.delay(operation.id, until: again, error: "is \(theirs.status.rawValue)", in: transaction)
        }
        try operations.finish(operation.id, .failed, error: "is \(theirs.status.rawValue)", at: now, in: transaction)
    }

    private func fail(
        _ record: PaymentRecord, _ operation: OperationRecord, _ error: GatewayError, at now: Date, in transaction: Transaction
    ) throws -> PaymentRecord {
        try operations.finish(operation.id, .failed, error: "\(error)", at: now, in: transaction)
        switch (operation.kind, record.status) {
        case (.authorize, .new), (.capture, .authorized): return try settlement.fail(record, error.reason, at: now, in: transaction)
        case (.void, .new), (.void, .authorized): return try settlement.void(record, at: now, in: transaction)
        default: return record
        }
    }

    private func note(_ error: GatewayError, _ operation: OperationRecord) {
        let level: Logger.Level = error.isConfiguration ? .error : error.isTemporary ? .warning : .notice
        log.log(
            level: level, "call to the payment provider failed",
            metadata: [
                "payment": "\(operation.paymentID)", "kind": "\(operation.kind.rawValue)", "attempts": "\(operation.attempts + 1)", "cause": "\(error)",
            ])
    }

    /// Returns the pause in seconds after a number of failed attempts: two seconds, then twice as long each time.
    static func pause(after attempts: Int, _ error: GatewayError?) -> TimeInterval {
        let pause = min(2 * pow(2, Double(max(attempts, 1) - 1)), longestPause)
        if case .rateLimited(let seconds?) = error { return max(pause, Double(seconds)) }
        return pause
    }
}

extension GatewayError {
    /// Whether somebody has to mend our configuration or our code.
    var isConfiguration: Bool { if case .rejected = self { true } else { false } }

    /// The reason as it is kept with a payment that failed.
    var reason: String {
        switch self {
        case .declined(let decline): decline.rawValue
        case .authorizationExpired: "authorizationExpired"
        default: GatewayDecline.declined.rawValue
        }
    }
}
