import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The saved views as chips, and the form that saves the present filters.
struct SavedViewsBarView: View {
    let place: BoardPlace
    let store: ScopedStore<SavedViewsFeature>
    let choose: (BoardPlace) -> Void

    private var query: String { place.filter.query }
    private var current: SavedView? { store.state.views.first { $0.query == query } }

    var body: some View {
        if !store.state.views.isEmpty || !place.isUnfiltered {
            ChipRow {
                ForEach(store.state.views, id: \.id) { chip($0) }
                if !place.isUnfiltered { actions }
            }
        }
        if store.state.name != nil { form }
        if let message = store.state.message { NoticeBanner(message, tone: .danger) }
    }

    private func chip(_ view: SavedView) -> some View {
        Chip(view.name, isSelected: view.id == current?.id) { choose(view.id == current?.id ? BoardPlace() : BoardPlace(query: view.query)) }
            .accessibilityIdentifier("fleet.board.view.\(view.id)")
    }

    @ViewBuilder private var actions: some View {
        QuietButton(Strings.boardEverything, symbol: AppSymbols.crossName) { choose(BoardPlace()) }
            .accessibilityIdentifier("fleet.board.everything")
        if let current {
            QuietButton(Strings.removeView) { store.send(.removeTapped(current.id)) }.accessibilityIdentifier("fleet.board.remove")
        } else {
            QuietButton(Strings.saveView) { store.send(.saveTapped) }.accessibilityIdentifier("fleet.board.save")
        }
    }

    private var form: some View {
        Form {
            FilterRow {
                TextFormField(
                    Strings.viewName, text: Binding(get: { store.state.name ?? "" }, set: { store.send(.nameChanged($0)) }), identifier: "fleet.board.name")
            }
            ChipRow {
                SecondaryButton(Strings.saveView, isDisabled: store.state.name?.isEmpty ?? true) { store.send(.confirmed(place)) }
                    .accessibilityIdentifier("fleet.board.store")
                QuietButton(Strings.cancel) { store.send(.dismissed) }
            }
        }
        .onSubmit { store.send(.confirmed(place)) }
    }
}
