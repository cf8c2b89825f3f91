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

    /// Stops sending to an address; its deliveries wait.
    public static let pause = Endpoint<IDInput, RegisteredWebhook>(
        .post, "/webhooks/{id}/pause", access: .roles([.admin]),
        summary: "Stops sending to a webhook. Its deliveries wait, for 30 days at most.")

    /// Sends to an address again, first of all what waited.
    public static let resume = Endpoint<IDInput, RegisteredWebhook>(
        .post, "/webhooks/{id}/resume", access: .roles([.admin]), summary: "Sends to a webhook again, first of all what waited.")

    /// Sends an event to an address alone. Fails with `webhook_paused` (409) while it is paused.
    public static let test = Endpoint<IDInput, NoOutput>(
        .post, "/webhooks/{id}/test", access: .roles([.admin]), rate: RateLimit(count: 20, per: .seconds(60)), success: 202,
        summary: "Sends an event of the kind `webhook.test` to a webhook alone.")

    /// Returns the kinds of events to choose from.
    public static let kinds = Endpoint<NoInput, [String]>(
        .get, "/webhooks/kinds", access: .roles([.admin]), summary: "Returns the kinds of events that happened lately, by name.")

    /// Removes an address.
    public static let delete = Endpoint<IDInput, NoOutput>(
        .delete, "/webhooks/{id}", access: .roles([.admin]), needsFreshProof: true, summary: "Removes a webhook and its deliveries.")

    /// Returns an address's deliveries.
    public static let deliveries = Endpoint<DeliveryListRequest, DeliveryPage>(
        .get, "/webhooks/{id}/deliveries", access: .roles([.admin]),
        summary: "Returns a webhook's deliveries, newest first, paged by the cursor `before`.")

    /// Delivers one delivery again, or tries it now if it waits.
    public static let replayOne = Endpoint<DeliveryReplay, Delivery>(
        .post, "/webhooks/{id}/deliveries/{deliveryId}/replay", access: .roles([.admin]),
        summary: "Delivers one delivery again, or tries it now if it waits for its next attempt.")

    /// Retries dead deliveries.
    public static let replay = Endpoint<IDInput, RevivedDeliveries>(
        .post, "/webhooks/{id}/replay", access: .roles([.admin]), summary: "Retries a webhook's dead deliveries for a day.")
}
