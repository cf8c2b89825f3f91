import Core
import Networking
import PromotionsAPI

/// Reads credit and promo codes, and makes and ends codes.
protocol PromotionsService: Sendable {
    /// Returns the customer's credit and code for friends.
    func credit() async throws(APIError) -> CreditAccount
    /// Returns the promo codes, newest first.
    func codes() async throws(APIError) -> [PromoCode]
    /// Makes a promo code.
    func create(_ code: NewPromoCode) async throws(APIError) -> PromoCode
    /// Ends a promo code.
    func end(_ id: Int) async throws(APIError) -> PromoCode
    /// Grants a customer credit, once for each key.
    func grant(_ grant: CreditGrant, key: String) async throws(APIError) -> CreditEntry
}

/// The service over the API.
struct LivePromotionsService: PromotionsService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func credit() async throws(APIError) -> CreditAccount { try await client.call(PromotionsEndpoints.credit) }

    func codes() async throws(APIError) -> [PromoCode] { try await client.call(PromotionsEndpoints.codes) }

    func create(_ code: NewPromoCode) async throws(APIError) -> PromoCode { try await client.call(PromotionsEndpoints.createCode, code) }

    func end(_ id: Int) async throws(APIError) -> PromoCode { try await client.call(PromotionsEndpoints.endCode, IDInput(id: id)) }

    func grant(_ grant: CreditGrant, key: String) async throws(APIError) -> CreditEntry {
        try await client.call(PromotionsEndpoints.grantCredit, grant, idempotencyKey: key)
    }
}

#if DEBUG
/// Promotions without a server, for tests and previews.
struct FakePromotionsService: PromotionsService {
    /// The outcome of reading the credit.
    var account: Result<CreditAccount, APIError> = .success(.sample)
    /// The outcome of listing.
    var list: Result<[PromoCode], APIError> = .success([.sample])
    /// The outcome of making and ending a code.
    var changed: Result<PromoCode, APIError> = .success(.sample)
    /// The outcome of granting credit.
    var granted: Result<CreditEntry, APIError> = .success(.sample)

    func credit() async throws(APIError) -> CreditAccount { try account.get() }

    func codes() async throws(APIError) -> [PromoCode] { try list.get() }

    func create(_ code: NewPromoCode) async throws(APIError) -> PromoCode { try changed.get() }

    func end(_ id: Int) async throws(APIError) -> PromoCode { try changed.get() }

    func grant(_ grant: CreditGrant, key: String) async throws(APIError) -> CreditEntry { try granted.get() }
}
#endif
