import Core
import Crypto
import Foundation
import HTTPTypes
import Mail
import Networking
import NotificationsAPI
import NotificationsServer
import Persistence
import ServerCore
import ServerTesting
import Synchronization

/// A server of Notifications without a socket, whose 1,000 people get mail and have each subscribed a browser. A mail server and a push service take everything at
/// once, so that the server's own work is measured.
struct NotificationTown {
    static let people = 1_000

    let server: TestServer
    private let taken = TakenNotifications()

    init() async throws {
        let keys = try VAPIDKeys(pem: VAPIDKeys.generatePEM())
        let settings = ["PRODUCT_DISPLAY_NAME": "Tumble", "PUBLIC_URL": "https://tumble.example"]
        server = try await TestServer(plugins: [TownServerPlugin(), NotificationsServerPlugin()], settings: settings) { [taken] container in
            container.register((any NotificationPeople).self) { _ in Townspeople() }
            container.register((any NotificationSessions).self) { _ in TownSessions() }
            container.register(SymmetricKey.self) { _ in SymmetricKey(size: .bits256) }
            container.register((any MailService).self) { _ in taken }
            container.register((any PushTransport).self) { _ in taken }
            container.register(VAPIDKeys.self) { _ in keys }
        }
        for person in 1...Self.people {
            let key = P256.KeyAgreement.PrivateKey().publicKey.x963Representation.base64EncodedString()
            let keys = PushKeys(p256dh: key.replacing("+", with: "-").replacing("/", with: "_"), auth: PushKeys.sample.auth)
            let subscription = PushSubscription(endpoint: "https://push.example.net/\(person)", keys: keys)
            _ = try await server.client(as: .customer(person)).call(NotificationsEndpoints.subscribe, SubscribeRequest(subscription))
        }
    }

    /// Notifies everybody so many times, by three channels.
    ///
    /// - Throws: ``MeasureError`` where one is missing, or went out twice.
    func notify(times: Int) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        try await server.database.write { transaction in
            for number in 1...times {
                try events.append(TownServerPlugin.called, TownCalled(number: number), aggregate: "town", id: 1, topics: [], in: transaction)
            }
        }
        await server.deliverEvents()
        let jobs = try NotificationsServerPlugin().jobs(server.application.container)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for job in jobs where ["notifications are mailed", "notifications are pushed"].contains(job.name) { group.addTask { try await job.run() } }
            try await group.waitForAll()
        }
        let (wanted, counts) = (times * Self.people, taken.counts)
        let shown = try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM notifications_notification WHERE hidden_at IS NULL") }
        guard shown == wanted, counts.mailed == wanted, counts.pushed == wanted else {
            throw MeasureError.wrongResult("\(shown) shown, \(counts.mailed) mailed and \(counts.pushed) pushed of \(wanted)")
        }
    }
}

/// A call to everybody.
private struct TownCalled: Codable, Sendable {
    let number: Int
}

/// A feature with one kind, for everybody by each channel.
private struct TownServerPlugin: ServerPlugin {
    static let called = EventType<TownCalled>("town.called")
    let name = "Town"
    let requires: [String] = []

    func notifications(_ container: DIContainer) throws -> [NotificationKind] {
        [
            NotificationKind(
                "town.called", name: "Calls", roles: [.customer], channels: [.inApp, .push, .mail],
                rules: [
                    NotificationRule(Self.called) { called, _ in
                        [.notify(NotificationDraft(to: .people(Array(1...NotificationTown.people)), facts: called, opens: NotificationsLink.center))]
                    }
                ],
                text: { called, _ in NotificationText(title: "Call \(called.number)", body: "Your laundry is on its way back to you.") })
        ]
    }
}

private struct Townspeople: NotificationPeople {
    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: NotificationPerson] {
        Dictionary(ids.map { ($0, NotificationPerson(name: "Person \($0)", roles: [.customer])) }) { first, _ in first }
    }

    func people(with role: Role, in transaction: Transaction) throws -> [Int] { [] }

    func language(of person: Int, in transaction: Transaction) throws -> Language? { .english }

    func recipient(_ person: Int, in transaction: Transaction) throws -> NotificationRecipient? {
        NotificationRecipient(email: "person-\(person)@example.com", language: .english)
    }
}

/// One session for each person, which doesn't end.
private struct TownSessions: NotificationSessions {
    private static let last = Mutex(0)

    func session(of request: ServerRequest) async throws(APIError) -> Int {
        Self.last.withLock { last in
            last += 1
            return last
        }
    }

    func open(_ sessions: [Int], at now: Date, in transaction: Transaction) throws -> Set<Int> { Set(sessions) }
}

/// A mail server and a push service that count.
private final class TakenNotifications: MailService, PushTransport {
    private let state = Mutex((mailed: 0, pushed: 0))

    var counts: (mailed: Int, pushed: Int) { state.withLock { $0 } }

    func send(_ message: MailMessage) async throws(MailError) { state.withLock { $0.mailed += 1 } }

    func allows(_ endpoint: String) -> Bool { true }

    func post(_ body: Data, to endpoint: String, fields: HTTPFields) async throws(PushTransportError) -> PushResponse {
        state.withLock { $0.pushed += 1 }
        return PushResponse(status: 201)
    }
}
