import Core
import Foundation
import HTTPTypes

/// What administrators do with webhooks.
enum WebhookEndpoints {
    /// An address that is to be told.
    struct NewWebhook: Codable, Sendable, Equatable {
        /// https, of a public address.
        let url: String
        /// The kinds of event that it is told of, such as `order.moved`; left out for all.
        var kinds: [String]?
    }

    /// A registered address.
    struct Registered: Codable, Sendable, Equatable {
        let id: Int
        let url: String
        let kinds: [String]
        let createdAt: Date
        /// What deliveries are signed with; in the answer to its registration alone.
        let secret: String?
    }

    /// Which deliveries are asked for.
    struct DeliveryInput: Codable, Sendable, Equatable {
        let id: Int
        /// `waiting`, `delivered` or `dead`, the default.
        var state: WebhookOutbox.State?
        /// The `next` of the page before.
        var before: Int?
        /// 1 to 100; 50 by default.
        var limit: Int?
    }

    /// What became of one event for one address.
    struct Delivery: Codable, Sendable, Equatable {
        let id: Int
        let eventId: Int
        let kind: String
        let sequence: Int
        let state: WebhookOutbox.State
        let attempts: Int
        let failure: String?
        let createdAt: Date
        let nextAttemptAt: Date?
        let finishedAt: Date?
    }

    /// Deliveries, the newest first.
    struct DeliveryPage: Codable, Sendable, Equatable {
        let items: [Delivery]
        let next: Int?
    }

    /// How many are tried again.
    struct Revived: Codable, Sendable, Equatable {
        let count: Int
    }

    static let list = Endpoint<NoInput, [Registered]>(.get, "/webhooks", access: .roles([.admin]), summary: "The addresses that are told of events.")
    static let create = Endpoint<NewWebhook, Registered>(
        .post, "/webhooks", access: .roles([.admin]), idempotency: .key, success: 201,
        summary: "Registers an address that is told of events from now on; the answer holds the secret that signs them.")
    static let delete = Endpoint<IDInput, NoOutput>(
        .delete, "/webhooks/{id}", access: .roles([.admin]), summary: "Removes an address with its deliveries.")
    static let deliveries = Endpoint<DeliveryInput, DeliveryPage>(
        .get, "/webhooks/{id}/deliveries", access: .roles([.admin]), summary: "An address' deliveries in a state, newest first, paged by the cursor `before`.")
    static let replay = Endpoint<IDInput, Revived>(
        .post, "/webhooks/{id}/replay", access: .roles([.admin]), summary: "Has an address' dead deliveries tried again for a day.")
}
