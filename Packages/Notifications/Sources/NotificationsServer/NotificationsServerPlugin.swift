public import Core
import Crypto
public import Foundation
import Mail
import NotificationsAPI
public import Persistence
public import ServerCore

/// Writes, lists and delivers the notifications whose kinds the product's plugins declare. The container must provide ``NotificationPeople``,
/// ``NotificationSessions``, and the `SymmetricKey` that signs the links by which people end mail and seals browsers' addresses. Without a `MailService`, mail
/// isn't among the channels; without ``VAPIDKeys`` and a ``PushTransport``, pushed notifications aren't; without a ``TextService``, text messages aren't.
public struct NotificationsServerPlugin: ServerPlugin {
    /// The name that other plugins require it by.
    public let name = "Notifications"
    /// The plugin that provides people.
    public let requires = ["Auth"]
    static let retention = Setting.days("NOTIFICATION_RETENTION_DAYS", 1...3650, default: 90, "Days that notifications are kept.")
    /// The file of the keys by which push services recognize the server.
    public static let pushKeyFile = Setting.path(
        "PUSH_KEY_FILE",
        "File with the private keys for Web Push (VAPID), in PEM: browsers subscribe for the first, all are used. Empty: none are pushed in production; in "
            + "development generated in the data folder.")
    static let pushContact = Setting.optionalText(
        "PUSH_CONTACT", "Where push services reach the operator: mailto: and an address, or an https address. Empty: PUBLIC_URL.")
    /// Whether browsers may name push services in private networks, which production refuses.
    public static let allowsPrivatePushAddresses = Setting.flag(
        "PUSH_PRIVATE_ADDRESSES", default: false, "Allow push services in private networks and at addresses without https, for tests.")
    /// The folder to which text messages are written instead of being sent.
    public static let textFolder = Setting.path(
        "TEXT_FOLDER",
        "Folder to write text messages to instead of sending them. Empty without TWILIO_ACCOUNT_SID: in development, the folder texts in the data folder.")
    /// The time for which notifications are kept, and the settings of pushed and texted ones.
    public var settings: [any SettingDeclaration] {
        [Self.retention, Self.pushKeyFile, Self.pushContact, Self.allowsPrivatePushAddresses, Self.textFolder] + TwilioSettings.all
    }

    /// Creates the plugin.
    public init() {}

    /// The tables of notifications, of people's choices, of browsers, and of what is to be sent.
    public var migrations: [Migration] { NotificationsMigrations.all }

