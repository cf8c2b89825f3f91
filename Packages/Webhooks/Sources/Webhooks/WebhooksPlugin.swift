public import Core
public import CoreUI
import Networking
import Theme
import UI
import WebhooksAPI

/// The client of Webhooks: the administrator's pages of registered addresses and their deliveries. The container must provide `APIClient` and `any Clock`.
public struct WebhooksPlugin: ClientPlugin {
    /// The feature's name.
    public let name = WebhooksLink.plugin
    /// Needs somebody to be signed in.
    public let requires = ["Auth"]
    /// The symbols that are Webhooks' own.
    public let symbols = AppSymbols.webhookDrawings

    /// Creates the plugin.
    public init() {}

    /// Registers the service.
    public func registerServices(in container: DIContainer) {
        container.register((any WebhookService).self, .scoped) { LiveWebhookService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the feature's slice.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(WebhooksFeature(service: try container.resolve((any WebhookService).self), clock: try container.resolve((any Core.Clock).self)))
    }

    /// The administrator's addresses, without a button in the bar.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                WebhooksLink.tab, modes: [.administrator], title: Strings.webhooks, symbol: AppSymbols.webhookName, placement: .link, order: 12,
                feature: WebhooksFeature.self, coordinator: LinkCoordinator<WebhooksLink>(mode: .administrator, tab: WebhooksLink.tab), path: \.path,
                opened: { .opened($0) }, view: { WebhooksView(store: $0) })
        ]
    }

    /// The webhooks.
    public var administrationPages: [AdministrationPage] {
        [
            AdministrationPage(
                "webhooks", in: .system, title: Strings.webhooks, hint: Strings.hint, symbol: AppSymbols.webhookName, order: 7, opens: WebhooksLink.webhooks)
        ]
    }

    #if DEBUG
    /// The previews of each screen and its parts.
    public static var previews: PreviewList {
        [
            AddressesView_Previews.self, AddressCard_Previews.self, NewAddressViews_Previews.self, DeliveriesView_Previews.self,
            DeliveryRow_Previews.self, WebhooksView_Previews.self,
        ]
    }
    #endif
}
