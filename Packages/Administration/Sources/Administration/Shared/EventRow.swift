import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// An entry of the audit log.
struct EventRow: View {
    let event: SecurityEvent

    var body: some View {
        ListRow(Strings.kind(event.kind.rawValue), subtitle: lines.compactMap { $0 }.joined(separator: " · "))
            .accessibilityIdentifier("administration.event.\(event.id)")
    }

    private var lines: [String?] {
        [
            DateFormat.dateTime(event.createdAt), event.accountID.map { Strings.account($0) },
            event.actorID.flatMap { $0 == event.accountID ? nil : Strings.actor($0) }, event.object, event.detail, event.device, event.address,
        ]
    }
}
