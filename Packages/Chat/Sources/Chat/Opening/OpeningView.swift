import Core
import CoreUI
import Theme
import UI

/// The page in the place of a conversation that is being opened, or couldn't be.
struct OpeningView: View {
    let person: Int
    let store: ScopedStore<OpeningFeature>

    var body: some View {
        PageColumn(.reading) {
            if let failure = store.state.failure {
                ErrorView(failure) { store.send(.appeared(person)) }
            } else {
                LoadingView(cards: 1)
            }
        }
        .navigationTitle(Strings.opening)
        .onAppear { store.send(.appeared(person)) }
    }
}

#if DEBUG
struct OpeningView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(nil).previewDisplayName("Loading")
            preview("This doesn't exist, or you may not see it.").previewDisplayName("Failed")
        }
    }

    private static func preview(_ failure: String?) -> OpeningView {
        OpeningView(person: 9, store: ScopedStore(state: OpeningFeature.State(failure: failure)))
    }
}
#endif
