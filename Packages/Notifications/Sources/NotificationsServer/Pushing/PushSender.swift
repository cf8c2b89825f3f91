import Core
import Foundation
import HTTPTypes
import NotificationsAPI
import Synchronization

/// Posts messages to browsers' push services (RFC 8030): encrypted for the browser, and signed by the server's key.
struct PushSender: Sendable {
    /// A message on its way to one browser.
    struct Message: Sendable {
        let text: PushMessage
        /// Push services keep the newest of a topic while the browser is away (RFC 8030, section 5.4).
        let topic: String
        /// The seconds for which push services keep it.
        let lifetime: Int
    }

    /// The outcome of an attempt.
    enum Outcome: Sendable, Equatable {
        case sent
        /// The browser has ended its subscription.
        case gone
        /// Every attempt would fail.
        case refused(String)
        /// Another attempt may succeed.
        case failed(String, retryAfter: TimeInterval?)
    }

    let keys: VAPIDKeys
    let transport: any PushTransport
    /// The address at which push services reach the operator: `mailto:` or `https:`.
    let contact: String
    let clock: any Core.Clock
    let random: any RandomSource
    private let authorizations = Authorizations()

    init(keys: VAPIDKeys, transport: any PushTransport, contact: String, clock: any Core.Clock, random: any RandomSource) {
        self.keys = keys
        self.transport = transport
        self.contact = contact
        self.clock = clock
        self.random = random
    }

    /// Sends a message to a browser.
    func send(_ message: Message, to target: SubscriptionRepository.Stored) async throws -> Outcome {
        guard let subscription = target.subscription else { return .gone }
        // Its browser subscribes anew when it loads a page.
        guard let authorization = try authorization(for: target.key, subscription.endpoint) else {
            return .refused("made for a key that the server doesn't have")
        }
        let outcome = try await post(message.text.data(), message, to: subscription, authorization)
        guard outcome.status == 413 else { return outcome.meaning }
        // Some services take less than the 4,096 bytes of RFC 8030.
        return try await post(message.text.shortened.data(), message, to: subscription, authorization).meaning
    }

    private struct Reply {
        let status: Int
        let meaning: Outcome
    }

    private func post(_ text: Data, _ message: Message, to subscription: PushSubscription, _ authorization: String) async throws -> Reply {
        let body = try PushEncryption(salt: Data(random.bytes(16))).encrypt(text, for: subscription.keys)
        let fields: HTTPFields = [
            .authorization: authorization, .contentType: "application/octet-stream", .contentEncoding: "aes128gcm", .timeToLive: "\(message.lifetime)",
            .urgency: "normal", .topic: message.topic,
        ]
        do {
            let response = try await transport.post(body, to: subscription.endpoint, fields: fields)
            return Reply(status: response.status, meaning: Self.meaning(of: response))
        } catch {
            return Reply(status: 0, meaning: .failed(error.description, retryAfter: nil))
        }
    }

    private static func meaning(of response: PushResponse) -> Outcome {
        switch response.status {
        case 200..<300: .sent
        case 404, 410: .gone
        case 429, 500...: .failed("responded with \(response.status)", retryAfter: response.retryAfter)
        default: .refused("responded with \(response.status)")
        }
    }

    /// Returns the server's word for a push service, good for half a day; nil for a key that the server doesn't have anymore.
    private func authorization(for key: String, _ endpoint: String) throws -> String? {
        guard let audience = Self.origin(of: endpoint) else { return nil }
        let now = clock.now
        if let known = authorizations.value(for: key + audience, at: now) { return known }
        let made = try keys.authorization(for: key, audience: audience, expiry: now.addingTimeInterval(12 * 3600), contact: contact)
        if let made { authorizations.set(made, for: key + audience, until: now.addingTimeInterval(6 * 3600), at: now) }
        return made
    }

    /// Returns scheme, host and port of an address, as the claim `aud` holds them.
    static func origin(of endpoint: String) -> String? {
        guard let parts = URLComponents(string: endpoint), let scheme = parts.scheme, let host = parts.host else { return nil }
        return "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "")
    }
}

/// The signed words for push services: a signature takes longer than all else in a message.
private final class Authorizations: Sendable {
    private struct Entry: Sendable {
        let text: String
        let expiry: Date
    }

    private let entries = Mutex<[String: Entry]>([:])

    func value(for key: String, at now: Date) -> String? { entries.withLock { $0[key].flatMap { now < $0.expiry ? $0.text : nil } } }

    func set(_ text: String, for key: String, until expiry: Date, at now: Date) {
        entries.withLock { entries in
            // Browsers name the services, so somebody may name many.
            if entries.count >= 1000 { entries = entries.filter { now < $0.value.expiry } }
            if entries.count >= 1000 { entries = [:] }
            entries[key] = Entry(text: text, expiry: expiry)
        }
    }
}

extension HTTPField.Name {
    /// The seconds for which a push service keeps a message.
    static let timeToLive = HTTPField.Name("TTL") ?? .contentType
    /// The importance of a message, by which a device decides whether to wake up.
    static let urgency = HTTPField.Name("Urgency") ?? .contentType
    /// The name of messages that replace each other.
    static let topic = HTTPField.Name("Topic") ?? .contentType
}
