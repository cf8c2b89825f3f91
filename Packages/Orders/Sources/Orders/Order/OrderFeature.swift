import ChatAPI
import Core
import Foundation
import LocationAPI
import Networking
import OrdersAPI
import PaymentsAPI
import SupportAPI

/// Shows an order and keeps it current, follows its driver, cancels it, and takes it through the plant.
struct OrderFeature: Screen {
    let orders: any OrderService
    let following: Following
    let clock: any Core.Clock
    private let reschedule: RescheduleFeature
    private let decision: CancellationDecisionFeature
    private let sharing: SharingFeature
    private let approval: PriceApprovalFeature
    private let feedback: FeedbackFeature
    private let notes: NotesFeature
    private let reorder: ReorderFeature
    private let correction: PurchaseCorrectionFeature

    init(orders: any OrderService, following: Following, clock: any Core.Clock, random: any RandomSource) {
        self.orders = orders
        self.following = following
        self.clock = clock
        reschedule = RescheduleFeature(orders: orders)
        decision = CancellationDecisionFeature(orders: orders)
        sharing = SharingFeature(orders: orders)
        approval = PriceApprovalFeature(orders: orders)
        feedback = FeedbackFeature(orders: orders)
        notes = NotesFeature(orders: orders)
        correction = PurchaseCorrectionFeature(orders: orders)
        reorder = ReorderFeature(orders: orders, random: random)
    }

    func reduce(_ state: inout OrderState, _ action: OrderAction) -> Effect<OrderAction> {
        switch action {
        case .opened(let id, let mode):
            guard state.id != id || state.mode != mode else { return .none }
            state = OrderState(id: id, mode: mode)
            return stopFollowing(&state)
        case .draftRestored(let draft):
            guard draft.id == state.id else { return .none }
            (state.asksReason, state.reason, state.kilograms) = (draft.asksReason, draft.reason, draft.kilograms)
            state.reschedule.window = draft.window
            state.decision.note = draft.note ?? ""
            state.correction.entries = draft.correction ?? [:]
            if let entries = draft.notes { (state.notes.pickup, state.notes.delivery) = (entries.pickup, entries.delivery) }
            if let entries = draft.feedback { state.feedback.restore(entries) }
        case .appeared: return .merge(follow(&state), followAreas(state))
        case .areasChanged: return follow(&state)
        case .disappeared(let id): return state.id == id ? stopFollowing(&state) : .none
        case .backTapped: return .open(state.mode == .dispatcher ? OrdersLink.board() : .activity())
        case .loaded(let result):
            state.page.finish(result)
            openFeedback(&state)
            return .merge(offerWindows(&state), followVehicle(&state))
        case .vehicleLoaded(let result): return showVehicle(&state, result)
        case .vehicleUnheard:
            state.vehicle?.isStale = true
            state.vehicle?.route = []
        case .cancelTapped:
            state.asksReason = true
            state.message = nil
        case .reasonChanged(let text): state.reason = text
        case .cancelDismissed: state.asksReason = false
        case .cancelConfirmed: return cancel(&state)
        case .kilogramsChanged(let text): state.kilograms = text
        case .stepTapped(let stage): return step(&state, to: stage)
        case .reschedule(let action):
            let effect = reschedule.reduce(&state.reschedule, action).map(scope: "reschedule", OrderAction.reschedule)
            guard case .finished(let id, .success(let order)) = action, id == state.id else { return effect }
            return .merge(effect, show(&state, order))
        case .decision(let action):
            let effect = decision.reduce(&state.decision, action).map(scope: "decision", OrderAction.decision)
            guard case .finished(let id, .success(let order)) = action, id == state.id else { return effect }
            return .merge(effect, show(&state, order))
        case .sharing(let action): return sharing.reduce(&state.sharing, action).map(scope: "sharing", OrderAction.sharing)
        case .approval(let action):
            let effect = approval.reduce(&state.approval, action).map(scope: "approval", OrderAction.approval)
            guard case .finished(let id, .success(let order)) = action, id == state.id else { return effect }
            return .merge(effect, show(&state, order))
        case .feedback(let action):
            let effect = feedback.reduce(&state.feedback, action).map(scope: "feedback", OrderAction.feedback)
            guard case .finished(let id, .success(let order)) = action, id == state.id else { return effect }
            return .merge(effect, show(&state, order))
        case .notes(let action):
            let effect = notes.reduce(&state.notes, action).map(scope: "notes", OrderAction.notes)
            guard case .finished(let id, .success(let order)) = action, id == state.id else { return effect }
            return .merge(effect, show(&state, order))
        case .correction(let action):
            let effect = correction.reduce(&state.correction, action).map(scope: "correction", OrderAction.correction)
            guard case .finished(let id, .success(let order)) = action, id == state.id else { return effect }
            return .merge(effect, show(&state, order))
        case .reorder(let action): return reorder.reduce(&state.reorder, action).map(scope: "reorder", OrderAction.reorder)
        case .changed(let id, let result): return id == state.id ? finishChange(&state, result) : .none
        case .messageDriverTapped: return state.page.value?.order.driverID.map { .open(ChatLink.with(person: $0)) } ?? .none
        case .repeatTapped: return state.id.map { .open(OrdersLink.newRecurring(order: $0)) } ?? .none
        case .paymentTapped: return state.id.map { state.mode == .dispatcher ? .open(RefundsLink.order($0)) : .open(PaymentsLink.order($0)) } ?? .none
        case .helpTapped: return state.id.map { .open(SupportLink.new(order: $0)) } ?? .none
        case .conversationsTapped: return state.id.map { .open(ChatLink.order($0)) } ?? .none
        }
        return .none
    }

