import Core
import CoreTesting
import CoreUI
import FleetAPI
import Testing

@testable import Fleet

struct SavedViewsTests {
    private let irvine = BoardPlace(query: "area=Irvine&order=12")

    private func store(
        _ dispatch: FakeDispatchService = FakeDispatchService(), _ state: SavedViewsFeature.State = SavedViewsFeature.State()
    ) -> TestStore<SavedViewsFeature.State, SavedViewsFeature.Action> {
        TestStore(screen: SavedViewsFeature(dispatch: dispatch), initial: state)
    }

    @Test func `the present filters are saved under a name, without the open panel`() async {
        let store = store()
        await store.send(.appeared)
        await store.receive(.loaded(.success([.sample]))) { $0.views = [.sample] }
        await store.send(.saveTapped) { $0.name = "" }
        await store.send(.confirmed(irvine))
        await store.send(.nameChanged("Irvine")) { $0.name = "Irvine" }
        await store.send(.confirmed(irvine))
        let view = SavedView(id: 3, name: "Irvine", query: "area=Irvine")
        await store.receive(.saved(.success(view))) { ($0.name, $0.views) = (nil, [view, .sample]) }
        await store.finish()
    }

    @Test func `a name that can't be saved stays, with the reason`() async {
        let store = store(FakeDispatchService(error: .offline), SavedViewsFeature.State(name: "Irvine"))
        await store.send(.confirmed(irvine))
        await store.receive(.saved(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.send(.dismissed) { ($0.name, $0.message) = (nil, nil) }
        await store.send(.draftRestored("Irv")) { $0.name = "Irv" }
        await store.finish()
    }

    @Test func `a view is removed`() async {
        let store = store(FakeDispatchService(), SavedViewsFeature.State(views: [.sample]))
        await store.send(.removeTapped(2))
        await store.receive(.removed(2, .success(true))) { $0.views = [] }
        await store.send(.removed(3, .failure(.offline))) { $0.message = APIError.offline.message }
        await store.send(.loaded(.failure(.offline)))
        await store.finish()
    }

    @Test func `the view that is shown is marked and can be removed, another one can be saved`() {
        func bar(_ query: String) -> String {
            html(SavedViewsBarView(place: BoardPlace(query: query), store: ScopedStore(state: SavedViewsFeature.State(views: [.sample]))) { _ in })
        }
        let unsaved = bar("area=Tustin")
        #expect(unsaved.contains("fleet.board.save") && !unsaved.contains("fleet.board.remove") && !unsaved.contains("aria-current"))
        #expect(!bar("").contains("fleet.board.save") && bar("").contains("fleet.board.view.2"))
    }
}
