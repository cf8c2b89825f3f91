import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// The page of an administrator's own API keys.
struct KeysView: View {
    let store: ScopedStore<KeysFeature>
    let back: () -> Void

    private var state: KeysFeature.State { store.state }

    var body: some View {
        PageHeader(Strings.keys, subtitle: Strings.keysHint, back: BackButton(Strings.system, identifier: "administration.back", action: back))
        if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("administration.keys.message") }
        if let key = state.created { CreatedKeyCard(key: key) { store.send(.createdDismissed) } }
        if let form = state.form {
            KeyFormCard(form: form, store: store)
        } else {
            PrimaryButton(Strings.newKey, symbol: AppSymbols.plusName) { store.send(.newTapped) }.accessibilityIdentifier("administration.keys.new")
        }
        ViewStateView(state.keys, loading: .rows(3), retry: { store.send(.appeared) }) { content($0) }
            .onAppear { store.send(.appeared) }
        PageLink(Strings.developersLink, to: DevelopersPages.path, identifier: "administration.keys.developers")
    }

    @ViewBuilder
    private func content(_ keys: [APIKey]) -> some View {
        if keys.isEmpty {
            EmptyStateView(symbol: AppSymbols.shieldName, title: Strings.noKeys, message: Strings.noKeysMessage)
        } else {
            ForEach(keys, id: \.id) { KeyCard(key: $0, store: store) }
        }
    }
}

/// A key that was made just now, which is shown once.
struct CreatedKeyCard: View {
    let key: APIKey
    let done: () -> Void

    var body: some View {
        SectionCard(Strings.keyCreated(key.name)) {
            NoticeBanner(Strings.keyOnce, tone: .warning)
            TextFormField(Strings.keyText, text: .constant(key.secret ?? ""), identifier: "administration.keys.secret")
            SecondaryButton(Strings.keyStored) { done() }.accessibilityIdentifier("administration.keys.stored")
        }
    }
}

/// The form of a new key.
struct KeyFormCard: View {
    let form: KeyForm
    let store: ScopedStore<KeysFeature>

    var body: some View {
        SectionCard(Strings.newKey) {
            TextFormField(
                Strings.keyName, text: Binding(get: { form.name }, set: { [send = store.sender] in send(.nameChanged($0)) }), hint: Strings.keyNameHint,
                message: store.state.fields["name"], identifier: "administration.keys.name")
            FormField(
                Strings.keyScopes, hint: Strings.keyScopesHint, message: store.state.fields["scopes"], kind: .group,
                identifier: "administration.keys.scopes"
            ) {
                ChipRow {
                    ForEach(store.state.scopes, id: \.self) { scope in
                        Chip(scope, isSelected: form.scopes.contains(scope)) { [send = store.sender] in send(.scopeTapped(scope)) }
                            .accessibilityIdentifier("administration.scope.\(scope)")
                    }
                }
            }
            SegmentedSwitcher(
                Strings.keyDays, options: KeyForm.choices.map { (id: $0, title: Strings.days($0)) }, selection: form.days,
                identifier: "administration.keys.days"
            ) { [send = store.sender] in send(.daysChosen($0)) }
            PrimaryButton(Strings.createKey, isBusy: store.state.isWorking) { store.send(.createTapped) }.accessibilityIdentifier("administration.keys.create")
            QuietButton(Strings.cancel) { store.send(.formDismissed) }.accessibilityIdentifier("administration.keys.cancel")
        }
    }
}

/// A key with its scopes, its end, its last call, and the way to revoke it.
struct KeyCard: View {
    let key: APIKey
    let store: ScopedStore<KeysFeature>

    @Environment(\.theme) private var theme
    @Environment(\.currentMinute) private var now

    var body: some View {
        SectionCard(key.name) {
            Pill(isOver ? Strings.keyOver : Strings.keyHolds, tone: isOver ? .neutral : .success)
        } content: {
            Text(key.scopes.joined(separator: ", "))
            Text(times).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            if store.state.revoking == key.id {
                NoticeBanner(Strings.revokeQuestion, tone: .warning)
                DestructiveButton(Strings.revoke, isBusy: store.state.isWorking) { store.send(.revokeConfirmed) }
                    .accessibilityIdentifier("administration.key.revoke.confirm")
                QuietButton(Strings.cancel) { store.send(.revokeDismissed) }.accessibilityIdentifier("administration.key.revoke.cancel")
            } else if !isOver {
                QuietButton(Strings.revoke) { [send = store.sender] in send(.revokeTapped(key.id)) }
                    .accessibilityLabel(Strings.revokeNamed(key.name))
                    .accessibilityIdentifier("administration.key.\(key.id).revoke")
            }
        }
        .accessibilityIdentifier("administration.key.\(key.id)")
    }

    private var isOver: Bool { key.revokedAt != nil || now.map { key.expiresAt <= $0 } ?? false }

    private var times: String {
        let used = key.lastUsedAt.map { Strings.lastUsed(DateFormat.dateTime($0)) } ?? Strings.neverUsed
        let end = key.revokedAt.map { Strings.revokedAt(DateFormat.dateTime($0)) } ?? Strings.expiresAt(DateFormat.day(key.expiresAt))
        return "\(end) · \(used)"
    }
}
