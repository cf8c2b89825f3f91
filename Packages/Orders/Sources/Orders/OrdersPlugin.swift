public import Core
public import CoreUI
import Networking
import Theme
public import UI

/// Orders' client. The container must provide `APIClient`, `any Realtime`, `any Clock` and `any RandomSource`.
public struct OrdersPlugin: ClientPlugin {
    /// `Orders`.
    public let name = "Orders"
    /// Customers come from Auth, service areas from Location.
    public let requires = ["Auth", "Location"]

    /// Creates the plugin.
    public init() {}

    /// Registers ``OrderService``.
    public func registerServices(in container: DIContainer) {
        container.register((any OrderService).self, .scoped) { LiveOrderService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of ``OrdersFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            OrdersFeature(
                orders: try container.resolve((any OrderService).self), realtime: try container.resolve((any Realtime).self),
                clock: try container.resolve((any Clock).self), random: try container.resolve((any RandomSource).self)))
    }

    /// The customer's home and activity, the dispatcher's orders.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "home", modes: [.customer], title: Strings.home, symbol: AppSymbols.tabHomeName, order: 0, feature: OrdersFeature.self,
                coordinator: OrdersHomeCoordinator(), path: { _ in [] }, opened: { .homePathChanged($0) }, view: { CustomerHomeView(store: $0) }),
            CoreUI.Tab(
                "activity", modes: [.customer], title: Strings.activity, symbol: AppSymbols.tabActivityName, order: 1,
                feature: OrdersFeature.self, coordinator: OrdersCoordinator(), path: \.activityPath, opened: { .activityPathChanged($0) },
                view: { ActivityView(store: $0) }),
            CoreUI.Tab(
                "orders", modes: [.dispatcher], title: Strings.orders, symbol: AppSymbols.tabOrdersName, order: 1, feature: OrdersFeature.self,
                coordinator: OrdersCoordinator(), path: \.dispatchPath, opened: { .dispatchPathChanged($0) },
                view: { DispatchOrdersView(store: $0) }),
        ]
    }

    /// The previews of all views.
    public static var previews: [any PreviewProvider.Type] {
        [
            ActiveOrderCard_Previews.self, ActivityView_Previews.self, AddressForm_Previews.self, CancelButton_Previews.self,
            CancelForm_Previews.self, CustomerHomeView_Previews.self, DispatchOrderView_Previews.self, DispatchOrdersView_Previews.self,
            DriverCard_Previews.self, EmptyActivityView_Previews.self, OrderBoard_Previews.self, OrderCard_Previews.self,
            OrderDetailView_Previews.self, OrderFacts_Previews.self, OrderList_Previews.self, OrderMap_Previews.self,
            OrderProgress_Previews.self, OrderSummary_Previews.self, OrderTimeline_Previews.self, PickupAddressCard_Previews.self,
            PickupTimeForm_Previews.self, PlantSteps_Previews.self, PriceBreakdown_Previews.self, QuoteCard_Previews.self,
            ShoppingForm_Previews.self, StagePill_Previews.self, StartOrderForm_Previews.self, WashForm_Previews.self,
        ]
    }
}
