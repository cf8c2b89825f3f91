import Core
import CoreUI
import PromotionsAPI
import Theme
import UI

/// The customer's credit: the balance, the code for friends, and what changed the balance.
struct CreditView: View {
    let store: ScopedStore<CreditFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.credit, subtitle: Strings.creditSubtitle)
            ViewStateView(store.state.account, loading: .page, retry: { store.send(.appeared) }) { account in
                StatCard(
                    title: Strings.creditBalance, value: MoneyFormat.format(cents: account.balanceCents, currency: account.currency),
                    caption: Strings.creditHint, symbol: AppSymbols.starName
                )
                .accessibilityIdentifier("promotions.balance")
                if let referral = account.referral { ReferralCard(referral: referral, store: store) }
                CreditEntriesCard(entries: account.entries, currency: account.currency)
            }
        }
        .navigationTitle(Strings.credit)
    }
}

/// The code by which the customer recommends us, to copy, or to share with a link that fills it in.
struct ReferralCard: View {
    let referral: Referral
    let store: ScopedStore<CreditFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.referral) {
            Text(
                Strings.referralHint(
                    MoneyFormat.format(cents: referral.friendCents), reward: MoneyFormat.format(cents: referral.rewardCents))
            )
            .foregroundStyle(theme.colors.secondaryText)
            Text(referral.code).font(theme.fonts.title).accessibilityIdentifier("promotions.referral")
            VStack(spacing: theme.spacing.sm) {
                // The script acts on the press.
                SecondaryButton(Strings.copyCode) {}.accessibilityIdentifier("promotions.referral.copy")
                if shareText != nil {
                    PrimaryButton(Strings.shareCode, symbol: AppSymbols.arrowRightName) {}.accessibilityIdentifier("promotions.referral.share")
                }
            }
            .hook(.share, options: ["code": referral.code, "text": shareText ?? ""]) { store.send(.shared($0)) }
        }
    }

    private var shareText: String? {
        referral.url.map { Strings.shareText(MoneyFormat.format(cents: referral.friendCents), code: referral.code, url: $0) }
    }
}

/// The last changes of the credit.
struct CreditEntriesCard: View {
    let entries: [CreditEntry]
    let currency: String

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.creditHistory) {
            if entries.isEmpty { Text(Strings.creditNone).foregroundStyle(theme.colors.secondaryText) }
            ForEach(entries, id: \.id) { entry in
                ListRow(Strings.name(entry), subtitle: subtitle(entry), symbol: AppSymbols.receiptName, tone: entry.cents < 0 ? .neutral : .success) {
                    MoneyText(cents: entry.cents, currency: currency)
                }
                .accessibilityIdentifier("promotions.entry.\(entry.id)")
            }
        }
    }

    private func subtitle(_ entry: CreditEntry) -> String {
        [DateEntry.text(entry.createdAt), entry.reason].compactMap(\.self).joined(separator: " · ")
    }
}
