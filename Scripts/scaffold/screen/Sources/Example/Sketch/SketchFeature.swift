import Core

/// Runs the screen.
struct SketchFeature: Screen {
    struct State: Sendable, Equatable {
        var appearances = 0
    }

    enum Action: Sendable, Equatable {
        case appeared
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.appearances += 1
            return .none
        }
    }
}
