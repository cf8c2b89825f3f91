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
    let clock: any Clock
    let coordinator = ChatCoordinator()

    /// Creates the feature.
    ///
    /// - Parameters:
    ///   - random: makes the client ids of messages.
    ///   - clock: says when to try again, and how long somebody counts as typing.
    public init(chat: any ChatService, realtime: any Realtime, random: any RandomSource, clock: any Clock) {
        self.chat = chat
        self.realtime = realtime
        self.random = random
        self.clock = clock
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
            let sending = state.threads.keys.map(Self.sendingID)
            let isSceneActive = state.isSceneActive
            state = ChatState()
            state.isSceneActive = isSceneActive
            return Self.cancel(["list.live", "list", "thread.live", "thread", "older", "open", "presence", "typing", "search"] + sending)
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
        case .threadConnected, .threadLost, .threadChanged, .receiptsChanged, .newestLoaded, .newerLoaded, .olderTapped, .olderLoaded, .sceneChanged:
            return reduceThread(&state, action)
        case .typingSeen, .typingExpired:
            return reduceTyping(&state, action)
        case .searchChanged, .found, .moreResultsTapped, .moreFound:
            return reduceSearch(&state, action)
        case .muteTapped, .blockTapped, .blockConfirmed, .blockDismissed, .conversationChanged:
            return reduceSafety(&state, action)
        case .reportTapped, .reportReasonChosen, .reportNoteChanged, .reportSendTapped, .reportDismissed, .reported:
            return reduceReport(&state, action)
        case .reportsAppeared, .reportsLoaded, .orderAppeared, .orderLoaded, .joinTapped, .joined, .leaveTapped, .left:
            return reduceDispatch(&state, action)
        case .draftChanged, .sendTapped, .keptMessagesRestored, .retryTapped, .discardTapped, .sent:
            return reduceSending(&state, action)
        }
    }

    /// Notes who is signed in, and whether they can see the app.
    public func action(for event: AppEvent) -> ChatAction? {
        switch event {
        case .signedIn(let person): .signedIn(person.id)
        case .signedOut: .signedOut
        case .sceneChanged(let isActive): .sceneChanged(isActive: isActive)
        default: nil
        }
    }

    /// The list is kept from the sign-in on, so that its unread counts can be shown anywhere.
    private func listenToList(_ person: Int) -> Effect<ChatAction> {
        follow(ChatTopics.conversations(of: person), id: "list.live", connected: .listChanged, lost: nil) { _ in .listChanged }
    }

    static func cancel(_ ids: [EffectID]) -> Effect<ChatAction> {
        ids.reduce(.none) { .merge($0, .cancel(id: $1)) }
    }

    private func loadList() -> Effect<ChatAction> {
        .run(id: "list") { [chat] send in
            send(.conversationsLoaded(await Result { () async throws(APIError) in try await chat.conversations() }))
        }
    }
}
