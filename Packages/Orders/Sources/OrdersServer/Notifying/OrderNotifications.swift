import Core
import OrdersAPI
import Persistence
import ServerCore

/// The kinds of notifications about orders.
enum OrderNotifications {
    /// The order and the step in the text of a notification.
    struct Facts: Codable, Sendable {
        let order: Int
        let stage: Stage
    }

    /// The date in the text of a notification about a recurring order.
    struct DateFacts: Codable, Sendable {
        let day: LocalDay
        let isMissed: Bool
    }

    /// The numbers in the text of a notification about shopping.
    struct ShoppingFacts: Codable, Sendable {
        let order: Int
        let missing: Int
        let partial: Int
        let substituted: Int
        let savedCents: Int

        init(_ shopped: OrderShopped) {
            (order, missing, partial, substituted) = (shopped.order, shopped.missing, shopped.partial, shopped.substituted)
            savedCents = shopped.formerCents - shopped.totalCents
        }
    }

    static let all = [accepted, assigned, underWay, arrived, delivered, failed, canceled, shopped, recurring, failedStop]

    private static let accepted = NotificationKind(
        "order.accepted", name: Strings.notifyAccepted, roles: [.customer], channels: [.inApp, .mail],
        rules: [toCustomer { $0.from == .placed && $0.to == .accepted }],
        text: { facts, _ in NotificationText(title: Strings.notifyAcceptedTitle(facts.order), body: Strings.notifyAcceptedBody) })

    private static let assigned = NotificationKind(
        "order.assigned", name: Strings.notifyAssigned, roles: [.customer], channels: [.inApp, .push],
        rules: [toCustomer { $0.to == .pickupAssigned || $0.to == .deliveryAssigned }],
        text: { facts, name in
            let driver = name.isEmpty ? Strings.notifyDriver : name
            let brings = facts.stage == .deliveryAssigned
            return NotificationText(
                title: Strings.notifyAssignedTitle(facts.order), body: brings ? Strings.notifyBrings(driver) : Strings.notifyPicksUp(driver))
        })

    private static let underWay = NotificationKind(
        "order.underWay", name: Strings.notifyUnderWay, roles: [.customer], channels: [.inApp, .push],
        rules: [toCustomer { $0.to == .enRoutePickup || $0.to == .outForDelivery }],
        text: { facts, name in
            let driver = name.isEmpty ? Strings.notifyDriver : name
            let brings = facts.stage == .outForDelivery
            return NotificationText(
                title: Strings.notifyUnderWayTitle(facts.order), body: brings ? Strings.notifyComesBack(driver) : Strings.notifyComes(driver))
        })

    private static let arrived = NotificationKind(
        "order.arrived", name: Strings.notifyArrived, roles: [.customer], channels: [.inApp, .push],
        rules: [toCustomer { $0.to == .arrivedPickup || $0.to == .arrivedDropoff }],
        text: { facts, name in
            NotificationText(title: Strings.notifyArrivedTitle(facts.order), body: Strings.notifyAtDoor(name.isEmpty ? Strings.notifyDriver : name))
        })

    // The receipt comes by mail at the same time: who wants two chooses the second.
    private static let delivered = NotificationKind(
        "order.delivered", name: Strings.notifyDelivered, roles: [.customer], channels: [.inApp, .push],
        rules: [toCustomer { $0.to == .delivered }],
        text: { facts, _ in NotificationText(title: Strings.notifyDeliveredTitle(facts.order), body: Strings.notifyDeliveredBody) })

    private static let failed = NotificationKind(
        "order.failed", name: Strings.notifyFailed, roles: [.customer], channels: [.inApp, .push, .mail],
        rules: [toCustomer { $0.to == .pickupFailed || $0.to == .deliveryFailed }],
        text: { facts, _ in
            facts.stage == .pickupFailed
                ? NotificationText(title: Strings.notifyPickupFailedTitle(facts.order), body: Strings.notifyPickupFailedBody)
                : NotificationText(title: Strings.notifyDeliveryFailedTitle(facts.order), body: Strings.notifyDeliveryFailedBody)
        })

