import AuthAPI
import Core
import CoreUI
import FleetAPI
import NotificationsAPI
import OrdersAPI
import PaymentsAPI
import PromotionsAPI
import SupportAPI
import Theme
import UI

/// Shows the signed-in person, links to the account's pages, and the button to sign out. It is a page of its own, or stands beside the page that is open.
struct AccountOverview: View {
    let store: ScopedStore<AuthFeature>

    @Environment(\.canOpen) private var canOpen
    @Environment(\.administrationPages) private var administration

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
                reaching
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

    /// The rows of the ways in which news reaches the person.
    @ViewBuilder private var reaching: some View {
        if canOpen(NotificationsLink.self) {
            ListRow(
                Strings.notifications, subtitle: Strings.notificationsHint, symbol: AppSymbols.bellName,
                action: { store.send(.account(.notificationsTapped)) }
            )
            .accessibilityIdentifier("auth.row.notifications")
        }
        row(.email, Strings.email, store.state.user?.email ?? "", AppSymbols.mailName)
    }

    /// The rows of customers: payment methods, credit, recurring orders, help, and for who doesn't drive the way to do so.
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
        if canOpen(SupportLink.self) {
            ListRow(Strings.support, subtitle: Strings.supportHint, symbol: AppSymbols.messagesName, action: { store.send(.account(.supportTapped)) })
                .accessibilityIdentifier("auth.row.support")
        }
        if canOpen(DrivingLink.self), !roles.contains(.driver) {
            ListRow(Strings.drive, subtitle: Strings.driveHint, symbol: AppSymbols.truckName, action: { store.send(.account(.driveTapped)) })
                .accessibilityIdentifier("auth.row.drive")
        }
    }

    /// The rows of dispatchers, and of administrators where they have no tabs of their own.
    @ViewBuilder private var management: some View {
        if roles.contains(.admin), !administration.haveTabs {
            ForEach(administration.all, id: \.id) { page in
                ListRow(
                    page.title, subtitle: page.hint, symbol: page.symbol,
                    action: { [send = store.sender, place = page.place] in send(.account(.administrationTapped(place))) }
                )
                .accessibilityIdentifier("auth.row.\(page.id)")
            }
        }
        if canOpen(PromotionsLink.self), roles.contains(.dispatcher) {
            ListRow(
                Strings.grants, subtitle: Strings.grantsSubtitle, symbol: AppSymbols.starName, action: { store.send(.account(.promotionsTapped)) }
            )
            .accessibilityIdentifier("auth.row.promotions")
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
