public import Core

/// The events of webhooks.
public enum WebhooksEvents {
    /// The kind of thing that the events are about.
    public static let aggregate = "webhook"
    /// An administrator tried an address. Only that address receives it.
    public static let tested = EventType<WebhookTested>("webhook.test")
}

/// The payload of a test.
public struct WebhookTested: Codable, Sendable, Equatable {
    /// The id of the address.
    public let webhookId: Int

    /// Creates a payload.
    public init(webhookId: Int) {
        self.webhookId = webhookId
    }
}
