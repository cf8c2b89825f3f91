import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The way to the linked accounts on a retailer's page: to link one, or to see that it is linked.
struct LinkCard: View {
    let retailer: Retailer
    let open: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.linkCardTitle) {
            if retailer.linked { Pill(Strings.statusActive, tone: .success) }
        } content: {
            Text(retailer.linked ? Strings.linkCardLinked : Strings.linkCardHint).foregroundStyle(theme.colors.secondaryText)
            if !retailer.memberPerks.isEmpty {
                Text(Strings.memberPerks).font(theme.fonts.headline)
                ForEach(retailer.memberPerks, id: \.self) { perk in
                    ListRow(Strings.localized(perk), symbol: AppSymbols.checkName, tone: retailer.linked ? .success : .neutral)
                }
            }
            SecondaryButton(retailer.linked ? Strings.accounts : Strings.linkAccount, action: open)
                .accessibilityIdentifier("retail.accounts")
        }
    }
}
