import Core
import Networking
import OrdersAPI

/// The state of Orders: a field for each screen, and what screens share.
struct OrdersState: Sendable, Equatable {
    /// The signed-in person.
    var person: Person?
    /// The newest of the customer's orders that isn't over yet, which home shows.
    var active: Order?
    /// The customer's home.
    var home = HomeState()
    /// The customer's list of orders.
    var activity = ActivityState()
    /// The page of an order, for its customer and for dispatchers.
    var order = OrderState()
    /// The dispatcher's orders.
    var board = BoardState()
    /// The customer's recurring orders.
    var recurring = RecurringState()
    /// The form of a recurring order.
    var recurrence = RecurrenceState()
    /// The page of recurring orders that is open.
    var recurringLink = OrdersLink.recurring()
    /// The plant's board.
    var plant = PlantState()
    /// The page of a tracking link.
    var tracking = TrackingState()
    /// The administrator's list of prices.
    var prices = PricesState()
    /// The editor of a draft of prices.
    var priceDraft = PriceDraftState()
    /// The administrator's list of the windows for pickups.
    var slotPlans = SlotPlansState()
    /// The windows of an area.
    var slotPlan = SlotPlanState()
}

/// The actions of Orders: a case for each screen, and those that concern several.
enum OrdersAction: Sendable, Equatable {
    /// Somebody signed in.
    case signedIn(Person)
    /// The customer's order under way arrived, or didn't; nil if there is none.
    case activeLoaded(Result<Order?, APIError>)
    /// Something happened on the customer's home.
    case home(HomeAction)
    /// Something happened in the customer's activity.
    case activity(ActivityAction)
    /// Something happened on an order's page.
    case order(OrderAction)
    /// Something happened on the dispatcher's board.
    case board(BoardAction)
    /// A page of recurring orders was opened by its address.
    case recurringOpened(OrdersLink)
    /// Something happened on the list of recurring orders.
    case recurring(RecurringAction)
    /// Something happened on the form of a recurring order.
    case recurrence(RecurrenceAction)
    /// Something happened on the plant's board.
    case plant(PlantAction)
    /// Something happened on the page of a tracking link.
    case tracking(TrackingAction)
    /// Something happened on the administrator's list of prices.
    case prices(PricesAction)
    /// Something happened in the editor of a draft of prices.
    case priceDraft(PriceDraftAction)
    /// Something happened on the administrator's list of the windows for pickups.
    case slotPlans(SlotPlansAction)
    /// Something happened on the page of an area's windows.
    case slotPlan(SlotPlanAction)
}

/// Ordering, following orders, and the dispatcher's steps.
struct OrdersFeature: Feature {
    static let name = "orders"

    private let orders: any OrderService
    private let following: Following
    private let home: HomeFeature
    private let activity: ActivityFeature
    private let order: OrderFeature
    private let board: BoardFeature
    private let recurring: RecurringFeature
    private let recurrence: RecurrenceFeature
    private let plant: PlantFeature
    private let tracking: TrackingFeature
    private let prices: PricesFeature
    private let priceDraft: PriceDraftFeature
    private let slotPlans: SlotPlansFeature
    private let slotPlan: SlotPlanFeature

    init(
        orders: any OrderService, recurring service: any RecurringService, prices: any PriceService, plans: any SlotPlanService, following: Following,
        clock: any Core.Clock, random: any RandomSource
    ) {
        self.orders = orders
        self.following = following
        home = HomeFeature(orders: orders, clock: clock, random: random)
        activity = ActivityFeature(orders: orders, following: following, clock: clock, random: random)
        order = OrderFeature(orders: orders, following: following, clock: clock, random: random)
        board = BoardFeature(orders: orders, following: following)
        recurring = RecurringFeature(orders: orders, service: service, following: following)
        recurrence = RecurrenceFeature(orders: orders, service: service, random: random)
        plant = PlantFeature(orders: orders, following: following)
        tracking = TrackingFeature(orders: orders, clock: clock)
        self.prices = PricesFeature(prices: prices)
        priceDraft = PriceDraftFeature(prices: prices)
        slotPlans = SlotPlansFeature(plans: plans)
        slotPlan = SlotPlanFeature(plans: plans)
    }

