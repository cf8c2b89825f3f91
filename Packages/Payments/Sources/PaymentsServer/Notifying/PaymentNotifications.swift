import Core
import PaymentsAPI
import Persistence
import ServerCore

/// The kinds of notifications about money.
enum PaymentNotifications {
    /// The numbers in the text of a notification about an order's payment.
    struct PaymentFacts: Codable, Sendable {
        let order: Int
        let refundedCents: Int
    }

    /// The amount in the text of a notification about a payout.
    struct PayoutFacts: Codable, Sendable {
        let amountCents: Int
    }

    /// The ids in the text of a notification about a difference between the books.
    struct IncidentFacts: Codable, Sendable {
        let incident: Int
        let payment: Int
    }

    static let all = [failed, refunded, paidOut, incident]

    private static let failed = NotificationKind(
        "payment.failed", name: Strings.notifyFailed, roles: [.customer], channels: [.inApp, .push, .mail],
        rules: [toCustomer { $0.to == .failed }],
        text: { facts, _ in NotificationText(title: Strings.notifyFailedTitle(facts.order), body: Strings.notifyFailedBody) })

    private static let refunded = NotificationKind(
        "payment.refunded", name: Strings.notifyRefunded, roles: [.customer], channels: [.inApp, .mail],
        rules: [toCustomer { $0.to == .refunded || $0.to == .partiallyRefunded }],
        text: { facts, _ in
            NotificationText(title: Strings.notifyRefundedTitle(facts.order), body: Strings.notifyRefundedBody(Strings.money(facts.refundedCents)))
        })

    private static let paidOut = NotificationKind(
        "payout.paid", name: Strings.notifyPaidOut, roles: [.driver], channels: [.inApp, .mail],
        rules: [
            NotificationRule(PaymentsEvents.payoutSettled, where: { $0.state == .paid }) { payout, _ in
                [
                    .notify(
                        NotificationDraft(to: .person(payout.driver), facts: PayoutFacts(amountCents: payout.amountCents), opens: EarningsLink.earnings))
                ]
            }
        ],
        text: { facts, _ in
            NotificationText(title: Strings.notifyPaidOutTitle(Strings.money(facts.amountCents)), body: Strings.notifyPaidOutBody)
        })

    private static let incident = NotificationKind(
        "payment.incident", name: Strings.notifyIncident, roles: [.admin], channels: [.inApp, .mail],
        rules: [
            NotificationRule(PaymentsEvents.incident, where: { $0.state == .open }) { incident, _ in
                [
                    .notify(
                        NotificationDraft(
                            to: .role(.admin), facts: IncidentFacts(incident: incident.incident, payment: incident.payment), opens: MoneyLink.incidents))
                ]
            }
        ],
        text: { facts, _ in NotificationText(title: Strings.notifyIncidentTitle, body: Strings.notifyIncidentBody(facts.payment)) })

    private static func toCustomer(_ concerns: @escaping @Sendable (PaymentMoved) -> Bool) -> NotificationRule<PaymentFacts> {
        NotificationRule(PaymentsEvents.moved, where: concerns) { moved, _ in
            [
                .notify(
                    NotificationDraft(
                        to: .person(moved.customer), facts: PaymentFacts(order: moved.order, refundedCents: moved.refundedCents),
                        opens: PaymentsLink.order(moved.order)))
            ]
        }
    }
}
