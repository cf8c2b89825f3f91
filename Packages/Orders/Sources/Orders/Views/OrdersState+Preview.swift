import Core
import LocationAPI
import OrdersAPI
import RetailAPI

extension OrdersState {
    private static func preview(_ change: (inout OrdersState) -> Void) -> OrdersState {
        var state = OrdersState()
        state.defaults = .loaded(OrderDefaults())
        change(&state)
        return state
    }

    /// An empty form of somebody without saved addresses.
    static var previewEmpty: OrdersState { preview { _ in } }

    /// A form with an address and its price.
    static var previewQuoted: OrdersState {
        preview { state in
            state.form.line1 = Address.sample.line1
            state.form.city = Address.sample.city
            state.form.postalCode = Address.sample.postalCode
            state.form.address = .loaded(FakeOrderService.served)
            state.form.quote = .loaded(.sample)
            state.form.quotedFor = state.form.request
            state.orders = .loaded([.sample])
        }
    }

    /// A form with a saved address.
    static var previewSaved: OrdersState {
        preview { state in
            state.defaults = .loaded(.sample)
            state.form.savedAddressID = 1
            state.form.address = .loaded(FakeOrderService.served)
        }
    }

    /// A form whose price is being computed.
    static var previewPricing: OrdersState { preview { $0.form.quote = .loading } }

    /// A form for later.
    static var previewScheduled: OrdersState {
        preview { state in
            state.windows = PickupWindows.next(after: Order.sample.createdAt)
            state.form.pickupMode = .scheduled
            state.form.window = state.windows.first
        }
    }

    /// A form with an address that isn't served.
    static var previewNotServed: OrdersState {
        preview { state in
            let check = AreaCheck(served: false, area: nil, message: "We don't pick up here yet. We are in Irvine.")
            state.form.address = .loaded(CheckedAddress(coordinate: Coordinate(latitude: 34.05, longitude: -118.24), check: check))
        }
    }

    /// A form that nothing works for.
    static var previewFailed: OrdersState {
        preview { state in
            state.defaults = .failed("No connection. Please try again.")
            state.form.address = .failed("No connection. Please try again.")
            state.form.quote = .failed("No connection. Please try again.")
            state.form.message = "No connection. Please try again."
        }
    }

    static func previewItems(_ items: ViewState<[RetailItem]>) -> OrdersState {
        preview { state in
            state.isShoppingShown = true
            state.items = items
        }
    }

    static func previewOrders(_ orders: ViewState<[Order]>) -> OrdersState { preview { $0.orders = orders } }

    static func previewDispatch(_ orders: ViewState<[Order]>, filter: DispatchFilter = .active) -> OrdersState {
        preview { state in
            state.dispatched = orders
            state.dispatchFilter = filter
        }
    }

    static func previewDetail(_ page: ViewState<OrderPage>) -> OrdersState {
        preview { state in
            var detail = OrderDetail(orderID: 12)
            detail.page = page
            state.detail = detail
        }
    }

    /// An order's page with the step before canceling open.
    static func previewCanceling() -> OrdersState {
        var state = previewDetail(.loaded(.preview))
        state.detail?.asksReason = true
        return state
    }
}