    var initialState: OrdersState { OrdersState() }

    /// A tracking link belongs to nobody: its page stays open whoever signs in or out behind it.
    func stateAfterSignOut(_ state: OrdersState) -> OrdersState {
        var initial = initialState
        initial.tracking = state.tracking
        return initial
    }

    static let effectsBeyondSignOut: Set<EffectID> = ["tracking/look", "tracking/area"]

    var drafts: [Draft<OrdersState, OrdersAction>] {
        [
            Draft("home", of: \.home.draft) { .home(.draftRestored($0)) },
            Draft("recurrence", of: \.recurrence.draft) { .recurrence(.draftRestored($0)) },
            Draft("order", of: \.order.draft) { .order(.draftRestored($0)) },
            Draft("prices", of: \.priceDraft.entries) { .priceDraft(.restored($0)) },
            Draft("plant", of: \.plant.draft) { .plant(.draftRestored($0)) },
            Draft("slots", of: \.slotPlan.entries) { .slotPlan(.restored($0)) },
        ]
    }

    func action(for event: AppEvent) -> OrdersAction? {
        if case .signedIn(let person) = event { .signedIn(person) } else { nil }
    }

    func reduce(_ state: inout OrdersState, _ action: OrdersAction) -> Effect<OrdersAction> {
        switch action {
        case .signedIn(let person):
            state.person = person
            state.home.customerID = person.id
            (state.recurring.customerID, state.recurrence.customerID) = (person.id, person.id)
            state.activity.customerID = person.id
            return .none
        case .activeLoaded(let result):
            // The one that is shown stays if the newest can't be loaded.
            if case .success(let order) = result { state.active = order }
            return .none
        case .home(.appeared) where state.home.isOpening:
            // Opening it has loaded and followed everything already.
            state.home.isOpening = false
            return .none
        case .home(let action):
            return .merge(home.reduce(&state.home, action).map(scope: "home", OrdersAction.home), react(&state, to: action))
        case .activity(let action):
            return .merge(activity.reduce(&state.activity, action).map(scope: "activity", OrdersAction.activity), react(&state, to: action))
        case .order(let action):
            return order.reduce(&state.order, action).map(scope: "order", OrdersAction.order)
        case .recurringOpened(let link):
            if case .recurringConfirmed(let id) = link {
                (state.recurringLink, state.recurring.confirmed) = (.recurring(), id)
                return .none
            }
            state.recurringLink = link
            guard let subject = link.subject else { return .none }
            return recurrence.reduce(&state.recurrence, .opened(subject)).map(scope: "recurrence", OrdersAction.recurrence)
        case .recurring(let action):
            return recurring.reduce(&state.recurring, action).map(scope: "recurring", OrdersAction.recurring)
        case .recurrence(let action):
            return recurrence.reduce(&state.recurrence, action).map(scope: "recurrence", OrdersAction.recurrence)
        case .plant(let action): return plant.reduce(&state.plant, action).map(scope: "plant", OrdersAction.plant)
        case .tracking(let action):
            return tracking.reduce(&state.tracking, action).map(scope: "tracking", OrdersAction.tracking)
        case .prices(let action):
            return .merge(prices.reduce(&state.prices, action).map(scope: "prices", OrdersAction.prices), react(&state, to: action))
        case .priceDraft(let action):
            return priceDraft.reduce(&state.priceDraft, action).map(scope: "priceDraft", OrdersAction.priceDraft)
        case .slotPlans(let action):
            return .merge(slotPlans.reduce(&state.slotPlans, action).map(scope: "slotPlans", OrdersAction.slotPlans), react(&state, to: action))
        case .slotPlan(let action): return slotPlan.reduce(&state.slotPlan, action).map(scope: "slotPlan", OrdersAction.slotPlan)
        case .board(let action):
            return .merge(board.reduce(&state.board, action).map(scope: "board", OrdersAction.board), react(&state, to: action))
        }
    }
}

