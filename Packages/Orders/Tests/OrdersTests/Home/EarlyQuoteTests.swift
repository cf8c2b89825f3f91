import Core
import LocationAPI
import OrdersAPI
import Testing

@testable import Orders

/// The price of an order to a saved address is asked for while the address is being checked, and which of the two comes first is left open.
struct EarlyQuoteTests {
    private let feature = Fixture().homeFeature()
    private let address = OrderDefaults.sample.addresses[0]
    private let served = HomeAction.address(.checked(.success(FakeOrderService.served)))

    private var request: QuoteRequest { QuoteRequest(bags: 1, pickupMode: .asap, addressID: address.id) }

    /// The home after actions, the first of which chooses a saved address.
    private func home(after actions: [HomeAction]) -> HomeState {
        var state = HomeState()
        for action in [.address(.savedChosen(address))] + actions { _ = feature.reduce(&state, action) }
        return state
    }

    @Test func `the price is asked for at once, and not shown before the address is known to be served`() {
        let waiting = home(after: [])
        #expect(waiting.early == EarlyQuote(request: request) && waiting.quote == .idle)
        let priced = home(after: [.quoteLoaded(request, .success(.sample))])
        #expect(priced.early?.result == .success(.sample) && priced.quote == .idle && !priced.canStart)
    }

    @Test func `price and check lead to the same home in either order`() {
        for result in [Result<Quote, APIError>.success(.sample), .failure(.offline)] {
            let (first, last) = (home(after: [.quoteLoaded(request, result), served]), home(after: [served, .quoteLoaded(request, result)]))
            #expect(first == last && first.early == nil && first.quotedFor == request)
            #expect(first.canStart == (result == .success(.sample)))
        }
    }

    @Test func `the price of an address that isn't served is forgotten`() {
        let refused = CheckedAddress(coordinate: address.coordinate, check: AreaCheck(served: false, area: nil, message: "Not here."))
        for check in [Result<CheckedAddress, APIError>.success(refused), .failure(.offline)] {
            let priced = HomeAction.quoteLoaded(request, .success(.sample))
            for actions in [[priced, .address(.checked(check))], [.address(.checked(check)), priced]] {
                let state = home(after: actions)
                #expect(state.early == nil && state.quote == .idle && !state.canStart)
            }
        }
    }

    @Test func `a form that changed meanwhile is priced anew`() {
        let priced = HomeAction.quoteLoaded(request, .success(.sample))
        for actions in [[priced, .bagsChanged(2), served], [.bagsChanged(2), priced, served], [.bagsChanged(2), served, priced]] {
            let state = home(after: actions)
            #expect(state.early == nil && state.quote == .loading && state.quotedFor == nil && !state.canStart)
        }
    }

    @Test func `another address that is chosen meanwhile isn't shown with the first one's price`() {
        var other = address
        other.id = 2
        let state = home(after: [.address(.savedChosen(other)), .quoteLoaded(request, .success(.sample)), served])
        #expect(state.quote == .loading && !state.canStart)
        let typed = home(after: [.address(.otherChosen), .quoteLoaded(request, .success(.sample))])
        #expect(typed.quote == .idle && typed.early == nil && !typed.canStart)
    }
}
