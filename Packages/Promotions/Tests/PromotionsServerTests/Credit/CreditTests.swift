import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import PromotionsAPI
import PromotionsServer
import ServerCore
import ServerTesting
import Testing

/// Remembers nothing, and refuses nothing.
private struct OpenLedger: CreditLedger {
    var takesPayments = true

    func post(_ movement: CreditMovement, person: Int, order: Int?, source: String, at now: Date, in transaction: Transaction) throws {}
}

struct CreditTests {
    private func server(_ ledger: (any CreditLedger)? = OpenLedger(), _ settings: [String: String] = [:]) async throws -> TestServer {
        try await TestServer.promotions(settings) { container in
            if let ledger { container.register((any CreditLedger).self) { _ in ledger } }
        }
    }

    private func failure<Output>(_ call: () async throws -> Output) async -> APIError? {
        do { _ = try await call() } catch { return error as? APIError }
        return nil
    }

    @Test func `a dispatcher grants credit once for a key, and the customer sees why`() async throws {
        let server = try await server()
        let grant = CreditGrant(customerID: 7, cents: 500, reason: "A sock was lost.")
        for _ in 1...2 {
            _ = try await server.client(as: .dispatcher(9)).call(PromotionsEndpoints.grantCredit, grant, idempotencyKey: "one")
        }
        let account = try await server.client(as: .customer(7)).call(PromotionsEndpoints.credit)
        #expect(account.balanceCents == 500 && account.entries.map(\.reason) == ["A sock was lost."])
        #expect(try await server.client(as: .customer(8)).call(PromotionsEndpoints.credit).entries == [])
        #expect(server.audit.entries.map(\.action) == ["credit_granted"] && server.audit.entries.map(\.account) == [7])
    }

    @Test func `a customer grants nothing, and impossible grants are refused by field`() async throws {
        let server = try await server()
        let grant = CreditGrant(customerID: 9, cents: 50_001, reason: " ")
        #expect(await failure { try await server.client(as: .customer(7)).call(PromotionsEndpoints.grantCredit, grant) }?.status == 403)
        let refused = await failure { try await server.client(as: .dispatcher(9)).call(PromotionsEndpoints.grantCredit, grant) }
        #expect(refused?.fields.keys.sorted() == ["cents", "customerId", "reason"])
        for customer in [0, 701] {
            let unknown = CreditGrant(customerID: customer, cents: 500, reason: "A sock was lost.")
            let refused = await failure { try await server.client(as: .dispatcher(9)).call(PromotionsEndpoints.grantCredit, unknown) }
            #expect(refused?.fields.keys.sorted() == ["customerId"])
        }
    }

    @Test func `credit can't be spent twice, nor beyond the balance`() async throws {
        let server = try await server()
        let desk = try server.application.container.resolve(PromotionDesk.self)
        _ = try await server.client(as: .dispatcher(9)).call(
            PromotionsEndpoints.grantCredit, CreditGrant(customerID: 7, cents: 500, reason: "Sorry"))
        let now = server.clock.now
        let spent = await withTaskGroup(of: Bool.self) { group in
            for order in 1...20 {
                group.addTask {
                    do {
                        try await server.database.write { try desk.spend(300, of: 7, order: order, version: 2, at: now, in: $0) }
                        return true
                    } catch { return false }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(spent == 1)
        #expect(try await server.client(as: .customer(7)).call(PromotionsEndpoints.credit).balanceCents == 200)
    }

    @Test func `each customer has a code for friends, unless friends get nothing or there is no credit`() async throws {
        let server = try await server()
        let first = try await server.client(as: .customer(7)).call(PromotionsEndpoints.credit).referral
        #expect(first?.friendCents == 1000 && first?.rewardCents == 1000)
        #expect(try await server.client(as: .customer(7)).call(PromotionsEndpoints.credit).referral == first)
        let code = try #require(first?.code)
        #expect(first?.url?.hasSuffix("/customer/home/code/\(code)") == true && first?.url?.hasPrefix("http") == true)
        #expect(try await server.client(as: .customer(8)).call(PromotionsEndpoints.credit).referral?.code != first?.code)
        #expect(try await server.client(as: .driver(5)).call(PromotionsEndpoints.credit).referral == nil)
        let none = try await self.server(OpenLedger(), ["REFERRAL_FRIEND_CENTS": "0"])
        #expect(try await none.client(as: .customer(7)).call(PromotionsEndpoints.credit).referral == nil)
        #expect(try await self.server(nil).client(as: .customer(7)).call(PromotionsEndpoints.credit).referral == nil)
    }
}
