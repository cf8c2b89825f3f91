public import Core
public import Persistence
public import ServerCore

/// Tells integrators' servers of events: signed, in order per thing, tried again for a day.
///
/// The subscriber `webhooks` writes a delivery for each event and endpoint that wants it; a job sends what is due. Administrators register endpoints.
public struct WebhooksServerPlugin: ServerPlugin {
    /// `Webhooks`.
    public let name = "Webhooks"
    /// None.
    public let requires: [String] = []
    static let allowsPrivateAddresses = Setting.flag(
        "WEBHOOK_PRIVATE_ADDRESSES", default: false, "Whether webhooks may call private networks, and addresses without https.")
    /// Which addresses may be called.
    public var settings: [any SettingDeclaration] { [Self.allowsPrivateAddresses] }
    private let transport: (any WebhookTransport)?

    /// Creates the plugin.
    ///
    /// - Parameter transport: carries deliveries; nil for sockets of its own.
    public init(transport: (any WebhookTransport)? = nil) { self.transport = transport }

    /// The endpoints and their deliveries.
    public var migrations: [Migration] { [WebhookSchema.webhooks] }

    /// Registers the handlers.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        WebhookController(
            policy: try policy(container), random: try container.resolve((any RandomSource).self), subscriber: Self.subscriber(try clock(container))
        )
        .add(to: &routes)
    }

    /// Writes a delivery for each event and endpoint that wants it.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] { [Self.subscriber(try clock(container))] }

    /// Sends what is due, and forgets what was done long ago.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let clock = try clock(container)
        let database = try container.resolve((any Database).self)
        let transport = try transport ?? SocketWebhookTransport(policy: try policy(container))
        let delivery = DeliveryJob(database: database, clock: clock, transport: transport)
        return [
            PeriodicJob("webhooks go out", every: .seconds(15), wokenBy: WebhookOutbox.channel) { try await delivery.run() },
            PeriodicJob("deliveries of webhooks expire", every: .seconds(3600)) {
                let now = clock.now
                try await database.write { try WebhookOutbox.removeFinished(at: now, in: $0) }
            },
        ]
    }

    private func policy(_ container: DIContainer) throws -> AddressPolicy {
        try container.setting(Self.allowsPrivateAddresses) ? .all : .publicAlone
    }

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
