import Core
import Networking
import PaymentsAPI

/// The screens of Payments.
struct PaymentsFeature: Feature {
    struct State: Sendable, Equatable {
        var path: [PaymentsLink] = []
        var methods = MethodsFeature.State()
        var receipt = ReceiptFeature.State()
        /// The administrator's place.
        var money: [MoneyLink] = []
        var payouts = PayoutsFeature.State()
        var payout = PayoutFeature.State()
        var incidents = IncidentsFeature.State()
        var paymentList = PaymentListFeature.State()
        /// The dispatcher's page of an order's payments.
        var refund = RefundFeature.State()
        /// The driver's page of earnings.
        var earnings = EarningsFeature.State()
    }

    enum Action: Sendable, Equatable {
        case signedIn(Person)
        case opened([PaymentsLink])
        case methods(MethodsFeature.Action)
        case receipt(ReceiptFeature.Action)
        case moneyOpened([MoneyLink])
        case payouts(PayoutsFeature.Action)
        case payout(PayoutFeature.Action)
        case incidents(IncidentsFeature.Action)
        case paymentList(PaymentListFeature.Action)
        case refund(RefundFeature.Action)
        case earnings(EarningsFeature.Action)
    }

    static let name = "payments"
    private let methods: MethodsFeature
    private let receipt: ReceiptFeature
    private let payouts: PayoutsFeature
    private let payout: PayoutFeature
    private let incidents: IncidentsFeature
    private let paymentList: PaymentListFeature
    private let refund: RefundFeature
    private let earnings: EarningsFeature

    init(
        service: any PaymentsService, money: any MoneyService, refunds: any RefundService, earnings: any EarningsService, following: Following,
        random: any RandomSource
    ) {
        methods = MethodsFeature(service: service)
        receipt = ReceiptFeature(service: service, following: following)
        payouts = PayoutsFeature(service: money)
        payout = PayoutFeature(service: money)
        incidents = IncidentsFeature(service: money)
        paymentList = PaymentListFeature(service: money)
        refund = RefundFeature(service: refunds, following: following, random: random)
        self.earnings = EarningsFeature(service: earnings)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] {
        [
            Draft("payout", of: \.payout.draft) { .payout(.draftRestored($0)) },
            Draft("incident", of: \.incidents.draft) { .incidents(.draftRestored($0)) },
            Draft("refund", of: \.refund.draft) { .refund(.draftRestored($0)) },
        ]
    }

    func action(for event: AppEvent) -> Action? {
        if case .signedIn(let person) = event { .signedIn(person) } else { nil }
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .signedIn(let person):
            state.receipt.customerID = person.id
            return .none
        case .opened(let path):
            state.path = path
            let action: MethodsFeature.Action? =
                switch path.last {
                case .add(let order): .openedToAdd(order.map(CardPurpose.order) ?? .newOrder)
                case .setup(let id, let purpose): .returned(id, for: purpose)
                case nil, .methods: .opened
                case .order: nil
                }
            guard let action else { return .none }
            return methods.reduce(&state.methods, action).map(scope: "methods", Action.methods)
        case .methods(let action): return methods.reduce(&state.methods, action).map(scope: "methods", Action.methods)
        case .receipt(let action): return receipt.reduce(&state.receipt, action).map(scope: "receipt", Action.receipt)
        case .moneyOpened(let path):
            state.money = path
            guard case .payments(let customer, let status) = path.last else { return .none }
            return paymentList.reduce(&state.paymentList, .opened(customer: customer, status: status)).map(scope: "paymentList", Action.paymentList)
        case .payouts(let action): return payouts.reduce(&state.payouts, action).map(scope: "payouts", Action.payouts)
        case .payout(let action): return payout.reduce(&state.payout, action).map(scope: "payout", Action.payout)
        case .incidents(let action): return incidents.reduce(&state.incidents, action).map(scope: "incidents", Action.incidents)
        case .paymentList(let action): return paymentList.reduce(&state.paymentList, action).map(scope: "paymentList", Action.paymentList)
        case .refund(let action): return refund.reduce(&state.refund, action).map(scope: "refund", Action.refund)
        case .earnings(let action): return earnings.reduce(&state.earnings, action).map(scope: "earnings", Action.earnings)
        }
    }
}
