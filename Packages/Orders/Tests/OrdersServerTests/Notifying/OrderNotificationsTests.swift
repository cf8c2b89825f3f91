import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct OrderNotificationsTests {
    private func kinds(_ orders: OrdersTestServer, to recipients: NotificationRecipients = .person(7)) async throws -> [String] {
        try await orders.server.notifications().filter { $0.recipients == recipients }.map(\.kind)
    }

    @Test func `a customer is told of each step that they wait for, and of none inside the plant`() async throws {
        let orders = try await OrdersTestServer()
        let order = try await orders.place().id
        _ = try await orders.advance(order, through: .pickup + .delivery)
        let leg = ["order.assigned", "order.underWay", "order.arrived"]
        #expect(try await kinds(orders) == ["order.accepted"] + leg + leg + ["order.delivered"])
        let told = try await orders.server.notifications()
        #expect(told.allSatisfy { $0.place == OrdersLink.activity(order: order).place })
        #expect(told[1].text == NotificationText(title: "Order \(order) has a driver", body: "Dana will pick up your laundry."))
        #expect(told[5].text.body == "Dana is bringing your clean laundry.")
    }

    @Test(arguments: [([Stage.pickupAssigned, .enRoutePickup, .arrivedPickup], Stage.pickupFailed), (.pickup + .delivery.dropLast(), .deliveryFailed)])
    func `a failed stop is told to the customer and to dispatchers, who open it on their board`(way: [Stage], failed: Stage) async throws {
        let orders = try await OrdersTestServer()
        let order = try await orders.place().id
        _ = try await orders.advance(order, through: way + [failed])
        #expect(try await kinds(orders).last == "order.failed")
        let told = try await orders.server.notifications().filter { $0.recipients == .role(.dispatcher) }
        #expect(told.map(\.kind) == ["order.failedStop"] && told.first?.place == OrdersLink.board(order: order).place)
    }

    @Test func `a cancellation is news only to a customer who didn't ask for it`() async throws {
        let orders = try await OrdersTestServer()
        let (first, second) = (try await orders.place().id, try await orders.place().id)
        _ = try await orders.move(first, to: .canceled, by: OrderActor(personID: 7, role: .customer), TransitionDetails(reason: "Other plans"))
        #expect(try await !kinds(orders).contains("order.canceled"))
        _ = try await orders.move(second, to: .canceled, by: orders.dispatcher, TransitionDetails(reason: "Storm"))
        let told = try #require(try await orders.server.notifications().last)
        #expect(told.kind == "order.canceled" && told.text.title == "Order \(second) was canceled")
    }

    @Test func `a date that needs the customer, or was missed, is told with its day`() async throws {
        let orders = try await OrdersTestServer()
        let events = try orders.server.application.container.resolve(EventLog.self)
        let day = try #require(LocalDay("2026-01-08"))
        try await orders.server.database.write { transaction in
            for (status, problem) in [(RecurringDate.Status.waiting, "card_declined"), (.waiting, nil), (.placed, nil), (.missed, "card_declined")] {
                let dated = RecurringOrderDated(recurring: 3, customer: 7, day: day, status: status, problem: problem)
                try events.append(OrdersEvents.recurringDated, dated, aggregate: OrdersEvents.recurring, id: 3, topics: [], in: transaction)
            }
        }
        let told = try await orders.server.notifications()
        #expect(told.map(\.place) == Array(repeating: OrdersLink.recurring(3).place, count: 2))
        #expect(
            told.map(\.text.body) == [
                "The pickup on Thursday, January 8 waits for you. Open it to see what to do.", "We skipped the pickup on Thursday, January 8.",
            ])
        let polish = try await Language.$current.withValue(.polish) { try await orders.server.notifications() }
        #expect(polish.last?.text.body == "Pominęliśmy odbiór w dniu czwartek, 8 stycznia.")
    }
}
