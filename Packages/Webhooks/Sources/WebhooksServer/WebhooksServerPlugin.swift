public import Core
import Crypto
public import Persistence
public import ServerCore

/// Posts events to integrators' servers: signed, in order per thing, retried for a day.
///
/// The container must provide the `SymmetricKey` that seals their secrets. The subscriber `webhooks` queues a delivery for each event and interested endpoint; a job sends those that are due. Administrators register endpoints.
public struct WebhooksServerPlugin: ServerPlugin {
    /// The plugin's name, `Webhooks`.
    public let name = "Webhooks"
    /// An empty list.
    public let requires: [String] = []
    /// Whether webhooks may reach private networks, which production refuses.
    public static let allowsPrivateAddresses = Setting.flag(
        "WEBHOOK_PRIVATE_ADDRESSES", default: false, "Allow webhooks to private networks and to addresses without https.")
    /// The setting for the allowed addresses.
    public var settings: [any SettingDeclaration] { [Self.allowsPrivateAddresses] }
    private let transport: (any WebhookTransport)?

    /// Creates the plugin.
    ///
    /// - Parameter transport: carries deliveries; nil for the default over sockets.
    public init(transport: (any WebhookTransport)? = nil) { self.transport = transport }

    /// The migrations of the endpoints' and deliveries' tables.
    public var migrations: [Migration] { WebhookSchema.all }

    /// Registers the handlers.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        WebhookController(
            policy: try policy(container), random: try container.resolve((any RandomSource).self), seal: try seal(container),
            subscriber: Self.subscriber(try clock(container))
        )
        .add(to: &routes)
        DeliveryController().add(to: &routes)
    }

    /// Returns the subscriber that queues deliveries.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] { [Self.subscriber(try clock(container))] }

    /// The deliveries that wait.
    public func queues(_ container: DIContainer) throws -> [WorkQueue] { [WebhookOutbox.queue] }

    /// Returns the jobs that send due deliveries, remove old ones, and seal secrets.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let clock = try clock(container)
        let database = try container.resolve((any Database).self)
        let transport = try transport ?? SocketWebhookTransport(policy: try policy(container))
        let seal = try seal(container)
        let delivery = DeliveryJob(database: database, clock: clock, transport: transport, seal: seal)
        return [
            PeriodicJob("secrets of webhooks are sealed", every: .seconds(3600)) {
                let now = clock.now
                try await database.write { try WebhookRepository.tidySecrets(with: seal, at: now, in: $0) }
            },
            PeriodicJob("webhooks go out", every: .seconds(15), wokenBy: WebhookOutbox.channel) { try await delivery.run() },
            PeriodicJob("deliveries of webhooks expire", every: .seconds(3600)) {
                try await WebhookOutbox.removeFinished(at: clock.now, from: database)
            },
        ]
    }

    private func policy(_ container: DIContainer) throws -> AddressPolicy {
        try container.setting(Self.allowsPrivateAddresses) ? .all : .publicAlone
    }

    private func seal(_ container: DIContainer) throws -> WebhookSeal { WebhookSeal(key: try container.resolve(SymmetricKey.self)) }

    private func clock(_ container: DIContainer) throws -> any Clock { try container.resolve((any Clock).self) }

    private static func subscriber(_ clock: any Clock) -> EventSubscriber {
        EventSubscriber("webhooks", toKinds: { try WebhookRepository.wantedKinds(in: $0) }) { event, transaction in
            let wanting = try WebhookRepository.all(in: transaction).filter { $0.wants(event) }
            guard !wanting.isEmpty else { return }
            let body = String(decoding: try event.wireData(), as: UTF8.self)
            for webhook in wanting { try WebhookOutbox.add(event, body: body, to: webhook.id, at: clock.now, in: transaction) }
            try transaction.announce(WebhookOutbox.channel)
        }
    }
}
