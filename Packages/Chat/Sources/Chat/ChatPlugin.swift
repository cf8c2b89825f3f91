public import Core
public import CoreUI
import Networking
import Theme
public import UI

/// Chat's client: the icon `messages` in the header, in every mode. The container must provide `APIClient`, `any Realtime`, `any RandomSource` and `any Clock`.
public struct ChatPlugin: ClientPlugin {
    /// `Chat`.
    public let name = "Chat"
    /// Auth and Orders.
    public let requires = ["Auth", "Orders"]

    /// Creates the plugin.
    public init() {}

    /// Registers ``ChatService``.
    public func registerServices(in container: DIContainer) {
        container.register((any ChatService).self, .scoped) { LiveChatService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of ``ChatFeature``.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            ChatFeature(
                chat: try container.resolve((any ChatService).self), realtime: try container.resolve((any Realtime).self),
                random: try container.resolve((any RandomSource).self), clock: try container.resolve((any Clock).self)))
    }

    /// The conversations, in the header of every mode.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                "messages", modes: Set(Mode.allCases), title: Strings.messages, symbol: AppSymbols.messagesName, placement: .header, order: 0,
                feature: ChatFeature.self, coordinator: ChatCoordinator(), path: { $0.path }, opened: { .opened($0) },
                badge: { $0.unreadCount == 0 ? nil : String($0.unreadCount) },
                view: { ConversationsView(store: $0) })
        ]
    }

    /// The previews of the list, the thread and their parts.
    public static var previews: [any PreviewProvider.Type] {
        [
            ConversationsView_Previews.self, ConversationList_Previews.self, ConversationRow_Previews.self, ThreadView_Previews.self, DayView_Previews.self,
            MessageBubble_Previews.self, OutgoingBubble_Previews.self, ComposerField_Previews.self, OpeningView_Previews.self,
            NoticeRow_Previews.self, ThreadStatusView_Previews.self, ThreadMenu_Previews.self, ReportSheet_Previews.self, SearchResultsView_Previews.self,
            ReportsView_Previews.self, OrderConversationsView_Previews.self,
        ]
    }
}
