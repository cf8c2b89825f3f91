#if DEBUG
import ChatAPI
import Core
import CoreUI
import Foundation
import OrdersAPI
import Theme
import UI

extension OrderState {
    /// The page of order 12.
    static func preview(_ page: ViewState<OrderPage>) -> OrderState { OrderState(id: 12, page: page) }

    /// The page with the step before canceling open.
    static var previewCanceling: OrderState { OrderState(id: 12, page: .loaded(.preview), asksReason: true) }
}

extension OrderPage {
    /// An order with a driver and its transitions.
    static let preview: OrderPage = {
        let order = Order.sample(stage: .pickupAssigned, driverID: 5, cancellationFeeCents: 500)
        let stages: [Stage] = [.draft, .placed, .accepted, .pickupAssigned]
        let steps = (1..<stages.count).map { index in
            OrderTransition(
                sequence: index, from: stages[index - 1], to: stages[index], actorID: nil, role: index == 1 ? .customer : .system,
                serverTime: order.createdAt.addingTimeInterval(Double(index) * 240))
        }
        return OrderPage(order: order, timeline: steps, driver: .sample)
    }()
}

struct OrderView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view(.preview(.loading)).previewDisplayName("Loading")
            view(.preview(.loaded(.preview))).previewDisplayName("Loaded")
            view(.preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
            view(.preview(.loaded(OrderPage(order: .previewLong, timeline: [])))).previewDisplayName("Long text")
            view(.previewCanceling).previewDisplayName("Canceling")
        }
        .environment(\.canOpen, LinkAvailability(ChatLink.self))
    }

    private static func view(_ state: OrderState) -> some View { OrderView(orderID: 12, store: ScopedStore(state: state)) }
}

struct StopsBeforeRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Card { StopsBeforeRow(count: 1) }.previewDisplayName("One")
            Card { StopsBeforeRow(count: 4) }.previewDisplayName("Several")
        }
    }
}

struct DriverCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(.sample).previewDisplayName("Loaded")
            card(OrderDriver(name: "Ana")).previewDisplayName("Without a vehicle")
            card(nil).previewDisplayName("Unknown")
            card(OrderDriver(name: "Wolfeschlegelsteinhausen M.", vehicle: "Very dark metallic green Mercedes-Benz Sprinter 2500 Extended", plate: "8XYZ999"))
                .previewDisplayName("Long text")
        }
        .environment(\.canOpen, LinkAvailability(ChatLink.self))
    }

    private static func card(_ driver: OrderDriver?) -> some View { DriverCard(order: .sample(stage: .enRoutePickup, driverID: 5), driver: driver) {} }
}

struct DriverDescriptionView_Previews: PreviewProvider {
    static var previews: some View { DriverDescriptionView(driver: .sample).previewDisplayName("Loaded") }
}

struct DispatchOrderView_Previews: PreviewProvider {
    private static let weighing = OrderPage(order: .sample(stage: .atFacility, allowedActions: [.weighed, .canceled]), timeline: [])

