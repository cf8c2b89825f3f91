import Core
import Persistence
import ServerCore

/// The data of people that Notifications holds.
struct NotificationsPersonalData: Sendable {
    let retention: Duration

    var all: [PersonalData] {
        [
            PersonalData(
                "notifications", name: Strings.privacyNotifications, purpose: Strings.privacyNotificationsPurpose,
                kept: Strings.privacyNotificationsKept(RetentionText.days(Int(retention / .seconds(24 * 3600)))),
                tables: [
                    PersonalTable(
                        "notifications_notification", of: "person_id",
                        ["kind", .json("facts"), "subject_id", "link", .left("thread"), .time("created_at"), .time("read_at")], erased: .deleted),
                    PersonalTable("notifications_choice", of: "person_id", ["kind", "channels", "is_daily"], erased: .deleted),
                    PersonalTable("notifications_person", of: "person_id", ["quiet_from", "quiet_to", "time_zone", "digest_hour"], erased: .deleted),
                    PersonalTable(
                        "notifications_subscription", of: "person_id",
                        [.left("session_id"), .left("endpoint_hash"), .left("public_key"), .left("sealed"), .time("renewed_at")], erased: .deleted),
                    PersonalTable("notifications_phone", of: "person_id", ["number", "state", .time("changed_at")], erased: .deleted),
                    PersonalTable(
                        "notifications_phone_code", of: "person_id",
                        ["number", .left("code_hash"), .left("guesses"), .time("created_at"), .time("expires_at")], erased: .deleted),
                ])
        ]
    }
}
