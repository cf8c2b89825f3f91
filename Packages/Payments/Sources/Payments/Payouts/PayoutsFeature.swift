import Core
import PaymentsAPI

/// The data of the page of payouts.
struct PayoutsPage: Sendable, Equatable {
    var balances: [DriverBalance]
    var payouts: [Payout]
    /// The cursor of older payouts; nil where there are none.
    var next: Int?
}

/// The balances of drivers and the payouts so far, of which administrators make new ones.
struct PayoutsFeature: Screen {
    struct State: Sendable, Equatable {
        var page: ViewState<PayoutsPage> = .idle
        /// True while payouts are being made or loaded.
        var isPayingOut = false
        /// The reason why the last step didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case loaded(Result<PayoutsPage, APIError>)
        /// A driver's earnings, or all, are to be paid out.
        case payOutTapped(Int?)
        case made(Result<[Payout], APIError>)
        case payoutTapped(Int)
        case moreTapped
        case moreLoaded(Result<PayoutPage, APIError>)
        case incidentsTapped
    }

    let service: any MoneyService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.page.beginLoading()
            return load
        case .loaded(let result): state.page.finish(result)
        case .payOutTapped(let driver):
            guard !state.isPayingOut else { return .none }
            (state.isPayingOut, state.message) = (true, nil)
            return .load(id: "make") { [service] () async throws(APIError) in
                try await service.makePayouts(driver: driver)
            } send: {
                .made($0)
            }
        case .made(let result):
            (state.isPayingOut, state.message) = (false, result.failure?.message)
            return load
        case .payoutTapped(let id): return .open(MoneyLink.payout(id))
        case .moreTapped:
            guard let next = state.page.value?.next, !state.isPayingOut else { return .none }
            state.isPayingOut = true
            return .load(id: "more") { [service] () async throws(APIError) in
                try await service.payouts(before: next)
            } send: {
                .moreLoaded($0)
            }
        case .moreLoaded(let result):
            (state.isPayingOut, state.message) = (false, result.failure?.message)
            guard case .success(let more) = result, var page = state.page.value else { return .none }
            page.payouts += more.items
            page.next = more.next
            state.page = .loaded(page)
        case .incidentsTapped: return .open(MoneyLink.incidents)
        }
        return .none
    }

    private var load: Effect<Action> {
        .load(id: "payouts") { [service] () async throws(APIError) in
            let (balances, page) = (try await service.balances(), try await service.payouts(before: nil))
            return PayoutsPage(balances: balances, payouts: page.items, next: page.next)
        } send: {
            .loaded($0)
        }
    }
}