    /// Loads the page and keeps it current. What is typed on an open page stays.
    private func follow(_ state: inout OrderState) -> Effect<OrderAction> {
        guard let id = state.id else { return .none }
        state.page.beginLoading()
        return .follow(OrdersTopics.order(id), id: "live", with: following) { [orders] () async throws(APIError) in
            try await orders.page(of: id)
        } send: {
            .loaded($0)
        }
    }

    /// Hears when the outline on the map changes.
    private func followAreas(_ state: OrderState) -> Effect<OrderAction> {
        guard state.id != nil else { return .none }
        return .follow(LocationTopics.areas, id: "areas", with: following, change: { _ in .areasChanged })
    }

    private func stopFollowing(_ state: inout OrderState) -> Effect<OrderAction> {
        .merge(.cancel(id: "live"), .cancel(id: "areas"), leaveVehicle(&state))
    }
}

/// Changes: canceling, and the steps of the plant.
extension OrderFeature {
    private func cancel(_ state: inout OrderState) -> Effect<OrderAction> {
        guard let id = state.id, !state.isWorking else { return .none }
        let reason = state.reason.trimmed
        guard !reason.isEmpty else {
            state.message = Strings.reasonNeeded
            return .none
        }
        let isRequest = state.page.value?.order.allows(.requestCancellation) == true
        beginChange(&state)
        return .load(id: "change") { [orders] () async throws(APIError) in
            isRequest ? try await orders.requestCancellation(id, reason: reason) : try await orders.cancel(id, reason: reason)
        } send: {
            .changed(id, $0)
        }
    }

    private func step(_ state: inout OrderState, to stage: Stage) -> Effect<OrderAction> {
        guard !state.isWorking, let order = state.page.value?.order else { return .none }
        var update = OrderUpdate(id: order.id, stage: stage)
        if stage == .weighed {
            guard let weight = state.weight else {
                state.message = Strings.weightNeeded
                return .none
            }
            update.kilograms = weight
        }
        if stage == .atFacility { update.bags = order.bags }
        beginChange(&state)
        return .load(id: "change") { [orders, update] () async throws(APIError) in
            try await orders.update(update)
        } send: {
            .changed(order.id, $0)
        }
    }

    /// Offers the next windows where a visit failed.
    private func offerWindows(_ state: inout OrderState) -> Effect<OrderAction> {
        guard let order = state.page.value?.order, order.allows(.reschedule) else { return .none }
        return reschedule.offer(&state.reschedule, for: order).map(scope: "reschedule", OrderAction.reschedule)
    }

    /// Takes tip and rating until their time has passed.
    private func openFeedback(_ state: inout OrderState) {
        guard let order = state.page.value?.order else { return }
        state.feedback.isOpen = order.allows(.tip) && order.feedbackUntil.map { clock.now < $0 } ?? true
    }

    private func beginChange(_ state: inout OrderState) {
        state.isWorking = true
        state.message = nil
    }

    private func finishChange(_ state: inout OrderState, _ result: Result<Order, APIError>) -> Effect<OrderAction> {
        state.isWorking = false
        switch result {
        case .success(let order):
            state.asksReason = false
            state.reason = ""
            state.kilograms = ""
            return show(&state, order)
        case .failure(let error):
            state.message = error.message
            return .none
        }
    }
}

extension OrderFeature {
    /// Shows a changed order and loads its timeline, which has one more step.
    private func show(_ state: inout OrderState, _ order: Order) -> Effect<OrderAction> {
        if var page = state.page.value {
            page.order = order
            state.page = .loaded(page)
        }
        return follow(&state)
    }
}

/// The driver on the map.
extension OrderFeature {
    /// Begins to follow the driver who is on the way to the customer, and stops where none is.
    private func followVehicle(_ state: inout OrderState) -> Effect<OrderAction> {
        guard let order = state.page.value?.order else { return .none }
        guard order.isDriverOnTheWay else { return state.followsVehicle ? leaveVehicle(&state) : .none }
        guard !state.followsVehicle else { return .none }
        state.followsVehicle = true
        // Drivers of other legs hear of the order, but not of its driver, so neither does the order's own topic.
        let topic = state.mode == .dispatcher ? OrdersTopics.dispatch : OrdersTopics.customer(order.customerID)
        let id = order.id
        return .follow(topic, id: "vehicle", with: following, where: { $0.kind != OrdersEvents.driverMoved || $0.id == id }) {
            [orders] () async throws(APIError) in
            try await orders.tracking(of: id)
        } send: {
            .vehicleLoaded($0)
        }
    }

    private func leaveVehicle(_ state: inout OrderState) -> Effect<OrderAction> {
        state.followsVehicle = false
        (state.vehicle, state.stopsBefore) = (nil, nil)
        return .merge(.cancel(id: "vehicle"), .cancel(id: "vehicle.age"))
    }

    private func showVehicle(_ state: inout OrderState, _ result: Result<Tracking, APIError>) -> Effect<OrderAction> {
        // A place that couldn't be loaded is asked for again at the driver's next move.
        guard case .success(let tracking) = result else { return .none }
        let now = clock.now
        state.stopsBefore = tracking.stopsBefore
        state.vehicle = tracking.position.map { OrderVehicle(position: $0, isStale: $0.isStale(at: now), route: tracking.line) }
        guard let position = tracking.position, !position.isStale(at: now) else { return .cancel(id: "vehicle.age") }
        return .listen(id: "vehicle.age") { [clock] send in
            guard (try? await clock.sleep(for: .seconds(position.staleAt.timeIntervalSince(now)))) != nil else { return }
            send(.vehicleUnheard)
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
