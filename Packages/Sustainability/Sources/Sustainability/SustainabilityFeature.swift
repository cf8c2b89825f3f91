import Core
import Networking

/// Sustainability's client: what the person's orders saved.
struct SustainabilityFeature: Feature {
    struct State: Sendable, Equatable {
        var impact = ImpactFeature.State()
    }

    enum Action: Sendable, Equatable {
        case signedIn(Int)
        case impact(ImpactFeature.Action)
    }

    static let name = "sustainability"
    let impact: ImpactFeature

    init(sustainability: any SustainabilityService, following: Following) {
        impact = ImpactFeature(sustainability: sustainability, following: following)
    }

    var initialState: State { State() }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .signedIn(let person):
            guard state.impact.personID != person else { return .none }
            state.impact.personID = person
            // The page may have appeared before the person was known.
            return state.impact.impact == .idle ? .none : reduce(&state, .impact(.appeared))
        case .impact(let action): return impact.reduce(&state.impact, action).map(scope: "impact", Action.impact)
        }
    }

    func action(for event: AppEvent) -> Action? {
        if case .signedIn(let person) = event { .signedIn(person.id) } else { nil }
    }
}
