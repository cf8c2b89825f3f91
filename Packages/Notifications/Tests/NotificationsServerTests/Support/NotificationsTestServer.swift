import Core
import CoreTesting
import Crypto
import Foundation
import Mail
import Networking
import NotificationsAPI
import NotificationsServer
import Persistence
import ServerCore
import ServerTesting

/// A parcel that moved: the event of the feature `Parcels`, which declares kinds of notifications as features do.
struct ParcelMoved: Codable, Sendable {
    var parcel: Int
    var owner: Int
    var carrier: Int
    var step: String
}

enum ParcelLink: AppLink {
    case parcel(Int)
    case desk

    static let plugin = "Parcels"

    var place: LinkPlace {
        switch self {
        case .parcel(let id): LinkPlace(mode: .customer, tab: "parcels", components: ["\(id)"])
        case .desk: LinkPlace(tab: "desk")
        }
    }

    init?(_ place: LinkPlace) { nil }
}

/// A feature with three kinds: for the owner by the carrier's name, a thread for the owner, and one for all dispatchers.
struct ParcelsServerPlugin: ServerPlugin {
    let name = "Parcels"
    let requires: [String] = []
    static let moved = EventType<ParcelMoved>("parcel.moved")
    /// The facts of texts, which another version may not be able to read.
    struct Facts: Codable, Sendable { let parcel: Int }

    func notifications(_ container: DIContainer) throws -> [NotificationKind] {
        [
            NotificationKind(
                "parcel.arrived", name: "Parcels that arrive", roles: [.customer], channels: [.inApp, .push, .mail],
                rules: [
                    NotificationRule(Self.moved, where: { $0.step == "arrived" }) { moved, _ in
                        [
                            .notify(
                                NotificationDraft(
                                    to: .person(moved.owner), facts: Facts(parcel: moved.parcel), about: moved.carrier, opens: ParcelLink.parcel(moved.parcel)))
                        ]
                    }
                ],
                text: { facts, name in
                    NotificationText(
                        title: Localized.text("Parcel \(facts.parcel)", es: "Paquete \(facts.parcel)", pl: "Paczka \(facts.parcel)"), body: "By \(name).")
                }),
            NotificationKind(
                "parcel.note", name: "Notes", roles: [.customer], channels: [.inApp, .push],
                rules: [
                    NotificationRule(Self.moved, where: { $0.step == "note" }) { moved, _ in
                        [
                            .notify(
                                NotificationDraft(
                                    to: .person(moved.owner), facts: Facts(parcel: moved.parcel), opens: ParcelLink.desk, thread: "parcel/\(moved.parcel)"))
                        ]
                    },
                    NotificationRule(Self.moved, where: { $0.step == "seen" }) { moved, _ in
                        [.settle(person: moved.owner, thread: "parcel/\(moved.parcel)")]
                    },
                ],
                text: { facts, _ in NotificationText(title: "A note on parcel \(facts.parcel)", body: "Read it.") }),
            NotificationKind(
                "parcel.lost", name: "Lost parcels", roles: [.dispatcher], channels: [.inApp],
                rules: [
                    NotificationRule(Self.moved, where: { $0.step == "lost" }) { moved, _ in
                        [.notify(NotificationDraft(to: .role(.dispatcher), facts: Facts(parcel: moved.parcel), opens: ParcelLink.desk))]
                    }
                ],
                text: { facts, _ in NotificationText(title: "Parcel \(facts.parcel) is lost", body: "") }),
        ]
    }
}

/// Customers 7 and 8, driver 9, dispatchers 10 and 11; customer 6 is disabled, and a test disables others.
struct FakePeople: NotificationPeople {
    let languages = LockedValue<[Int: Language]>([:])
    let disabled = LockedValue<Set<Int>>([])

    private static let all: [Int: NotificationPerson] = [
        7: NotificationPerson(name: "Casey", roles: [.customer]), 8: NotificationPerson(name: "Sam", roles: [.customer]),
        9: NotificationPerson(name: "Dana", roles: [.driver]), 10: NotificationPerson(name: "Dee", roles: [.dispatcher]),
        11: NotificationPerson(name: "Des", roles: [.dispatcher, .customer]),
    ]

    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: NotificationPerson] { Self.all.filter { ids.contains($0.key) } }

    func people(with role: Role, in transaction: Transaction) throws -> [Int] {
        Self.all.filter { $0.value.roles.contains(role) }.map(\.key).sorted()
    }

    func language(of person: Int, in transaction: Transaction) throws -> Language? {
        Self.all[person] != nil && !disabled.value.contains(person) ? languages.value[person] ?? .english : nil
    }

    func recipient(_ person: Int, in transaction: Transaction) throws -> NotificationRecipient? {
        guard Self.all[person] != nil, !disabled.value.contains(person) else { return nil }
        return NotificationRecipient(email: "person-\(person)@example.com", language: languages.value[person] ?? .english)
    }
}

