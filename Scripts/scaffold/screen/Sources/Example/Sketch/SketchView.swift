import CoreUI
import Theme
import UI

/// Draws the screen.
struct SketchView: View {
    let store: ScopedStore<SketchFeature>

    var body: some View {
        PageColumn {
            EmptyStateView(symbol: AppSymbols.starName, title: Strings.sketchTitle, message: Strings.sketchMessage)
        }
        .navigationTitle(Strings.sketchTitle)
        .onAppear { store.send(.appeared) }
    }
}
