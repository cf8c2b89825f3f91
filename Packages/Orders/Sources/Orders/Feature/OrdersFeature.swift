public import Core
public import Networking
import OrdersAPI

/// Ordering, following orders, and the dispatcher's steps.
public struct OrdersFeature: Feature {
    /// What the feature remembers.
    public typealias State = OrdersState
    /// What can happen.
    public typealias Action = OrdersAction

    /// `orders`.
    public static let name = "orders"

    let orders: any OrderService
    let realtime: any Realtime
    let clock: any Clock
    let random: any RandomSource
    let coordinator = OrdersCoordinator()

    /// Creates the feature with its services.
    public init(orders: any OrderService, realtime: any Realtime, clock: any Clock, random: any RandomSource) {
        self.orders = orders
        self.realtime = realtime
        self.clock = clock
        self.random = random
    }

    /// Nothing loaded, an empty form.
    public var initialState: OrdersState { OrdersState() }

    /// Somebody signed in or out.
    public func action(for event: AppEvent) -> OrdersAction? {
        switch event {
        case .signedIn(let person): .signedIn(person)
        case .signedOut: .signedOut
        default: nil
        }
    }

    /// Sends each action to the part that it concerns.
    public func reduce(_ state: inout OrdersState, _ action: OrdersAction) -> Effect<OrdersAction> {
        switch action {
        case .signedIn(let person):
            if state.person?.id != person.id { state = OrdersState() }
            state.person = person
            return .none
        case .signedOut:
            state = OrdersState()
            return .merge(
                .cancel(id: "live.customer"), .cancel(id: "live.dispatch"), .cancel(id: "live.order"), .cancel(id: "quote"), .cancel(id: "address"),
                .cancel(id: "items"), .cancel(id: "defaults"), .cancel(id: "place"), .cancel(id: "change"),
                Self.leaveVehicle)
        case .homeAppeared, .homePathChanged, .defaultsLoaded, .savedAddressChosen, .otherAddressChosen, .line2Changed, .foldingChosen, .softenerToggled,
            .shoppingShown, .shoppingAppeared,
            .itemsLoaded, .line1Changed, .cityChanged, .postalCodeChanged, .checkAddressTapped, .addressChecked,
            .bagsChanged, .pickupModeChosen, .windowChosen, .detergentChosen, .temperatureChosen, .itemCountChanged, .quoteLoaded,
            .startOrderTapped, .orderPlaced:
            return reduceHome(&state, action)
        case .activityAppeared, .ordersLoaded, .segmentChosen, .newOrderTapped, .orderTapped, .activityPathChanged, .dispatchAppeared, .dispatchLoaded,
            .dispatchFilterChosen, .dispatchOrderTapped, .dispatchPathChanged:
            return reduceLists(&state, action)
        case .orderAppeared, .orderClosed, .orderLoaded, .cancelTapped, .reasonChanged, .cancelDismissed, .cancelConfirmed, .kilogramsChanged,
            .stepTapped, .orderChanged, .messageDriverTapped, .conversationsTapped:
            return reduceDetail(&state, action)
        case .vehicleLoaded, .vehicleUnheard:
            return reduceVehicle(&state, action)
        }
    }
}
