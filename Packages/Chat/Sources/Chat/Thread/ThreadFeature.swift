import ChatAPI
import Core
import Networking

/// A conversation: its messages, kept current while it is on the screen, and what a person can do with it.
struct ThreadFeature: Screen {
    struct State: Sendable, Equatable {
        let id: Int
        /// The person who is signed in.
        let person: Int?
        /// Whether the conversation is on the screen.
        var isOpen = false
        /// Whether somebody can see the screen.
        var isSceneActive = true
        /// The messages that are known, oldest first and without a gap.
        var messages: ViewState<[Message]> = .idle
        /// Whether there are older messages than those known.
        var hasOlder = false
        var isLoadingOlder = false
        /// Whether the newest messages couldn't be loaded, so that those shown may be old.
        var isBehind = false
        /// Whether messages have arrived that nobody could see yet.
        var isUnseen = false
        /// Whether the connection that announces changes is lost.
        var isDisconnected = false
        /// The people who are typing.
        var typing: [Int] = []
        var composer: ComposerFeature.State
        var options: OptionsFeature.State
        /// The report that is being written; nil while there is none.
        var report: ReportFeature.State?

        init(id: Int, person: Int?) {
            (self.id, self.person) = (id, person)
            composer = ComposerFeature.State(conversation: id)
            options = OptionsFeature.State(conversation: id)
        }
    }

    enum Action: Sendable, Equatable {
        case appeared
        case disappeared
        case sceneChanged(isActive: Bool)
        /// The connection that announces changes is there, or is lost and tried again.
        case connectionChanged(isConnected: Bool)
        /// The conversation has changed, or the person asks to try again.
        case changed
        /// Somebody has read the conversation.
        case receiptsChanged
        case typingHeard(Int)
        /// A person hasn't typed for a while.
        case typingExpired(Int)
        /// A minute has passed in which who is online may have changed; the feature loads the list.
        case minutePassed
        case newestLoaded(Result<MessagePage, APIError>)
        /// The messages after the last known one were loaded, or couldn't be.
        case newerLoaded(Result<[Message], APIError>)
        case olderTapped
        case olderLoaded(Result<MessagePage, APIError>)
        /// Messages written before a restart of the server were restored.
        case draftRestored(ThreadDraft)
        case composer(ComposerFeature.Action)
        case options(OptionsFeature.Action)
        case report(ReportFeature.Action)
    }

    let chat: any ChatService
    let following: Following
    let clock: any Clock
    let composer: ComposerFeature
    let options: OptionsFeature
    let report: ReportFeature

    init(chat: any ChatService, following: Following, random: any RandomSource, clock: any Clock) {
        (self.chat, self.following, self.clock) = (chat, following, clock)
        composer = ComposerFeature(chat: chat, random: random, clock: clock)
        options = OptionsFeature(chat: chat)
        report = ReportFeature(chat: chat)
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return appear(&state)
        case .disappeared:
            state.isOpen = false
            state.report = nil
            return .merge(.cancel(id: "live"), .cancel(id: "minutes"), .cancel(id: "messages"), .cancel(id: "older"))
        case .sceneChanged(let isActive):
            state.isSceneActive = isActive
            return isActive ? markRead([], &state) : .none
        case .connectionChanged(let isConnected):
            state.isDisconnected = !isConnected
            return isConnected ? loadNew(&state) : .none
        case .changed:
            return loadNew(&state)
        case .receiptsChanged:
            return state.receiptsCursor.map { load(state.id, after: $0) } ?? .none
        case .typingHeard(let person):
            return show(typing: person, &state)
        case .typingExpired(let person):
            state.typing.removeAll { $0 == person }
        case .minutePassed:
            break
        case .newestLoaded(.success(let page)):
            state.hasOlder = page.hasMore
            return take(page.items, &state)
        case .newestLoaded(.failure(let error)):
            state.messages.finish(.failure(error))
        case .newerLoaded(.success(let messages)):
            return take(messages, &state)
        case .newerLoaded(.failure):
            // What is known stays on the screen; the next change, or the person, loads again from the same place.
            state.isBehind = true
        case .olderTapped:
            return loadOlder(&state)
        case .olderLoaded(let result):
            takeOlder(result, &state)
        case .draftRestored(let draft):
            return restore(draft, &state)
        case .composer(let action):
            return reduce(&state, action)
        case .options(let action):
            if action == .reportTapped { state.report = ReportFeature.State(conversation: state.id, messageID: state.newestOfOthers?.id) }
            return options.reduce(&state.options, action).map(scope: "options", Action.options)
        case .report(.dismissed):
            state.report = nil
        case .report(.sent(.success)):
            state.report = nil
            state.options.outcome = Strings.reported
        case .report(let action):
            guard var form = state.report else { return .none }
            let effect = report.reduce(&form, action)
            state.report = form
            return effect.map(scope: "report", Action.report)
        }
        return .none
    }
}
