import Core
import CoreUI
import Networking
import OrdersAPI

extension OrdersFeature {
    func reduceLists(_ state: inout OrdersState, _ action: OrdersAction) -> Effect<OrdersAction> {
        switch action {
        case .activityAppeared:
            state.orders.beginLoading()
            return followCustomer(state.person)
        case .ordersLoaded(let result): state.orders.finish(result)
        case .statusChosen(let status): state.status = status
        case .orderTapped(let id): return .event(.open("/customer/activity/\(id)"))
        case .activityPathChanged(let path):
            state.activityPath = path
            return opened(&state, path)
        case .dispatchAppeared:
            state.dispatched.beginLoading()
            return followDispatch(state.dispatchStatus)
        case .dispatchLoaded(let result): state.dispatched.finish(result)
        case .dispatchStatusChosen(let status):
            state.dispatchStatus = status
            state.dispatched = .loading
            return followDispatch(status)
        case .dispatchOrderTapped(let id):
            coordinator.push(.order(id), onto: &state.dispatchPath)
            return opened(&state, state.dispatchPath)
        case .dispatchPathChanged(let path):
            state.dispatchPath = path
            return opened(&state, path)
        default: break
        }
        return .none
    }

    /// Shows the page of the path's last order; without one the open page ends.
    func opened(_ state: inout OrdersState, _ path: [OrdersRoute]) -> Effect<OrdersAction> {
        guard case .order(let id)? = path.last else {
            state.detail = nil
            return .cancel(id: "live.order")
        }
        return open(&state, id)
    }

    /// The customer's orders, now and after each change. Subscribes first, so that no change is missed.
    func followCustomer(_ person: Person?) -> Effect<OrdersAction> {
        guard let person else { return .none }
        return .run(id: "live.customer") { [orders, realtime] send in
            let changes = await realtime.subscribe(OrdersTopics.customer(person.id))
            let request = OrderListRequest(role: .customer, limit: 100)
            send(.ordersLoaded(await Result(of: { () async throws(APIError) in try await orders.orders(request) })))
            for await _ in changes {
                send(.ordersLoaded(await Result(of: { () async throws(APIError) in try await orders.orders(request) })))
            }
        }
    }

    /// All orders of a status, now and after each change.
    private func followDispatch(_ status: Status?) -> Effect<OrdersAction> {
        .run(id: "live.dispatch") { [orders, realtime] send in
            let changes = await realtime.subscribe(OrdersTopics.dispatch)
            let request = OrderListRequest(status: status, role: .dispatcher, limit: 100)
            send(.dispatchLoaded(await Result(of: { () async throws(APIError) in try await orders.orders(request) })))
            for await _ in changes {
                send(.dispatchLoaded(await Result(of: { () async throws(APIError) in try await orders.orders(request) })))
            }
        }
    }
}
