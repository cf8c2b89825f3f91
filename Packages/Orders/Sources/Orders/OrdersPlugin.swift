public import Core
public import CoreUI
import Networking
import OrdersAPI
import Theme
import UI

/// The client side of Orders. The container must provide `APIClient`, `any Realtime`, `any Clock` and `any RandomSource`.
public struct OrdersPlugin: ClientPlugin {
    /// The feature's name.
    public let name = OrdersLink.plugin
    /// Customers come from Auth, service areas from Location.
    public let requires = ["Auth", "Location"]
    /// The symbols that are Orders's own.
    public let symbols = AppSymbols.ordersDrawings
    /// The scripts that take the device's position, and the keys of the plant's board.
    public let scripts = [Resources.ownPositionScript, Resources.plantScript]

    /// Creates the plugin.
    public init() {}

    /// Registers the calls to the API.
    public func registerServices(in container: DIContainer) {
        container.register((any OrderService).self, .scoped) { LiveOrderService(client: try $0.resolve(APIClient.self)) }
        container.register((any RecurringService).self, .scoped) { LiveRecurringService(client: try $0.resolve(APIClient.self)) }
        container.register((any PriceService).self, .scoped) { LivePriceService(client: try $0.resolve(APIClient.self)) }
        container.register((any SlotPlanService).self, .scoped) { LiveSlotPlanService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the feature's slice.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            OrdersFeature(
                orders: try container.resolve((any OrderService).self), recurring: try container.resolve((any RecurringService).self),
                prices: try container.resolve((any PriceService).self),
                plans: try container.resolve((any SlotPlanService).self), following: try Following(container),
                clock: try container.resolve((any Core.Clock).self), random: try container.resolve((any RandomSource).self)))
    }

    /// The customer's home and activity, the dispatcher's orders, and without a button the administrator's prices and windows for pickups.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "home", modes: [.customer], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: OrdersFeature.self,
                coordinator: LinkCoordinator<OrdersLink>(mode: .customer, tab: "home"), path: { _ in [] },
                opened: { .home($0.last?.home ?? .opened(shopping: false)) }
            ) { store in
                HomeView(store: store.scope(\.home, OrdersAction.home), active: store.state.active)
            },
            CoreUI.Tab(
                "activity", modes: [.customer], title: Strings.activity, symbol: AppSymbols.tabActivityName, order: 1,
                feature: OrdersFeature.self, coordinator: LinkCoordinator<OrdersLink>(mode: .customer, tab: "activity"),
                path: { [.activity(of: $0.activity)] }, opened: { .activity($0.last?.activity ?? .opened(nil)) }
            ) { store in
                if let id = store.state.activity.order {
                    OrderView(orderID: id, store: store.scope(\.order, OrdersAction.order)).id("order.\(id)")
                } else {
                    ActivityView(store: store.scope(\.activity, OrdersAction.activity))
                }
            },
            CoreUI.Tab(
                OrdersLink.recurringTab, modes: [.customer], title: Strings.recurringOrders, symbol: AppSymbols.calendarName, placement: .link, order: 9,
                feature: OrdersFeature.self, coordinator: LinkCoordinator<OrdersLink>(mode: .customer, tab: OrdersLink.recurringTab),
                path: { [$0.recurringLink] }, opened: { .recurringOpened($0.last ?? .recurring()) }
            ) { store in
                if store.state.recurringLink.subject != nil {
                    RecurrenceView(store: store.scope(\.recurrence, OrdersAction.recurrence))
                } else {
                    RecurringView(store: store.scope(\.recurring, OrdersAction.recurring))
                }
            },
            CoreUI.Tab(
                "orders", modes: [.dispatcher], title: Strings.orders, symbol: AppSymbols.tabOrdersName, order: 1, feature: OrdersFeature.self,
                coordinator: LinkCoordinator<OrdersLink>(mode: .dispatcher, tab: "orders"), path: { [$0.board.link] },
                opened: { path in
                    if case .boardOf(let customer) = path.last { .board(.customerOpened(customer)) } else { .board(.opened(path.last?.order)) }
                }
            ) { store in
                if let id = store.state.board.order {
                    DispatchOrderView(orderID: id, store: store.scope(\.order, OrdersAction.order)).id("dispatch.\(id)")
                } else {
                    BoardView(store: store.scope(\.board, OrdersAction.board))
                }
            },
            CoreUI.Tab(
                "plant", modes: [.dispatcher], title: Strings.plant, symbol: AppSymbols.washerName, order: 2, feature: OrdersFeature.self,
                coordinator: LinkCoordinator<OrdersLink>(mode: .dispatcher, tab: "plant"), path: { _ in [] }, opened: { _ in .plant(.closed) }
            ) { store in
                PlantView(store: store.scope(\.plant, OrdersAction.plant))
            },
            CoreUI.Tab(
                "prices", modes: Set(Mode.allCases), title: Strings.prices, symbol: AppSymbols.receiptName, placement: .link, order: 9,
                feature: OrdersFeature.self, coordinator: LinkCoordinator<OrdersLink>(tab: "prices"), path: { $0.prices.path },
                opened: { .prices(.opened($0)) }
            ) { PricesView(store: $0) },
            CoreUI.Tab(
                "slots", modes: Set(Mode.allCases), title: Strings.slots, symbol: AppSymbols.calendarName, placement: .link, order: 9,
                feature: OrdersFeature.self, coordinator: LinkCoordinator<OrdersLink>(tab: "slots"), path: { $0.slotPlans.path },
                opened: { .slotPlans(.opened($0)) }
            ) { SlotPlansView(store: $0) },
        ]
    }

    /// The prices, and the windows for pickups.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "prices", in: .catalog, title: Strings.prices, hint: Strings.pricesHint, symbol: AppSymbols.receiptName, order: 1, opens: OrdersLink.prices()),
            AdministrationPage(
                "slots", in: .catalog, title: Strings.slots, hint: Strings.slotsHint, symbol: AppSymbols.calendarName, order: 2, opens: OrdersLink.slots()),
        ]
    }

    /// The page of a tracking link.
    public var publicPages: [PublicPage] {
        [
            PublicPage(
                feature: OrdersFeature.self, opened: { OrdersLink.trackingToken($0).map { .tracking(.opened($0)) } },
                path: { $0.tracking.token.map(OrdersLink.trackingPath) }, closed: .tracking(.closed)
            ) { store in
                TrackingView(store: store.scope(\.tracking, OrdersAction.tracking))
            }
        ]
    }

    #if DEBUG
    /// The previews of all views.
    public static var previews: PreviewList {
        [
            ActiveOrderCard_Previews.self, AddOnFields_Previews.self, AddOnForm_Previews.self, AddOnsCard_Previews.self, ActivityView_Previews.self,
            AddressForm_Previews.self, BagReturnCard_Previews.self, BoardView_Previews.self,
            CancelButton_Previews.self, CancelForm_Previews.self, CancellationNoticeView_Previews.self,
            CancellationRequestCard_Previews.self, DispatchOrderView_Previews.self, DriverCard_Previews.self, DriverDescriptionView_Previews.self,
            FeedbackCard_Previews.self,
            EmptyActivityView_Previews.self, HomeView_Previews.self, NotesCard_Previews.self, OrderBoard_Previews.self, OrderCard_Previews.self,
            OrderFacts_Previews.self,
            OrderList_Previews.self, OrderMap_Previews.self, OrderProgress_Previews.self, OrderSummary_Previews.self,
            OrderTimeline_Previews.self, OrderView_Previews.self, OwnPositionButton_Previews.self, PickupAddressCard_Previews.self,
            PickupTimeForm_Previews.self, PINCard_Previews.self, PlantBoardView_Previews.self, PlantOrderCard_Previews.self, PlantSteps_Previews.self,
            PlantView_Previews.self, PriceAmountsCard_Previews.self, PriceApprovalCard_Previews.self, PriceBreakdown_Previews.self,
            PriceDraftForm_Previews.self, PriceDraftView_Previews.self, PriceList_Previews.self, PricePreviewCard_Previews.self,
            PriceVersionCard_Previews.self, PricesView_Previews.self, PromoForm_Previews.self, ProofPhotosView_Previews.self,
            PurchaseCorrectionForm_Previews.self, QuoteCard_Previews.self, QuotePaymentView_Previews.self,
            OtherCardsView_Previews.self, ConfirmPaymentButton_Previews.self, RecurrenceForm_Previews.self, RecurrenceView_Previews.self,
            RecurringCard_Previews.self, RecurringDateRow_Previews.self, RecurringObstacleView_Previews.self, RecurringView_Previews.self,
            ReorderButton_Previews.self, ReorderNoticeView_Previews.self, RescheduleCard_Previews.self, SharingCard_Previews.self,
            ShoppingCard_Previews.self, ShoppingForm_Previews.self,
            SlotAreaList_Previews.self, SlotDayView_Previews.self, SlotDaysCard_Previews.self, SlotExceptionsCard_Previews.self,
            SlotLoadRow_Previews.self, SlotMessageView_Previews.self, SlotPicker_Previews.self, SlotPlanView_Previews.self, SlotPlansView_Previews.self,
            SlotRuleFields_Previews.self, SlotSharingCard_Previews.self, SlotWeekCard_Previews.self, StagePill_Previews.self, StartOrderCard_Previews.self,
            StartOrderForm_Previews.self, StopsBeforeRow_Previews.self, TrackingCard_Previews.self,
            TrackingView_Previews.self, UnavailableActionsCard_Previews.self, VisitNotesCard_Previews.self, WashForm_Previews.self,
        ]
    }
    #endif
}

extension OrdersLink {
    /// The action that shows the place in the customer's home.
    fileprivate var home: HomeAction {
        switch self {
        case .confirmed: .paymentConfirmed
        case .promo(let code): .codeGiven(code)
        case .home(let shopping): .opened(shopping: shopping)
        case .activity, .activityList, .recurring, .recurringConfirmed, .newRecurring, .board, .boardOf, .plant, .prices, .slots:
            .opened(shopping: false)
        }
    }

    /// Returns the place that the customer's activity shows.
    fileprivate static func activity(of state: ActivityState) -> OrdersLink {
        if let order = state.order { return .activity(order: order) }
        return state.segment == .inProgress ? .activity() : .activityList(state.segment)
    }

    /// The action that shows the place in the customer's activity.
    fileprivate var activity: ActivityAction {
        if case .activityList(let segment) = self { .listOpened(segment) } else { .opened(order) }
    }

    /// The id of the order whose page the link opens; nil for a list.
    fileprivate var order: Int? {
        switch self {
        case .home, .confirmed, .promo, .recurring, .recurringConfirmed, .newRecurring, .activityList, .boardOf, .plant, .prices, .slots: nil
        case .activity(let order), .board(let order): order
        }
    }
}
