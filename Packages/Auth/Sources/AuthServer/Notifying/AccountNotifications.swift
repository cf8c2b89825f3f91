import AuthAPI
import Core
import ServerCore

/// The kinds of notifications about a person's account.
enum AccountNotifications {
    /// The values that the texts about an archive need.
    struct ExportFacts: Codable, Sendable {
        let isReady: Bool
    }

    static let all = [exported]

    private static let exported = NotificationKind(
        "account.exported", name: Strings.notifyExported, roles: Set(Role.allCases), channels: [.inApp, .push, .mail],
        rules: [
            NotificationRule(AuthEvents.exported) { exported, _ in
                [
                    .notify(
                        NotificationDraft(
                            to: .person(exported.user), facts: ExportFacts(isReady: exported.isReady), opens: AuthLink.export, thread: "export"))
                ]
            }
        ],
        text: { facts, _ in
            facts.isReady
                ? NotificationText(title: Strings.notifyExportReadyTitle, body: Strings.notifyExportReadyBody)
                : NotificationText(title: Strings.notifyExportFailedTitle, body: Strings.notifyExportFailedBody)
        })
}
