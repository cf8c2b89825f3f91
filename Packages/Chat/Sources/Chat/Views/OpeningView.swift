import Core
import CoreUI
import Theme
import UI

/// What stands where a conversation is being opened, or could not be.
struct OpeningView: View {
    let store: ScopedStore<ChatFeature>

    var body: some View {
        PageColumn(.reading) {
            if let message = store.state.openingFailure {
                ErrorView(message) { store.send(.opened(store.state.path)) }
            } else {
                LoadingView(cards: 1)
            }
        }
        .navigationTitle(Strings.opening)
    }
}

struct OpeningView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OpeningView(store: ScopedStore(state: ChatState())).previewDisplayName("Loading")
            OpeningView(store: preview("This doesn't exist, or you may not see it.")).previewDisplayName("Failed")
        }
    }

    private static func preview(_ failure: String) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        state.openingFailure = failure
        return ScopedStore(state: state)
    }
}
