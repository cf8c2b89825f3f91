import Core
import CoreTesting
import OrdersAPI
import Testing

@testable import Orders

/// What is filled in on the home comes back after a restart of the server.
struct HomeDraftTests {
    let fixture = Fixture()
    private let address = HomeDraft.TypedAddress(line1: "100 Spectrum Center Dr", line2: "", city: "Irvine", postalCode: "92618", isChecked: true)

    @Test func `a form as it is at first is no draft`() {
        #expect(HomeState().draft == nil)
    }

    @Test func `bags, time, address, wash and items are the draft`() {
        var state = HomeState()
        state.bags = 4
        state.pickupMode = .scheduled
        (state.address.line1, state.address.city) = ("100 Spectrum", "Irvine")
        state.wash.softener.toggle()
        state.isWashChosen = true
        state.shopping.isIncluded = true
        let typed = HomeDraft.TypedAddress(line1: "100 Spectrum", line2: "", city: "Irvine", postalCode: "", isChecked: false)
        #expect(state.draft == HomeDraft(bags: 4, pickupMode: .scheduled, typed: typed, wash: state.wash, isShopping: true))
    }

    @Test func `a half-typed address comes back as far as it was typed`() async {
        let store = fixture.home()
        let typed = HomeDraft.TypedAddress(line1: "100 Spectrum", line2: "Floor 2", city: "", postalCode: "", isChecked: false)
        await store.send(.draftRestored(HomeDraft(bags: 4, pickupMode: .scheduled, typed: typed))) {
            $0.bags = 4
            $0.pickupMode = .scheduled
            ($0.address.line1, $0.address.line2) = ("100 Spectrum", "Floor 2")
            $0.address.isOther = true
            $0.slots.offered = .loading
        }
        #expect(store.state.draft == HomeDraft(bags: 4, pickupMode: .scheduled, typed: typed))
        await store.receive(.slots(.loaded(.success(.sample)))) {
            $0.slots.offered = .loaded(.sample)
            $0.window = PickupSlot.samples[0].window
        }
        await store.finish()
    }

    @Test func `a checked address is checked again, and the order priced`() async throws {
        let store = fixture.home()
        await store.send(.draftRestored(HomeDraft(bags: 3, typed: address))) {
            $0.bags = 3
            ($0.address.line1, $0.address.city, $0.address.postalCode) = ("100 Spectrum Center Dr", "Irvine", "92618")
            $0.address.isOther = true
            $0.address.check = .loading
        }
        await store.receive(.address(.checked(.success(FakeOrderService.served)))) {
            $0.address.check = .loaded(FakeOrderService.served)
            $0.quote = .loading
        }
        let request = try #require(store.state.request)
        await store.receive(.quoteLoaded(request, .success(.sample))) {
            $0.quote = .loaded(.sample)
            $0.quotedFor = request
        }
        #expect(store.state.canStart)
        await store.finish()
    }

    @Test func `another address stays chosen, with nothing typed yet`() throws {
        var before = HomeState()
        before.defaults = .loaded(.sample)
        let feature = fixture.homeFeature()
        _ = feature.reduce(&before, .address(.savedChosen(OrderDefaults.sample.addresses[0])))
        #expect(before.draft == nil)
        _ = feature.reduce(&before, .address(.otherChosen))
        var after = HomeState()
        _ = feature.reduce(&after, .draftRestored(try #require(before.draft)))
        _ = feature.reduce(&after, .defaultsLoaded(.success(.sample)))
        #expect(after.address.saved == nil && after.draft == before.draft)
    }

    @Test func `a wash stays chosen that is the one of somebody without preferences`() throws {
        var usual = OrderDefaults.sample
        usual.preferences.softener.toggle()
        var before = HomeState()
        let feature = fixture.homeFeature()
        _ = feature.reduce(&before, .defaultsLoaded(.success(usual)))
        _ = feature.reduce(&before, .wash(.softenerToggled(LaundryPreferences().softener)))
        var after = HomeState()
        _ = feature.reduce(&after, .draftRestored(try #require(before.draft)))
        _ = feature.reduce(&after, .defaultsLoaded(.success(usual)))
        #expect(after.wash == before.wash && after.wash != usual.preferences)
    }

    @Test func `an order that was placed leaves no draft`() {
        var state = HomeState()
        state.bags = 4
        state.startOver()
        #expect(state.draft == nil)
    }
}
