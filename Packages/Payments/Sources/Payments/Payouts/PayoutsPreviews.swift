#if DEBUG
import Core
import CoreUI
import PaymentsAPI
import UI

struct PayoutsView_Previews: PreviewProvider {
    static let page = PayoutsPage(balances: [.sample], payouts: payouts, next: 2)

    private static var payouts: [Payout] {
        PayoutState.allCases.enumerated().map { index, state in
            var payout = Payout.sample
            (payout.id, payout.state) = (4 - index, state)
            return payout
        }
    }

    private static func view(_ page: ViewState<PayoutsPage>) -> some View { PayoutsView(store: ScopedStore(state: PayoutsFeature.State(page: page))) }

    static var previews: some View {
        Group {
            view(.loaded(page)).previewDisplayName("Loaded")
            view(.loaded(PayoutsPage(balances: [], payouts: [], next: nil))).previewDisplayName("Empty")
            view(.loading).previewDisplayName("Loading")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct BalancesCard_Previews: PreviewProvider {
    static var previews: some View {
        BalancesCard(page: PayoutsView_Previews.page, store: ScopedStore(state: PayoutsFeature.State())).previewDisplayName("Owed")
    }
}
#endif
