import Core

/// The screens of Promotions.
struct PromotionsFeature: Feature {
    struct State: Sendable, Equatable {
        var credit = CreditState()
        /// True where the person may make promo codes, as administrators may.
        var makesCodes = false
        var codes = CodesState()
        var grant = GrantState()
    }

    enum Action: Sendable, Equatable {
        case signedIn(Person)
        case credit(CreditAction)
        /// The page of promo codes and grants was opened.
        case opened
        case codes(CodesAction)
        case grant(GrantAction)
    }

    static let name = "promotions"
    private let credit: CreditFeature
    private let codes: CodesFeature
    private let grant: GrantFeature

    init(service: any PromotionsService, random: any RandomSource) {
        credit = CreditFeature(service: service)
        codes = CodesFeature(service: service)
        grant = GrantFeature(service: service, random: random)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] {
        [
            Draft("codes", of: \.codes.draft) { .codes(.draftRestored($0)) },
            Draft("grant", of: \.grant.draft) { .grant(.draftRestored($0)) },
        ]
    }

    func action(for event: AppEvent) -> Action? {
        if case .signedIn(let person) = event { .signedIn(person) } else { nil }
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .signedIn(let person):
            state.makesCodes = person.roles.contains(.admin)
            return .none
        case .credit(let action): return credit.reduce(&state.credit, action).map(scope: "credit", Action.credit)
        // Dispatchers grant credit and are refused the codes.
        case .opened: return state.makesCodes ? reduce(&state, .codes(.appeared)) : .none
        case .codes(let action): return codes.reduce(&state.codes, action).map(scope: "codes", Action.codes)
        case .grant(let action): return grant.reduce(&state.grant, action).map(scope: "grant", Action.grant)
        }
    }
}
