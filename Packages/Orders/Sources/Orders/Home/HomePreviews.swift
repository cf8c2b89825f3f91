#if DEBUG
import Core
import CoreUI
import LocationAPI
import OrdersAPI
import RetailAPI
import UI

extension ScopedStore where S == HomeFeature {
    fileprivate static var empty: Self { Self(state: .previewEmpty) }
    fileprivate static var quoted: Self { Self(state: .previewQuoted) }
    fileprivate static var failed: Self { Self(state: .previewFailed) }

    fileprivate var address: ScopedStore<AddressFeature> { scope(\.address, HomeAction.address) }
}

extension HomeState {
    /// A form of somebody without saved addresses.
    static var previewEmpty: HomeState { preview { _ in } }

    /// A form with a typed address and its price.
    static var previewQuoted: HomeState {
        preview { state in
            state.address.line1 = Address.sample.line1
            state.address.city = Address.sample.city
            state.address.postalCode = Address.sample.postalCode
            state.address.check = .loaded(FakeOrderService.served)
            state.quote = .loaded(.sample)
            state.quotedFor = state.request
        }
    }

    /// A form with a saved address.
    static var previewSaved: HomeState {
        preview { state in
            state.defaults = .loaded(.sample)
            state.address.saved = OrderDefaults.sample.addresses.first
            state.address.check = .loaded(FakeOrderService.served)
        }
    }

    /// A form for later.
    static var previewScheduled: HomeState {
        preview { state in
            state.slots.offered = .loaded(.sample)
            state.pickupMode = .scheduled
            state.window = PickupSlot.samples.first?.window
        }
    }

    /// A form with an address that isn't served.
    static var previewNotServed: HomeState {
        preview { state in
            let check = AreaCheck(served: false, area: nil, message: "We don't pick up here yet. We are in Irvine.")
            state.address.check = .loaded(CheckedAddress(coordinate: Coordinate(latitude: 34.05, longitude: -118.24), check: check))
        }
    }

    /// A form in which every call fails.
    static var previewFailed: HomeState {
        preview { state in
            state.defaults = .failed("No connection. Please try again.")
            state.address.check = .failed("No connection. Please try again.")
            state.quote = .failed("No connection. Please try again.")
            state.message = "No connection. Please try again."
        }
    }

    fileprivate static var previewPricing: HomeState { preview { $0.quote = .loading } }

    private static func preview(_ change: (inout HomeState) -> Void) -> HomeState {
        var state = HomeState()
        state.defaults = .loaded(OrderDefaults())
        change(&state)
        return state
    }
}

struct HomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HomeView(store: ScopedStore(state: HomeState()), active: nil).previewDisplayName("Loading")
            HomeView(store: .empty, active: nil).previewDisplayName("Empty")
            HomeView(store: .quoted, active: .sample).previewDisplayName("Loaded")
            HomeView(store: ScopedStore(state: .previewNotServed), active: nil).previewDisplayName("Not served")
            HomeView(store: .failed, active: nil).previewDisplayName("Failed")
        }
    }
}

struct ActiveOrderCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ActiveOrderCard(order: .sample) {}.previewDisplayName("Accepted")
            ActiveOrderCard(order: .sample(stage: .arrivedDropoff)) {}.previewDisplayName("Long text")
        }
    }
}

struct StartOrderForm_Previews: PreviewProvider {
    static var previews: some View {
        StartOrderForm(store: .quoted).previewDisplayName("Loaded")
    }
}

struct PickupTimeForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PickupTimeForm(store: .quoted).previewDisplayName("As soon as possible")
            PickupTimeForm(store: ScopedStore(state: .previewScheduled)).previewDisplayName("Scheduled")
        }
    }
}

struct PickupAddressCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PickupAddressCard(store: ScopedStore(state: AddressState()), defaults: .loading).previewDisplayName("Loading")
            card(.previewEmpty).previewDisplayName("Empty")
            card(.previewSaved).previewDisplayName("Saved")
            card(.previewNotServed).previewDisplayName("Not served")
            card(.previewFailed).previewDisplayName("Failed")
        }
    }

    private static func card(_ state: HomeState) -> some View {
        PickupAddressCard(store: ScopedStore(state: state.address), defaults: state.defaults)
    }
}

struct AddressForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressForm(store: ScopedStore<HomeFeature>.empty.address).previewDisplayName("Empty")
            AddressForm(store: ScopedStore<HomeFeature>.quoted.address).previewDisplayName("Loaded")
        }
    }
}

struct WashForm_Previews: PreviewProvider {
    static var previews: some View {
        WashForm(store: ScopedStore(state: LaundryPreferences())) { EmptyView() }.previewDisplayName("Loaded")
    }
}

struct PromoForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PromoForm(store: ScopedStore(state: PromoState(isShown: true))).previewDisplayName("Empty")
            PromoForm(store: ScopedStore(state: PromoState(typed: "SPRING", code: "SPRING", useCredit: true, isShown: true))).previewDisplayName("Used")
            PromoForm(store: ScopedStore(state: PromoState(typed: "SPRNG", message: "We don't know this code. Check how it's written.", isShown: true)))
                .previewDisplayName("Refused")
        }
    }
}

struct ShoppingForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            form(.loading).previewDisplayName("Loading")
            form(.loaded(RetailCart())).previewDisplayName("Empty")
            form(.loaded(.sample)).previewDisplayName("Loaded")
            form(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func form(_ cart: ViewState<RetailCart>) -> some View {
        ShoppingForm(store: ScopedStore(state: ShoppingState(isIncluded: true, cart: cart, deals: [.sample])))
    }
}

struct QuoteCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(.idle).previewDisplayName("Empty")
            card(HomeState.previewPricing.quote).previewDisplayName("Loading")
            card(HomeState.previewQuoted.quote).previewDisplayName("Loaded")
            card(HomeState.previewFailed.quote).previewDisplayName("Failed")
        }
    }

    private static func card(_ quote: ViewState<Quote>) -> some View { QuoteCard(quote: quote) }
}

struct StartOrderCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StartOrderCard(store: .empty).previewDisplayName("Empty")
            StartOrderCard(store: ScopedStore(state: .previewPricing)).previewDisplayName("Loading")
            StartOrderCard(store: .quoted).previewDisplayName("Loaded")
            StartOrderCard(store: .failed).previewDisplayName("Failed")
        }
    }
}

struct OwnPositionButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OwnPositionButton(message: nil) { _ in }.previewDisplayName("Usual")
            OwnPositionButton(message: Strings.positionDenied) { _ in }.previewDisplayName("Failed")
        }
    }
}
#endif
