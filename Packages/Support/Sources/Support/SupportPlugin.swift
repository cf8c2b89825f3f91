public import Core
public import CoreUI
import Networking
import SupportAPI
import Theme
import UI

/// Support's client: the tab `support`, for customers reached from Account and orders, for drivers and dispatchers in the bar. The container must provide
/// `APIClient`, `any Realtime`, `any Clock` and `any RandomSource`.
public struct SupportPlugin: ClientPlugin {
    /// The name that links and other plugins know it by.
    public let name = SupportLink.plugin
    /// Needs somebody to be signed in.
    public let requires = ["Auth"]
    /// The symbols that are Support's own.
    public let symbols = AppSymbols.supportDrawings

    /// Creates the plugin.
    public init() {}

    /// Registers the services.
    public func registerServices(in container: DIContainer) {
        container.register((any SupportService).self, .scoped) { LiveSupportService(client: try $0.resolve(APIClient.self)) }
        container.register((any AnswerService).self, .scoped) { LiveAnswerService(client: try $0.resolve(APIClient.self)) }
        container.register((any HelpService).self, .scoped) { LiveHelpService(client: try $0.resolve(APIClient.self)) }
    }

    /// Makes the feature's slice.
    public func makeSlice(_ container: DIContainer) throws -> any AnySlice {
        let (service, answers, help) = try container.resolve((any SupportService).self, (any AnswerService).self, (any HelpService).self)
        return Slice(
            SupportFeature(
                service: service, answers: answers, help: help, following: try Following(container), random: try container.resolve((any RandomSource).self),
                clock: try container.resolve((any Clock).self)))
    }

    /// The person's own tickets, and the queue.
    public var tabs: [CoreUI.Tab] {
        let coordinator = LinkCoordinator<SupportLink>(tab: SupportLink.tab)
        return [
            CoreUI.Tab(
                SupportLink.tab, modes: [.customer], title: Strings.support, symbol: AppSymbols.supportName, placement: .link, order: 8,
                feature: SupportFeature.self, coordinator: coordinator, path: \.path, opened: { .opened($0) }, view: { TicketsView(store: $0) }),
            CoreUI.Tab(
                SupportLink.tab, modes: [.driver], title: Strings.support, symbol: AppSymbols.supportName, order: 4,
                feature: SupportFeature.self, coordinator: coordinator, path: \.path, opened: { .opened($0) }, view: { TicketsView(store: $0) }),
            CoreUI.Tab(
                SupportLink.tab, modes: [.dispatcher], title: Strings.support, symbol: AppSymbols.supportName, order: 4,
                feature: SupportFeature.self, coordinator: coordinator, path: \.deskPath, opened: { .deskOpened($0) }, view: { QueueView(store: $0) }),
        ]
    }

    #if DEBUG
    /// The previews of each screen and its parts.
    public static var previews: PreviewList {
        [
            TicketsView_Previews.self, TicketList_Previews.self, TicketRow_Previews.self, NewTicketView_Previews.self, TicketView_Previews.self,
            TicketBubble_Previews.self, PendingFilesView_Previews.self, AttachButton_Previews.self, SentFilesView_Previews.self,
            TicketHeader_Previews.self, ReplyField_Previews.self, AnswerChoicesView_Previews.self, HandlingView_Previews.self, SatisfactionView_Previews.self,
            ActionsView_Previews.self, CreditFormView_Previews.self, MergeChoiceView_Previews.self,
            HelpView_Previews.self, ArticleRows_Previews.self, ArticleView_Previews.self,
            QueueView_Previews.self, QueueList_Previews.self, AnswersView_Previews.self,
        ]
    }
    #endif
}
