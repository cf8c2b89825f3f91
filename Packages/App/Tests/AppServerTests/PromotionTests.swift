import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import PersistenceTesting
import PromotionsAPI
import ServerCore
import Testing

@testable import AppServer
@testable import OrdersServer
@testable import PaymentsServer

/// Promo codes and credit with orders, in the whole product.
struct PromotionTests {
    private func request(_ code: String? = nil, credit: Bool = false, bags: Int = 2) -> QuoteRequest {
        QuoteRequest(bags: bags, pickupMode: .asap, address: .sample, promoCode: code, useCredit: credit)
    }

    private func make(_ code: String, _ terms: PromoTerms, _ server: ComposedServer) async throws {
        try await server.database.write {
            _ = try $0.insert(
                into: "promotions_code",
                ["code": code, "terms": try JSONColumn(terms), "is_active": true, "most": terms.limit, "redeemed": 0, "created_at": SystemClock().now])
        }
    }

    private func grant(_ cents: Int, to customer: Int, _ server: ComposedServer) async throws {
        let dispatcher = try await server.client(as: "dispatcher")
        _ = try await dispatcher.call(
            PromotionsEndpoints.grantCredit, CreditGrant(customerID: customer, cents: cents, reason: "A sock was lost."))
    }

    private func refusal(_ body: () async throws -> Void) async -> APIError? {
        do { try await body() } catch { return error as? APIError }
        return nil
    }

    private func move(_ order: Int, through stages: [Stage], _ server: ComposedServer) async throws {
        let transitions = try server.application.container.resolve(OrderTransitions.self)
        for stage in stages {
            let role: ActorRole = [.weighed, .processing, .ready, .canceled].contains(stage) ? .dispatcher : .driver
            let details = TransitionDetails(driverID: 2, bags: 2, kilograms: 9, note: "Note", reason: "Reason")
            try await server.database.write {
                _ = try transitions.move(order, to: stage, by: OrderActor(personID: 2, role: role), details: details, in: $0)
            }
            await server.application.deliverEvents()
        }
    }

    /// The customer's credit, and what the ledger says it is.
    private func balances(_ customer: Int, _ server: ComposedServer) async throws -> [Int] {
        let account = CreditPostings.account(of: customer)
        return try await server.database.read { transaction in
            let balance = try transaction.values(Int.self, "SELECT balance_cents FROM promotions_customer WHERE person_id = \(customer)").first ?? 0
            let entries = try transaction.value(
                Int.self, "SELECT CAST(COALESCE(SUM(cents), 0) AS BIGINT) FROM promotions_credit_entry WHERE person_id = \(customer)")
            let ledger = try transaction.value(
                Int.self,
                "SELECT CAST(COALESCE(SUM(credit_cents - debit_cents), 0) AS BIGINT) FROM payments_posting WHERE account = \(account)")
            return [balance, entries, ledger]
        }
    }