    static var previews: some View {
        Group {
            view(.loading).previewDisplayName("Loading")
            view(.loaded(weighing)).previewDisplayName("Loaded")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
        .environment(\.canOpen, LinkAvailability(ChatLink.self))
    }

    private static func view(_ page: ViewState<OrderPage>) -> some View {
        DispatchOrderView(orderID: 12, store: ScopedStore(state: .preview(page)))
    }
}

struct PlantSteps_Previews: PreviewProvider {
    static var previews: some View {
        PlantSteps(order: .sample(stage: .processing, allowedActions: [.ready]), store: ScopedStore(state: OrderState()))
            .previewDisplayName("Washing")
    }
}

struct SharingCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(nil, SharingState()).previewDisplayName("Not shared")
            card(Order.sample.createdAt, SharingState(url: OrdersLink.trackingPath("4f1c"))).previewDisplayName("Shared")
            card(nil, SharingState(message: "No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func card(_ sharedAt: Date?, _ state: SharingState) -> some View {
        var order = Order.sample
        order.allowedActions = [OrderPermission.share.rawValue]
        order.sharedAt = sharedAt
        return SharingCard(order: order, store: ScopedStore(state: state))
    }
}

struct PriceApprovalCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(nil, [.approvePrice]).previewDisplayName("Asked")
            card(nil, []).previewDisplayName("For dispatchers")
            card(.refused, []).previewDisplayName("Refused")
            card(nil, [.approvePrice], PriceApprovalState(message: "No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func card(
        _ decision: PriceApproval.Decision?, _ permissions: [OrderPermission], _ state: PriceApprovalState = PriceApprovalState()
    ) -> some View {
        var order = Order.sample(stage: .weighed)
        order.allowedActions = permissions.map(\.rawValue)
        order.priceApproval = PriceApproval(
            formerCents: 2_500, totalCents: order.price.totalCents, expiresAt: order.createdAt.addingTimeInterval(4 * 3600), decision: decision)
        return PriceApprovalCard(order: order, store: ScopedStore(state: state))
    }
}

struct FeedbackCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(.accepted, [.tip], FeedbackState(isOpen: true)).previewDisplayName("Before the delivery")
            card(.delivered, [.tip, .rate], FeedbackState(isOpen: true, tipCents: 300, driver: 5, wash: 4)).previewDisplayName("Delivered")
            card(.delivered, [.tip, .rate], FeedbackState(isOpen: true, message: Strings.starsNeeded)).previewDisplayName("Failed")
        }
    }

    private static func card(_ stage: Stage, _ permissions: [OrderPermission], _ state: FeedbackState) -> some View {
        var order = Order.sample(stage: stage, driverID: 5)
        order.allowedActions = permissions.map(\.rawValue)
        return FeedbackCard(order: order, store: ScopedStore(state: state))
    }
}

struct RescheduleCard_Previews: PreviewProvider {
    private static let slots = SlotState(offered: .loaded(.sample))

    static var previews: some View {
        Group {
            card(.pickupFailed, RescheduleState(slots: slots)).previewDisplayName("Pickup")
            card(.deliveryFailed, RescheduleState(slots: slots, window: PickupSlot.samples[2].window)).previewDisplayName("Delivery")
            card(.pickupFailed, RescheduleState(slots: slots, message: "No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func card(_ stage: Stage, _ state: RescheduleState) -> some View {
        var order = Order.sample(stage: stage)
        order.allowedActions = [OrderPermission.reschedule.rawValue]
        return RescheduleCard(order: order, store: ScopedStore(state: state))
    }
}

struct OrderSummary_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderSummary(order: .sample).previewDisplayName("Accepted")
            OrderSummary(order: .sample(stage: .delivered)).previewDisplayName("Delivered")
            OrderSummary(order: .sample(stage: .arrivedDropoff)).previewDisplayName("Long text")
        }
    }
}

struct OrderFacts_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderFacts(order: .sample).previewDisplayName("Loaded")
            OrderFacts(order: .previewLong).previewDisplayName("Long text")
        }
    }
}

struct OrderMap_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderMap(order: .sample).previewDisplayName("Loaded")
            OrderMap(order: .sample(stage: .enRoutePickup, driverID: 5), vehicle: OrderVehicle(position: .sample)).previewDisplayName("On the way")
            OrderMap(order: .sample(stage: .enRoutePickup, driverID: 5), vehicle: OrderVehicle(position: .sample, isStale: true))
                .previewDisplayName("Stale")
        }
    }
}

struct OrderTimeline_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderTimeline(order: .sample, timeline: []).previewDisplayName("Empty")
            OrderTimeline(order: .sample, timeline: OrderPage.preview.timeline).previewDisplayName("Loaded")
        }
    }
}

struct PINCard_Previews: PreviewProvider {
    static var previews: some View {
        var order = Order.sample
        order.pin = "0427"
        return PINCard(order: order).previewDisplayName("Loaded")
    }
}

struct ProofPhotosView_Previews: PreviewProvider {
    static var previews: some View {
        var step = OrderTransition(sequence: 7, from: .arrivedDropoff, to: .delivered, actorID: 5, role: .driver, serverTime: Order.sample.createdAt)
        step.proofIDs = [3]
        return ProofPhotosView(order: .sample, timeline: [step]).previewDisplayName("Loaded")
    }
}

struct UnavailableActionsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            UnavailableActionsCard(order: .sample).previewDisplayName("Accepted")
            UnavailableActionsCard(order: .sample(stage: .outForDelivery, allowedActions: [])).previewDisplayName("On the way back")
            UnavailableActionsCard(order: .sample(stage: .delivered, allowedActions: [])).previewDisplayName("Delivered")
        }
    }
}
#endif
