public import Foundation

/// An entry of the audit log: something that happened to an account or a session, or that somebody saw or changed and isn't theirs. It holds no secret.
public struct SecurityEvent: Codable, Sendable, Equatable, Identifiable {
    /// A kind of event. Clients must expect kinds that they don't know.
    public struct Kind: RawRepresentable, Codable, Sendable, Hashable {
        /// The stable name, in snake_case.
        public let rawValue: String

        /// Creates a kind; the known ones are static members.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The id, ascending in the order of the log.
    public let id: Int
    /// The kind of event.
    public let kind: Kind
    /// The affected account; nil if the event concerns none that exists.
    public let accountID: Int?
    /// The person who acted; nil if nobody was signed in.
    public let actorID: Int?
    /// The network address that the request came from.
    public let address: String
    /// The device's name, made from its User-Agent.
    public let device: String
    /// The request's id, by which the log can be searched.
    public let requestID: String
    /// The thing that was seen or changed, as kind and id, such as `order/12`; nil if the event isn't about a single one.
    public let object: String?
    /// More about the event, such as the new roles; nil if the kind says it all.
    public let detail: String?
    /// The time of the event.
    public let createdAt: Date

    /// Creates an event.
    public init(
        id: Int, kind: Kind, accountID: Int?, actorID: Int?, address: String, device: String, requestID: String, object: String?, detail: String?,
        createdAt: Date
    ) {
        self.id = id
        self.kind = kind
        self.accountID = accountID
        self.actorID = actorID
        self.address = address
        self.device = device
        self.requestID = requestID
        self.object = object
        self.detail = detail
        self.createdAt = createdAt
    }

    /// A wrong password, for tests and documentation.
    public static let sample = SecurityEvent(
        id: 99, kind: .signInFailed, accountID: 7, actorID: nil, address: "203.0.113.9", device: "Firefox on Linux",
        requestID: "4f1f0c6f2a9e0b11", object: nil, detail: nil, createdAt: Date(timeIntervalSince1970: 1_767_268_800))

