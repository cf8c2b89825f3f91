import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct StockFeatureTests {
    private typealias State = StockFeature.State
    private typealias Action = StockFeature.Action

    private let clock = TestClock()
    private let list = Page<ManagedItem>(items: [.sample], page: 1, limit: 20, total: 1)

    private func store(_ service: FakeStockService = FakeStockService(), _ state: State = State()) -> TestStore<State, Action> {
        TestStore(screen: StockFeature(service: service, clock: clock), initial: state)
    }

    @Test func `the page lists the items of its retailer, by pages and by words`() async {
        let store = store()
        await store.send(.opened(1)) { ($0.retailer, $0.items) = (1, .loading) }
        await store.receive(.loaded(.success(list))) { $0.items = .loaded(list) }
        await store.send(.pageTapped(2)) {
            $0.page = 2
            $0.items.beginLoading()
        }
        await store.receive(.loaded(.success(list))) { $0.items = .loaded(list) }
        await store.send(.queryChanged("tea")) { ($0.query, $0.page) = ("tea", 1) }
        await clock.sleepers(1)
        clock.advance(by: StockFeature.delay)
        await store.receive(.loaded(.success(list)))
        await store.send(.reloadTapped) { $0.items.beginLoading() }
        await store.receive(.loaded(.success(list))) { $0.items = .loaded(list) }
        await store.send(.linkTapped(.deals(1)))
        await store.receive(event: .open(RetailManagementLink.deals(1).place))
        await store.finish()
    }

    @Test func `an item is added as it was typed, and stays open for its picture`() async {
        let store = store(FakeStockService(), State(retailer: 1, items: .loaded(list)))
        await store.send(.saveTapped) { $0.fields = ["regularCents": Strings.itemPriceWrong] }
        for edit in [
            ItemEdit.name("Tea"), .category("Drinks"), .price("4.99"), .member("3.99"), .from(""), .details("Loose"), .sku("T1"), .available(false),
        ] {
            await store.send(.edited(edit)) {
                $0.form.edit(edit)
                $0.fields = [:]
            }
        }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.saved(.success(.sample))) {
            ($0.isWorking, $0.form, $0.item) = (false, ItemForm(.sample), .sample)
            $0.items.beginLoading()
        }
        await store.receive(event: .notice(Strings.itemSaved(ManagedItem.sample.content.name)))
        await store.receive(.loaded(.success(list))) { $0.items = .loaded(list) }
        await store.finish()
    }

    @Test func `what was typed is read as the server takes it, and what an item has is what its form sends`() throws {
        var form = ItemForm()
        for edit in [ItemEdit.name("Tea"), .category("Drinks"), .price("4,99"), .from("2026-12-01")] { form.edit(edit) }
        #expect(try form.content() == ItemContent(name: "Tea", category: "Drinks", regularCents: 499, priceFrom: "2026-12-01"))
        #expect(try ItemForm(.sample).content() == .sample)
    }

    @Test func `an item is changed, gets a picture and loses it`() async {
        let store = store(FakeStockService(), State(retailer: 1, items: .loaded(list)))
        await store.send(.editTapped(99))
        await store.send(.editTapped(1)) { ($0.form, $0.item) = (ItemForm(.sample), .sample) }
        await store.send(.pictureSent(PhotoOutcome(id: nil, message: "Too large."))) { $0.message = "Too large." }
        await store.send(.pictureSent(PhotoOutcome(id: 1))) { $0.message = nil }
        await store.receive(.pictureChanged(.success(.sample))) { $0.items.beginLoading() }
        await store.receive(.loaded(.success(list))) { $0.items = .loaded(list) }
        await store.send(.removePictureTapped)
        await store.receive(.pictureChanged(.success(.sample))) { $0.items.beginLoading() }
        await store.receive(.loaded(.success(list))) { $0.items = .loaded(list) }
        await store.send(.cancelTapped) { ($0.form, $0.item) = (ItemForm(), nil) }
        await store.finish()
    }

    @Test func `what the server refuses is said beside its field, and a stale version loads the present items`() async {
        let taken = APIError.invalid(["content.sku": "Another item has this number."])
        let store = store(FakeStockService(saved: .failure(taken)), State(retailer: 1, items: .loaded(list), form: ItemForm(.sample)))
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.saved(.failure(taken))) { ($0.isWorking, $0.fields) = (false, ["sku": "Another item has this number."]) }
        let stale = APIError.conflict("Somebody else was faster.", code: "stale_version")
        await store.send(.saved(.failure(stale))) {
            ($0.fields, $0.message) = ([:], "Somebody else was faster.")
            $0.items.beginLoading()
        }
        await store.receive(.loaded(.success(list))) { $0.items = .loaded(list) }
        await store.send(.pictureChanged(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `a form that was begun survives the server and stays with its retailer`() async {
        #expect(State(retailer: 1).draft == nil)
        let draft = StockDraft(retailer: 1, form: ItemForm(.sample))
        let store = store()
        await store.send(.draftRestored(draft)) { ($0.retailer, $0.form) = (1, draft.form) }
        await store.receive(.pictureChanged(.success(.sample))) {
            $0.item = .sample
            $0.items = .loading
        }
        await store.receive(.loaded(.success(list))) { $0.items = .loaded(list) }
        await store.send(.opened(2)) { $0 = State(retailer: 2, items: .loading) }
        await store.receive(.loaded(.success(list))) { $0.items = .loaded(list) }
        await store.finish()
    }
}
