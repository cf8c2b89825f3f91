import Core
import CoreUI
import PaymentsAPI
import Theme
import UI

/// The page of payouts.
struct PayoutsView: View {
    let store: ScopedStore<PayoutsFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.payouts, subtitle: Strings.payoutsHint)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("payouts.message") }
            ViewStateView(store.state.page, retry: { store.send(.appeared) }) { page in
                BalancesCard(page: page, store: store)
                list(page)
                Card {
                    ListRow(Strings.incidents, subtitle: Strings.incidentsHint, symbol: AppSymbols.warningName, action: { store.send(.incidentsTapped) })
                        .accessibilityIdentifier("payouts.incidents")
                }
            }
        }
        .navigationTitle(Strings.payouts)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func list(_ page: PayoutsPage) -> some View {
        if !page.payouts.isEmpty {
            SectionCard(Strings.madePayouts) {
                ForEach(page.payouts, id: \.id) { row($0) }
                if page.next != nil {
                    SecondaryButton(Strings.olderPayouts, isBusy: store.state.isPayingOut) { store.send(.moreTapped) }.accessibilityIdentifier("payouts.more")
                }
            }
        }
    }

    private func row(_ payout: Payout) -> some View {
        ListRow(
            Strings.driver(payout), subtitle: Strings.payoutOf(DateFormat.day(payout.createdAt), amount: MoneyFormat.format(cents: payout.amountCents)),
            symbol: AppSymbols.receiptName, action: { store.send(.payoutTapped(payout.id)) }
        ) {
            Pill(Strings.name(payout.state), tone: payout.state.tone)
        }
        .accessibilityIdentifier("payouts.payout.\(payout.id)")
    }
}

/// The balances of drivers, with buttons to pay them out.
struct BalancesCard: View {
    let page: PayoutsPage
    let store: ScopedStore<PayoutsFeature>

    var body: some View {
        if page.balances.isEmpty {
            EmptyStateView(symbol: AppSymbols.receiptName, title: Strings.nothingOwed, message: Strings.nothingOwedHint)
        } else {
            SectionCard(Strings.owed) {
                ForEach(page.balances, id: \.driverID) { row($0) }
                PrimaryButton(Strings.payOutAll, isBusy: store.state.isPayingOut) { store.send(.payOutTapped(nil)) }.accessibilityIdentifier("payouts.all")
            }
        }
    }

    private func row(_ balance: DriverBalance) -> some View {
        ListRow(
            Strings.driver(balance.driverName, balance.driverID), subtitle: MoneyFormat.format(cents: balance.amountCents, currency: balance.currency)
        ) {
            QuietButton(Strings.payOut, isDisabled: store.state.isPayingOut) { store.send(.payOutTapped(balance.driverID)) }
                .accessibilityLabel(Strings.payOutTo(Strings.driver(balance.driverName, balance.driverID)))
                .accessibilityIdentifier("payouts.driver.\(balance.driverID)")
        }
    }
}

extension PayoutState {
    /// The color of its name.
    var tone: Tone {
        switch self {
        case .open: .warning
        case .paid: .success
        case .canceled: .neutral
        }
    }
}
