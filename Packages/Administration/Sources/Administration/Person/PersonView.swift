import AuthAPI
import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import SupportAPI
import Theme
import UI

/// A person's page.
struct PersonView: View {
    let store: ScopedStore<PersonFeature>
    let viewAs: ScopedStore<ViewAsFeature>
    let back: () -> Void

    @Environment(\.person) private var me
    @Environment(\.canOpen) private var canOpen

    private var state: PersonFeature.State { store.state }

    var body: some View {
        PageHeader(
            state.account.value?.user.name ?? Strings.person, subtitle: state.id.map { "#\($0)" },
            back: BackButton(Strings.people, identifier: "administration.back", action: back))
        ViewStateView(state.account, retry: { store.send(.retryTapped) }) { content($0) }
    }

    @ViewBuilder
    private func content(_ account: AdministeredAccount) -> some View {
        if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("administration.person.message") }
        PersonCard(account: account)
        links(account)
        if me?.id == account.user.id {
            NoticeBanner(Strings.thatIsYou)
        } else {
            RolesCard(account: account, store: store)
            LockCard(account: account, store: store)
            ViewAsCard(account: account, store: viewAs)
        }
        SessionsCard(store: store)
        PersonEventsCard(store: store)
    }

    @ViewBuilder
    private func links(_ account: AdministeredAccount) -> some View {
        let dispatches = me?.roles.contains(.dispatcher) == true
        if canOpen(MoneyLink.self) || dispatches && (canOpen(OrdersLink.self) || canOpen(SupportLink.self)) {
            Card {
                if dispatches, canOpen(OrdersLink.self) {
                    ListRow(Strings.orders, subtitle: Strings.ordersHint, symbol: AppSymbols.bagName, action: { store.send(.ordersTapped) })
                        .accessibilityIdentifier("administration.person.orders")
                }
                if dispatches, canOpen(SupportLink.self) {
                    ListRow(Strings.tickets, subtitle: Strings.ticketsHint, symbol: AppSymbols.messagesName, action: { store.send(.ticketsTapped) })
                        .accessibilityIdentifier("administration.person.tickets")
                }
                if canOpen(MoneyLink.self) {
                    ListRow(Strings.payments, subtitle: Strings.paymentsHint, symbol: AppSymbols.moneyName, action: { store.send(.paymentsTapped) })
                        .accessibilityIdentifier("administration.person.payments")
                }
            }
        }
    }
}

/// The person's name, email address and phone number, and the state of the account.
struct PersonCard: View {
    let account: AdministeredAccount

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            HStack(spacing: theme.spacing.lg) {
                Avatar(account.user.name, size: .large)
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text(account.user.name).font(theme.fonts.title).foregroundStyle(theme.colors.text)
                    Text(account.user.email).foregroundStyle(theme.colors.secondaryText)
                    Text(account.user.phone ?? Strings.noPhone).foregroundStyle(theme.colors.secondaryText)
                    Text(Strings.since(DateFormat.dateTime(account.user.createdAt))).foregroundStyle(theme.colors.secondaryText)
                }
            }
            ChipRow {
                if account.disabledAt != nil { Pill(Strings.locked, tone: .danger) } else { Pill(Strings.active, tone: .success) }
                if !account.user.emailVerified { Pill(Strings.unconfirmed, tone: .warning) }
                if account.user.hasSecondFactor { Pill(Strings.secondFactor, tone: .info) }
            }
        }
    }
}

/// The question before an act, with its button and the way out.
struct ConfirmationView: View {
    let question: String
    let confirm: String
    let act: PersonFeature.Act
    let store: ScopedStore<PersonFeature>

    var body: some View {
        NoticeBanner(question, tone: .warning)
        DestructiveButton(confirm, isBusy: store.state.isWorking) { store.send(.actConfirmed) }.accessibilityIdentifier("administration.person.confirm")
        QuietButton(Strings.cancel) { store.send(.actDismissed) }.accessibilityIdentifier("administration.person.cancel")
    }
}
