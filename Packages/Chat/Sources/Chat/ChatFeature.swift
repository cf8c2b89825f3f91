import ChatAPI
public import Core
import CoreUI
public import Networking

/// Conversations: the list with its unread counts, and the threads, both live.
public struct ChatFeature: Feature {
    /// What Chat remembers.
    public typealias State = ChatState
    /// What can happen in Chat.
    public typealias Action = ChatAction

    /// `chat`.
    public static let name = "chat"
    let chat: any ChatService
    let realtime: any Realtime
    let random: any RandomSource
    let coordinator = ChatCoordinator()

    /// Creates the feature.
    ///
    /// - Parameter random: makes the client ids of messages.
    public init(chat: any ChatService, realtime: any Realtime, random: any RandomSource) {
        self.chat = chat
        self.realtime = realtime
        self.random = random
    }

    /// Nothing known.
    public var initialState: ChatState { ChatState() }

    /// Changes the state for an action.
    public func reduce(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        switch action {
        case .signedIn(let id):
            let isNew = state.personID != id
            state.personID = id
            return isNew ? listenToList(id) : .none
        case .signedOut:
            state = ChatState()
            return .merge(
                .cancel(id: "list.live"), .cancel(id: "list"), .cancel(id: "thread.live"), .cancel(id: "thread"), .cancel(id: "older"),
                .cancel(id: "open"))
        case .appeared:
            state.conversations.beginLoading()
            return loadList()
        case .listChanged:
            return loadList()
        case .conversationsLoaded(let result):
            state.conversations.finish(result)
            return .none
        case .opened, .conversationTapped, .conversationOpened:
            return reduceOpening(&state, action)
        case .threadChanged, .newestLoaded, .newerLoaded, .olderTapped, .olderLoaded:
            return reduceThread(&state, action)
        case .draftChanged, .sendTapped, .retryTapped, .discardTapped, .sent:
            return reduceSending(&state, action)
        }
    }

    /// Notes who is signed in.
    public func action(for event: AppEvent) -> ChatAction? {
        switch event {
        case .signedIn(let person): .signedIn(person.id)
        case .signedOut: .signedOut
        default: nil
        }
    }

    /// The list is kept from the sign-in on, so that its unread counts can be shown anywhere.
    private func listenToList(_ person: Int) -> Effect<ChatAction> {
        .listen(id: "list.live") { [realtime] send in
            let changes = await realtime.subscribe(ChatTopics.conversations(of: person))
            send(.listChanged)
            for await _ in changes { send(.listChanged) }
        }
    }

    private func loadList() -> Effect<ChatAction> {
        .run(id: "list") { [chat] send in
            send(.conversationsLoaded(await Result { () async throws(APIError) in try await chat.conversations() }))
        }
    }
}
