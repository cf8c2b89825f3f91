import Core
import SustainabilityAPI

/// The savings of all orders, on a page that opens for everybody where the operator wants that.
struct PublicImpactFeature: Screen {
    struct State: Sendable, Equatable {
        /// Whether the page is open.
        var isOpen = false
        /// The figures.
        var impact: ViewState<PublicImpact> = .idle
        /// The measure that the chart shows.
        var measure = Measure.water
    }

    enum Action: Sendable, Equatable {
        case opened
        case closed
        case retryTapped
        case loaded(Result<PublicImpact, APIError>)
        case measureTapped(Measure)
    }

    let sustainability: any SustainabilityService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened:
            guard !state.isOpen else { return .none }
            state = State(isOpen: true)
            return load(&state)
        case .closed:
            state = State()
            return .cancel(id: "load")
        case .retryTapped: return load(&state)
        case .loaded(let result): state.impact.finish(result)
        case .measureTapped(let measure): state.measure = measure
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.impact.beginLoading()
        return .load(id: "load", sustainability.publicImpact) { .loaded($0) }
    }
}
