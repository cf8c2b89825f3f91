#if DEBUG
import Core
import CoreUI
import FleetAPI
import Foundation
import LocationAPI
import OrdersAPI
import UI

struct DispatchHomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.live.board = .loading }.previewDisplayName("Loading")
            page { $0.live.board = .loaded(LiveBoard()) }.previewDisplayName("Empty")
            page().previewDisplayName("Loaded")
            page { $0.place.panel = .order(12) }.previewDisplayName("Order")
            page { $0.place.panel = .driver(5) }.previewDisplayName("Driver")
            page { ($0.selection, $0.showsFilters) = ([12, 13], true) }.previewDisplayName("Selected")
            page { $0.assignment = AssignmentForm(orderID: 12, driver: .sample) }.previewDisplayName("Assigning")
            page { $0.live.board = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
        }
    }

    private static func page(_ change: (inout DispatchHomeFeature.State) -> Void = { _ in }) -> some View {
        DispatchHomeView(store: .preview(change))
    }
}

struct BoardBarView_Previews: PreviewProvider {
    static var previews: some View {
        BoardBarView(board: .preview, layout: .preview, store: .preview { $0.showsFilters = true })
            .previewDisplayName("Filters")
    }
}

struct SavedViewsBarView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            bar(BoardPlace(query: "area=Irvine"), SavedViewsFeature.State(views: [.sample])).previewDisplayName("Unsaved")
            bar(BoardPlace(query: SavedView.sample.query), SavedViewsFeature.State(views: [.sample])).previewDisplayName("Chosen")
            bar(BoardPlace(query: "area=Irvine"), SavedViewsFeature.State(name: "Irvine", message: "You have 20 views. Remove one first.")).previewDisplayName(
                "Failed")
        }
    }

    private static func bar(_ place: BoardPlace, _ state: SavedViewsFeature.State) -> some View {
        SavedViewsBarView(place: place, store: ScopedStore(state: state)) { _ in }
    }
}

struct BoardColumnsView_Previews: PreviewProvider {
    static var previews: some View {
        BoardColumnsView(board: .preview, layout: .preview, store: .preview()).previewDisplayName("Loaded")
    }
}

struct OrderPanelView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            panel(12).previewDisplayName("Waiting")
            panel(12) { $0.asksReason = true }.previewDisplayName("Canceling")
            panel(16) { ($0.order, $0.windows.offered) = (.loaded(.previewFailed), .loaded(.sample)) }.previewDisplayName("Failed visit")
            panel(12) { $0.order = .loading }.previewDisplayName("Loading")
            panel(12) { $0.order = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
        }
    }

    private static func panel(_ order: Int, _ change: (inout OrderPanelFeature.State) -> Void = { _ in }) -> some View {
        OrderPanelView(
            orderID: order, card: LiveBoard.preview[order],
            store: .preview {
                $0.panel.order = .loaded(OrderDetails(order: .sample(id: order)))
                change(&$0.panel)
            })
    }
}

struct WhatIfView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view(.loading).previewDisplayName("Loading")
            view(.loaded(.sample)).previewDisplayName("Late for another")
            view(.loaded(onTime)).previewDisplayName("On time")
            view(.loaded(full)).previewDisplayName("No room")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static var onTime: AssignmentEstimate {
        var estimate = AssignmentEstimate.sample
        estimate.late = []
        return estimate
    }

    private static var full: AssignmentEstimate {
        var estimate = AssignmentEstimate.sample
        estimate.fits = false
        return estimate
    }

    private static func view(_ estimate: ViewState<AssignmentEstimate>) -> some View {
        WhatIfView(driver: .sample, store: ScopedStore(state: OrderPanelFeature.State(orderID: 12, estimate: estimate)))
    }
}

struct RescheduleSection_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            section(.loading).previewDisplayName("Loading")
            section(.loaded(.sample)).previewDisplayName("Loaded")
            section(.loaded(PickupSlots(area: "Irvine", timeZone: "America/Los_Angeles", slots: []))).previewDisplayName("No window")
            section(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func section(_ offered: ViewState<PickupSlots>) -> some View {
        var order = OrderDetails.previewFailed.order
        order.deliveryWindow = PickupSlot.samples[0].window
        return RescheduleSection(
            order: order, store: ScopedStore(state: OrderPanelFeature.State(orderID: 16, windows: VisitWindows(offered: offered))))
    }
}

