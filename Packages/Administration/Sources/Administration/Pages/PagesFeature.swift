import Core

/// The list of a group's pages, which plugins declare.
struct PagesFeature: Screen {
    struct State: Sendable, Equatable {}

    enum Action: Sendable, Equatable {
        /// The list was opened by its place, of which it has only one.
        case opened
        case pageTapped(LinkPlace)
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened: .none
        case .pageTapped(let place): .event(.open(place))
        }
    }
}