    // Customers know what they canceled themselves.
    private static let canceled = NotificationKind(
        "order.canceled", name: Strings.notifyCanceled, roles: [.customer], channels: [.inApp, .push, .mail],
        rules: [toCustomer { $0.to == .rejected || ($0.to == .canceled && $0.role != .customer) }],
        text: { facts, _ in
            facts.stage == .rejected
                ? NotificationText(title: Strings.notifyRejectedTitle(facts.order), body: Strings.notifyRejectedBody)
                : NotificationText(title: Strings.notifyCanceledTitle(facts.order), body: Strings.notifyCanceledBody)
        })

    private static let shopped = NotificationKind(
        "order.shopped", name: Strings.notifyShopped, roles: [.customer], channels: [.inApp, .push],
        rules: [
            NotificationRule(OrdersEvents.shopped, where: { $0.missing + $0.partial + $0.substituted > 0 || $0.totalCents < $0.formerCents }) { shopped, _ in
                [.notify(NotificationDraft(to: .person(shopped.customer), facts: ShoppingFacts(shopped), opens: OrdersLink.activity(order: shopped.order)))]
            }
        ],
        text: { facts, _ in
            let parts = [
                facts.missing > 0 ? Strings.notifyShoppedMissing(facts.missing) : nil, facts.partial > 0 ? Strings.notifyShoppedPartial(facts.partial) : nil,
                facts.substituted > 0 ? Strings.notifyShoppedSubstituted(facts.substituted) : nil,
                facts.savedCents > 0 ? Strings.notifyShoppedSaved(Strings.money(facts.savedCents)) : nil,
            ]
            return NotificationText(title: Strings.notifyShoppedTitle(facts.order), body: parts.compactMap(\.self).joined(separator: " "))
        })

    // Mail about them goes out on its own, with what the customer can do until when.
    private static let recurring = NotificationKind(
        "recurringOrder.problem", name: Strings.notifyRecurring, roles: [.customer], channels: [.inApp, .push],
        rules: [
            NotificationRule(OrdersEvents.recurringDated, where: { $0.status == .missed || ($0.status == .waiting && $0.problem != nil) }) { date, _ in
                [
                    .notify(
                        NotificationDraft(
                            to: .person(date.customer), facts: DateFacts(day: date.day, isMissed: date.status == .missed),
                            opens: OrdersLink.recurring(date.recurring)))
                ]
            }
        ],
        text: { facts, _ in
            let day = Strings.day(facts.day)
            return NotificationText(
                title: Strings.notifyRecurringTitle,
                body: facts.isMissed ? Strings.notifyRecurringMissed(day) : Strings.notifyRecurringWaiting(day))
        })

    private static let failedStop = NotificationKind(
        "order.failedStop", name: Strings.notifyFailedStop, roles: [.dispatcher], channels: [.inApp, .push],
        rules: [
            NotificationRule(OrdersEvents.moved, where: { $0.to == .pickupFailed || $0.to == .deliveryFailed }) { moved, _ in
                [
                    .notify(
                        NotificationDraft(
                            to: .role(.dispatcher), facts: Facts(order: moved.order, stage: moved.to), opens: OrdersLink.board(order: moved.order)))
                ]
            }
        ],
        text: { facts, _ in
            NotificationText(
                title: facts.stage == .pickupFailed
                    ? Strings.notifyPickupFailedTitle(facts.order) : Strings.notifyDeliveryFailedTitle(facts.order),
                body: Strings.notifyFailedStopBody)
        })

    /// Tells an order's customer of a move, with the driver's name at hand.
    private static func toCustomer(_ concerns: @escaping @Sendable (OrderMoved) -> Bool) -> NotificationRule<Facts> {
        NotificationRule(OrdersEvents.moved, where: concerns) { moved, _ in
            [
                .notify(
                    NotificationDraft(
                        to: .person(moved.customer), facts: Facts(order: moved.order, stage: moved.to), about: moved.driver,
                        opens: OrdersLink.activity(order: moved.order)))
            ]
        }
    }
}
