public import Core

/// Subscribes the caller's browser to pushed notifications.
public struct SubscribeRequest: Codable, Sendable, Hashable {
    /// The address of the browser's push service.
    public var endpoint: String
    /// The browser's keys.
    public var keys: PushKeys
    /// The server's public key that the subscription was made for; nil for the present one.
    public var key: String?

    /// Creates a request.
    public init(_ subscription: PushSubscription, key: String? = nil) {
        endpoint = subscription.endpoint
        keys = subscription.keys
        self.key = key
    }

    /// The subscription.
    public var subscription: PushSubscription { PushSubscription(endpoint: endpoint, keys: keys) }
}

extension SubscribeRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["endpoint": 1000, "key": 128]
}

/// Replaces a subscription by the one that the browser has now.
public struct RenewRequest: Codable, Sendable, Hashable {
    /// The token of the subscription's receipt.
    public var renewal: String
    /// The address of the browser's push service.
    public var endpoint: String
    /// The browser's keys.
    public var keys: PushKeys
    /// The server's public key that the subscription was made for; nil for the present one.
    public var key: String?

    /// Creates a request.
    public init(_ subscription: PushSubscription, renewal: String, key: String? = nil) {
        self.renewal = renewal
        endpoint = subscription.endpoint
        keys = subscription.keys
        self.key = key
    }

    /// The subscription.
    public var subscription: PushSubscription { PushSubscription(endpoint: endpoint, keys: keys) }
}

extension RenewRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["renewal": 512, "endpoint": 1000, "key": 128]
}

extension PushKeys: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["p256dh": 128, "auth": 64]
}
