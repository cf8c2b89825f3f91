import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct OffersFeatureTests {
    private typealias State = OffersFeature.State
    private typealias Action = OffersFeature.Action

    private func store(_ service: FakeStockService = FakeStockService(), _ state: State = State()) -> TestStore<State, Action> {
        TestStore(screen: OffersFeature(service: service), initial: state)
    }

    @Test func `the page lists the deals of its retailer alone`() async {
        let other = RetailDeal(id: 2, retailerID: 9, retailer: "Other", text: "x", startsOn: "2026-12-01", endsOn: "2026-12-02")
        let store = store(FakeStockService(dealList: .success([.sample, other])))
        await store.send(.opened(1)) { ($0.retailer, $0.deals) = (1, .loading) }
        await store.receive(.loaded(.success([.sample, other]))) { $0.deals = .loaded([.sample]) }
        await store.send(.reloadTapped) { $0.deals.beginLoading() }
        await store.receive(.loaded(.success([.sample, other]))) { $0.deals = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `a deal of an item is added by the item's number, and removed`() async {
        let store = store(FakeStockService(), State(retailer: 1, deals: .loaded([])))
        for edit in [OfferEdit.text("Detergent"), .sku("TG-1001"), .price("x"), .start("2026-12-01"), .end("2026-12-05")] {
            await store.send(.edited(edit)) { $0.form.edit(edit) }
        }
        await store.send(.createTapped) { $0.fields = ["priceCents": Strings.itemPriceWrong] }
        await store.send(.edited(.price("9.99"))) { ($0.form.price, $0.fields) = ("9.99", [:]) }
        await store.send(.createTapped) { $0.isWorking = true }
        await store.receive(.changed(.success(1))) {
            ($0.isWorking, $0.form) = (false, OfferForm())
            $0.deals.beginLoading()
        }
        await store.receive(.loaded(.success([.sample]))) { $0.deals = .loaded([.sample]) }
        await store.send(.deleteTapped(1)) { $0.isWorking = true }
        await store.receive(.changed(.success(1))) {
            $0.isWorking = false
            $0.deals.beginLoading()
        }
        await store.receive(.loaded(.success([.sample]))) { $0.deals = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `an unknown number and what the server refuses are said beside their fields`() async {
        let store = store(FakeStockService(), State(retailer: 1, form: OfferForm(text: "x", sku: "nothing", price: "1")))
        await store.send(.createTapped) { $0.isWorking = true }
        let unknown = APIError.invalid(["itemId": Strings.offerItemUnknown])
        await store.receive(.changed(.failure(unknown))) {
            ($0.isWorking, $0.fields) = (false, ["itemId": Strings.offerItemUnknown, "sku": Strings.offerItemUnknown])
        }
        await store.send(.changed(.failure(.offline))) { ($0.fields, $0.message) = ([:], APIError.offline.message) }
        await store.send(.draftRestored(OfferForm(text: "y"))) { $0.form = OfferForm(text: "y") }
        await store.finish()
    }
}
