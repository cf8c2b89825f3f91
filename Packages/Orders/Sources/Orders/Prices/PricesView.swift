import Core
import CoreUI
import Foundation
import OrdersAPI
import Theme
import UI

/// The administrator's prices: the drafts and the published versions. On top of it lies the editor of a draft.
struct PricesView: View {
    let store: ScopedStore<OrdersFeature>

    var body: some View {
        NavigationStack(path: store.binding(\.prices.path) { .prices(.opened($0)) }) {
            PriceList(store: store.scope(\.prices, OrdersAction.prices))
                .navigationDestination(for: OrdersLink.self) { _ in
                    PriceDraftView(store: store.scope(\.priceDraft, OrdersAction.priceDraft))
                }
        }
    }
}

/// The drafts and the published versions of the prices.
struct PriceList: View {
    let store: ScopedStore<PricesFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn {
            Text(Strings.pricesSubtitle).foregroundStyle(theme.colors.secondaryText)
            ViewStateView(store.state.overview, loading: .page, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.prices)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ overview: PriceOverview) -> some View {
        if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("prices.message") }
        SectionCard(Strings.priceDrafts) {
            if overview.drafts.isEmpty { Text(Strings.priceDraftsEmpty).foregroundStyle(theme.colors.secondaryText) }
            ForEach(overview.drafts, id: \.id) { draft in
                ListRow(
                    Strings.priceDraft(String(draft.id)),
                    subtitle: Strings.priceDraftSubtitle(String(draft.basedOn), date: DateFormat.dateTime(draft.updatedAt)),
                    symbol: AppSymbols.noteName, action: { store.send(.draftTapped(draft.id)) }
                )
                .accessibilityIdentifier("prices.draft.\(draft.id)")
            }
            PrimaryButton(Strings.priceDraftNew, symbol: AppSymbols.plusName, isBusy: store.state.isWorking) { store.send(.newTapped) }
                .accessibilityIdentifier("prices.new")
        }
        ForEach(overview.versions, id: \.version) { PriceVersionCard(version: $0, isWorking: store.state.isWorking, withdraw: withdraw) }
    }

    private func withdraw(_ version: Int) { store.send(.withdrawTapped(version)) }
}

/// A published version with its amounts, and the button that takes it back while it is scheduled.
struct PriceVersionCard: View {
    let version: PriceBookVersion
    let isWorking: Bool
    let withdraw: (Int) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.priceVersion(String(version.version))) {
            Pill(Strings.name(version.standing), tone: tone)
        } content: {
            Text(from).foregroundStyle(theme.colors.secondaryText)
            DisclosureGroup(Strings.priceAmounts) {
                ForEach(PriceAmount.allCases, id: \.self) { amount in
                    ListRow(Strings.name(amount)) { Text(amount.shown(version.prices)).monospacedDigit() }
                }
                ForEach(version.prices.areaTaxBasisPoints.sorted { $0.key < $1.key }, id: \.key) { area, rate in
                    ListRow(Strings.priceAreaTax(area)) { Text(PriceAmount.tax.shown(rate)).monospacedDigit() }
                }
                ForEach(version.prices.addOns, id: \.code) { addOn in
                    ListRow(addOn.name.text(in: .current), subtitle: addOn.active ? nil : Strings.priceAddOnOff) { Text(Strings.price(of: addOn)) }
                }
            }
            if version.standing == .scheduled {
                SecondaryButton(Strings.priceWithdraw, isDisabled: isWorking) { withdraw(version.version) }
                    .accessibilityIdentifier("prices.withdraw.\(version.version)")
            }
        }
        .accessibilityIdentifier("prices.version.\(version.version)")
    }

    /// The prices of a new installation hold since before there was a clock.
    private var from: String {
        version.effectiveFrom.timeIntervalSince1970 == 0 ? Strings.priceFromStart : Strings.priceFrom(DateEntry.text(version.effectiveFrom))
    }

    private var tone: Tone {
        switch version.standing {
        case .current: .success
        case .scheduled: .info
        case .past, .withdrawn: .neutral
        }
    }
}
