import ChatAPI
import Core
import Foundation
import OrdersAPI
import Persistence

/// Follows the orders: a conversation with the driver opens on assignment, tells the steps, and closes a day after the end.
struct OrderFollower: Sendable {
    let conversations: ConversationRepository
    let notices: NoticeBoard
    private let orders = OrderChatRepository()

    /// How long people can write to each other after their order's end, and how old a step may be to be told.
    static let grace: TimeInterval = 24 * 3600

    func take(_ event: OrderMoved, at now: Date, in transaction: Transaction) throws {
        let closing = event.occurredAt.addingTimeInterval(Self.grace)
        let told: [Int]
        var kind = NoticeKind(event.to)
        switch event.to {
        case .pickupAssigned, .deliveryAssigned:
            told = try open(event, at: now, in: transaction).map { [$0] } ?? []
        case .accepted, .ready:
            guard event.from != .placed, Self.legs.contains(event.from) else { return }
            told = try orders.closeLast(ofOrder: event.order, at: closing, in: transaction).map { [$0] } ?? []
            kind = .driverLeft
        case .completed, .canceled, .rejected:
            told = try orders.closeAll(ofOrder: event.order, at: closing, in: transaction)
        default:
            guard kind != nil, let driver = event.driver else { return }
            told = try orders.conversation(ofOrder: event.order, driver: driver, in: transaction).map { [$0] } ?? []
        }
        // Where Chat comes to a product with history, that isn't news.
        guard let kind, now < closing else { return }
        for conversation in told { try notices.post(kind, about: event.order, to: conversation, at: now, in: transaction) }
    }

    private func open(_ event: OrderMoved, at now: Date, in transaction: Transaction) throws -> Int? {
        guard let driver = event.driver, driver != event.customer else { return nil }
        let conversation =
            try conversations.find(event.customer, driver, in: transaction)
            ?? conversations.create(event.customer, driver, order: event.order, at: now, in: transaction)
        try conversations.setOrder(event.order, of: conversation, in: transaction)
        try orders.assign(event.order, driver: driver, conversation: conversation, sequence: event.sequence, in: transaction)
        return conversation
    }

    /// The stages in which a driver has an order, so that going back from them means giving it back.
    private static let legs: Set<Stage> = [
        .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed, .deliveryAssigned, .outForDelivery, .arrivedDropoff, .deliveryFailed,
        .returning,
    ]
}

extension NoticeKind {
    /// What people are told of a stage; nil for stages that are the plant's matter.
    init?(_ stage: Stage) {
        switch stage {
        case .pickupAssigned: self = .pickupAssigned
        case .enRoutePickup: self = .enRoutePickup
        case .arrivedPickup: self = .arrivedPickup
        case .pickedUp: self = .pickedUp
        case .pickupFailed: self = .pickupFailed
        case .deliveryAssigned: self = .deliveryAssigned
        case .outForDelivery: self = .outForDelivery
        case .arrivedDropoff: self = .arrivedDropoff
        case .delivered: self = .delivered
        case .deliveryFailed: self = .deliveryFailed
        case .completed: self = .completed
        case .canceled, .rejected: self = .canceled
        default: return nil
        }
    }
}
