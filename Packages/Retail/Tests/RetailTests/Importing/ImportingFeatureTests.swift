import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct ImportingFeatureTests {
    private typealias State = ImportingFeature.State
    private typealias Action = ImportingFeature.Action

    private func run(_ state: CatalogImport.State) -> CatalogImport {
        CatalogImport(id: 1, retailerID: 1, fileName: "a.csv", size: 10, offset: 10, state: state, headings: ["Nr"])
    }

    private func store(_ service: FakeImportService = FakeImportService(), _ state: State = State()) -> TestStore<State, Action> {
        TestStore(screen: ImportingFeature(service: service), initial: state)
    }

    @Test func `a file is chosen, sent, and applied`() async {
        let (reading, ready, applied) = (run(.reading), run(.ready), run(.applied))
        let first = store(FakeImportService(result: .success(reading), latestResult: .success(nil)))
        await first.send(.opened(1)) { ($0.retailer, $0.run) = (1, .loading) }
        await first.receive(.loaded(.success(nil))) { $0.run = .loaded(nil) }
        await first.send(.replacingChanged(true)) { $0.isReplacing = true }
        await first.send(.reported(ImportReport(name: "a.csv", size: 10, fingerprint: "hash"))) { $0.isWorking = true }
        await first.receive(.changed(.success(reading))) { ($0.isWorking, $0.run) = (false, .loaded(reading)) }
        await first.finish()
        let second = store(FakeImportService(result: .success(applied), latestResult: .success(ready)), State(retailer: 1, run: .loaded(reading)))
        await second.send(.reported(ImportReport())) { $0.run.beginLoading() }
        await second.receive(.loaded(.success(ready))) { $0.run = .loaded(ready) }
        await second.send(.applyTapped) { $0.isWorking = true }
        await second.receive(.changed(.success(applied))) { ($0.isWorking, $0.run) = (false, .loaded(applied)) }
        await second.send(.reloadTapped) { $0.run.beginLoading() }
        await second.receive(.loaded(.success(ready))) { $0.run = .loaded(ready) }
        await second.finish()
    }

    @Test func `a refused file shows its problems, and can be discarded`() async {
        let refused = run(.refused)
        let store = store(FakeImportService(latestResult: .success(refused)), State(retailer: 1))
        await store.send(.opened(1)) { $0.run = .loading }
        await store.receive(.loaded(.success(refused))) { $0.run = .loaded(refused) }
        await store.receive(.problemsLoaded(.success(.sample))) { $0.problems = .sample }
        await store.send(.problemsLoaded(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.send(.discardTapped) { ($0.isWorking, $0.message) = (true, nil) }
        await store.receive(.discarded(.success(1))) { $0 = State(retailer: 1, run: .loaded(nil)) }
        await store.finish()
    }

    @Test func `unknown headings are named, and reading goes on`() async {
        let (columns, reading) = (run(.columns), run(.reading))
        let store = store(FakeImportService(result: .success(reading)), State(retailer: 1, run: .loaded(columns)))
        await store.send(.columnChosen(.sku, "Nr")) { $0.columns = ["sku": "Nr"] }
        await store.send(.columnChosen(.name, "")) { $0.columns = ["sku": "Nr"] }
        await store.send(.columnsTapped) { $0.isWorking = true }
        await store.receive(.changed(.success(reading))) { ($0.isWorking, $0.run) = (false, .loaded(reading)) }
        await store.finish()
    }

    @Test func `what fails is said, and a lost connection leaves what was read`() async {
        let store = store(FakeImportService(latestResult: .success(run(.reading))), State(retailer: 1, run: .loaded(run(.reading))))
        await store.send(.reported(ImportReport(message: "Lost."))) {
            $0.message = "Lost."
            $0.run.beginLoading()
        }
        await store.receive(.loaded(.success(run(.reading)))) { $0.run = .loaded(run(.reading)) }
        await store.send(.changed(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.send(.discarded(.failure(.offline)))
        await store.send(.draftRestored(ImportDraft(isReplacing: true, columns: ["sku": "Nr"]))) { ($0.isReplacing, $0.columns) = (true, ["sku": "Nr"]) }
        #expect(State().draft == nil)
        await store.finish()
    }
}