extension OrdersLink {
    /// The subject of the form of a recurring order that the link opens; nil for other pages.
    var subject: RecurrenceState.Subject? {
        switch self {
        case .recurring(let id?): .recurring(id)
        case .newRecurring(let order?): .order(order)
        case .newRecurring(nil): .new
        case .home, .confirmed, .promo, .activity, .activityList, .recurring(nil), .recurringConfirmed, .board, .boardOf, .plant, .prices, .slots: nil
        }
    }
}

/// Reactions of one screen to what happens on another.
extension OrdersFeature {
    private func react(_ state: inout OrdersState, to action: HomeAction) -> Effect<OrdersAction> {
        switch action {
        case .appeared, .opened, .codeGiven, .paymentConfirmed:
            followOrders(state) { [orders] () async throws(APIError) in
                try await orders.active()
            } send: {
                .activeLoaded($0)
            }
        case .disappeared: .cancel(id: "orders")
        case .draftRestored, .defaultsLoaded, .bagsChanged, .pickupModeChosen, .windowChosen, .repeatToggled, .slots, .address, .wash, .addOnToggled,
            .promo, .shopping, .payment, .quoteLoaded, .startTapped, .orderPlaced, .orderTapped:
            .none
        }
    }

    private func react(_ state: inout OrdersState, to action: ActivityAction) -> Effect<OrdersAction> {
        switch action {
        case .opened(let id): reduce(&state, .order(.opened(id, mode: .customer)))
        case .listOpened: reduce(&state, .order(.opened(nil, mode: .customer)))
        case .appeared, .disappeared, .segmentChosen, .searchChanged, .searchSettled, .loaded, .moreTapped, .moreLoaded, .newOrderTapped, .orderTapped,
            .reorder:
            .none
        }
    }

    private func react(_ state: inout OrdersState, to action: BoardAction) -> Effect<OrdersAction> {
        switch action {
        case .opened(let id): reduce(&state, .order(.opened(id, mode: .dispatcher)))
        case .customerOpened: reduce(&state, .order(.opened(nil, mode: .dispatcher)))
        case .appeared, .disappeared, .ordersLoaded, .filterChosen, .orderTapped, .everybodyTapped: .none
        }
    }

    private func react(_ state: inout OrdersState, to action: PricesAction) -> Effect<OrdersAction> {
        switch action {
        case .opened(let path):
            if case .prices(let draft?) = path.last { reduce(&state, .priceDraft(.opened(draft))) } else { .none }
        case .appeared, .loaded, .draftTapped, .newTapped, .created, .withdrawTapped, .withdrawn: .none
        }
    }

    private func react(_ state: inout OrdersState, to action: SlotPlansAction) -> Effect<OrdersAction> {
        switch action {
        case .opened(let path):
            if case .slots(let subject?) = path.last { reduce(&state, .slotPlan(.opened(subject))) } else { .none }
        case .appeared, .loaded, .subjectTapped: .none
        }
    }

    /// Keeps what a screen shows of the customer's orders current until it disappears.
    private func followOrders<Value: Sendable>(
        _ state: OrdersState, load: @escaping @Sendable () async throws(APIError) -> Value,
        send action: @escaping @Sendable (Result<Value, APIError>) -> OrdersAction
    ) -> Effect<OrdersAction> {
        guard let person = state.person else { return .none }
        return .follow(
            OrdersTopics.customer(person.id), id: "orders", with: following, where: { $0.kind != OrdersEvents.driverMoved }, load: load, send: action)
    }
}
