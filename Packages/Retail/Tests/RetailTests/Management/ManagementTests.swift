import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct ManagementTests {
    private typealias State = ManagementFeature.State
    private typealias Action = ManagementFeature.Action

    private func store(_ service: FakeRetailerService = FakeRetailerService(), _ state: State = State()) -> TestStore<State, Action> {
        TestStore(screen: ManagementFeature(service: service), initial: state)
    }

    @Test func `a retailer is added as it was typed, and the list shows it`() async {
        let store = store()
        await store.send(.edited(.name("Corner Market"))) { $0.form.name = "Corner Market" }
        await store.send(.saveTapped) { $0.isWorking = true }
        // A second press while it is on its way adds no second one.
        await store.send(.saveTapped)
        await store.receive(.saved(.success(.sample))) { ($0.isWorking, $0.form, $0.retailers) = (false, RetailerForm(), .loading) }
        await store.receive(event: .notice(Strings.retailerSaved("Corner Market")))
        await store.receive(.loaded(.success([.sample]))) { $0.retailers = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `the page lists the retailers, or says why it can't`() async {
        let store = store()
        await store.send(.appeared) { $0.retailers = .loading }
        await store.receive(.loaded(.success([.sample]))) { $0.retailers = .loaded([.sample]) }
        await store.send(.loaded(.failure(.offline))) { $0.retailers.finish(.failure(.offline)) }
        await store.finish()
    }

    @Test func `a retailer that there is fills the form, and a press empties it`() async {
        let store = store(FakeRetailerService(), State(retailers: .loaded([.sample])))
        await store.send(.editTapped(99))
        await store.send(.editTapped(1)) { $0.form = RetailerForm(.sample) }
        await store.send(.edited(.active(false))) { $0.form.isActive = false }
        await store.send(.cancelTapped) { $0.form = RetailerForm() }
        await store.finish()
    }

    @Test func `what is typed is read as the server takes it`() throws {
        var form = RetailerForm()
        for edit in [
            RetailerEdit.name("Corner"), .category("Groceries"), .perks("One\n\n Two "), .deals(""), .hours(""), .affiliated(true), .storeAdded, .storeAdded,
            .address(1, "1 Main St"), .place(1, "33.5,-117.5"), .storeRemoved(0), .address(5, "nowhere"), .storeRemoved(5),
        ] { form.edit(edit) }
        #expect(
            try form.content()
                == RetailerContent(
                    name: "Corner", category: "Groceries", perks: ["One", "Two"], affiliated: true,
                    stores: [StoreContent(address: "1 Main St", latitude: 33.5, longitude: -117.5)]))
        #expect(form.places.map(\.address) == ["1 Main St"])
    }

    @Test func `what a retailer has is what its form sends`() throws {
        #expect(try RetailerForm(.sample).content() == .sample)
    }

    @Test(arguments: ["", "33.5", "33.5;-117", "33.5,-117,1", "nan,1", "north, west"]) func `a place that can't be read is named, and not sent`(place: String)
        async
    {
        var form = RetailerForm(.sample)
        form.edit(.place(0, place))
        let store = store(FakeRetailerService(), State(form: form))
        await store.send(.saveTapped) { $0.fields = ["stores.0.latitude": Strings.storePlaceWrong] }
        await store.finish()
    }

    @Test func `what the server refuses of a change is said beside its field`() async {
        let taken = APIError.invalid(["content.name": "Another retailer has this name."])
        let store = store(FakeRetailerService(saved: .failure(taken)), State(form: RetailerForm(.sample)))
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.saved(.failure(taken))) { ($0.isWorking, $0.fields) = (false, ["name": "Another retailer has this name."]) }
        await store.send(.saved(.failure(.offline))) { ($0.fields, $0.message) = ([:], APIError.offline.message) }
        await store.finish()
    }

    @Test func `a change of what somebody else has changed keeps what was typed, and shows the present list`() async {
        let stale = APIError.conflict("Somebody else has changed this retailer.", code: "stale_version")
        let store = store(FakeRetailerService(saved: .failure(stale)), State(form: RetailerForm(.sample)))
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.saved(.failure(stale))) { ($0.isWorking, $0.message, $0.retailers) = (false, stale.message, .loading) }
        await store.receive(.loaded(.success([.sample]))) { $0.retailers = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `a form that was begun survives the server`() async {
        #expect(State().draft == nil)
        let store = store()
        await store.send(.draftRestored(RetailerForm(.sample))) { $0.form = RetailerForm(.sample) }
        await store.finish()
    }
}
