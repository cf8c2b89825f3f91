import Core
import Foundation
import Networking
import WebhooksAPI

/// The calls about webhooks, for administrators.
protocol WebhookService: Sendable {
    /// Returns the registered addresses.
    func addresses() async throws(APIError) -> [RegisteredWebhook]
    /// Returns the kinds of events to choose from.
    func kinds() async throws(APIError) -> [String]
    /// Registers an address. Only this response and that of a rotation contain a secret.
    func create(_ new: NewWebhook) async throws(APIError) -> RegisteredWebhook
    /// Replaces an address's secret.
    func rotate(_ id: Int) async throws(APIError) -> RegisteredWebhook
    /// Stops sending to an address.
    func pause(_ id: Int) async throws(APIError) -> RegisteredWebhook
    /// Sends to an address again.
    func resume(_ id: Int) async throws(APIError) -> RegisteredWebhook
    /// Sends an event to an address alone.
    func test(_ id: Int) async throws(APIError) -> NoOutput
    /// Removes an address.
    func remove(_ id: Int) async throws(APIError) -> NoOutput
    /// Returns a page of an address's deliveries, newest first.
    func deliveries(_ request: DeliveryListRequest) async throws(APIError) -> DeliveryPage
    /// Delivers one delivery again.
    func replay(_ request: DeliveryReplay) async throws(APIError) -> Delivery
    /// Retries all deliveries of an address that were given up.
    func replayAll(_ id: Int) async throws(APIError) -> RevivedDeliveries
}

/// Calls the API.
struct LiveWebhookService: WebhookService {
    let client: APIClient

    func addresses() async throws(APIError) -> [RegisteredWebhook] { try await client.call(WebhooksEndpoints.list) }
    func kinds() async throws(APIError) -> [String] { try await client.call(WebhooksEndpoints.kinds) }
    func create(_ new: NewWebhook) async throws(APIError) -> RegisteredWebhook { try await client.call(WebhooksEndpoints.create, new) }
    func rotate(_ id: Int) async throws(APIError) -> RegisteredWebhook { try await client.call(WebhooksEndpoints.rotate, IDInput(id: id)) }
    func pause(_ id: Int) async throws(APIError) -> RegisteredWebhook { try await client.call(WebhooksEndpoints.pause, IDInput(id: id)) }
    func resume(_ id: Int) async throws(APIError) -> RegisteredWebhook { try await client.call(WebhooksEndpoints.resume, IDInput(id: id)) }
    func test(_ id: Int) async throws(APIError) -> NoOutput { try await client.call(WebhooksEndpoints.test, IDInput(id: id)) }
    func remove(_ id: Int) async throws(APIError) -> NoOutput { try await client.call(WebhooksEndpoints.delete, IDInput(id: id)) }
    func deliveries(_ request: DeliveryListRequest) async throws(APIError) -> DeliveryPage {
        try await client.call(WebhooksEndpoints.deliveries, request)
    }
    func replay(_ request: DeliveryReplay) async throws(APIError) -> Delivery { try await client.call(WebhooksEndpoints.replayOne, request) }
    func replayAll(_ id: Int) async throws(APIError) -> RevivedDeliveries { try await client.call(WebhooksEndpoints.replay, IDInput(id: id)) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeWebhookService: WebhookService {
    var addressesResult: Result<[RegisteredWebhook], APIError> = .success([.sample])
    var kindsResult: Result<[String], APIError> = .success(["order.moved", "payment.moved"])
    var createResult: Result<RegisteredWebhook, APIError> = .success(.created)
    var changeResult: Result<RegisteredWebhook, APIError> = .success(.paused)
    var doneResult: Result<NoOutput, APIError> = .success(NoOutput())
    var deliveriesResult: Result<DeliveryPage, APIError> = .success(DeliveryPage(items: Delivery.samples, next: nil))
    var replayResult: Result<Delivery, APIError> = .success(.sample)
    var replayAllResult: Result<RevivedDeliveries, APIError> = .success(RevivedDeliveries(count: 2))

    func addresses() async throws(APIError) -> [RegisteredWebhook] { try addressesResult.get() }
    func kinds() async throws(APIError) -> [String] { try kindsResult.get() }
    func create(_ new: NewWebhook) async throws(APIError) -> RegisteredWebhook { try createResult.get() }
    func rotate(_ id: Int) async throws(APIError) -> RegisteredWebhook { try createResult.get() }
    func pause(_ id: Int) async throws(APIError) -> RegisteredWebhook { try changeResult.get() }
    func resume(_ id: Int) async throws(APIError) -> RegisteredWebhook { try changeResult.get() }
    func test(_ id: Int) async throws(APIError) -> NoOutput { try doneResult.get() }
    func remove(_ id: Int) async throws(APIError) -> NoOutput { try doneResult.get() }
    func deliveries(_ request: DeliveryListRequest) async throws(APIError) -> DeliveryPage { try deliveriesResult.get() }
    func replay(_ request: DeliveryReplay) async throws(APIError) -> Delivery { try replayResult.get() }
    func replayAll(_ id: Int) async throws(APIError) -> RevivedDeliveries { try replayAllResult.get() }
}

extension RegisteredWebhook {
    private static let time = Date(timeIntervalSince1970: 1_767_268_800)

    /// An address that receives two kinds of events.
    static let sample = RegisteredWebhook(
        // lint:allow url-literal because the sample is an integrator's address.
        id: 3, url: "https://books.example.com/tumble", kinds: ["order.moved", "payment.moved"], createdAt: time, pausedAt: nil, secret: nil)
    /// The sample while it is paused.
    static let paused = RegisteredWebhook(id: 3, url: sample.url, kinds: sample.kinds, createdAt: time, pausedAt: time, secret: nil)
    /// An address as its registration returns it.
    static let created = RegisteredWebhook(
        // lint:allow url-literal because the sample is an integrator's address.
        id: 4, url: "https://warehouse.example.com/hook", kinds: [], createdAt: time, pausedAt: nil, secret: "whsec_sample")
}

extension Delivery {
    private static let time = Date(timeIntervalSince1970: 1_767_268_800)

    /// A delivery that waits for its next attempt.
    static let sample = Delivery(
        id: 43, eventId: 93, kind: "order.moved", sequence: 4, state: .waiting, attempts: 2, responseStatus: 503, failure: "answered 503", createdAt: time,
        nextAttemptAt: time.addingTimeInterval(90), finishedAt: nil)
    /// One in each state.
    static let samples = [
        sample,
        Delivery(
            id: 42, eventId: 92, kind: "webhook.test", sequence: 1, state: .delivered, attempts: 1, responseStatus: 200, failure: nil, createdAt: time,
            nextAttemptAt: nil, finishedAt: time),
        Delivery(
            id: 41, eventId: 91, kind: "payment.moved", sequence: 2, state: .dead, attempts: 16, responseStatus: nil,
            failure: "books.example.com took longer than 10.0 seconds.", createdAt: time, nextAttemptAt: nil, finishedAt: time.addingTimeInterval(86_400)),
    ]
}
#endif
