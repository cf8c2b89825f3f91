import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Testing

@testable import AppServer

@Suite(.timeLimit(.minutes(5)))
struct RescheduledCardTests {
    @Test func `a delivery that came back is due by the window that its customer chooses`() async throws {
        let world = try await PrivacyWorld()
        let (customer, driver) = (world.customers.first, world.drivers.first)
        try await world.setOnline(driver)
        let order = try await world.place(customer, PrivacyWorld.secrets.first)
        var job = try await world.accept(order, by: driver)
        for status in [StopStatus.enRoute, .arrived, .done, .done] { job = try await world.step(job, driver, status, bags: 2) }
        try await world.wash(order)
        job = try await world.accept(order, by: driver)
        for status in [StopStatus.done, .arrived] { job = try await world.step(job, driver, status, bags: 2) }
        let door = try #require(job.currentStop)
        job = try await driver.client.call(FleetEndpoints.updateStop, StopUpdate(id: door.id, status: .failed, reason: FailureReason.notAtHome.rawValue))
        await world.settle()
        _ = try await world.step(job, driver, .done, bags: 2)

        func dueAt() async throws -> Date? {
            let cards = try await world.dispatcher.client.call(FleetEndpoints.board, BoardRequest()).cards
            return try #require(cards.first { $0.orderID == order }).dueAt
        }
        #expect(try await dueAt() == nil)
        let area = try await customer.client.call(OrdersEndpoints.detail, IDInput(id: order)).serviceArea
        let slots = try await customer.client.call(OrdersEndpoints.slots, SlotListRequest(area: area)).slots
        let window = try #require(slots.last { !$0.isFull }).window
        _ = try await customer.client.call(OrdersEndpoints.reschedule, RescheduleOrder(id: order, window: window))
        await world.settle()
        #expect(try await dueAt() == window.end)
    }
}
