import ChatAPI
import Core
import Networking

/// The state of Chat: one field for each screen, and what the screens share.
struct ChatState: Sendable, Equatable {
    /// The person who is signed in.
    var person: Int?
    /// Whether somebody can see the app; what arrives meanwhile doesn't count as read.
    var isSceneActive = true
    /// The place inside the tab; empty at the list of conversations.
    var path: [ChatLink] = []
    var conversations = ConversationsFeature.State()
    var search = SearchFeature.State()
    var opening = OpeningFeature.State()
    /// The conversations that were opened, by id: what was typed and what failed stays.
    var threads: [Int: ThreadFeature.State] = [:]
    var orderConversations = OrderConversationsFeature.State()
    var reports = ReportsFeature.State()

    /// The conversation on the screen.
    var openID: Int? {
        guard case .conversation(let id) = path.last else { return nil }
        return id
    }

    /// A conversation's screen, as it was left or else as it begins.
    subscript(thread id: Int) -> ThreadFeature.State {
        get { threads[id] ?? ThreadFeature.State(id: id, person: person) }
        set { threads[id] = newValue }
    }
}

/// The actions of Chat: one case for each screen, and events from outside the feature.
enum ChatAction: Sendable, Equatable {
    /// A person signed in.
    case signedIn(Int)
    /// Somebody can see the app from now on, or nobody can.
    case sceneChanged(isActive: Bool)
    /// Messages written before a restart of the server were restored.
    case draftsRestored([ThreadDraft])
    /// The person went to another place in the tab.
    case opened([ChatLink])
    case conversations(ConversationsFeature.Action)
    case search(SearchFeature.Action)
    case opening(OpeningFeature.Action)
    case thread(Int, ThreadFeature.Action)
    case orderConversations(OrderConversationsFeature.Action)
    case reports(ReportsFeature.Action)
}

/// Conversations: the list with its unread counts, and the conversations themselves, both live.
struct ChatFeature: Feature {
    static let name = "chat"

    let conversations: ConversationsFeature
    let search: SearchFeature
    let opening: OpeningFeature
    let thread: ThreadFeature
    let orderConversations: OrderConversationsFeature
    let reports: ReportsFeature

    /// Creates the feature.
    ///
    /// - Parameters:
    ///   - random: makes the client ids of messages.
    ///   - clock: decides when to try again, and how long somebody counts as typing.
    init(chat: any ChatService, following: Following, random: any RandomSource, clock: any Clock) {
        conversations = ConversationsFeature(chat: chat, following: following)
        search = SearchFeature(chat: chat, clock: clock)
        opening = OpeningFeature(chat: chat)
        thread = ThreadFeature(chat: chat, following: following, random: random, clock: clock)
        orderConversations = OrderConversationsFeature(chat: chat)
        reports = ReportsFeature(chat: chat)
    }

    var initialState: ChatState { ChatState() }

    /// The messages being written, by conversation. A search isn't kept: its field keeps the text, and the search runs again.
    var drafts: [Draft<ChatState, ChatAction>] { [Draft("threads", of: \.threadDrafts) { .draftsRestored($0) }] }

    /// Nothing but whether the app can be seen, which is the device's.
    func stateAfterSignOut(_ state: ChatState) -> ChatState {
        var next = ChatState()
        next.isSceneActive = state.isSceneActive
        return next
    }

    func action(for event: AppEvent) -> ChatAction? {
        switch event {
        case .signedIn(let person): .signedIn(person.id)
        case .sceneChanged(let isActive): .sceneChanged(isActive: isActive)
        case .signedOut, .modeChanged, .open, .notice: nil
        }
    }

    func reduce(_ state: inout ChatState, _ action: ChatAction) -> Effect<ChatAction> {
        switch action {
        case .signedIn(let person):
            guard state.person != person else { return .none }
            state.person = person
            return conversations.follow(of: person).map(scope: "conversations", ChatAction.conversations)
        case .sceneChanged(let isActive):
            state.isSceneActive = isActive
            return state.openID.map { reduce(&state, .thread($0, .sceneChanged(isActive: isActive))) } ?? .none
        case .draftsRestored(let drafts):
            return drafts.reduce(.none) { .merge($0, reduce(&state, .thread($1.id, .draftRestored($1)))) }
        case .opened(let path):
            return open(path, &state)

        // What the screens ask of the feature.
        case .conversations(.conversationTapped(let id)), .search(.resultTapped(let id)):
            return open([.conversation(id)], &state)
        case .conversations(.reportsTapped):
            return open([.reports], &state)
        case .opening(.opened(let person, .success(let conversation))):
            guard state.path.last == .with(person: person) else { return .none }
            return .merge(open(state.path.dropLast() + [.conversation(conversation.id)], &state), reloadConversations)
        case .orderConversations(.joined(.success(let conversation))), .reports(.joined(.success(let conversation))):
            return .merge(open([.conversation(conversation.id)], &state), reloadConversations)
        case .thread(let id, .options(.left(.success))):
            state.threads[id] = nil
            return .merge(id == state.openID ? open([], &state) : .none, reloadConversations)
        case .thread(_, .minutePassed):
            return reloadConversations
        case .thread(let id, .options(.changed(.success(let conversation)))):
            state.conversations.replace(conversation)
            state[thread: id].options.outcome = nil
            return .none

        case .conversations(let action):
            return conversations.reduce(&state.conversations, action).map(scope: "conversations", ChatAction.conversations)
        case .search(let action):
            return search.reduce(&state.search, action).map(scope: "search", ChatAction.search)
        case .opening(let action):
            return opening.reduce(&state.opening, action).map(scope: "opening", ChatAction.opening)
        case .thread(let id, let action):
            return thread.reduce(&state[thread: id], action).map(scope: "thread.\(id)") { .thread(id, $0) }
        case .orderConversations(let action):
            return orderConversations.reduce(&state.orderConversations, action).map(scope: "order", ChatAction.orderConversations)
        case .reports(let action):
            return reports.reduce(&state.reports, action).map(scope: "reports", ChatAction.reports)
        }
    }

    /// Goes to a place; its screen loads what it needs when it appears.
    private func open(_ path: [ChatLink], _ state: inout ChatState) -> Effect<ChatAction> {
        state.path = path
        if let id = state.openID { state[thread: id].isSceneActive = state.isSceneActive }
        return .none
    }

    /// Loads the list after changes that it isn't told of, such as of who is online.
    private var reloadConversations: Effect<ChatAction> { conversations.load().map(scope: "conversations", ChatAction.conversations) }
}
