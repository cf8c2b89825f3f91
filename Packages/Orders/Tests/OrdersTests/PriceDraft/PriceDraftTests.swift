import Core
import CoreTesting
import CoreUI
import OrdersAPI
import Testing

@testable import Orders

struct PriceDraftTests {
    private typealias Store = TestStore<PriceDraftState, PriceDraftAction>

    private func store(_ service: FakePriceService = FakePriceService(), _ state: PriceDraftState = .sample()) -> Store {
        TestStore(screen: PriceDraftFeature(prices: service), initial: state)
    }

    @Test func `a draft is loaded with what it does to typical orders`() async {
        let store = store(FakePriceService(), PriceDraftState())
        await store.send(.opened(3)) { $0 = PriceDraftState(id: 3, draft: .loading) }
        await store.receive(.loaded(.success(.sample))) {
            ($0.draft, $0.form, $0.preview) = (.loaded(.sample), PriceForm(.sample), .loading)
        }
        await store.receive(.previewed(.success([.sample]))) { $0.preview = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `each change is priced, and stored with the revision that was changed`() async throws {
        let store = store()
        var prices = Prices.sample
        await store.send(.amountChanged(.bag, "15,5")) { $0.form?.amounts[.bag] = "15,5" }
        prices.bagCents = 1550
        await store.receive(.previewed(.success([.sample])))
        await store.send(.areaTaxesChanged("Tustin: 8")) { $0.form?.areaTaxes = "Tustin: 8" }
        prices.areaTaxBasisPoints = ["Tustin": 800]
        await store.receive(.previewed(.success([.sample])))
        await store.send(.addOnEdited(1, .active(false))) { $0.form?.addOns[1].active = false }
        prices.addOns[1].active = false
        await store.receive(.previewed(.success([.sample])))
        await store.send(.saveTapped) { $0.isWorking = true }
        let stored = PriceDraft(id: 3, revision: 2, basedOn: 1, replaces: 1, prices: prices, updatedAt: PriceDraft.sample.updatedAt)
        let sent = try #require(store.state.form)
        await store.receive(.saved(sent, .success(stored))) {
            ($0.isWorking, $0.isSaved, $0.draft, $0.form) = (false, true, .loaded(stored), PriceForm(prices))
        }
        await store.finish()
    }

    @Test func `what is typed while the draft is being stored stays`() async throws {
        let store = store()
        var prices = Prices.sample
        prices.bagCents = 1550
        await store.send(.amountChanged(.bag, "15.5")) { $0.form?.amounts[.bag] = "15.5" }
        await store.receive(.previewed(.success([.sample])))
        let sent = try #require(store.state.form)
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.send(.amountChanged(.asap, "8")) { $0.form?.amounts[.asap] = "8" }
        let stored = PriceDraft(id: 3, revision: 2, basedOn: 1, replaces: 1, prices: prices, updatedAt: PriceDraft.sample.updatedAt)
        await store.receive(.saved(sent, .success(stored))) { ($0.isWorking, $0.draft) = (false, .loaded(stored)) }
        await store.receive(.previewed(.success([.sample])))
        #expect(store.state.isChanged && store.state.form?.amounts[.asap] == "8")
        await store.finish()
    }

    @Test func `an entry that is no amount is named, and not stored`() async {
        let store = store()
        await store.send(.amountChanged(.asap, "seven")) {
            $0.form?.amounts[.asap] = "seven"
            $0.fields = ["asapCents": Strings.priceNotANumber]
        }
        await store.send(.saveTapped)
        await store.send(.addOnAdded) {
            $0.form?.addOns.append(.init(code: "", english: "", spanish: "", polish: "", price: "0.00", unit: .bag, active: true))
        }
        await store.send(.addOnEdited(3, .removed)) { $0.form?.addOns.removeLast() }
        await store.finish()
    }

    @Test func `a draft is published at a date, and the list shows it`() async {
        let store = store()
        await store.send(.dateChanged("tomorrow")) { $0.date = "tomorrow" }
        await store.send(.publishTapped) { $0.fields["effectiveFrom"] = Strings.priceDateWrong }
        await store.send(.dateChanged("2026-12-01 06:00")) { ($0.date, $0.fields) = ("2026-12-01 06:00", [:]) }
        await store.send(.publishTapped) { $0.isWorking = true }
        await store.receive(.published(.success(.sample))) { $0 = PriceDraftState() }
        await store.receive(event: .open(OrdersLink.prices().place))
        await store.finish()
    }

    @Test func `a draft is discarded after a second press`() async {
        let store = store()
        await store.send(.discardTapped) { $0.confirmsDiscard = true }
        await store.send(.discardDismissed) { $0.confirmsDiscard = false }
        await store.send(.discardTapped) { $0.confirmsDiscard = true }
        await store.send(.discardConfirmed) { $0.isWorking = true }
        await store.receive(.discarded(.success(NoOutput()))) { $0 = PriceDraftState() }
        await store.receive(event: .open(OrdersLink.prices().place))
        await store.finish()
    }

    @Test func `what the server refuses is said where it belongs`() async {
        let stale = APIError.conflict("Somebody changed these prices meanwhile.", code: "stale_version")
        let store = store(FakePriceService(published: .failure(stale), previewed: .failure(.offline)))
        await store.send(.publishTapped) { $0.isWorking = true }
        await store.receive(.published(.failure(stale))) { ($0.isWorking, $0.message) = (false, stale.message) }
        await store.send(.saved(PriceForm(.sample), .failure(stale)))
        await store.send(.discarded(.failure(stale)))
        await store.send(.previewed(.failure(.offline))) { $0.preview = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `unstored entries survive the server, unless somebody else stored others meanwhile`() async throws {
        let changed = PriceDraftState.sampleChanged
        let entries = try #require(changed.entries)
        #expect(PriceDraftState.sample().entries == nil)
        let store = store(FakePriceService(), PriceDraftState(id: 3, draft: .loading))
        await store.send(.restored(entries)) { $0.restored = entries }
        await store.send(.loaded(.success(.sample))) {
            ($0.draft, $0.form, $0.restored, $0.fields) = (.loaded(.sample), entries.form, nil, ["asapCents": Strings.priceNotANumber])
        }
        await store.send(.restored(PriceDraftEntries(id: 3, revision: 1, form: PriceForm(.sample), date: "2026-12-"))) {
            ($0.form, $0.date, $0.preview) = (PriceForm(.sample), "2026-12-", .loading)
        }
        #expect(store.state.entries?.date == "2026-12-")
        await store.receive(.previewed(.success([.sample]))) { $0.preview = .loaded([.sample]) }
        let late = PriceDraftEntries(id: 3, revision: 7, form: entries.form)
        await store.send(.restored(late))
        await store.finish()
    }
}
