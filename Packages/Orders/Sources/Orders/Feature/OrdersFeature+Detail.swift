import Core
import CoreUI
import Networking
import OrdersAPI

extension OrdersFeature {
    func reduceDetail(_ state: inout OrdersState, _ action: OrdersAction) -> Effect<OrdersAction> {
        switch action {
        case .orderAppeared(let id): return open(&state, id)
        case .orderClosed:
            coordinator.popToRoot(&state.activityPath)
            coordinator.popToRoot(&state.dispatchPath)
            state.detail = nil
            return .merge(.cancel(id: "live.order"), Self.leaveVehicle)
        case .orderLoaded(let id, let result):
            guard state.detail?.orderID == id else { return .none }
            state.detail?.page.finish(result)
            return followVehicle(&state)
        case .cancelTapped:
            state.detail?.asksReason = true
            state.detail?.message = nil
        case .reasonChanged(let text): state.detail?.reason = text
        case .cancelDismissed: state.detail?.asksReason = false
        case .cancelConfirmed: return cancel(&state)
        case .kilogramsChanged(let text): state.detail?.kilograms = text
        case .stepTapped(let stage): return step(&state, to: stage)
        case .orderChanged(let result): return changed(&state, result)
        case .messageDriverTapped:
            guard let driver = state.detail?.page.value?.order.driverID else { return .none }
            return .event(.open("/customer/messages/with/\(driver)"))
        case .conversationsTapped:
            guard let order = state.detail?.orderID else { return .none }
            return .event(.open("/dispatcher/messages/order/\(order)"))
        default: break
        }
        return .none
    }

    /// Opens an order's page and follows the order. What is typed on an open page stays.
    func open(_ state: inout OrdersState, _ id: Int) -> Effect<OrdersAction> {
        let isAnother = state.detail?.orderID != id
        if isAnother { state.detail = OrderDetail(orderID: id) }
        state.detail?.page.beginLoading()
        // A subscription that was lost begins anew with the page.
        state.detail?.followsVehicle = false
        let follow = followOrder(id)
        return isAnother ? .merge(Self.leaveVehicle, follow) : follow
    }

    private func followOrder(_ id: Int) -> Effect<OrdersAction> {
        .run(id: "live.order") { [orders, realtime] send in
            let changes = await realtime.subscribe(OrdersTopics.order(id))
            send(.orderLoaded(id, await Result(inChildTask: { () async throws(APIError) in try await orders.page(of: id) })))
            send.beginListening()
            for await _ in changes {
                send(.orderLoaded(id, await Result(inChildTask: { () async throws(APIError) in try await orders.page(of: id) })))
            }
        }
    }

    private func cancel(_ state: inout OrdersState) -> Effect<OrdersAction> {
        guard var detail = state.detail, !detail.isWorking else { return .none }
        let reason = detail.reason.trimmed
        guard !reason.isEmpty else {
            state.detail?.message = Strings.reasonNeeded
            return .none
        }
        detail.isWorking = true
        detail.message = nil
        state.detail = detail
        return .run(id: "change") { [orders, id = detail.orderID] send in
            send(.orderChanged(await Result(of: { () async throws(APIError) in try await orders.cancel(id, reason: reason) })))
        }
    }

    private func step(_ state: inout OrdersState, to stage: Stage) -> Effect<OrdersAction> {
        guard var detail = state.detail, !detail.isWorking, let order = detail.page.value?.order else { return .none }
        var update = OrderUpdate(id: order.id, stage: stage)
        if stage == .weighed {
            guard let weight = detail.weight else {
                state.detail?.message = Strings.weightNeeded
                return .none
            }
            update.kilograms = weight
        }
        if stage == .atFacility { update.bags = order.bags }
        detail.isWorking = true
        detail.message = nil
        state.detail = detail
        return .run(id: "change") { [orders, update] send in
            send(.orderChanged(await Result(of: { () async throws(APIError) in try await orders.update(update) })))
        }
    }

    private func changed(_ state: inout OrdersState, _ result: Result<Order, APIError>) -> Effect<OrdersAction> {
        state.detail?.isWorking = false
        switch result {
        case .success(let order):
            guard var detail = state.detail, detail.orderID == order.id else { return .none }
            detail.asksReason = false
            detail.reason = ""
            detail.kilograms = ""
            if var page = detail.page.value {
                page.order = order
                detail.page = .loaded(page)
            }
            state.detail = detail
            // The timeline has one more step.
            return open(&state, order.id)
        case .failure(let error):
            state.detail?.message = error.message
            return .none
        }
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