struct DriverPanelView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DriverPanelView(driverID: 5, orders: LiveBoard.preview.cards(of: 5), store: .preview()).previewDisplayName("With orders")
            DriverPanelView(driverID: 6, orders: [], store: .preview { $0.selection = [12] }).previewDisplayName("Selected orders")
            DriverPanelView(driverID: 99, orders: [], store: .preview()).previewDisplayName("Gone")
        }
    }
}

extension ScopedStore<DispatchHomeFeature> {
    /// A board of a few orders, for previews and tests of views.
    static func preview(_ change: (inout DispatchHomeFeature.State) -> Void = { _ in }) -> ScopedStore<DispatchHomeFeature> {
        var state = DispatchHomeFeature.State()
        state.live.board = .loaded(.preview)
        state.live.now = LiveBoard.previewTime
        state.live.drivers = DispatchOverview.busy.drivers
        state.live.areas = ServiceArea.defaultAreas
        state.live.completedToday = 14
        state.panel.orderID = 12
        state.panel.order = .loaded(OrderDetails(order: .sample()))
        state.panel.suggestions = .loaded(DriverSuggestion.previews)
        change(&state)
        return ScopedStore(state: state)
    }
}

extension BoardLayout {
    static let preview = BoardLayout(.preview, at: LiveBoard.previewTime)
}

extension LiveBoard {
    /// The time of ``preview``.
    static let previewTime = Date(timeIntervalSince1970: 1_767_271_800)

    /// An order in each column, for previews and tests.
    static let preview: LiveBoard = {
        var board = LiveBoard()
        let cards: [BoardCard] = [
            .preview(12, .unassigned, .accepted, due: 12), .preview(13, .unassigned, .ready, due: 200),
            .preview(14, .assigned, .pickupAssigned, due: 35, driver: 5),
            .preview(15, .underWay, .enRoutePickup, due: -8, driver: 6), .preview(16, .failed, .pickupFailed, due: -40),
            .preview(17, .atPlant, .processing, due: nil), .preview(18, .underWay, .outForDelivery, due: 25, driver: 6),
        ]
        board.apply(BoardChanges(version: 31, isComplete: true, cards: cards, removed: []))
        return board
    }()
}

extension BoardCard {
    /// A card that is due in some minutes of ``LiveBoard/previewTime``, for previews and tests.
    static func preview(_ order: Int, _ lane: BoardLane, _ stage: Stage, due minutes: Double?, driver: Int? = nil, version: Int = 31) -> BoardCard {
        var card = BoardCard.sample
        (card.orderID, card.version, card.lane, card.stage, card.driverID) = (order, version, lane, stage.rawValue, driver)
        card.driverName = driver.map { $0 == 5 ? "Dan Diaz" : "Eva Evans" }
        card.dueAt = minutes.map { LiveBoard.previewTime.addingTimeInterval($0 * 60) }
        card.area = order.isMultiple(of: 2) ? "Irvine" : "Newport Beach"
        card.kind = lane == .atPlant ? nil : stage == .ready || stage == .outForDelivery ? .delivery : .pickup
        card.latitude = 33.6 + Double(order % 10) / 50
        card.reasons = lane == .unassigned ? [MatchReason(.everybodyBusy)] : []
        return card
    }
}

extension OrderDetails {
    /// An order whose pickup failed, for previews and tests.
    static let previewFailed: OrderDetails = {
        var order = Order.sample(id: 16, stage: .pickupFailed)
        order.allowedActions = [Stage.canceled.rawValue, OrderPermission.reschedule.rawValue]
        return OrderDetails(order: order, failure: .previewFailure)
    }()
}

extension OrderTransition {
    /// A pickup that failed, for previews and tests.
    static let previewFailure = OrderTransition(
        sequence: 4, from: .arrivedPickup, to: .pickupFailed, actorID: 5, role: .driver, serverTime: LiveBoard.previewTime,
        reason: FailureReason.notAtHome.rawValue, note: "Rang twice.")
}
#endif
