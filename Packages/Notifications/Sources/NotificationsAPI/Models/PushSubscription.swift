public import Core

/// A browser's address for pushed notifications, as its `PushSubscription.toJSON()` writes it.
public struct PushSubscription: Codable, Sendable, Hashable {
    /// The address of the push service, which nobody else knows.
    public let endpoint: String
    /// The browser's keys, for which messages are encrypted.
    public let keys: PushKeys

    /// Creates an address.
    public init(endpoint: String, keys: PushKeys) {
        self.endpoint = endpoint
        self.keys = keys
    }

    /// One of a push service, with the keys of RFC 8291's example.
    public static let sample = PushSubscription(endpoint: "https://push.example.net/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", keys: .sample)
}

/// The keys of a browser's subscription, in base64url.
public struct PushKeys: Codable, Sendable, Hashable {
    /// A public key on P-256, uncompressed.
    public let p256dh: String
    /// A secret of 16 bytes.
    public let auth: String

    /// Creates keys.
    public init(p256dh: String, auth: String) {
        self.p256dh = p256dh
        self.auth = auth
    }

    /// Those of RFC 8291's example.
    public static let sample = PushKeys(
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", auth: "BTBZMqHH6r4Tts7J_aSIgg")
}

/// The server's word that a browser is subscribed.
public struct PushReceipt: Codable, Sampled, Hashable {
    /// The id of the subscription.
    public let id: Int
    /// The token by which the browser's service worker replaces the subscription, which does nothing else.
    public let renewal: String

    /// Creates a receipt.
    public init(id: Int, renewal: String) {
        self.id = id
        self.renewal = renewal
    }

    /// A sample, whose token doesn't work.
    public static let sample = PushReceipt(id: 5, renewal: "c2FtcGxl")
}
