import Core
import CoreTesting
import Foundation
import OrdersAPI
import Persistence
import ServerTesting
import Synchronization

@testable import OrdersServer

/// Holds prices, or refuses to, as a test says, and remembers the keys.
final class ScriptedPayments: OrderPayments {
    /// The end of a process in the middle of a transaction.
    private struct Killed: Error {}

    private struct Held: PreparedPayment {
        let isLost: Bool

        func attach(to order: Order, in transaction: Transaction) throws {
            if isLost { throw Killed() }
        }
    }

    private let state = Mutex<(error: APIError?, requests: [PaymentRequest], losesOrders: Bool)>((nil, [], false))

    var requests: [PaymentRequest] { state.withLock { $0.requests } }

    func refuse(with error: APIError?) { state.withLock { $0.error = error } }

    func loseOrders(_ losesOrders: Bool) { state.withLock { $0.losesOrders = losesOrders } }

    func prepare(_ request: PaymentRequest) async throws -> (any PreparedPayment)? {
        let (error, isLost) = state.withLock { state in
            state.requests.append(request)
            return (state.error, state.losesOrders)
        }
        if let error { throw error }
        return Held(isLost: isLost)
    }

    func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws {}
}

/// Accounts that a test disables, and the mail to them.
final class ScriptedAccounts: CustomerAccounts {
    struct Mail: Sendable, Equatable {
        let customer: Int
        let subject: String
        let text: String
    }

    private let disabled = Mutex<Set<Int>>([])
    private let language = Mutex(Language.english)

    func disable(_ customer: Int) { disabled.withLock { _ = $0.insert(customer) } }

    func speak(_ language: Language) { self.language.withLock { $0 = language } }

    func isActive(_ customer: Int, in transaction: Transaction) throws -> Bool { disabled.withLock { !$0.contains(customer) } }

    /// Stores mail in the transaction, so that it is undone with it.
    func mail(to customer: Int, at now: Date, in transaction: Transaction, write: () throws -> (subject: String, text: String)) throws {
        let (subject, text) = try Language.$current.withValue(language.withLock { $0 }, operation: write)
        try transaction.execute("CREATE TABLE IF NOT EXISTS test_mail (customer INTEGER, subject TEXT, body TEXT)")
        try transaction.execute("INSERT INTO test_mail (customer, subject, body) VALUES (\(customer), \(subject), \(text))")
    }

    func sent(_ orders: OrdersTestServer) async throws -> [Mail] {
        try await orders.server.database.write { transaction in
            try transaction.execute("CREATE TABLE IF NOT EXISTS test_mail (customer INTEGER, subject TEXT, body TEXT)")
            return try transaction.rows("SELECT * FROM test_mail").map {
                Mail(customer: try $0.get("customer"), subject: try $0.get("subject"), text: try $0.get("body"))
            }
        }
    }
}
