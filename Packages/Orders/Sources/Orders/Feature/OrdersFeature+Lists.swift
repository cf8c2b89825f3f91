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
        case .segmentChosen(let segment): state.segment = segment
        case .newOrderTapped: return .event(.open("/customer/home"))
        case .orderTapped(let id): return .event(.open("/customer/activity/\(id)"))
        case .activityPathChanged(let path):
            state.activityPath = path
            return opened(&state, path)
        case .dispatchAppeared:
            state.dispatched.beginLoading()
            return followDispatch(state.dispatchFilter)
        case .dispatchLoaded(let result): state.dispatched.finish(result)
        case .dispatchFilterChosen(let filter):
            state.dispatchFilter = filter
            state.dispatched = .loading
            return followDispatch(filter)
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
            return .merge(.cancel(id: "live.order"), Self.leaveVehicle)
        }
        return open(&state, id)
    }

    /// The customer's orders, now and after each change. Subscribes first, so that no change is missed.
    func followCustomer(_ person: Person?) -> Effect<OrdersAction> {
        guard let person else { return .none }
        return .run(id: "live.customer") { [orders, realtime] send in
            let changes = await realtime.subscribe(OrdersTopics.customer(person.id))
            let request = OrderListRequest(role: .customer, limit: 100)
            send(.ordersLoaded(await Result(inChildTask: { () async throws(APIError) in try await orders.orders(request) })))
            send.beginListening()
            for await change in changes where change.kind != OrdersEvents.driverMoved {
                send(.ordersLoaded(await Result(inChildTask: { () async throws(APIError) in try await orders.orders(request) })))
            }
        }
    }

    /// The orders of a filter, now and after each change.
    private func followDispatch(_ filter: DispatchFilter) -> Effect<OrdersAction> {
        .run(id: "live.dispatch") { [orders, realtime] send in
            let changes = await realtime.subscribe(OrdersTopics.dispatch)
            send(.dispatchLoaded(await Self.orders(of: filter, orders)))
            send.beginListening()
            for await change in changes where change.kind != OrdersEvents.driverMoved {
                send(.dispatchLoaded(await Self.orders(of: filter, orders)))
            }
        }
    }

    /// Each status is asked for on its own, so that what is over doesn't crowd out what isn't.
    private static func orders(of filter: DispatchFilter, _ service: any OrderService) async -> Result<[Order], APIError> {
        await Result(inChildTask: { () async throws(APIError) in
            var found: [Order] = []
            for status in filter.statuses { found += try await service.orders(OrderListRequest(status: status, role: .dispatcher, limit: 100)) }
            return found
        })
    }
}
