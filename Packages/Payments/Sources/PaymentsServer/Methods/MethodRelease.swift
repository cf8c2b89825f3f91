import Core
import Foundation
import Logging
import Persistence

/// Has the provider forget the cards that their owners removed. What fails is repeated until the provider has done it.
struct MethodRelease: Sendable {
    /// The channel on which removed cards are announced.
    static let channel = "payments_method"

    let gateway: any PaymentGateway
    let database: any Database
    let clock: any Core.Clock
    private let methods = MethodRepository()
    private let log = createLog(category: "payments")

    init(gateway: any PaymentGateway, database: any Database, clock: any Core.Clock) {
        self.gateway = gateway
        self.database = database
        self.clock = clock
    }

    /// Makes every call that is due.
    func run() async throws {
        while true {
            let now = clock.now
            let due = try await database.read { try methods.toRelease(at: now, gateway: gateway.name, limit: 20, in: $0) }
            guard !due.isEmpty else { return }
            for method in due { try await release(method) }
        }
    }

    private func release(_ method: MethodRecord) async throws {
        let lease = clock.now.addingTimeInterval(OperationWorker.lease)
        guard try await database.write({ try methods.claimRelease(method, until: lease, in: $0) }) else { return }
        do throws(GatewayError) {
            try await gateway.forget(method.gatewayID, key: "forget-\(method.id)")
        } catch {
            // One that the provider doesn't know is forgotten.
            guard error == .notFound else { return try await putOff(method, error) }
        }
        try await database.write { try methods.finishRelease(method.id, in: $0) }
    }

    private func putOff(_ method: MethodRecord, _ error: GatewayError) async throws {
        let attempts = method.releaseAttempts + 1
        log.log(
            level: error.isTemporary ? .warning : .error, "payment provider didn't forget a card",
            metadata: ["method": "\(method.id)", "attempts": "\(attempts)", "cause": "\(error)"])
        let again = clock.now.addingTimeInterval(OperationWorker.pause(after: attempts, error))
        try await database.write { try methods.delayRelease(method.id, until: again, in: $0) }
    }
}
