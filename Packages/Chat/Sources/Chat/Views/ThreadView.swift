import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// A conversation: its messages by day, the newest at the bottom, and the field for the next one.
struct ThreadView: View {
    let id: Int
    let store: ScopedStore<ChatFeature>

    @Environment(\.person) private var person

    private var thread: ChatThread { store.state.threads[id] ?? ChatThread() }
    private var personID: Int? { store.state.personID ?? person?.id }
    private var conversation: Conversation? { store.state.openConversation }
    private var other: Participant? { conversation?.other(than: personID) }

    var body: some View {
        PageColumn(.reading) {
            about
            if case .failed(let message) = thread.messages {
                ErrorView(message) { store.send(.threadChanged(id)) }
            } else {
                messages
            }
        }
        .navigationTitle(other?.name ?? Strings.conversation)
    }

    private var messages: some View {
        ConversationColumn(Strings.history) {
            ViewStateView(thread.messages, loading: .cards(2), retry: { store.send(.threadChanged(id)) }) { history($0) }
            outgoing
            behind
            ThreadStatusView(thread: thread, conversation: conversation)
        } composer: {
            composer
        } action: {
            IconButton(symbol: AppSymbols.sendName, label: Strings.send) { store.send(.sendTapped) }.accessibilityIdentifier("chat.send")
        }
    }

    @ViewBuilder
    private var about: some View {
        if let other {
            ChipRow {
                Pill(Strings.role(other.role), tone: .info)
                if let order = conversation?.orderID { Pill(Strings.order(order)) }
                presence(other)
            }
        }
        if let conversation {
            ThreadMenu(conversation: conversation, person: conversation.participants.first { $0.id == personID }, store: store)
        }
    }

    @ViewBuilder
    private func presence(_ other: Participant) -> some View {
        if other.isOnline {
            Pill(Strings.online, tone: .success)
        } else if let seen = other.lastSeenAt {
            Pill(Strings.lastSeen(DateFormat.dateTime(seen)))
        }
    }

    /// With more than two, whose message it is must be said.
    private var names: [Int: String] {
        guard let conversation, conversation.participants.count > 2 else { return [:] }
        return Dictionary(conversation.participants.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    @ViewBuilder
    private func history(_ messages: [Message]) -> some View {
        if thread.hasOlder {
            NearTrigger {
                QuietButton(Strings.older, isBusy: thread.isLoadingOlder) { store.send(.olderTapped) }.accessibilityIdentifier("chat.older")
            }
        }
        if messages.isEmpty, thread.outgoing.isEmpty {
            EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noMessages, message: Strings.noMessagesMessage)
        }
        ForEach(MessageDay.days(of: messages), id: \.name) { day in
            DayView(day: day, personID: personID, names: names)
        }
    }

    private var outgoing: some View {
        ForEach(thread.outgoing, id: \.clientID) { message in
            OutgoingBubble(
                message: message, retry: { store.send(.retryTapped(message.clientID)) },
                discard: { store.send(.discardTapped(message.clientID)) })
        }
    }

    @ViewBuilder
    private var behind: some View {
        if thread.isBehind {
            NoticeBanner(Strings.behind, tone: .warning)
            QuietButton(Strings.retry, symbol: AppSymbols.refreshName) { store.send(.threadChanged(id)) }.accessibilityIdentifier("chat.refresh")
        }
    }

    @ViewBuilder
    private var composer: some View {
        ComposerField(draft: store.binding(\.openDraft) { .draftChanged($0) }, message: thread.message) { store.send(.sendTapped) }
        if let kept = KeptMessages(thread, of: store.state.personID) {
            KeptText(Binding(get: { kept.text }, set: { store.send(.keptMessagesRestored($0)) }))
        }
    }
}

extension ChatState {
    /// What is being typed into the conversation on the screen.
    var openDraft: String { openID.flatMap { threads[$0]?.draft } ?? "" }
}

struct ThreadView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ThreadView(id: 5, store: preview(.loading)).previewDisplayName("Loading")
            ThreadView(id: 5, store: preview(.loaded([]))).previewDisplayName("Empty")
            ThreadView(id: 5, store: preview(.loaded([.sample]), hasOlder: true)).previewDisplayName("Loaded")
            ThreadView(id: 5, store: preview(.loaded([.sample, .long]), outgoing: [.failed, .sending])).previewDisplayName("Long text")
            ThreadView(id: 5, store: preview(.loaded([.sample]), isBehind: true)).previewDisplayName("Behind")
            ThreadView(id: 5, store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func preview(
        _ messages: ViewState<[Message]>, outgoing: [OutgoingMessage] = [], hasOlder: Bool = false, isBehind: Bool = false
    ) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        state.personID = 7
        state.path = [.thread(5)]
        state.conversations = .loaded([.sample])
        var thread = ChatThread()
        thread.messages = messages
        thread.outgoing = outgoing
        thread.hasOlder = hasOlder
        thread.isBehind = isBehind
        state.threads[5] = thread
        return ScopedStore(state: state)
    }
}
