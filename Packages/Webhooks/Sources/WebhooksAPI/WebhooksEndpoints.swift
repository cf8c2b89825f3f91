public import Core
import HTTPTypes

/// The endpoints for managing webhooks, for administrators.
public enum WebhooksEndpoints {
    /// Returns the registered addresses.
    public static let list = Endpoint<NoInput, [RegisteredWebhook]>(
        .get, "/webhooks", access: .roles([.admin]), summary: "Returns the registered webhooks.")

    /// Registers an address.
    public static let create = Endpoint<NewWebhook, RegisteredWebhook>(
        .post, "/webhooks", access: .roles([.admin]), needsFreshProof: true, idempotency: .key, success: 201,
        summary: "Registers an address that receives later events. The first response contains the secret that signs them; a repeated one doesn't.")

    /// Replaces an address's secret.
    public static let rotate = Endpoint<IDInput, RegisteredWebhook>(
        .post, "/webhooks/{id}/rotate", access: .roles([.admin]), needsFreshProof: true,
        summary: "Replaces a webhook's secret and returns the new one. The previous one signs beside it for 24 hours.")

    /// Removes an address.
    public static let delete = Endpoint<IDInput, NoOutput>(
        .delete, "/webhooks/{id}", access: .roles([.admin]), needsFreshProof: true, summary: "Removes a webhook and its deliveries.")

    /// Returns an address's deliveries.
    public static let deliveries = Endpoint<DeliveryListRequest, DeliveryPage>(
        .get, "/webhooks/{id}/deliveries", access: .roles([.admin]),
        summary: "Returns a webhook's deliveries in a state, newest first, paged by the cursor `before`.")

    /// Retries dead deliveries.
    public static let replay = Endpoint<IDInput, RevivedDeliveries>(
        .post, "/webhooks/{id}/replay", access: .roles([.admin]), summary: "Retries a webhook's dead deliveries for a day.")
}
