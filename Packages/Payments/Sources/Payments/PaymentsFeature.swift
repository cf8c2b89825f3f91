import Core
import PaymentsAPI

/// The screens of Payments.
struct PaymentsFeature: Feature {
    struct State: Sendable, Equatable {
        var path: [PaymentsLink] = []
        var methods = MethodsFeature.State()
        var receipt = ReceiptFeature.State()
    }

    enum Action: Sendable, Equatable {
        case opened([PaymentsLink])
        case methods(MethodsFeature.Action)
        case receipt(ReceiptFeature.Action)
    }

    static let name = "payments"
    private let methods: MethodsFeature
    private let receipt: ReceiptFeature

    init(service: any PaymentsService) {
        methods = MethodsFeature(service: service)
        receipt = ReceiptFeature(service: service)
    }

    var initialState: State { State() }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let path):
            state.path = path
            guard case .setup(let id) = path.last else { return .none }
            return methods.reduce(&state.methods, .returned(id)).map(scope: "methods", Action.methods)
        case .methods(let action): return methods.reduce(&state.methods, action).map(scope: "methods", Action.methods)
        case .receipt(let action): return receipt.reduce(&state.receipt, action).map(scope: "receipt", Action.receipt)
        }
    }
}
