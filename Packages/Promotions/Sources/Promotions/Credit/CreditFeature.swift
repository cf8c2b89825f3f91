import Core
import PromotionsAPI

/// The customer's credit and code for friends.
struct CreditState: Sendable, Equatable {
    /// The balance, the last entries and the code.
    var account: ViewState<CreditAccount> = .idle
}

/// The actions of the customer's credit.
enum CreditAction: Sendable, Equatable {
    /// The page appeared, or was asked for again.
    case appeared
    /// The credit arrived, or didn't.
    case loaded(Result<CreditAccount, APIError>)
    /// The code for friends was copied or shared, or wasn't.
    case shared(ShareOutcome)
}

/// Loads the customer's credit.
struct CreditFeature: Screen {
    let service: any PromotionsService

    func reduce(_ state: inout CreditState, _ action: CreditAction) -> Effect<CreditAction> {
        switch action {
        case .appeared:
            state.account.beginLoading()
            return .load(id: "credit", service.credit) { .loaded($0) }
        case .loaded(let result):
            state.account.finish(result)
            return .none
        case .shared(let outcome): return .event(.notice(Strings.notice(outcome)))
        }
    }
}
