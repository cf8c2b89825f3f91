import Core
import Foundation
import Networking
import OrdersAPI

/// Reads, edits and publishes prices, for administrators.
protocol PriceService: Sendable {
    /// Returns the published versions and the drafts.
    func overview() async throws(APIError) -> PriceOverview
    /// Returns a draft.
    func draft(_ id: Int) async throws(APIError) -> PriceDraft
    /// Copies the prices that hold now into a draft.
    func create() async throws(APIError) -> PriceDraft
    /// Stores the next revision of a draft.
    func change(_ change: PriceDraftChange) async throws(APIError) -> PriceDraft
    /// Removes a draft.
    func discard(_ id: Int) async throws(APIError)
    /// Makes a draft the next version.
    func publish(_ request: PublishPrices) async throws(APIError) -> PriceBookVersion
    /// Takes back a version before its date.
    func withdraw(_ version: Int) async throws(APIError)
    /// Prices typical orders before and after a change.
    func preview(_ prices: Prices) async throws(APIError) -> [PricePreview]
}

/// The published versions of the prices, newest first, and the drafts.
struct PriceOverview: Sendable, Equatable {
    var versions: [PriceBookVersion]
    var drafts: [PriceDraft]
}

/// The service over the API.
struct LivePriceService: PriceService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func overview() async throws(APIError) -> PriceOverview {
        let versions = try await client.call(OrdersEndpoints.priceBooks)
        return PriceOverview(versions: versions, drafts: try await client.call(OrdersEndpoints.priceDrafts))
    }

    func draft(_ id: Int) async throws(APIError) -> PriceDraft { try await client.call(OrdersEndpoints.priceDraft, IDInput(id: id)) }

    func create() async throws(APIError) -> PriceDraft { try await client.call(OrdersEndpoints.createPriceDraft, NewPriceDraft()) }

    func change(_ change: PriceDraftChange) async throws(APIError) -> PriceDraft { try await client.call(OrdersEndpoints.changePriceDraft, change) }

    func discard(_ id: Int) async throws(APIError) { _ = try await client.call(OrdersEndpoints.discardPriceDraft, IDInput(id: id)) }

    func publish(_ request: PublishPrices) async throws(APIError) -> PriceBookVersion { try await client.call(OrdersEndpoints.publishPrices, request) }

    func withdraw(_ version: Int) async throws(APIError) { _ = try await client.call(OrdersEndpoints.withdrawPrices, IDInput(id: version)) }

    func preview(_ prices: Prices) async throws(APIError) -> [PricePreview] {
        try await client.call(OrdersEndpoints.previewPrices, PricePreviewRequest(prices: prices))
    }
}

#if DEBUG
/// Prices without a server, for tests and previews.
struct FakePriceService: PriceService {
    /// The versions and drafts.
    var found: Result<PriceOverview, APIError> = .success(PriceOverview(versions: [.sample], drafts: [.sample]))
    /// The draft, as it is read and stored.
    var stored: Result<PriceDraft, APIError> = .success(.sample)
    /// The outcome of publishing and withdrawing.
    var published: Result<PriceBookVersion, APIError> = .success(.sample)
    /// The outcome of every preview.
    var previewed: Result<[PricePreview], APIError> = .success([.sample])

    func overview() async throws(APIError) -> PriceOverview { try found.get() }

    func draft(_ id: Int) async throws(APIError) -> PriceDraft { try stored.get() }

    func create() async throws(APIError) -> PriceDraft { try stored.get() }

    func change(_ change: PriceDraftChange) async throws(APIError) -> PriceDraft {
        var draft = try stored.get()
        (draft.revision, draft.prices) = (change.revision + 1, change.prices)
        return draft
    }

    func discard(_ id: Int) async throws(APIError) { _ = try stored.get() }

    func publish(_ request: PublishPrices) async throws(APIError) -> PriceBookVersion { try published.get() }

    func withdraw(_ version: Int) async throws(APIError) { _ = try published.get() }

    func preview(_ prices: Prices) async throws(APIError) -> [PricePreview] { try previewed.get() }
}
#endif
