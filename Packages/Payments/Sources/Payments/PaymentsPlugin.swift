public import Core
public import CoreUI
import Networking
import PaymentsAPI
import Theme
import UI

/// Payments' client: the tabs `payments` for customers, `earnings` for drivers, `refunds` for dispatchers and `payouts` for administrators, which no bar lists.
/// The container must provide `APIClient`, `any Realtime`, `any Clock` and `any RandomSource`.
public struct PaymentsPlugin: ClientPlugin {
    /// The feature's name.
    public let name = "Payments"
    /// Needs somebody to be signed in, and orders to pay for.
    public let requires = ["Auth", "Orders"]
    /// The symbols that are Payments' own.
    public let symbols = AppSymbols.paymentsDrawings
    /// The script that mounts a provider's field for a card, opens its pages, and prints receipts.
    public let scripts = [Resources.providerScript]

    /// Creates the plugin.
    public init() {}

    /// Registers the service.
    public func registerServices(in container: DIContainer) {
        container.register((any PaymentsService).self, .scoped) { LivePaymentsService(client: try $0.resolve(APIClient.self)) }
        container.register((any MoneyService).self, .scoped) { LiveMoneyService(client: try $0.resolve(APIClient.self)) }
        container.register((any EarningsService).self, .scoped) { LiveEarningsService(client: try $0.resolve(APIClient.self)) }
        container.register((any RefundService).self, .scoped) { LiveRefundService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the feature's slice.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        let (service, money) = try container.resolve((any PaymentsService).self, (any MoneyService).self)
        return Slice(
            PaymentsFeature(
                service: service, money: money, refunds: try container.resolve((any RefundService).self),
                earnings: try container.resolve((any EarningsService).self), following: try Following(container),
                random: try container.resolve((any RandomSource).self)))
    }

    /// The saved payment methods and receipts, to which Account and orders lead, the driver's earnings, the dispatcher's refunds and the administrator's payouts.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                PaymentsLink.tab, modes: [.customer], title: Strings.methods, symbol: AppSymbols.cardName, placement: .link, order: 10,
                feature: PaymentsFeature.self, coordinator: LinkCoordinator<PaymentsLink>(mode: .customer, tab: PaymentsLink.tab), path: \.path,
                opened: { .opened($0) }, view: { PaymentsView(store: $0) }),
            CoreUI.Tab(
                MoneyLink.tab, modes: Set(Mode.allCases), title: Strings.payouts, symbol: AppSymbols.receiptName, placement: .link, order: 11,
                feature: PaymentsFeature.self, coordinator: LinkCoordinator<MoneyLink>(tab: MoneyLink.tab), path: \.money,
                opened: { .moneyOpened($0) }, view: { MoneyView(store: $0) }),
            CoreUI.Tab(
                RefundsLink.tab, modes: [.dispatcher], title: Strings.refunds, symbol: AppSymbols.receiptName, placement: .link, order: 12,
                feature: PaymentsFeature.self, coordinator: LinkCoordinator<RefundsLink>(mode: .dispatcher, tab: RefundsLink.tab),
                path: { $0.refund.orderID.map { [.order($0)] } ?? [] }, opened: { .refund(.opened($0.last?.orderID)) },
                view: { RefundView(store: $0.scope(\.refund, PaymentsFeature.Action.refund)) }),
            CoreUI.Tab(
                EarningsLink.tab, modes: [.driver], title: Strings.earnings, symbol: AppSymbols.receiptName, placement: .link, order: 13,
                feature: PaymentsFeature.self, coordinator: SinglePlaceCoordinator(), path: { _ in [] }, opened: { _ in .earnings(.appeared) },
                view: { EarningsView(store: $0.scope(\.earnings, PaymentsFeature.Action.earnings)) }),
        ]
    }

    /// The payouts, and the differences between our books and the provider's.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "payouts", in: .money, title: Strings.payouts, hint: Strings.payoutsHint, symbol: AppSymbols.receiptName, order: 0, opens: MoneyLink.payouts),
            AdministrationPage(
                "incidents", in: .money, title: Strings.incidents, hint: Strings.incidentsHint, symbol: AppSymbols.warningName, order: 1,
                opens: MoneyLink.incidents),
            AdministrationPage(
                "payments", in: .money, title: Strings.payments, hint: Strings.paymentsHint, symbol: AppSymbols.receiptName, order: 2,
                opens: MoneyLink.payments()),
        ]
    }

    #if DEBUG
    /// The previews of each screen.
    public static var previews: PreviewList {
        [
            MethodsView_Previews.self, MethodRow_Previews.self, CardEntryCard_Previews.self, ReceiptView_Previews.self, PaymentCard_Previews.self,
            ShoppedItemsCard_Previews.self, PaymentsView_Previews.self, PayoutsView_Previews.self, BalancesCard_Previews.self, PayoutView_Previews.self,
            IncidentsView_Previews.self,
            IncidentCard_Previews.self, PaymentListView_Previews.self, MoneyView_Previews.self, RefundView_Previews.self, RefundCard_Previews.self,
            RefundFormFields_Previews.self,
            EarningsView_Previews.self, EarningsChartCard_Previews.self, EarningsTotalCard_Previews.self, EarningsPayoutsCard_Previews.self,
        ]
    }
    #endif
}

extension RefundsLink {
    /// The id of the order.
    fileprivate var orderID: Int {
        switch self {
        case .order(let id): id
        }
    }
}
