import Core
import FleetAPI
import ServerCore

/// The kind of notifications about a person's application to drive.
enum ApplicationNotifications {
    /// The values that the texts need.
    struct Facts: Codable, Sendable {
        let status: ApplicationStatus
    }

    static let all = [decided]

    private static let decided = NotificationKind(
        "application.decided", name: Strings.notifyApplication, roles: [.customer, .driver], channels: [.inApp, .mail],
        rules: [
            NotificationRule(FleetEvents.applicationMoved, where: { $0.status == .approved || $0.status == .declined || $0.status == .infoRequested }) {
                moved, _ in
                [
                    .notify(
                        NotificationDraft(
                            to: .person(moved.person), facts: Facts(status: moved.status), opens: DrivingLink.application, thread: thread(moved)))
                ]
            },
            // Who has replied has seen the question.
            NotificationRule(FleetEvents.applicationMoved, where: { $0.status == .submitted || $0.status == .withdrawn }) { moved, _ in
                [.settle(person: moved.person, thread: thread(moved))]
            },
        ],
        text: { facts, _ in
            switch facts.status {
            case .approved: NotificationText(title: Strings.notifyApprovedTitle, body: Strings.notifyApprovedBody)
            case .infoRequested: NotificationText(title: Strings.notifyInfoTitle, body: Strings.notifyInfoBody)
            case .draft, .submitted, .inReview, .declined, .withdrawn:
                NotificationText(title: Strings.notifyDeclinedTitle, body: Strings.notifyDeclinedBody)
            }
        })

    @Sendable private static func thread(_ moved: ApplicationMoved) -> String { "application/\(moved.application)" }
}
