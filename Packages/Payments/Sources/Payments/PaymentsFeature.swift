import Core

/// The screens of Payments.
struct PaymentsFeature: Feature {
    struct State: Sendable, Equatable {
        var home = HomeFeature.State()
    }

    enum Action: Sendable, Equatable {
        case home(HomeFeature.Action)
    }

    static let name = "payments"
    private let home: HomeFeature

    init(service: any PaymentsService) {
        home = HomeFeature(service: service)
    }

    var initialState: State { State() }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .home(let action): home.reduce(&state.home, action).map(scope: "home", Action.home)
        }
    }
}
