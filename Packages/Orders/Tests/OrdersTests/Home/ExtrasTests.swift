import Core
import CoreTesting
import OrdersAPI
import Testing

@testable import Orders

struct ExtrasTests {
    let fixture = Fixture()

    @Test func `an extra of the wash is priced with the order, and left out once it isn't offered`() async {
        var offering = OrderDefaults.sample
        offering.addOns = [.sample]
        let store = fixture.home { state in
            state = .previewSaved
            state.customerID = fixture.person.id
            state.defaults = .loaded(offering)
        }
        await store.send(.addOnToggled("ironing")) {
            $0.addOns = ["ironing"]
            $0.quote = .loading
        }
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: HomeFeature.quoteDelay)
        var request = QuoteRequest(bags: 1, pickupMode: .asap, addressID: 1, addOns: ["ironing"])
        await store.receive(.quoteLoaded(request, .success(.sample))) {
            $0.quote = .loaded(.sample)
            $0.quotedFor = request
        }
        await store.send(.defaultsLoaded(.success(.sample))) {
            $0.defaults = .loaded(.sample)
            $0.quotedFor = nil
        }
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: HomeFeature.quoteDelay)
        request.addOns = []
        await store.receive(.quoteLoaded(request, .success(.sample))) { $0.quotedFor = request }
        await store.finish()
    }

    @Test func `a promo code and credit are priced, and a code that can't be used says why`() async {
        let refused = APIError.invalid(["promoCode": "We don't know this code."], code: "promo_refused")
        let store = fixture.home(FakeOrderService(quoted: .failure(refused))) { state in
            state = .previewSaved
            state.customerID = fixture.person.id
        }
        await store.send(.promo(.shown(true))) { $0.promo.isShown = true }
        await store.send(.promo(.shown(false))) { $0.promo.isShown = false }
        await store.send(.promo(.creditToggled(true))) {
            $0.promo.useCredit = true
            $0.quote = .loading
        }
        await store.send(.promo(.typed(" spring "))) { $0.promo.typed = " spring " }
        await store.send(.promo(.applyTapped)) { $0.promo.code = "SPRING" }
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: HomeFeature.quoteDelay)
        var request = QuoteRequest(bags: 1, pickupMode: .asap, addressID: 1, promoCode: "SPRING", useCredit: true)
        await store.receive(.quoteLoaded(request, .failure(refused))) {
            $0.promo = PromoState(typed: "SPRING", useCredit: true, message: "We don't know this code.")
        }
        request.promoCode = nil
        await store.receive(.quoteLoaded(request, .failure(refused))) {
            $0.quote = .failed(refused.message)
            $0.quotedFor = request
        }
        await store.send(.promo(.removeTapped)) { $0.promo = PromoState(useCredit: true) }
        await store.finish()
    }
}