    /// Registers the handlers of ``/NotificationsAPI/NotificationsEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (kinds, hints) = try container.resolve(NotificationKinds.self, HintPublisher.self)
        let wording = NotificationWording(kinds: kinds, people: try container.resolve((any NotificationPeople).self))
        CenterHandlers(repository: Self.repository(kinds), wording: wording, hints: hints).add(to: &routes)
        let push = try Self.pushSender(container)
        let preferences = PreferencesHandlers(kinds: kinds, channels: try Self.channels(container), pushKey: push?.keys.current)
        preferences.add(to: &routes)
        let (key, random) = try container.resolve(SymmetricKey.self, (any RandomSource).self)
        PhoneHandlers(
            service: try container.resolveIfRegistered((any TextService).self), codes: PhoneCodes(key: key, random: random),
            layout: try Self.textLayout(container), preferences: preferences
        )
        .add(to: &routes)
        SubscriptionHandlers(
            service: push, sessions: try container.resolve((any NotificationSessions).self), tokens: RenewalTokens(key: key),
            repository: SubscriptionRepository(seal: SubscriptionSeal(key: key))
        )
        .add(to: &routes)
        // Also without mail, since links in mail that was sent before still work.
        UnsubscribeHandlers(kinds: kinds, tokens: try Self.tokens(container)).add(to: &routes)
    }

    /// Lets people follow their own list.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [TopicRule("people/{id}/notifications") { values, person, _ in values["id"] == "\(person.id)" }]
    }

    /// Follows the events of all kinds.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let (kinds, hints, clock) = try container.resolve(NotificationKinds.self, HintPublisher.self, (any Core.Clock).self)
        let people = try container.resolve((any NotificationPeople).self)
        guard !kinds.all.isEmpty else { return [] }
        let follower = EventFollower(
            kinds: kinds, channels: try Self.channels(container), people: people, repository: Self.repository(kinds), hints: hints, clock: clock)
        return [follower.subscriber]
    }

    /// The notifications that wait to be sent.
    public func queues(_ container: DIContainer) throws -> [WorkQueue] { [DeliveryQueue.queue] }

    /// Returns notifications, and how people want them.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] {
        NotificationsPersonalData(retention: try container.setting(Self.retention)).all
    }

    /// Sends what is due, and removes what is past its retention.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (database, clock) = try container.resolve((any Database).self, (any Core.Clock).self)
        let retention = try container.setting(Self.retention) / .seconds(1)
        var jobs = [
            PeriodicJob("old notifications are removed", every: .seconds(3600)) {
                try await database.delete(from: "notifications_notification", where: "created_at < \(clock.now.addingTimeInterval(-retention))")
            },
            PeriodicJob("old codes of phones are removed", every: .seconds(3600)) {
                try await database.delete(from: "notifications_phone_code", where: "created_at < \(clock.now.addingTimeInterval(-24 * 3600))")
            },
        ]
        jobs += try Self.deliveries(container)
        return jobs
    }

    /// Returns the channels of the product, in the order in which they are shown.
    private static func channels(_ container: DIContainer) throws -> [NotificationChannel] {
        let (push, mail) = (try pushSender(container), try container.resolveIfRegistered((any MailService).self))
        let text = try container.resolveIfRegistered((any TextService).self)
        return [.inApp] + (push == nil ? [] : [.push]) + (mail == nil ? [] : [.mail]) + (text == nil ? [] : [.sms])
    }

    /// Returns the jobs of the channels that leave the app.
    private static func deliveries(_ container: DIContainer) throws -> [PeriodicJob] {
        let (database, clock, kinds) = try container.resolve((any Database).self, (any Core.Clock).self, NotificationKinds.self)
        let (people, repository) = (try container.resolve((any NotificationPeople).self), repository(kinds))
        let wording = NotificationWording(kinds: kinds, people: people)
        var jobs: [PeriodicJob] = []
        if let service = try container.resolveIfRegistered((any MailService).self) {
            let layout = MailLayout(
                name: try container.currentSetting(ProductSettings.displayName), publicURL: try container.setting(ProductSettings.publicURL))
            let carrier = MailCarrier(service: service, wording: wording, people: people, tokens: try tokens(container), layout: layout)
            let runner = DeliveryRunner(carrier: carrier, database: database, clock: clock, kinds: kinds, repository: repository)
            let digests = DigestRunner(
                service: service, database: database, clock: clock, wording: wording, people: people, tokens: try tokens(container), layout: layout,
                repository: repository)
            jobs += [
                PeriodicJob("notifications are mailed", every: .seconds(30), wokenBy: DeliveryQueue.announcement) { try await runner.run() },
                PeriodicJob("daily mails go out", every: .seconds(30)) { try await digests.run() },
            ]
        }
        if let service = try pushSender(container) {
            let sessions = try container.resolve((any NotificationSessions).self)
            let subscriptions = SubscriptionRepository(seal: SubscriptionSeal(key: try container.resolve(SymmetricKey.self)))
            let carrier = PushCarrier(
                service: service, database: database, wording: wording, people: people, sessions: sessions, repository: subscriptions, clock: clock,
                recorder: try container.resolveIfRegistered((any PushRecorder).self))
            let runner = DeliveryRunner(carrier: carrier, database: database, clock: clock, kinds: kinds, repository: repository)
            let ending = EndedSubscriptions(database: database, clock: clock, sessions: sessions, repository: subscriptions)
            jobs += [
                PeriodicJob("notifications are pushed", every: .seconds(30), wokenBy: DeliveryQueue.announcement) { try await runner.run() },
                PeriodicJob("subscriptions of ended sessions are removed", every: .seconds(60)) { try await ending.run() },
            ]
        }
        if let service = try container.resolveIfRegistered((any TextService).self) {
            let carrier = TextCarrier(
                service: service, database: database, clock: clock, wording: wording, people: people, layout: try textLayout(container))
            let runner = DeliveryRunner(carrier: carrier, database: database, clock: clock, kinds: kinds, repository: repository)
            jobs.append(PeriodicJob("notifications are texted", every: .seconds(30), wokenBy: DeliveryQueue.announcement) { try await runner.run() })
        }
        return jobs
    }

    private static func textLayout(_ container: DIContainer) throws -> TextLayout {
        TextLayout(name: try container.currentSetting(ProductSettings.displayName), publicURL: try container.setting(ProductSettings.publicURL))
    }

    /// Returns what pushes notifications; nil without keys or a transport.
    private static func pushSender(_ container: DIContainer) throws -> PushSender? {
        guard let keys = try container.resolveIfRegistered(VAPIDKeys.self), let transport = try container.resolveIfRegistered((any PushTransport).self)
        else { return nil }
        let (clock, random) = try container.resolve((any Core.Clock).self, (any RandomSource).self)
        let contact = try container.setting(pushContact) ?? container.setting(ProductSettings.publicURL)
        return PushSender(keys: keys, transport: transport, contact: contact, clock: clock, random: random)
    }

    private static func tokens(_ container: DIContainer) throws -> UnsubscribeTokens {
        UnsubscribeTokens(key: try container.resolve(SymmetricKey.self))
    }

    private static func repository(_ kinds: NotificationKinds) -> NotificationRepository { NotificationRepository(kinds: kinds.all.map(\.id)) }
}
