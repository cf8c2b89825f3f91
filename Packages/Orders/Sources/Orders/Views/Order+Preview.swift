import Core
import Foundation
import OrdersAPI

extension Order {
    /// Orders all over the board.
    static let previewBoard: [Order] = [
        .sample(id: 21), .sample(id: 22), .sample(id: 23, stage: .enRoutePickup, driverID: 5), .sample(id: 24, stage: .pickupFailed),
        .sample(id: 25, stage: .processing), .sample(id: 26, stage: .outForDelivery, driverID: 6),
    ]

    /// An order with long texts.
    static let previewLong: Order = {
        var order = Order.sample(stage: .arrivedDropoff, driverID: 5)
        order.address.label = "The house behind the old water tower"
        order.address.line1 = "12345 Avenida de las Flores Amarillas del Norte"
        order.address.line2 = "Building 12, staircase C, apartment 1204"
        order.notes = "Please ring twice, wait for the dog to calm down, and leave the bags beside the second door on the left."
        order.preferences.notes = "No wool, no silk, and the blue shirts apart from everything else."
        return order
    }()
}

extension OrderPage {
    /// An order with a driver and its transitions.
    static let preview: OrderPage = {
        let order = Order.sample(stage: .pickupAssigned, driverID: 5, cancellationFeeCents: 500)
        let stages: [Stage] = [.draft, .placed, .accepted, .pickupAssigned]
        let steps = (1..<stages.count).map { index in
            OrderTransition(
                sequence: index, from: stages[index - 1], to: stages[index], actorID: nil, role: index == 1 ? .customer : .system,
                serverTime: order.createdAt.addingTimeInterval(Double(index) * 240))
        }
        return OrderPage(order: order, timeline: steps)
    }()
}
