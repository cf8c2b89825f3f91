public import Core
public import CoreUI
import Networking
import NotificationsAPI
import Theme
import UI

/// The client side of notifications: the icon `notifications` with its badge in the header of every mode.
///
/// The container must provide `APIClient`, `any Realtime` and `any Clock`.
public struct NotificationsPlugin: ClientPlugin {
    /// The name that links and other plugins know it by.
    public let name = NotificationsLink.plugin
    /// The plugin whose people get notifications.
    public let requires = ["Auth"]

    /// The script that subscribes the browser.
    public let scripts = [Resources.pushScript]
    /// The part of the service worker that shows pushed notifications.
    public let workerScripts = [Resources.pushWorkerScript]

    /// Creates the plugin.
    public init() {}

    /// Registers the service that reads notifications.
    public func registerServices(in container: DIContainer) {
        container.register((any NotificationsService).self, .scoped) { LiveNotificationsService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of notifications.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            NotificationsFeature(
                service: try container.resolve((any NotificationsService).self), following: try Following(container),
                clock: try container.resolve((any Clock).self)))
    }

    /// The list, with the number of unread notifications as badge.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                NotificationsLink.tab, modes: Set(Mode.allCases), title: Strings.title, symbol: AppSymbols.bellName, placement: .header, order: 1,
                feature: NotificationsFeature.self, coordinator: LinkCoordinator<NotificationsLink>(tab: NotificationsLink.tab), path: { $0.path },
                opened: { .opened($0) }, badge: { $0.center.badge }, view: { NotificationsView(store: $0) })
        ]
    }

    /// The view without content that keeps the browser's subscription current.
    public var overlays: [Overlay] {
        [
            Overlay(modes: Set(Mode.allCases), feature: NotificationsFeature.self) { store in
                PushKeeperView(store: store.scope(\.push, NotificationsAction.push), person: store.state.person)
            }
        ]
    }

    #if DEBUG
    /// The previews of each screen and its parts.
    public static var previews: PreviewList {
        [
            NotificationsView_Previews.self, CenterView_Previews.self, NotificationRow_Previews.self, PreferencesView_Previews.self, KindRow_Previews.self,
            PushSection_Previews.self, PushKeeperView_Previews.self, TextsSection_Previews.self,
        ]
    }
    #endif
}
