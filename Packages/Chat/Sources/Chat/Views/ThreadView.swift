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

    var body: some View {
        PageColumn(.reading) {
            ViewStateView(thread.messages, retry: { store.send(.threadChanged(id)) }) { messages in
                history(messages)
            }
            ForEach(thread.outgoing, id: \.clientID) { message in
                OutgoingBubble(
                    message: message, retry: { store.send(.retryTapped(message.clientID)) },
                    discard: { store.send(.discardTapped(message.clientID)) })
            }
            ComposerView(draft: store.binding(\.openDraft) { .draftChanged($0) }, message: thread.message) { store.send(.sendTapped) }
        }
        .navigationTitle(store.state.openConversation?.other(than: personID)?.name ?? Strings.conversation)
    }

    @ViewBuilder
    private func history(_ messages: [Message]) -> some View {
        if thread.hasOlder {
            QuietButton(Strings.older, isBusy: thread.isLoadingOlder) { store.send(.olderTapped) }.accessibilityIdentifier("chat.older")
        }
        if messages.isEmpty, thread.outgoing.isEmpty {
            EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noMessages, message: Strings.noMessagesMessage)
        }
        ForEach(MessageDay.days(of: messages), id: \.name) { day in
            DayView(day: day, personID: personID)
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
            ThreadView(id: 5, store: preview(.loading))
            ThreadView(id: 5, store: preview(.loaded([])))
            ThreadView(id: 5, store: preview(.loaded([.sample])))
            ThreadView(id: 5, store: preview(.failed("No connection. Please try again.")))
        }
    }

    private static func preview(_ messages: ViewState<[Message]>) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        state.personID = 7
        state.path = [.thread(5)]
        var thread = ChatThread()
        thread.messages = messages
        thread.outgoing = [OutgoingMessage(clientID: "a", text: "On my way down", status: .failed("No connection. Please try again."))]
        state.threads[5] = thread
        return ScopedStore(state: state)
    }
}
