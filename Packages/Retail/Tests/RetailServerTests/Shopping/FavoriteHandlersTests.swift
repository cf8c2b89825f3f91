import Core
import Networking
import Persistence
import RetailAPI
import RetailServer
import ServerCore
import ServerTesting
import Testing

struct FavoriteHandlersTests {
    private let server: TestServer
    private let customer: APIClient

    init() async throws {
        server = try await TestServer(plugins: [RetailServerPlugin(), PurchaseHistory()])
        customer = server.client(as: .customer(7))
        try await server.application.seed()
    }

    @Test func `favorites are kept once each, the newest first, and marked in every list`() async throws {
        for id in [1, 9, 1] { #expect(try await customer.call(RetailEndpoints.addFavorite, IDInput(id: id)).favorite) }
        #expect(try await customer.call(RetailEndpoints.favorites).map(\.id) == [9, 1])
        let found = try await customer.call(RetailEndpoints.search, ItemSearchRequest(favorites: true)).items
        #expect(Set(found.map(\.id)) == [1, 9] && found.allSatisfy(\.favorite))
        _ = try await customer.call(RetailEndpoints.removeFavorite, IDInput(id: 9))
        #expect(try await customer.call(RetailEndpoints.favorites).map(\.id) == [1])
    }

    @Test func `favorites of others aren't seen, and can't be removed`() async throws {
        _ = try await customer.call(RetailEndpoints.addFavorite, IDInput(id: 1))
        let other = server.client(as: .customer(8))
        #expect(try await other.call(RetailEndpoints.favorites).isEmpty)
        #expect(try await !other.call(RetailEndpoints.item, IDInput(id: 1)).favorite)
        await #expect(throws: APIError.notFound()) { _ = try await other.call(RetailEndpoints.removeFavorite, IDInput(id: 1)) }
        await #expect(throws: APIError.notFound()) { try await customer.call(RetailEndpoints.addFavorite, IDInput(id: 9_999)) }
    }

    @Test func `what was bought can be bought again, and nobody else's is listed`() async throws {
        #expect(try await customer.call(RetailEndpoints.purchases).map(\.id) == [9, 1])
        #expect(try await server.client(as: .customer(8)).call(RetailEndpoints.purchases).isEmpty)
        try await server.database.write { _ = try $0.execute("UPDATE retail_item SET available = \(false) WHERE id = 9") }
        #expect(try await customer.call(RetailEndpoints.purchases).map(\.id) == [1])
    }

    @Test func `a retailer is rated by those who received something, once each`() async throws {
        let item = try await customer.call(RetailEndpoints.item, IDInput(id: 1))
        #expect(try await customer.call(RetailEndpoints.rate, RatingChange(id: item.retailerID, stars: 5)).ratings == 1)
        let changed = try await customer.call(RetailEndpoints.rate, RatingChange(id: item.retailerID, stars: 2))
        #expect(changed.rating == 2 && changed.ratings == 1 && changed.ownRating == 2)
        let other = server.client(as: .customer(8))
        let error = await #expect(throws: APIError.self) { try await other.call(RetailEndpoints.rate, RatingChange(id: item.retailerID, stars: 1)) }
        #expect(error?.code == "nothing_received")
        await #expect(throws: APIError.self) { try await customer.call(RetailEndpoints.rate, RatingChange(id: item.retailerID, stars: 6)) }
        await #expect(throws: APIError.notFound()) { try await customer.call(RetailEndpoints.rate, RatingChange(id: 999, stars: 3)) }
    }
}
