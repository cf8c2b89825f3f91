import Core
import Foundation
import Networking
import OrdersAPI

extension OrdersFeature {
    /// Where the driver of the open order is.
    func reduceVehicle(_ state: inout OrdersState, _ action: OrdersAction) -> Effect<OrdersAction> {
        switch action {
        case .vehicleLoaded(let id, .success(let tracking)):
            guard state.detail?.orderID == id else { return .none }
            let now = clock.now
            state.detail?.vehicle = tracking.position.map { OrderVehicle(position: $0, isStale: $0.isStale(at: now)) }
            guard let position = tracking.position, !position.isStale(at: now) else { return .cancel(id: "vehicle.age") }
            return .listen(id: "vehicle.age") { [clock] send in
                guard (try? await clock.sleep(for: .seconds(position.staleAt.timeIntervalSince(now)))) != nil else { return }
                send(.vehicleUnheard(id))
            }
        case .vehicleUnheard(let id):
            guard state.detail?.orderID == id else { return .none }
            state.detail?.vehicle?.isStale = true
        default: break
        }
        // What couldn't be asked for is asked for at the next change.
        return .none
    }

    /// Begins to follow the driver of the open order who is on the way to the customer, or ceases to.
    func followVehicle(_ state: inout OrdersState) -> Effect<OrdersAction> {
        guard let detail = state.detail, let order = detail.page.value?.order else { return .none }
        guard order.stage.isDriverOnTheWay else {
            guard detail.followsVehicle else { return .none }
            state.detail?.followsVehicle = false
            state.detail?.vehicle = nil
            return Self.leaveVehicle
        }
        guard !detail.followsVehicle else { return .none }
        state.detail?.followsVehicle = true
        let topic = order.customerID == state.person?.id ? OrdersTopics.customer(order.customerID) : OrdersTopics.dispatch
        return .run(id: "live.vehicle") { [orders, realtime, id = order.id] send in
            let changes = await realtime.subscribe(topic)
            send(.vehicleLoaded(id, await Result(inChildTask: { () async throws(APIError) in try await orders.tracking(of: id) })))
            send.beginListening()
            for await change in changes where change.kind != OrdersEvents.driverMoved || change.id == id {
                send(.vehicleLoaded(id, await Result(inChildTask: { () async throws(APIError) in try await orders.tracking(of: id) })))
            }
        }
    }

    /// Ceases to follow a driver.
    static var leaveVehicle: Effect<OrdersAction> { .merge(.cancel(id: "live.vehicle"), .cancel(id: "vehicle.age")) }
}
