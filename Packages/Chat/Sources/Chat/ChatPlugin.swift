import ChatAPI
public import Core
public import CoreUI
import Networking
import Theme
import UI

/// The client side of conversations: the icon `messages` in the header of every mode.
///
/// The container must provide `APIClient`, `any Realtime`, `any RandomSource` and `any Clock`.
public struct ChatPlugin: ClientPlugin {
    /// The name that links and other plugins know it by.
    public let name = ChatLink.plugin
    /// The plugins whose people and orders conversations are about.
    public let requires = ["Auth", "Orders"]
    /// The animation of the line that says who is typing.
    public let styleSheet = Resources.chatStyles

    /// Creates the plugin.
    public init() {}

    /// Registers the service that reads and sends messages.
    public func registerServices(in container: DIContainer) {
        container.register((any ChatService).self, .scoped) { LiveChatService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the slice of conversations.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        Slice(
            ChatFeature(
                chat: try container.resolve((any ChatService).self), following: try Following(container),
                random: try container.resolve((any RandomSource).self), clock: try container.resolve((any Clock).self)))
    }

    /// The conversations, with the number of unread messages as badge.
    public var tabs: [CoreUI.Tab] {
        [
            CoreUI.Tab(
                ChatLink.tab, modes: Set(Mode.allCases), title: Strings.messages, symbol: AppSymbols.messagesName, placement: .header, order: 0,
                feature: ChatFeature.self, coordinator: LinkCoordinator<ChatLink>(tab: ChatLink.tab), path: { $0.path }, opened: { .opened($0) },
                badge: { $0.conversations.unreadCount == 0 ? nil : String($0.conversations.unreadCount) },
                view: { ConversationsView(store: $0) })
        ]
    }

    #if DEBUG
    /// The previews of each screen and its parts.
    public static var previews: PreviewList {
        [
            ConversationsView_Previews.self, ConversationList_Previews.self, ConversationRow_Previews.self, SearchView_Previews.self,
            OpeningView_Previews.self, ThreadView_Previews.self, ThreadStatusView_Previews.self, DayView_Previews.self, MessageBubble_Previews.self,
            NoticeRow_Previews.self, ComposerView_Previews.self, OutgoingBubble_Previews.self, OptionsView_Previews.self, ReportView_Previews.self,
            ReportsView_Previews.self, OrderConversationsView_Previews.self,
        ]
    }
    #endif
}
