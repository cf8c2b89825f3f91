import AuthAPI
import Core
import CoreUI
import LocationAPI
import OrdersAPI
import PaymentsAPI
import PromotionsAPI
import Theme
import UI

/// Shows the signed-in person, links to the account's pages, and the button to sign out. It is a page of its own, or stands beside the page that is open.
struct AccountOverview: View {
    let store: ScopedStore<AuthFeature>

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        if let user = store.state.user {
            ProfileCard(user: user) { open(.profile) }
            EmailNoticeCard(user: user, store: store.scope(\.verification, AuthAction.verification))
        }
        ViewStateView(store.state.account.profile, retry: { store.send(.account(.appeared)) }) { profile in
            Card {
                row(.addresses, Strings.addresses, profile.defaultAddress?.oneLine ?? Strings.noAddresses, AppSymbols.locationName)
                row(.preferences, Strings.preferences, summary(of: profile.preferences.laundry), AppSymbols.washerName)
                if roles.contains(.customer) { ordering }
                row(
                    .appearance, Strings.appearance,
                    [(store.state.language ?? .current).nativeName, Strings.name(store.state.scheme)].joined(separator: " · "), AppSymbols.moonName)
                row(.email, Strings.email, store.state.user?.email ?? "", AppSymbols.mailName)
                row(.security, Strings.security, Strings.securitySubtitle, AppSymbols.lockName)
                row(.passkeys, Strings.passkeys, Strings.passkeysHint, AppSymbols.passkeyName)
                row(.devices, Strings.devices, Strings.devicesSubtitle, AppSymbols.keyName)
                row(.privacy, Strings.privacy, Strings.privacySubtitle, AppSymbols.shieldName)
                management
            }
        }
        SignOutButton(store: store.scope(\.signOut, AuthAction.signOut))
    }

    private var roles: Set<Role> { Set(store.state.user?.roles ?? []) }

    /// The rows of customers: payment methods, credit and recurring orders.
    @ViewBuilder private var ordering: some View {
        if canOpen(PaymentsLink.self) {
            ListRow(Strings.payments, subtitle: Strings.paymentsHint, symbol: AppSymbols.receiptName, action: { store.send(.account(.paymentsTapped)) })
                .accessibilityIdentifier("auth.row.payments")
        }
        if canOpen(PromotionsLink.self) {
            ListRow(Strings.credit, subtitle: Strings.creditHint, symbol: AppSymbols.starName, action: { store.send(.account(.creditTapped)) })
                .accessibilityIdentifier("auth.row.credit")
        }
        if canOpen(OrdersLink.self) {
            ListRow(Strings.recurring, subtitle: Strings.recurringHint, symbol: AppSymbols.clockName, action: { store.send(.account(.recurringTapped)) })
                .accessibilityIdentifier("auth.row.recurring")
        }
    }

    /// The rows of administrators and dispatchers.
    @ViewBuilder private var management: some View {
        if roles.contains(.admin) { administration }
        // Administrators make promo codes, dispatchers grant credit.
        if canOpen(PromotionsLink.self), !roles.isDisjoint(with: [.admin, .dispatcher]) {
            let makesCodes = roles.contains(.admin)
            ListRow(
                makesCodes ? Strings.promotions : Strings.grants, subtitle: makesCodes ? Strings.promotionsSubtitle : Strings.grantsSubtitle,
                symbol: AppSymbols.starName, action: { store.send(.account(.promotionsTapped)) }
            )
            .accessibilityIdentifier("auth.row.promotions")
        }
    }

    /// The rows of administrators alone.
    @ViewBuilder private var administration: some View {
        row(.flags, Strings.flags, Strings.flagsSubtitle, AppSymbols.powerName)
        if canOpen(LocationLink.self) {
            ListRow(Strings.areas, subtitle: Strings.areasSubtitle, symbol: AppSymbols.locationName, action: { store.send(.account(.areasTapped)) })
                .accessibilityIdentifier("auth.row.areas")
        }
        if canOpen(MoneyLink.self) {
            ListRow(Strings.payouts, subtitle: Strings.payoutsSubtitle, symbol: AppSymbols.receiptName, action: { store.send(.account(.payoutsTapped)) })
                .accessibilityIdentifier("auth.row.payouts")
        }
        if canOpen(OrdersLink.self) {
            ListRow(Strings.prices, subtitle: Strings.pricesSubtitle, symbol: AppSymbols.receiptName, action: { store.send(.account(.pricesTapped)) })
                .accessibilityIdentifier("auth.row.prices")
            ListRow(Strings.slots, subtitle: Strings.slotsSubtitle, symbol: AppSymbols.clockName, action: { store.send(.account(.slotsTapped)) })
                .accessibilityIdentifier("auth.row.slots")
        }
    }

    private func row(_ link: AuthLink, _ title: String, _ subtitle: String, _ symbol: String) -> some View {
        ListRow(title, subtitle: subtitle, symbol: symbol, isSelected: store.state.account.path.first == link, action: { open(link) })
            .accessibilityIdentifier("auth.row.\(link.place.components.joined(separator: "."))")
    }

    private func summary(of laundry: LaundryPreferences) -> String {
        [Strings.name(laundry.detergent), Strings.name(laundry.temperature), Strings.name(laundry.folding)].joined(separator: " · ")
    }

    /// Beside an open page, another one takes its place instead of standing on top of it.
    private func open(_ link: AuthLink) {
        store.send(.account(store.state.account.path.isEmpty ? .rowTapped(link) : .opened([link])))
    }
}

/// Shows the signed-in person: picture, name, email address, phone number, and roles.
struct ProfileCard: View {
    let user: User
    let edit: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            HStack(spacing: theme.spacing.lg) {
                Avatar(user.name, size: .large)
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text(user.name).font(theme.fonts.title).foregroundStyle(theme.colors.text)
                    Text(user.email).font(theme.fonts.body).foregroundStyle(theme.colors.secondaryText)
                    Text(user.phone ?? Strings.noPhone).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                }
            }
            HStack(spacing: theme.spacing.sm) {
                ForEach(user.roles, id: \.self) { Pill(Strings.role($0), tone: .info) }
            }
            .accessibilityLabel(Strings.roles)
            SecondaryButton(Strings.edit, symbol: AppSymbols.editName, action: edit).accessibilityIdentifier("auth.profile.edit")
        }
    }
}