    enum CodingKeys: String, CodingKey {
        case id, kind
        case accountID = "accountId"
        case actorID = "actorId"
        case address, device
        case requestID = "requestId"
        case object, detail, createdAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(kind, forKey: .kind)
        try container.encode(accountID, forKey: .accountID)
        try container.encode(actorID, forKey: .actorID)
        try container.encode(address, forKey: .address)
        try container.encode(device, forKey: .device)
        try container.encode(requestID, forKey: .requestID)
        try container.encode(object, forKey: .object)
        try container.encode(detail, forKey: .detail)
        try container.encode(createdAt, forKey: .createdAt)
    }
}

extension SecurityEvent.Kind {
    /// An account was created.
    public static let registered = Self(rawValue: "registered")
    /// A person signed in.
    public static let signedIn = Self(rawValue: "signed_in")
    /// A sign-in failed: the password was wrong, or there is no such account.
    public static let signInFailed = Self(rawValue: "sign_in_failed")
    /// A sign-in was refused for now because too many before it had failed.
    public static let signInDelayed = Self(rawValue: "sign_in_delayed")
    /// A person signed out.
    public static let signedOut = Self(rawValue: "signed_out")
    /// A refresh token was used twice, which ended its session.
    public static let refreshReused = Self(rawValue: "refresh_reused")
    /// A person ended one of their sessions from another device.
    public static let sessionRevoked = Self(rawValue: "session_revoked")
    /// A person changed their password.
    public static let passwordChanged = Self(rawValue: "password_changed")
    /// A link for a new password was asked for.
    public static let passwordResetAsked = Self(rawValue: "password_reset_asked")
    /// A password was set with a mailed link.
    public static let passwordReset = Self(rawValue: "password_reset")
    /// An email address was confirmed.
    public static let emailVerified = Self(rawValue: "email_verified")
    /// A person asked to change their email address.
    public static let emailChangeAsked = Self(rawValue: "email_change_asked")
    /// A person gave up a change of their email address.
    public static let emailChangeCanceled = Self(rawValue: "email_change_canceled")
    /// A person changed their email address.
    public static let emailChanged = Self(rawValue: "email_changed")
    /// An account lost an email address that it hadn't confirmed, because another account confirmed it.
    public static let emailLost = Self(rawValue: "email_lost")
    /// An administrator changed a person's roles.
    public static let rolesChanged = Self(rawValue: "roles_changed")
    /// An administrator or an operator created an account.
    public static let accountCreated = Self(rawValue: "account_created")
    /// An administrator or an operator disabled an account.
    public static let accountDisabled = Self(rawValue: "account_disabled")
    /// An administrator or an operator enabled an account.
    public static let accountEnabled = Self(rawValue: "account_enabled")
    /// An administrator began to view the product as a person.
    public static let viewingBegan = Self(rawValue: "viewing_began")
    /// A viewing ended: by the administrator, with their session, or by itself.
    public static let viewingEnded = Self(rawValue: "viewing_ended")
    /// A person asked for an archive of their data.
    public static let exportAsked = Self(rawValue: "export_asked")
    /// A person downloaded an archive of their data.
    public static let exportDownloaded = Self(rawValue: "export_downloaded")
    /// A person asked for their account to be deleted.
    public static let deletionAsked = Self(rawValue: "deletion_asked")
    /// A person kept their account that was to be deleted.
    public static let deletionCanceled = Self(rawValue: "deletion_canceled")
    /// A deletion was put off, because something spoke against it by then.
    public static let deletionPutOff = Self(rawValue: "deletion_put_off")
    /// Everything of an account was erased.
    public static let accountErased = Self(rawValue: "account_erased")
    /// A person set up codes of an authenticator app.
    public static let totpAdded = Self(rawValue: "totp_added")
    /// A person removed the codes of their authenticator app.
    public static let totpRemoved = Self(rawValue: "totp_removed")
    /// A person made new recovery codes.
    public static let recoveryCodesMade = Self(rawValue: "recovery_codes_made")
    /// A recovery code was used in place of a second factor.
    public static let recoveryCodeUsed = Self(rawValue: "recovery_code_used")
    /// An operator removed all second factors of an account.
    public static let factorsRemoved = Self(rawValue: "factors_removed")
    /// A person proved again who they are.
    public static let proofGiven = Self(rawValue: "proof_given")
    /// A password or code that should prove who somebody is was wrong.
    public static let proofRefused = Self(rawValue: "proof_refused")
    /// An administrator or an operator signed a person out everywhere.
    public static let sessionsEnded = Self(rawValue: "sessions_ended")
    /// An administrator listed accounts.
    public static let accountsListed = Self(rawValue: "accounts_listed")
    /// An administrator looked at an account.
    public static let accountRead = Self(rawValue: "account_read")
    /// An administrator read the audit log.
    public static let auditRead = Self(rawValue: "audit_read")
    /// An administrator saved the audit log as a table.
    public static let auditExported = Self(rawValue: "audit_exported")
}

/// A page of security events, newest first.
public struct SecurityEventPage: Codable, Sendable, Equatable {
    /// The events.
    public let items: [SecurityEvent]
    /// The cursor of the next page, to be passed as `before`; nil on the last page.
    public let nextBefore: Int?

    /// Creates a page.
    public init(items: [SecurityEvent], nextBefore: Int?) {
        self.items = items
        self.nextBefore = nextBefore
    }

    /// A page of one event, for tests and documentation.
    public static let sample = SecurityEventPage(items: [.sample], nextBefore: nil)

    enum CodingKeys: CodingKey {
        case items, nextBefore
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(nextBefore, forKey: .nextBefore)
    }
}

/// Security events as a table for other programs.
public struct SecurityEventExport: Codable, Sendable, Equatable {
    /// The name for a file.
    public let filename: String
    /// The table: comma-separated values as RFC 4180 describes them, the names of the columns first.
    public let csv: String

    /// Creates an export.
    public init(filename: String, csv: String) {
        self.filename = filename
        self.csv = csv
    }

    /// A table without lines, for tests and documentation.
    public static let sample = SecurityEventExport(filename: "audit.csv", csv: "id,time\r\n")
}
