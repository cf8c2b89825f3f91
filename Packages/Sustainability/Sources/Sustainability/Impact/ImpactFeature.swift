import Core
import Networking
import SustainabilityAPI

/// Shows the savings of the person's orders, kept up to date while orders are delivered.
struct ImpactFeature: Screen {
    struct State: Sendable, Equatable {
        /// The signed-in person; nil until known.
        var personID: Int?
        /// The savings.
        var impact: ViewState<Impact> = .idle
        /// The measure that the chart shows.
        var measure = Measure.water
    }

    enum Action: Sendable, Equatable {
        /// The page is shown, or the person tries again.
        case appeared
        case disappeared
        case impactLoaded(Result<Impact, APIError>)
        case measureTapped(Measure)
    }

    let sustainability: any SustainabilityService
    let following: Following

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.impact.beginLoading()
            return follow(state.personID)
        case .disappeared:
            return .cancel(id: "live")
        case .impactLoaded(let result):
            state.impact.finish(result)
            return .none
        case .measureTapped(let measure):
            state.measure = measure
            return .none
        }
    }

    /// Follows a person's figures. Before the person is known, loads them once.
    private func follow(_ person: Int?) -> Effect<Action> {
        guard let person else {
            return .load(id: "live", sustainability.impact) { .impactLoaded($0) }
        }
        return .follow(SustainabilityTopics.person(person), id: "live", with: following, load: sustainability.impact) { .impactLoaded($0) }
    }
}
