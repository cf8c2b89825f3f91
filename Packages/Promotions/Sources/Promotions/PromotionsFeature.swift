import Core

/// The screens of Promotions.
struct PromotionsFeature: Feature {
    struct State: Sendable, Equatable {
        var credit = CreditState()
        var codes = CodesState()
    }

    enum Action: Sendable, Equatable {
        case credit(CreditAction)
        case codes(CodesAction)
    }

    static let name = "promotions"
    private let credit: CreditFeature
    private let codes: CodesFeature

    init(service: any PromotionsService, random: any RandomSource) {
        credit = CreditFeature(service: service)
        codes = CodesFeature(service: service, random: random)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] { [Draft("codes", of: \.codes.draft) { .codes(.draftRestored($0)) }] }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .credit(let action): credit.reduce(&state.credit, action).map(scope: "credit", Action.credit)
        case .codes(let action): codes.reduce(&state.codes, action).map(scope: "codes", Action.codes)
        }
    }
}
