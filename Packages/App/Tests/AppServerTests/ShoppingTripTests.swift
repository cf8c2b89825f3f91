import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import PaymentsAPI
import Persistence
import RetailAPI
import ServerCore
import Testing

@testable import AppServer
@testable import OrdersServer
@testable import PaymentsServer

/// Laundry and three retail items on one trip, in the whole product.
@Suite(.timeLimit(.minutes(5)))
struct ShoppingTripTests {
    /// The demo's driver at a store, with the customer's order.
    private struct Visit {
        let server: ComposedServer
        let customer: APIClient
        let driver: APIClient
        let order: Order
        let stop: Stop

        var worker: OperationWorker { get throws { try server.application.container.resolve(PaymentDesk.self).worker } }

        func settle() async throws {
            for _ in 0..<3 {
                await server.application.deliverEvents()
                try await worker.run()
            }
        }

        /// The driver's report: the first item bought, the second one replaced, the third one missing.
        func report() -> StopUpdate {
            let lines = [
                BoughtItem(line: 0, quantity: 2, unitCents: order.retailItems[0].unitCents),
                BoughtItem(line: 1, quantity: 1, unitCents: order.retailItems[1].unitCents, substitute: "Another brand", agreed: true),
                BoughtItem(line: 2, quantity: 0),
            ]
            return StopUpdate(id: stop.id, status: .done, shopping: ShoppingOutcome(lines: lines, receiptCents: 5000))
        }
    }

    private func visit() async throws -> Visit {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake", "RECEIPT_PHOTO": "NO"])
        let (customer, driver) = (try await server.client(as: "customer"), try await server.client(as: "driver"))
        let dispatcher = try await server.client(as: "dispatcher")
        let retailer = try #require(try await customer.call(RetailEndpoints.retailers, RetailerListRequest()).items.first { !$0.stores.isEmpty })
        let items = try await customer.call(RetailEndpoints.items, RetailItemListRequest(id: retailer.id)).items.filter(\.available).prefix(3)
        let wishes: [RetailSubstitution] = [.similar, .call, .leaveOut]
        let wanted = zip(items, wishes).map { RetailItemRequest(itemID: $0.id, quantity: $1 == .similar ? 2 : 1, substitution: $1) }
        let request = QuoteRequest(bags: 2, pickupMode: .asap, address: .sample, retailItems: wanted)
        let placed = try await customer.call(OrdersEndpoints.create, CreateOrder(request))
        _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
        await server.application.deliverEvents()
        let pickup = try await accepted(placed.id, driver)
        for (stop, status) in [(0, StopStatus.enRoute), (0, .arrived), (0, .done), (1, .done)] {
            _ = try await driver.call(FleetEndpoints.updateStop, StopUpdate(id: pickup.stops[stop].id, status: status, bags: 2))
        }
        _ = try await dispatcher.call(OrdersEndpoints.update, OrderUpdate(id: placed.id, stage: .weighed, kilograms: 5))
        for stage in [Stage.processing, .ready] { _ = try await dispatcher.call(OrdersEndpoints.update, OrderUpdate(id: placed.id, stage: stage)) }
        let worker = try server.application.container.resolve(PaymentDesk.self).worker
        for _ in 0..<2 {
            await server.application.deliverEvents()
            try await worker.run()
        }
        await server.application.deliverEvents()
        let delivery = try await accepted(placed.id, driver)
        let job = try await driver.call(FleetEndpoints.updateStop, StopUpdate(id: delivery.stops[0].id, status: .done, bags: 2))
        let order = try await customer.call(OrdersEndpoints.detail, IDInput(id: placed.id))
        return Visit(server: server, customer: customer, driver: driver, order: order, stop: try #require(job.currentStop))
    }

    private func accepted(_ order: Int, _ driver: APIClient) async throws -> Job {
        let offer = try #require(try await driver.call(FleetEndpoints.jobs, PageRequest()).items.first { $0.orderID == order && $0.status == .offered })
        return try await driver.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true))
    }

    @Test func `the driver stops at the store with what the customer asked for, and the difference comes back`() async throws {
        let visit = try await visit()
        #expect(visit.stop.place == .store && visit.stop.name == visit.order.retailItems[0].retailer)
        #expect(visit.stop.items?.map(\.substitution) == ["similar", "call", "leaveOut"])
        let job = try await visit.driver.call(FleetEndpoints.updateStop, visit.report())
        #expect(job.currentStop?.place == .customer && job.currentStop?.items == nil)
        try await visit.settle()
        let order = try await visit.customer.call(OrdersEndpoints.detail, IDInput(id: visit.order.id))
        #expect(order.retailItems.map(\.status) == [.bought, .substituted, .missing])
        let payments = try await visit.customer.call(PaymentsEndpoints.list, PaymentListRequest(orderID: order.id))
        #expect(payments.map(\.refundedCents) == [visit.order.price.totalCents - order.price.totalCents])
        #expect(payments.map(\.capturedCents) == [visit.order.price.totalCents])
    }

    @Test func `of reports at the same time one counts, and money comes back once`() async throws {
        let visit = try await visit()
        var other = visit.report()
        other.shopping?.lines[2] = BoughtItem(line: 2, quantity: 1, unitCents: 100)
        let reports = [visit.report(), other, visit.report(), other]
        let codes = await withTaskGroup(of: String?.self) { group in
            for report in reports {
                group.addTask {
                    do {
                        _ = try await visit.driver.call(FleetEndpoints.updateStop, report)
                        return nil
                    } catch { return (error as? APIError)?.code.rawValue ?? "\(error)" }
                }
            }
            return await group.reduce(into: [String?]()) { $0.append($1) }
        }
        #expect(codes.count { $0 == nil } == 2 && codes.count { $0 == "already_reported" } == 2, "\(codes)")
        try await visit.settle()
        let purchases = try await visit.customer.call(OrdersEndpoints.purchases, IDInput(id: visit.order.id))
        #expect(purchases.count == 1)
        let order = try await visit.customer.call(OrdersEndpoints.detail, IDInput(id: visit.order.id))
        let refunds = try await visit.server.database.read { try OperationRepository().automaticRefunds(of: order.id, in: $0) }
        #expect(refunds == visit.order.price.totalCents - order.price.totalCents)
    }

    @Test func `a process that is killed while it gives money back leaves one refund`() async throws {
        let visit = try await visit()
        _ = try await visit.driver.call(FleetEndpoints.updateStop, visit.report())
        await visit.server.application.deliverEvents()
        // The call reached the provider, and the process ended before it could note that.
        let worker = try visit.worker
        let waiting = try await visit.server.database.read { try OperationRepository().due(at: Date(timeIntervalSince1970: 4_102_444_800), limit: 9, in: $0) }
        let refund = try #require(waiting.first { $0.kind == .refund })
        let record = try #require(try await visit.server.database.read { try PaymentRepository().find(refund.paymentID, in: $0) })
        _ = await worker.call(refund, of: record)
        try await visit.settle()
        let order = try await visit.customer.call(OrdersEndpoints.detail, IDInput(id: visit.order.id))
        let payments = try await visit.customer.call(PaymentsEndpoints.list, PaymentListRequest(orderID: order.id))
        #expect(payments.map(\.refundedCents) == [visit.order.price.totalCents - order.price.totalCents])
    }
}
