import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// A conversation: its messages by day, the newest at the bottom, and the field for the next one.
struct ThreadView: View {
    let store: ScopedStore<ThreadFeature>
    /// The conversation of the list; nil until it is known.
    let conversation: Conversation?

    private var thread: ThreadFeature.State { store.state }
    private var composer: ScopedStore<ComposerFeature> { store.scope(\.composer, ThreadFeature.Action.composer) }
    private var other: Participant? { conversation?.other(than: thread.person) }

    var body: some View {
        PageColumn(.reading) {
            about
            if case .failed(let message) = thread.messages {
                ErrorView(message) { store.send(.changed) }
            } else {
                messages
            }
        }
        .navigationTitle(other?.name ?? Strings.conversation)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
        .sheet(isPresented: isReporting) {
            if let form = thread.report { ReportView(store: ScopedStore(state: form) { store.send(.report($0)) }) }
        }
    }

    @ViewBuilder
    private var about: some View {
        if let other {
            ChipRow {
                Pill(Strings.role(other.role), tone: .info)
                if let order = conversation?.orderID { Pill(Strings.order(order)) }
                if other.isOnline {
                    Pill(Strings.online, tone: .success)
                } else if let seen = other.lastSeenAt {
                    Pill(Strings.lastSeen(DateFormat.dateTime(seen)))
                }
            }
        }
        if let conversation {
            OptionsView(conversation: conversation, person: thread.person, store: store.scope(\.options, ThreadFeature.Action.options))
        }
    }

    private var messages: some View {
        ConversationColumn(Strings.history) {
            ViewStateView(thread.messages, loading: .cards(2), retry: { store.send(.changed) }) { history($0) }
            ForEach(thread.composer.outgoing, id: \.clientID) { OutgoingBubble(message: $0, store: composer) }
            status
        } composer: {
            ComposerView(store: composer)
        } action: {
            IconButton(symbol: AppSymbols.sendName, label: Strings.send) { composer.send(.sendTapped) }.accessibilityIdentifier("chat.send")
        }
    }

    @ViewBuilder
    private func history(_ messages: [Message]) -> some View {
        if thread.hasOlder {
            NearTrigger {
                QuietButton(Strings.older, isBusy: thread.isLoadingOlder) { store.send(.olderTapped) }.accessibilityIdentifier("chat.older")
            }
        }
        if messages.isEmpty, thread.composer.outgoing.isEmpty {
            EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noMessages, message: Strings.noMessagesMessage)
        }
        ForEach(MessageDay.days(of: messages), id: \.name) { day in
            DayView(day: day, person: thread.person, names: names)
        }
    }

    /// The names of the participants where there are more than two, so that each message says who wrote it.
    private var names: [Int: String] {
        guard let conversation, conversation.participants.count > 2 else { return [:] }
        return Dictionary(conversation.participants.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    @ViewBuilder
    private var status: some View {
        if thread.isBehind {
            NoticeBanner(Strings.behind, tone: .warning)
            QuietButton(Strings.retry, symbol: AppSymbols.refreshName) { store.send(.changed) }.accessibilityIdentifier("chat.refresh")
        }
        ThreadStatusView(thread: thread, conversation: conversation)
    }

    private var isReporting: Binding<Bool> {
        Binding(get: { thread.report != nil }, set: { if !$0 { store.send(.report(.dismissed)) } })
    }
}

/// The lines below the messages: a lost connection, why nobody can write, and who is typing.
struct ThreadStatusView: View {
    let thread: ThreadFeature.State
    let conversation: Conversation?

    @Environment(\.theme) private var theme

    var body: some View {
        if thread.isDisconnected { NoticeBanner(Strings.reconnecting, tone: .warning) }
        if conversation?.isClosed == true { NoticeBanner(Strings.closedHint) }
        if conversation?.isBlocked == true { NoticeBanner(Strings.blockedHint, tone: .warning) }
        if !typing.isEmpty {
            Text(typing).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText).styleName("chat-typing")
                .accessibilityIdentifier("chat.typing")
        }
    }

    private var typing: String {
        thread.typing.compactMap { person in conversation?.participants.first { $0.id == person }?.name }.map(Strings.typing)
            .joined(separator: " · ")
    }
}
