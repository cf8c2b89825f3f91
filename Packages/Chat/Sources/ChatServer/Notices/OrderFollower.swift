import ChatAPI
import Core
import Foundation
import OrdersAPI
import Persistence

/// Keeps conversations in step with orders: opens one when a driver is assigned, posts the order's steps, and closes it a day after the end.
struct OrderFollower: Sendable {
    let repository: ConversationRepository
    let notices: NoticeBoard
    private let orders = OrderConversationRepository()

    /// The seconds for which people can write to each other after their order has ended, and after which a step is too old to be posted.
    static let grace: TimeInterval = 24 * 3600

    /// Returns whether a step of an order changes any conversation.
    static func concerns(_ event: OrderMoved) -> Bool {
        switch event.to {
        case .pickupAssigned, .deliveryAssigned: event.driver != nil && event.driver != event.customer
        case .accepted, .ready: legs.contains(event.from)
        case .completed, .canceled, .rejected: true
        default: NoticeKind(event.to) != nil && event.driver != nil
        }
    }

    func take(_ event: OrderMoved, at now: Date, in transaction: Transaction) throws {
        let closing = event.occurredAt.addingTimeInterval(Self.grace)
        let conversations: [Int]
        var kind = NoticeKind(event.to)
        switch event.to {
        case .pickupAssigned, .deliveryAssigned:
            conversations = try open(event, at: now, in: transaction).map { [$0] } ?? []
        case .accepted, .ready:
            guard Self.legs.contains(event.from) else { return }
            conversations = try orders.closeLast(ofOrder: event.order, at: closing, in: transaction).map { [$0] } ?? []
            kind = .driverLeft
        case .completed, .canceled, .rejected:
            conversations = try orders.closeAll(ofOrder: event.order, at: closing, in: transaction)
        default:
            guard kind != nil, let driver = event.driver else { return }
            conversations = try orders.conversation(ofOrder: event.order, driver: driver, in: transaction).map { [$0] } ?? []
        }
        // In a product that had orders before it had Chat, old steps aren't news.
        guard let kind, now < closing else { return }
        for conversation in conversations { try notices.post(kind, about: event.order, to: conversation, at: now, in: transaction) }
    }

    private func open(_ event: OrderMoved, at now: Date, in transaction: Transaction) throws -> Int? {
        guard let driver = event.driver, driver != event.customer else { return nil }
        let conversation =
            try repository.find(event.customer, driver, in: transaction)
            ?? repository.create(event.customer, driver, order: event.order, at: now, in: transaction)
        // Either may have been taken out together with a role that is theirs again.
        for person in [event.customer, driver] { try repository.restore(person, in: conversation, upTo: 0, transaction) }
        try repository.setOrder(event.order, of: conversation, in: transaction)
        try orders.assign(event.order, driver: driver, conversation: conversation, sequence: event.sequence, in: transaction)
        return conversation
    }

    /// The stages in which a driver has an order, so that moving back from one of them means giving it back.
    private static let legs: Set<Stage> = [
        .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed, .deliveryAssigned, .outForDelivery, .arrivedDropoff, .deliveryFailed,
        .returning,
    ]
}

extension NoticeKind {
    /// Creates the notice of a stage; nil for the stages inside the plant, which people don't see here.
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
