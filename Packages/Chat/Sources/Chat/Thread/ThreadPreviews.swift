#if DEBUG
import ChatAPI
import Core
import CoreUI
import UI

struct ThreadView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(.loading).previewDisplayName("Loading")
            preview(.loaded([])).previewDisplayName("Empty")
            preview(.loaded([.sample])) { $0.hasOlder = true }.previewDisplayName("Loaded")
            preview(.loaded([.sample, .long])) { $0.composer.outgoing = [.failed, .sending] }.previewDisplayName("Long text")
            preview(.loaded([.sample])) { $0.isBehind = true }.previewDisplayName("Behind")
            preview(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func preview(
        _ messages: ViewState<[Message]>, change: (inout ThreadFeature.State) -> Void = { _ in }
    ) -> ThreadView {
        var state = ThreadFeature.State(id: 5, person: 7)
        state.messages = messages
        change(&state)
        return ThreadView(store: ScopedStore(state: state), conversation: .sample)
    }
}

struct ThreadStatusView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(.sample) { $0.typing = [9] }.previewDisplayName("Typing")
            preview(.sample) { $0.isDisconnected = true }.previewDisplayName("Disconnected")
            preview(.closed) { _ in }.previewDisplayName("Closed")
        }
    }

    private static func preview(_ conversation: Conversation, change: (inout ThreadFeature.State) -> Void) -> ThreadStatusView {
        var state = ThreadFeature.State(id: 5, person: 7)
        change(&state)
        return ThreadStatusView(thread: state, conversation: conversation)
    }
}

struct DayView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DayView(day: MessageDay(name: "Thu, Jan 1", messages: [.notice, .sample]), person: 7).previewDisplayName("Loaded")
            DayView(day: MessageDay(name: "Fri, Jan 2", messages: [.long]), person: 7).previewDisplayName("Long text")
        }
    }
}

struct NoticeRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NoticeRow(text: "Order 12: the driver is on the way.", time: "2:05 PM").previewDisplayName("Loaded")
            NoticeRow(text: "Maximiliana Featherstonehaugh-Constantinopolis from dispatch joined.", time: "2:06 PM").previewDisplayName("Long text")
        }
    }
}

struct MessageBubble_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MessageBubble(text: "The gate code is 4411.", note: "2:05 PM", isOwn: true).previewDisplayName("Own")
            MessageBubble(text: "Thank you!", note: "2:06 PM", isOwn: false).previewDisplayName("Other's")
            MessageBubble(text: String(repeating: "Ring twice, the bell is quiet. ", count: 12), note: "2:06 PM", isOwn: false)
                .previewDisplayName("Long text")
        }
    }
}
#endif
