import Core
import Persistence
import ServerCore

/// The data of people that Auth holds. The account goes last, since mail and sessions are found by it.
struct AuthPersonalData: Sendable {
    let clock: any Clock
    let auditRetention: Duration
    let exportLifetime: Duration

    var all: [PersonalData] {
        [
            PersonalData(
                "account", name: Strings.privacyAccount, purpose: Strings.privacyAccountPurpose, kept: Strings.privacyAccountKept, tables: Self.account,
                refusal: Self.refusal),
            PersonalData(
                "sign-in", name: Strings.privacySignIn, purpose: Strings.privacySignInPurpose, kept: Strings.privacySignInKept, tables: Self.signIn),
            PersonalData("mail", name: Strings.privacyMail, purpose: Strings.privacyMailPurpose, kept: Strings.privacyMailKept, tables: Self.mail),
            PersonalData(
                "exports", name: Strings.privacyExports, purpose: Strings.privacyExportsPurpose,
                kept: Strings.privacyExportsKept(RetentionText.days(Int(exportLifetime / .seconds(24 * 3600)))), tables: [exports]),
            PersonalData(
                "security", name: Strings.privacyAudit, purpose: Strings.privacyAuditPurpose,
                kept: Strings.privacyAuditKept(RetentionText.days(Int(auditRetention / .seconds(24 * 3600)))), tables: Self.audit + Self.viewings),
        ]
    }

    private static let account = [
        PersonalTable("auth_email_change", of: "account_id", ["email", .time("created_at")], erased: .deleted),
        PersonalTable(
            "auth_account",
            [
                "id", "name", "email", "phone", "roles", "language", .json("profile"), .left("password_hash"), .time("email_verified_at"),
                .time("created_at"),
            ],
            erased: .deleted, where: { "id = \($0)" }),
    ]

    private static let signIn = [
        PersonalTable(
            "auth_refresh_token", [.left("token_hash"), .left("rotated_by"), .left("session_id")], erased: .deleted,
            where: { "session_id IN (SELECT id FROM auth_session WHERE account_id = \($0))" }),
        PersonalTable("auth_session", of: "account_id", ["user_agent", .time("created_at"), .time("last_used_at")], erased: .deleted),
        PersonalTable(
            "auth_passkey", of: "account_id", ["name", .left("credential_id"), .left("public_key"), .left("transports"), .time("created_at")], erased: .deleted),
        PersonalTable("auth_passkey_owner", of: "account_id", [.left("user_handle")], erased: .deleted),
        PersonalTable("auth_totp", of: "account_id", [.left("secret"), .time("created_at")], erased: .deleted),
        PersonalTable("auth_recovery_code", of: "account_id", [.left("code_hash"), .time("used_at")], erased: .deleted),
        PersonalTable("auth_mail_token", of: "account_id", [.left("token_hash"), "purpose", .time("expires_at")], erased: .deleted),
    ]

    private static let mail = [
        PersonalTable("auth_mail", of: "account_id", sent, erased: .deleted),
        // Mail about signing in belongs to whichever account the address means.
        PersonalTable("auth_mail", sent, erased: .deleted, where: { "recipient IN (SELECT email FROM auth_account WHERE id = \($0))" }),
    ]

    private var exports: PersonalTable {
        PersonalTable(
            "auth_export", of: "account_id", ["status", "language", .left("blob"), .time("created_at"), .time("expires_at")],
            // Archives go with the next run of the job that removes those whose time is over.
            erased: .custom { [clock] keys, transaction in try ExportRepository().forget(keys, at: clock.now, in: transaction) })
    }

    private static let sent: [PersonalColumn] = ["kind", "recipient", "subject", "text", "language", .left("failure"), .time("created_at")]

    private static let audit = [
        PersonalTable(
            "auth_security_event", ["account_id", "actor_id", "kind", "address", "user_agent", "object", "detail", .time("created_at")], erased: unlocated,
            where: { "account_id = \($0) AND (actor_id IS NULL OR actor_id = \($0))" }),
        PersonalTable("auth_security_event", of: "actor_id", ["kind", "address", "user_agent", "object", .time("created_at")], erased: unlocated),
    ]

    private static let viewings = [
        PersonalTable("auth_viewing", of: "account_id", ["reason", .time("began_at"), .time("ended_at")], erased: .deleted),
        // The person whose account was looked at goes on reading when and why.
        PersonalTable("auth_viewing", of: "viewer_id", [.time("began_at"), .time("ended_at")], erased: .replaced(["viewer_id": .integer(0)])),
    ]

    private static let unlocated = PersonalTable.Erasure.replaced(["address": .text(""), "user_agent": .text("")])

    private static func refusal(of person: Int, in transaction: Transaction) throws -> String? {
        try AccountRepository().isLastAdministrator(person, in: transaction) ? Strings.deletionLastAdministrator : nil
    }
}
