public import Core
public import CoreUI
import Networking
import PaymentsAPI
import Theme
import UI

/// Payments' client: the tab `payments` for customers, which no bar lists. The container must provide `APIClient`, `any Realtime` and `any Clock`.
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
    }

    /// Makes the feature's slice.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(PaymentsFeature(service: try container.resolve((any PaymentsService).self), following: try Following(container)))
    }

    /// The saved payment methods and receipts, to which Account and orders lead.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                PaymentsLink.tab, modes: [.customer], title: Strings.methods, symbol: AppSymbols.cardName, placement: .link, order: 10,
                feature: PaymentsFeature.self, coordinator: LinkCoordinator<PaymentsLink>(mode: .customer, tab: PaymentsLink.tab), path: \.path,
                opened: { .opened($0) }, view: { PaymentsView(store: $0) })
        ]
    }

    #if DEBUG
    /// The previews of each screen.
    public static var previews: PreviewList {
        [
            MethodsView_Previews.self, MethodRow_Previews.self, CardEntryCard_Previews.self, ReceiptView_Previews.self, PaymentCard_Previews.self,
            PaymentsView_Previews.self,
        ]
    }
    #endif
}
