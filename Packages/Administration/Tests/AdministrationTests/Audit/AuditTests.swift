import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct AuditTests {
    private func store(
        _ service: FakeAuditService = FakeAuditService(), change: (inout AuditFeature.State) -> Void = { _ in }
    ) -> TestStore<AuditFeature.State, AuditFeature.Action> {
        var state = AuditFeature.State()
        change(&state)
        return TestStore(screen: AuditFeature(service: service), initial: state)
    }

    @Test func `entries are loaded, or say why they aren't`() async {
        for (result, entries) in [
            (Result<SecurityEventPage, APIError>.success(.sample), ViewState<[SecurityEvent]>.loaded([.sample])),
            (.failure(.offline), .failed(APIError.offline.message)),
        ] {
            let store = store(FakeAuditService(pageResult: result))
            await store.send(.appeared) { $0.entries = .loading }
            await store.receive(.loaded(AuditFilter(), result)) { $0.entries = entries }
            await store.finish()
        }
    }

    @Test func `a filter holds once it is applied, and is cleared`() async {
        let (store, filter) = (store(), AuditFilter(account: "7", kind: "Roles changed"))
        await store.send(.fieldChanged(.account, "7")) { $0.form.account = "7" }
        await store.send(.fieldChanged(.kind, "Roles changed")) { $0.form.kind = "Roles changed" }
        await store.send(.filterTapped) { ($0.filter, $0.entries) = (filter, .loading) }
        await store.receive(.loaded(filter, .success(.sample))) { $0.entries = .loaded([.sample]) }
        await store.send(.clearTapped) { ($0.form, $0.filter, $0.entries) = (AuditFilter(), AuditFilter(), .loading) }
        await store.send(.loaded(filter, .failure(.offline)))
        await store.send(.moreLoaded(filter, .failure(.offline)))
        await store.receive(.loaded(AuditFilter(), .success(.sample))) { $0.entries = .loaded([.sample]) }
        await store.finish()
        #expect(filter.query() == SecurityEventQuery(limit: 50, accountID: 7, kind: .rolesChanged))
    }

    @Test func `a filter that is typed outlives the server`() async {
        let (store, filter) = (store(), AuditFilter(account: "7", actor: "1", kind: "Roles changed", object: "order/12"))
        #expect(store.state.draft == nil)
        await store.send(.draftRestored(filter)) { $0.form = filter }
        #expect(store.state.draft == filter)
        for (field, text) in [(AuditFilter.Field.account, "7"), (.actor, "1"), (.kind, "Roles changed"), (.object, "order/12")] {
            #expect(filter[field] == text)
            await store.send(.fieldChanged(field, "")) { $0.form[field] = "" }
        }
        #expect(store.state.draft == nil)
        await store.finish()
    }

    @Test func `more entries are added below, or say why they aren't`() async {
        let loaded = store { ($0.entries, $0.next) = (.loaded([.sample]), 2) }
        await loaded.send(.moreTapped) { $0.isWorking = true }
        await loaded.send(.moreTapped)
        await loaded.receive(.moreLoaded(AuditFilter(), .success(.sample))) { ($0.isWorking, $0.entries, $0.next) = (false, .loaded([.sample, .sample]), nil) }
        await loaded.finish()
        let failed = store(FakeAuditService(pageResult: .failure(.offline))) { ($0.entries, $0.next) = (.loaded([.sample]), 2) }
        await failed.send(.moreTapped) { $0.isWorking = true }
        await failed.receive(.moreLoaded(AuditFilter(), .failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await failed.finish()
    }

    @Test func `the table is handed to the browser once, or says why it can't be made`() async {
        let saved = store()
        await saved.send(.exportTapped) { $0.isWorking = true }
        await saved.send(.exportTapped)
        await saved.receive(.exported(.success(.sample))) { ($0.isWorking, $0.export) = (false, .sample) }
        await saved.send(.saved) { $0.export = nil }
        await saved.finish()
        let failed = store(FakeAuditService(exportResult: .failure(.offline)))
        await failed.send(.exportTapped) { $0.isWorking = true }
        await failed.receive(.exported(.failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await failed.finish()
    }

    @Test func `the page shows who did what to whom`() {
        let page = html(AuditView(store: ScopedStore(state: AuditFeature.State(entries: .loaded([.sample])))) {})
        #expect(page.contains("administration.event.\(SecurityEvent.sample.id)") && page.contains("administration.audit.export"))
        #expect(html(AuditView(store: ScopedStore(state: AuditFeature.State(entries: .loaded([])))) {}).contains(Strings.noEntries))
    }
}
