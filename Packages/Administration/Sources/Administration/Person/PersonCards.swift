import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The person's roles, which are marked and then saved.
struct RolesCard: View {
    let account: AdministeredAccount
    let store: ScopedStore<PersonFeature>

    private var roles: Set<Role> { store.state.roles ?? Set(account.user.roles) }

    var body: some View {
        SectionCard(Strings.roles) {
            ChipRow {
                ForEach(Role.allCases, id: \.self) { role in
                    Chip(Strings.name(role), isSelected: roles.contains(role)) { [send = store.sender] in send(.roleTapped(role)) }
                        .accessibilityIdentifier("administration.role.\(role.rawValue)")
                }
            }
            if store.state.confirming == .roles {
                ConfirmationView(
                    question: Strings.rolesQuestion(account.user.name), confirm: Strings.saveRoles, act: .roles, store: store)
            } else if store.state.roles != nil {
                PrimaryButton(Strings.saveRoles, isDisabled: roles.isEmpty) { store.send(.actTapped(.roles)) }
                    .accessibilityIdentifier("administration.roles.save")
            }
        }
    }
}

/// The lock of the account, which keeps the person from signing in.
struct LockCard: View {
    let account: AdministeredAccount
    let store: ScopedStore<PersonFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.access) {
            Text(account.disabledAt.map { Strings.lockedSince(DateFormat.dateTime($0)) } ?? Strings.canSignIn).foregroundStyle(theme.colors.secondaryText)
            switch store.state.confirming {
            case .lock:
                ConfirmationView(question: Strings.lockQuestion(account.user.name), confirm: Strings.lock, act: .lock, store: store)
            case .unlock:
                ConfirmationView(question: Strings.unlockQuestion(account.user.name), confirm: Strings.unlock, act: .unlock, store: store)
            case .roles, .endSessions, nil:
                if account.disabledAt == nil {
                    DestructiveButton(Strings.lock, symbol: AppSymbols.powerName) { store.send(.actTapped(.lock)) }
                        .accessibilityIdentifier("administration.person.lock")
                } else {
                    SecondaryButton(Strings.unlock) { store.send(.actTapped(.unlock)) }.accessibilityIdentifier("administration.person.unlock")
                }
            }
        }
    }
}

/// The devices on which the person is signed in.
struct SessionsCard: View {
    let store: ScopedStore<PersonFeature>

    var body: some View {
        SectionCard(Strings.sessions) {
            ViewStateView(store.state.sessions, loading: .rows(2), retry: { store.send(.retryTapped) }) { sessions in
                if sessions.isEmpty { Text(Strings.noSessions) }
                ForEach(sessions, id: \.id) { row($0) }
                if store.state.confirming == .endSessions(nil) {
                    ConfirmationView(question: Strings.endAllQuestion, confirm: Strings.endAll, act: .endSessions(nil), store: store)
                } else if sessions.count > 1 {
                    DestructiveButton(Strings.endAll) { store.send(.actTapped(.endSessions(nil))) }.accessibilityIdentifier("administration.sessions.end")
                }
            }
        }
    }

    @ViewBuilder
    private func row(_ session: SignedInDevice) -> some View {
        ListRow(session.name, subtitle: Strings.lastUsed(DateFormat.dateTime(session.lastUsedAt)), symbol: AppSymbols.targetName) {
            if store.state.confirming != .endSessions(session.id) {
                QuietButton(Strings.end) { [send = store.sender] in send(.actTapped(.endSessions(session.id))) }
                    .accessibilityLabel(Strings.endOn(session.name))
                    .accessibilityIdentifier("administration.session.\(session.id).end")
            }
        }
        if store.state.confirming == .endSessions(session.id) {
            ConfirmationView(question: Strings.endQuestion(session.name), confirm: Strings.end, act: .endSessions(session.id), store: store)
        }
    }
}

/// The last entries of the audit log about the account.
struct PersonEventsCard: View {
    let store: ScopedStore<PersonFeature>

    var body: some View {
        SectionCard(Strings.securityEvents) {
            ViewStateView(store.state.events, loading: .rows(3), retry: { store.send(.retryTapped) }) { events in
                if events.isEmpty { Text(Strings.noEvents) }
                ForEach(events, id: \.id) { EventRow(event: $0) }
            }
        }
        .accessibilityIdentifier("administration.person.events")
    }
}
