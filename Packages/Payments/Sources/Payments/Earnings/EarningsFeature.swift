import Core
import FleetAPI
import Foundation
import PaymentsAPI

/// The data of a driver's page of earnings.
struct EarningsOverview: Sendable, Equatable {
    var summary: EarningsSummary
    /// Everything that wasn't paid out yet, in cents.
    var unpaidCents: Int
    /// Everything that was, in cents.
    var paidCents: Int
    var payouts: [DriverPayout]
    /// The cursor of older payouts; nil where there are none.
    var next: Int?
}

/// The earnings of a driver by day, week or month, with every part, and the payouts.
struct EarningsFeature: Screen {
    struct State: Sendable, Equatable {
        var period = EarningsPeriod.day
        var page: ViewState<EarningsOverview> = .idle
        /// The start of the day, week or month whose parts are shown; nil for the present one.
        var chosen: Date?
        /// True while older payouts or a table are being loaded.
        var isWaiting = false
        /// The reason why the last step didn't work.
        var message: String?
        /// The table that the browser is to save as a file.
        var export: PayoutExport?

        /// The day, week or month whose parts are shown; nil where there is none.
        var total: EarningsTotal? {
            let totals = page.value?.summary.totals
            return totals?.first { $0.start == chosen } ?? totals?.first
        }
    }

    enum Action: Sendable, Equatable {
        case appeared
        case loaded(Result<EarningsOverview, APIError>)
        case periodTapped(EarningsPeriod)
        case totalTapped(Date)
        case moreTapped
        case moreLoaded(Result<DriverPayoutPage, APIError>)
        case exportTapped
        case exported(Result<PayoutExport, APIError>)
        /// The browser has saved the file.
        case saved
        case backTapped
    }

    let service: any EarningsService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.page.beginLoading()
            return load(state.period)
        case .loaded(let result):
            state.page.finish(result)
            if case .failure(let error) = result, let shown = state.page.value?.summary.period {
                // The figures that stay are those of the period before, which is therefore the chosen one again.
                (state.period, state.message) = (shown, error.message)
            }
            return .none
        case .periodTapped(let period):
            guard period != state.period else { return .none }
            (state.period, state.chosen, state.message) = (period, nil, nil)
            state.page.beginLoading()
            return load(period)
        case .totalTapped(let start):
            state.chosen = start
            return .none
        case .moreTapped:
            guard let next = state.page.value?.next, !state.isWaiting else { return .none }
            (state.isWaiting, state.message) = (true, nil)
            return .load(id: "more") { [service] () async throws(APIError) in
                try await service.payouts(before: next)
            } send: {
                .moreLoaded($0)
            }
        case .moreLoaded(let result):
            (state.isWaiting, state.message) = (false, result.failure?.message)
            guard case .success(let more) = result, var page = state.page.value else { return .none }
            page.payouts += more.items
            page.next = more.next
            state.page = .loaded(page)
            return .none
        case .exportTapped:
            guard !state.isWaiting else { return .none }
            (state.isWaiting, state.message) = (true, nil)
            return .load(id: "export") { [service, period = state.period] () async throws(APIError) in
                try await service.export(period)
            } send: {
                .exported($0)
            }
        case .exported(let result):
            (state.isWaiting, state.message) = (false, result.failure?.message)
            if case .success(let export) = result { state.export = export }
            return .none
        case .saved:
            state.export = nil
            return .none
        case .backTapped: return .open(OpsLink.history)
        }
    }

    private func load(_ period: EarningsPeriod) -> Effect<Action> {
        .load(id: "earnings") { [service] () async throws(APIError) in
            let (summary, balance, payouts) = (try await service.summary(period), try await service.balance(), try await service.payouts(before: nil))
            return EarningsOverview(
                summary: summary, unpaidCents: balance.unpaidCents, paidCents: balance.paidCents, payouts: payouts.items, next: payouts.next)
        } send: {
            .loaded($0)
        }
    }
}
