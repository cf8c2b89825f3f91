import Core
import Networking

/// Sustainability's client: what the person's orders saved, the plant's meters and the service's report for administrators, and everybody's page.
struct SustainabilityFeature: Feature {
    struct State: Sendable, Equatable {
        var impact = ImpactFeature.State()
        var order = OrderImpactFeature.State()
        var readings = ReadingsFeature.State()
        var report = ReportFeature.State()
        var everybody = PublicImpactFeature.State()
    }

    enum Action: Sendable, Equatable {
        case signedIn(Int)
        case impact(ImpactFeature.Action)
        case order(OrderImpactFeature.Action)
        case readings(ReadingsFeature.Action)
        case report(ReportFeature.Action)
        case everybody(PublicImpactFeature.Action)
    }

    static let name = "sustainability"
    private let impact: ImpactFeature
    private let order: OrderImpactFeature
    private let readings: ReadingsFeature
    private let report: ReportFeature
    private let everybody: PublicImpactFeature

    init(sustainability: any SustainabilityService, plant: any PlantService, following: Following, clock: any Clock) {
        impact = ImpactFeature(sustainability: sustainability, following: following, clock: clock)
        order = OrderImpactFeature(sustainability: sustainability)
        readings = ReadingsFeature(plant: plant)
        report = ReportFeature(plant: plant)
        everybody = PublicImpactFeature(sustainability: sustainability)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] { [Draft("readings", of: \.readings.draft) { .readings(.draftRestored($0)) }] }

    func stateAfterSignOut(_ state: State) -> State {
        var initial = initialState
        initial.everybody = state.everybody
        return initial
    }

    static let effectsBeyondSignOut: Set<EffectID> = ["everybody/load"]

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .signedIn(let person):
            guard state.impact.personID != person else { return .none }
            state.impact.personID = person
            // The page may have appeared before the person was known.
            return state.impact.impact == .idle ? .none : reduce(&state, .impact(.appeared))
        case .impact(let action): return impact.reduce(&state.impact, action).map(scope: "impact", Action.impact)
        case .order(let action): return order.reduce(&state.order, action).map(scope: "order", Action.order)
        case .readings(let action): return readings.reduce(&state.readings, action).map(scope: "readings", Action.readings)
        case .report(let action): return report.reduce(&state.report, action).map(scope: "report", Action.report)
        case .everybody(let action): return everybody.reduce(&state.everybody, action).map(scope: "everybody", Action.everybody)
        }
    }

    func action(for event: AppEvent) -> Action? {
        if case .signedIn(let person) = event { .signedIn(person.id) } else { nil }
    }
}