    @Test func `a code takes off laundry and delivery, never items or tax, and follows the weighing`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "none"])
        try await make("SPRING", PromoTerms(percent: 50, limitPerCustomer: 2), server)
        let customer = try await server.client(as: "customer")
        let quote = try await customer.call(OrdersEndpoints.quote, request("spring"))
        let line = try #require(quote.price.lines.first { $0.kind == .promo })
        #expect(line.totalCents == -1950 && line.reason == "50 % off with SPRING")
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(request("spring"), quoteID: quote.id))
        #expect(order.price == quote.price)
        try await move(order.id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .weighed], server)
        let weighed = try await customer.call(OrdersEndpoints.detail, IDInput(id: order.id))
        // 9 kg at $1.80, ASAP and delivery: $27.19.
        #expect(weighed.price.lines.first { $0.kind == .promo }?.totalCents == -1360)
        try await make("HUGE", PromoTerms(amountCents: 100_000), server)
        #expect(try await customer.call(OrdersEndpoints.quote, request("HUGE")).price.totalCents == 0)
    }

    @Test func `where orders are paid for, a code leaves a dollar, so that a card pays for what the weighing adds`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        try await make("HUGE", PromoTerms(amountCents: 100_000), server)
        try await make("FREE", PromoTerms(percent: 100), server)
        let customer = try await server.client(as: "customer")
        for code in ["HUGE", "FREE"] { #expect(try await customer.call(OrdersEndpoints.quote, request(code)).price.totalCents == 100) }
    }

    @Test func `a code that can't be used says why`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "none"])
        let (customer, now) = (try await server.client(as: "customer"), SystemClock().now)
        try await make("ENDED", PromoTerms(percent: 10, endsAt: now.addingTimeInterval(-1)), server)
        try await make("LATER", PromoTerms(percent: 10, startsAt: now.addingTimeInterval(3600)), server)
        try await make("RICH", PromoTerms(percent: 10, minimumCents: 100_000), server)
        try await make("ONCE", PromoTerms(percent: 10), server)
        try await make("FIRST", PromoTerms(percent: 10, firstOrderOnly: true), server)
        func why(_ code: String) async -> String? {
            await refusal { _ = try await customer.call(OrdersEndpoints.quote, request(code)) }?.fields["promoCode"]
        }
        #expect(await why("NOWHERE") == "We don't know this code. Check how it's written.")
        #expect(await why("ENDED") == "This code has ended.")
        #expect(await why("LATER") == "This code can't be used yet.")
        #expect(await why("RICH") == "This code needs laundry and delivery for at least $1,000.00.")
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(request("ONCE")))
        #expect(await why("ONCE") == "You've already used this code.")
        #expect(await why("FIRST") == "This code is for a first order only.")
        _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: order.id, reason: "Changed my mind"))
        #expect(await why("ONCE") == nil)
    }

    @Test func `of 100 customers who race for the last redemption, one gets it`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "none"])
        try await make("LAST", PromoTerms(percent: 10, limit: 1), server)
        let desk = try server.application.container.resolve((any OrderDiscounts).self)
        let won = await withTaskGroup(of: Bool.self) { group in
            for customer in 1...100 {
                group.addTask {
                    var order = Order.sample(id: 1_000 + customer)
                    order.customerID = customer
                    let wanted = (order, DiscountRequest(customer: customer, time: SystemClock().now) { _ in false })
                    do {
                        try await server.database.write { try desk.redeem("LAST", for: wanted.0, wanted.1, in: $0) }
                        return true
                    } catch { return false }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(won == 1)
        let counts = try await server.database.read { transaction in
            [
                try transaction.value(Int.self, "SELECT redeemed FROM promotions_code WHERE code = 'LAST'"),
                try transaction.value(Int.self, "SELECT COUNT(*) FROM promotions_redemption"),
            ]
        }
        #expect(counts == [1, 1])
    }

    @Test func `credit pays what it can but tax, tip and a dollar, and the ledger has it`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        let customer = try await server.client(as: "customer")
        let id = 1
        try await grant(1500, to: id, server)
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(request(credit: true)))
        #expect(order.price.creditCents == 1500 && order.price.totalCents == 2399 && order.price.subtotalCents == 3899)
        #expect(try await balances(id, server) == [0, 0, 0])
        #expect(try await customer.call(OrdersEndpoints.quote, request(credit: true)).price.creditCents == 0)
        try await grant(100_00, to: id, server)
        #expect(try await customer.call(OrdersEndpoints.quote, request(credit: true)).price.totalCents == 100)
        _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: order.id, reason: "Changed my mind"))
        #expect(try await balances(id, server) == [11_500, 11_500, 11_500])
        let account = try await customer.call(PromotionsEndpoints.credit)
        #expect(account.entries.map(\.kind) == [.returned, .granted, .spent, .granted])
        #expect(account.entries.map(\.cents) == [1500, 10_000, -1500, 1500])
    }

    @Test func `without payments there is no credit`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "none"])
        #expect(await refusal { try await grant(500, to: 1, server) }?.code == "credit_unavailable")
        let customer = try await server.client(as: "customer")
        #expect(try await customer.call(PromotionsEndpoints.credit) == CreditAccount(balanceCents: 0, entries: [], referral: nil))
        #expect(try await customer.call(OrdersEndpoints.quote, request(credit: true)).price.creditCents == 0)
    }

    @Test func `a friend's first order costs less, and its delivery rewards the customer once`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        let (customer, friend) = (try await server.client(as: "customer"), try await server.client(as: "sam"))
        let referral = try #require(try await customer.call(PromotionsEndpoints.credit).referral)
        #expect(try await customer.call(PromotionsEndpoints.credit).referral == referral)
        #expect(
            await refusal { _ = try await customer.call(OrdersEndpoints.quote, request(referral.code)) }?.fields["promoCode"]
                == "This is your own code. Share it with a friend.")
        let order = try await friend.call(OrdersEndpoints.create, CreateOrder(request(referral.code)))
        #expect(order.price.lines.first { $0.kind == .promo }?.totalCents == -1000)
        #expect(
            await refusal { _ = try await friend.call(OrdersEndpoints.quote, request(referral.code)) }?.fields["promoCode"]
                == "This code is for a first order only.")
        let worker = try server.application.container.resolve(PaymentDesk.self).worker
        try await move(
            order.id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .weighed, .processing, .ready], server)
        try await worker.run()
        await server.application.deliverEvents()
        try await move(order.id, through: [.deliveryAssigned, .outForDelivery, .arrivedDropoff, .delivered], server)
        let account = try await customer.call(PromotionsEndpoints.credit)
        #expect(account.balanceCents == 1000 && account.entries.map(\.kind) == [.referral])
    }

    /// Random grants, orders, cancellations, weighings and deliveries: after each, the balance is what its entries and the ledger say.
    @Test func `credit, its entries and the ledger agree, whatever happens`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        let (customer, random) = (try await server.client(as: "customer"), SeededRandomSource(seed: 16))
        var orders: [Int] = []
        for _ in 1...60 {
            switch random.integer(in: 0..<4) {
            case 0: try await grant(random.integer(in: 1..<3000), to: 1, server)
            case 1:
                let bags = random.integer(in: 1..<4)
                orders.append(try await customer.call(OrdersEndpoints.create, CreateOrder(request(credit: true, bags: bags))).id)
            case 2:
                guard let order = orders.popLast() else { continue }
                _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: order, reason: "Changed my mind"))
            default:
                guard let order = orders.popLast() else { continue }
                try await move(order, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .weighed], server)
                if random.integer(in: 0..<2) == 0 { try await move(order, through: [.canceled], server) }
            }
            let balances = try await balances(1, server)
            #expect(Set(balances).count == 1 && balances[0] >= 0)
        }
    }
}
