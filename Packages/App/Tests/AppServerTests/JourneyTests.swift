import AuthAPI
import ChatAPI
import Core
import FleetAPI
import Networking
import OrdersAPI
import ServerCore
import SustainabilityAPI
import Testing

@testable import AppServer
@testable import PaymentsServer

/// The features together, through the adapters of this package.
struct JourneyTests {
    @Test func `an order travels through all features to its delivery`() async throws {
        let server = try await makeProduct()
        let (customer, driver, dispatcher) = (
            try await server.client(as: "customer"), try await server.client(as: "driver"), try await server.client(as: "dispatcher")
        )
        _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample)))
        await server.application.deliverEvents()
        try await drive(driver, server, steps: [(.enRoute, nil), (.arrived, nil), (.done, 2), (.arrived, nil)])
        for update in [
            OrderUpdate(id: order.id, stage: .atFacility, bags: 2), OrderUpdate(id: order.id, stage: .weighed, kilograms: 12.5),
            OrderUpdate(id: order.id, stage: .processing), OrderUpdate(id: order.id, stage: .ready),
        ] {
            _ = try await dispatcher.call(OrdersEndpoints.update, update)
            await server.application.deliverEvents()
        }
        // The bags go back out once the payment was taken.
        try await server.application.container.resolve(PaymentDesk.self).worker.run()
        await server.application.deliverEvents()
        let me = try await driver.call(AuthEndpoints.me)
        let conversation = try await customer.call(ChatEndpoints.open, OpenConversation(otherUserID: me.id))
        #expect(conversation.participants.contains { $0.id == me.id })
        let told = try await customer.call(ChatEndpoints.messages, MessageListRequest(id: conversation.id, limit: 100)).items
        #expect(told.first?.text == "Order \(order.id): a driver will pick it up." && told.first?.system == true)
        try await checkReceipts(customer, driver, conversation.id)
        try await drive(driver, server, steps: [(.arrived, nil), (.done, nil), (.arrived, nil), (.done, 2)])
        #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: order.id)).stage == .delivered)
        await server.application.deliverEvents()
        #expect(try await customer.call(SustainabilityEndpoints.summary).orders == 1)
    }

    /// What a profile says of receipts holds in its person's conversations.
    private func checkReceipts(_ customer: APIClient, _ driver: APIClient, _ conversation: Int) async throws {
        let message = try await customer.call(ChatEndpoints.send, SendMessage(id: conversation, text: "The gate code is 4411."))
        _ = try await driver.call(ChatEndpoints.read, MarkRead(id: conversation))
        func readers() async throws -> [Int]? {
            try await customer.call(ChatEndpoints.messages, MessageListRequest(id: conversation, after: message.id - 1)).items.first?.readBy
        }
        let id = try await driver.call(AuthEndpoints.me).id
        #expect(try await readers() == [id])
        _ = try await driver.call(AuthEndpoints.updateProfile, ProfileUpdate(id: id, preferences: Preferences(receipts: false)))
        #expect(try await readers() == [])
    }

    /// Takes the one job on offer and reports its steps.
    private func drive(_ driver: APIClient, _ server: ComposedServer, steps: [(StopStatus, Int?)]) async throws {
        let offer = try #require(try await driver.call(FleetEndpoints.jobs, PageRequest()).items.first { $0.status == .offered })
        _ = try await driver.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true))
        for (status, bags) in steps {
            await server.application.deliverEvents()
            let jobs = try await driver.call(FleetEndpoints.jobs, PageRequest()).items
            let stop = try #require(jobs.first { $0.id == offer.id }?.stops.first { $0.status != .done })
            _ = try await driver.call(FleetEndpoints.updateStop, StopUpdate(id: stop.id, status: status, bags: bags))
        }
        await server.application.deliverEvents()
    }
}