/// A server with Notifications and a feature that declares kinds.
struct NotificationsTestServer: Sendable {
    let server: TestServer
    let people = FakePeople()
    let mail = FakeMailServer()
    let push = FakePushNetwork()
    let pushed = FakePushRecorder()
    let sessions = FakeSessions()
    let phones = FakePhoneNetwork()

    /// - Parameters:
    ///   - hasMail: whether the product sends mail.
    ///   - hasTexts: whether the product sends text messages.
    ///   - pushKeys: the keys by which the product pushes; nil for none.
    init(hasMail: Bool = false, hasTexts: Bool = false, pushKeys: VAPIDKeys? = nil, settings: [String: String] = [:]) async throws {
        let settings = ["PRODUCT_DISPLAY_NAME": "Tumble", "PUBLIC_URL": "https://tumble.example"].merging(settings) { $1 }
        server = try await TestServer(plugins: [ParcelsServerPlugin(), NotificationsServerPlugin()], settings: settings) {
            [people, mail, push, pushed, sessions, phones] container in
            container.register((any NotificationPeople).self) { _ in people }
            container.register((any NotificationSessions).self) { _ in sessions }
            if let pushKeys {
                container.register(VAPIDKeys.self) { _ in pushKeys }
                container.register((any PushTransport).self) { _ in push }
                container.register((any PushRecorder).self) { _ in pushed }
            }
            container.register(SymmetricKey.self) { _ in SymmetricKey(data: Data(repeating: 7, count: 32)) }
            if hasMail { container.register((any MailService).self) { _ in mail } }
            if hasTexts { container.register((any TextService).self) { _ in phones } }
        }
    }

    var casey: APIClient { server.client(as: .customer(7)) }

    /// Moves a parcel of customer 7, whose carrier is driver 9, and delivers the event.
    func move(_ step: String, parcel: Int = 12, owner: Int = 7) async throws {
        try await append([step], parcel: parcel, owner: owner)
        await server.deliverEvents()
    }

    /// Moves a parcel without delivering the events.
    func append(_ steps: [String], parcel: Int = 12, owner: Int = 7) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        try await server.database.write { transaction in
            for step in steps {
                let moved = ParcelMoved(parcel: parcel, owner: owner, carrier: 9, step: step)
                try events.append(ParcelsServerPlugin.moved, moved, aggregate: "parcel", id: parcel, topics: [], in: transaction)
            }
        }
    }

    /// Mails what is due.
    func deliverMail() async throws {
        for job in try NotificationsServerPlugin().jobs(server.application.container) where job.name == "notifications are mailed" { try await job.run() }
    }

    /// Pushes what is due.
    func deliverPushes() async throws { try await run("notifications are pushed") }

    /// Texts what is due.
    func deliverTexts() async throws { try await run("notifications are texted") }

    /// Confirms a phone of customer 7.
    func confirmPhone() async throws {
        _ = try await casey.call(NotificationsEndpoints.requestCode, PhoneRequest(number: "+19495550100"))
        _ = try await casey.call(NotificationsEndpoints.confirmPhone, PhoneConfirmation(code: phones.code))
    }

    /// Mails the daily mails that are due.
    func deliverDigests() async throws { try await run("daily mails go out") }

    /// Runs a job of Notifications.
    func run(_ name: String) async throws {
        for job in try NotificationsServerPlugin().jobs(server.application.container) where job.name == name { try await job.run() }
    }

    /// The number of mails that are still to go out.
    func due() async throws -> Int {
        try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM notifications_delivery WHERE next_attempt_at IS NOT NULL") }
    }

    func choose(_ channels: [NotificationChannel], for kind: String, as client: APIClient) async throws {
        _ = try await client.call(NotificationsEndpoints.change, ChangePreferences(kinds: [ChannelChoice(kind: kind, channels: channels)]))
    }

    func page(as client: APIClient, before: Int? = nil, limit: Int? = nil) async throws -> NotificationPage {
        try await client.call(NotificationsEndpoints.list, NotificationListRequest(before: before, limit: limit))
    }
}

/// The error of a call; nil if there is none.
func failure<Success>(of call: () async throws(APIError) -> Success) async -> APIError? {
    do {
        _ = try await call()
        return nil
    } catch {
        return error
    }
}
