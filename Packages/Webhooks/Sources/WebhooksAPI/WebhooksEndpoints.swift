public import Core
import HTTPTypes

/// The operations on webhooks, all of them for administrators.
public enum WebhooksEndpoints {
    /// The addresses that are told of events.
    public static let list = Endpoint<NoInput, [RegisteredWebhook]>(
        .get, "/webhooks", access: .roles([.admin]), summary: "The addresses that are told of events.")

    /// Registers an address.
    public static let create = Endpoint<NewWebhook, RegisteredWebhook>(
        .post, "/webhooks", access: .roles([.admin]), idempotency: .key, success: 201,
        summary: "Registers an address that is told of events from now on; the answer holds the secret that signs them.")

    /// Removes an address.
    public static let delete = Endpoint<IDInput, NoOutput>(
        .delete, "/webhooks/{id}", access: .roles([.admin]), summary: "Removes an address with its deliveries.")

    /// An address's deliveries.
    public static let deliveries = Endpoint<DeliveryListRequest, DeliveryPage>(
        .get, "/webhooks/{id}/deliveries", access: .roles([.admin]), summary: "An address' deliveries in a state, newest first, paged by the cursor `before`.")

    /// Tries dead deliveries again.
    public static let replay = Endpoint<IDInput, RevivedDeliveries>(
        .post, "/webhooks/{id}/replay", access: .roles([.admin]), summary: "Has an address' dead deliveries tried again for a day.")
}
