import Core
import LocationAPI
import OrdersAPI

extension OrdersState {
    /// A form with an address and its price.
    static var previewQuoted: OrdersState {
        var state = OrdersState()
        state.form.line1 = Address.sample.line1
        state.form.city = Address.sample.city
        state.form.postalCode = Address.sample.postalCode
        state.form.address = .loaded(FakeOrderService.served)
        state.form.quote = .loaded(.sample)
        state.form.quotedFor = state.form.request
        state.orders = .loaded([.sample])
        return state
    }

    /// A form with an address that isn't served.
    static var previewNotServed: OrdersState {
        var state = OrdersState()
        let check = AreaCheck(served: false, area: nil, message: "We don't pick up here yet. We are in Irvine.")
        state.form.address = .loaded(CheckedAddress(coordinate: Coordinate(latitude: 34.05, longitude: -118.24), check: check))
        return state
    }

    static func previewOrders(_ orders: ViewState<[Order]>) -> OrdersState {
        var state = OrdersState()
        state.orders = orders
        return state
    }

    static func previewDispatch(_ orders: ViewState<[Order]>) -> OrdersState {
        var state = OrdersState()
        state.dispatched = orders
        return state
    }

    static func previewDetail(_ page: ViewState<OrderPage>) -> OrdersState {
        var state = OrdersState()
        var detail = OrderDetail(orderID: 12)
        detail.page = page
        state.detail = detail
        return state
    }
}
