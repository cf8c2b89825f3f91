import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the person's passkeys: each with its name and last use, to be renamed and removed, and the way to a new one.
struct PasskeysView: View {
    let store: ScopedStore<PasskeysFeature>
    let isEmailVerified: Bool
    let back: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        AccountPage(Strings.passkeys, subtitle: Strings.passkeysSubtitle, back: back) {
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.passkeys.message") }
            ViewStateView(store.state.list, retry: { store.send(.appeared) }) { passkeys in
                if passkeys.isEmpty {
                    EmptyStateView(symbol: AppSymbols.passkeyName, title: Strings.passkeysEmptyTitle, message: Strings.passkeysEmpty)
                }
                ForEach(passkeys) { passkey in Card { card(passkey) } }
                adding
            }
        }
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder private var adding: some View {
        if isEmailVerified {
            if store.state.adding.isAvailable == false {
                NoticeBanner(Strings.passkeysUnavailable, tone: .info).accessibilityIdentifier("auth.passkeys.unavailable")
            }
            PasskeyButton(Strings.addPasskey, .create, store: store.scope(\.adding, PasskeysFeature.Action.adding), identifier: "auth.passkey.add")
        } else {
            NoticeBanner(Strings.passkeysNeedEmail, tone: .info).accessibilityIdentifier("auth.passkeys.needEmail")
        }
    }

    @ViewBuilder
    private func card(_ passkey: Passkey) -> some View {
        ListRow(passkey.name, subtitle: Self.dates(of: passkey), symbol: AppSymbols.passkeyName, tone: .neutral)
            .accessibilityIdentifier("auth.passkey.\(passkey.id)")
        if let form = store.state.renaming, form.id == passkey.id {
            renaming(form)
        } else {
            HStack(spacing: theme.spacing.sm) {
                QuietButton(Strings.rename, isDisabled: store.state.busy != nil) { store.send(.renameTapped(passkey)) }
                    .accessibilityLabel(Strings.renamePasskey(passkey.name))
                    .accessibilityIdentifier("auth.passkey.\(passkey.id).rename")
                remove(passkey)
            }
        }
    }

    private func renaming(_ form: PasskeysFeature.State.Renaming) -> some View {
        Form {
            TextFormField(
                Strings.passkeyName, text: Binding(get: { form.name }, set: { store.send(.nameChanged($0)) }), message: form.message,
                identifier: "auth.passkey.name")
            PrimaryButton(Strings.save, isBusy: store.state.busy == form.id) { store.send(.renameSubmitted) }
                .accessibilityIdentifier("auth.passkey.save")
            QuietButton(Strings.cancel) { store.send(.renameDismissed) }.accessibilityIdentifier("auth.passkey.cancel")
        }
        .onSubmit { store.send(.renameSubmitted) }
    }

    private func remove(_ passkey: Passkey) -> some View {
        QuietButton(Strings.remove, isBusy: store.state.busy == passkey.id, isDisabled: store.state.busy != nil) { store.send(.removeTapped(passkey.id)) }
            .accessibilityLabel(Strings.removePasskey(passkey.name))
            .accessibilityIdentifier("auth.passkey.\(passkey.id).remove")
            .confirmationDialog(
                Strings.removePasskeyQuestion,
                isPresented: Binding(get: { store.state.asked == passkey.id }, set: { if !$0 { store.send(.removeDismissed) } })
            ) {
                DestructiveButton(Strings.remove) { store.send(.removeConfirmed) }
                    .accessibilityIdentifier("auth.passkey.remove.confirm")
                Button(Strings.cancel, role: .cancel) { store.send(.removeDismissed) }
                    .accessibilityIdentifier("auth.passkey.remove.dismiss")
            } message: {
                Text(Strings.removePasskeyHint(passkey.name))
            }
    }

    private static func dates(of passkey: Passkey) -> String {
        let used = passkey.lastUsedAt.map { Strings.lastUsed(DateFormat.dateTime($0)) } ?? Strings.passkeyUnused
        return [Strings.added(DateFormat.day(passkey.createdAt)), used].joined(separator: " · ")
    }
}
