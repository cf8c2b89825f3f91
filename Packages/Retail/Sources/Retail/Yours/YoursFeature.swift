import Core
import RetailAPI

/// The person's favorites, and what they bought before.
struct YoursFeature: Screen {
    struct State: Sendable, Equatable {
        var items: ViewState<YourItems> = .idle
    }

    enum Action: Sendable, Equatable {
        /// The page appeared, or was asked for again.
        case appeared
        case loaded(Result<YourItems, APIError>)
        case retailersTapped
    }

    let retail: any RetailService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.items.beginLoading()
            return .load(id: "yours", retail.yours) { .loaded($0) }
        case .loaded(let result):
            state.items.finish(result)
            return .none
        case .retailersTapped: return .open(RetailLink.retailers)
        }
    }
}
