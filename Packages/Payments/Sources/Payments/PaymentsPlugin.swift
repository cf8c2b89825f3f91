public import Core
public import CoreUI
import Networking
import PaymentsAPI
import Theme
import UI

/// Payments's client: the tab `payments` for customers. The container must provide `APIClient`.
public struct PaymentsPlugin: ClientPlugin {
    /// The feature's name.
    public let name = "Payments"
    /// Needs somebody to be signed in.
    public let requires = ["Auth"]

    /// Creates the plugin.
    public init() {}

    /// Registers the service.
    public func registerServices(in container: DIContainer) {
        container.register((any PaymentsService).self, .scoped) { LivePaymentsService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the feature's slice.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(PaymentsFeature(service: try container.resolve((any PaymentsService).self)))
    }

    /// The saved payment methods, last for customers.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "payments", modes: [.customer], title: Strings.title, symbol: AppSymbols.receiptName, order: 9,
                feature: PaymentsFeature.self, coordinator: LinkCoordinator<PaymentsLink>(mode: .customer, tab: "payments"),
                path: { _ in [] }, opened: { _ in .home(.appeared) },
                view: { HomeView(store: $0.scope(\.home, PaymentsFeature.Action.home)) })
        ]
    }

    #if DEBUG
    /// The previews of each screen.
    public static var previews: PreviewList {
        [
            HomeView_Previews.self
        ]
    }
    #endif
}
