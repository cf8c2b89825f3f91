import Core
import FleetAPI
import OrdersAPI
import Persistence
import ServerCore

/// The kinds of notifications about jobs: what somebody else decides about a driver's work.
enum JobNotifications {
    /// The numbers in the text of a notification.
    struct Facts: Codable, Sendable {
        let order: Int
    }

    static let all = [assigned, takenAway, canceled]

    private static let assigned = NotificationKind(
        "job.assigned", name: Strings.notifyAssigned, roles: [.driver], channels: [.inApp, .push],
        rules: [
            NotificationRule(
                OrdersEvents.moved,
                where: { ($0.role == .dispatcher || $0.role == .system) && $0.driver != nil && ($0.to == .pickupAssigned || $0.to == .deliveryAssigned) },
                changes: { moved, _ in drafts(to: moved.driver, order: moved.order, opens: .intake) })
        ],
        text: { facts, _ in NotificationText(title: Strings.notifyAssignedTitle(facts.order), body: Strings.notifyAssignedBody) })

    // A job that a driver gives back has no event of this type.
    private static let takenAway = NotificationKind(
        "job.takenAway", name: Strings.notifyTakenAway, roles: [.driver], channels: [.inApp, .push],
        rules: [
            NotificationRule(FleetEvents.withdrawn, where: { $0.status == .released && $0.driver != nil }) { job, _ in
                drafts(to: job.driver, order: job.order, opens: .jobs)
            }
        ],
        text: { facts, _ in NotificationText(title: Strings.notifyTakenAwayTitle(facts.order), body: Strings.notifyTakenAwayBody) })

    private static let canceled = NotificationKind(
        "job.canceled", name: Strings.notifyCanceled, roles: [.driver], channels: [.inApp, .push],
        rules: [
            NotificationRule(FleetEvents.updated, where: { $0.status == .withdrawn && $0.driver != nil }) { job, _ in
                drafts(to: job.driver, order: job.order, opens: .jobs)
            }
        ],
        text: { facts, _ in NotificationText(title: Strings.notifyCanceledTitle(facts.order), body: Strings.notifyCanceledBody) })

    @Sendable
    private static func drafts(to driver: Int?, order: Int, opens link: FleetLink) -> [NotificationChange<Facts>] {
        driver.map { [.notify(NotificationDraft(to: .person($0), facts: Facts(order: order), opens: link))] } ?? []
    }
}
