import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The page of the person's linked accounts: every retailer with what can be done, and what is shared.
struct LinkingView: View {
    let store: ScopedStore<LinkingFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn(.reading) {
            Text(Strings.accountsSubtitle).foregroundStyle(theme.colors.secondaryText)
            NoticeBanner(Strings.linkShared)
            if store.state.isReturning { NoticeBanner(Strings.linking).accessibilityIdentifier("retail.accounts.linking") }
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("retail.accounts.message") }
            ViewStateView(store.state.accounts, loading: .rows(3), retry: { store.send(.appeared) }) { accounts in
                if accounts.entries.isEmpty {
                    EmptyStateView(symbol: AppSymbols.storeName, title: Strings.noAccounts, message: Strings.noAccountsMessage)
                }
                ForEach(accounts.entries, id: \.retailerID) { AccountCard(entry: $0, store: store) }
            }
        }
        .navigationTitle(Strings.accounts)
        .onAppear { store.send(.appeared) }
    }
}

/// A retailer with the person's account: its state, and what to do next.
struct AccountCard: View {
    let entry: LinkedAccounts.Entry
    let store: ScopedStore<LinkingFeature>

    @Environment(\.theme) private var theme

    private var id: Int { entry.retailerID }
    private var isBusy: Bool { store.state.busy == id }
    private var isOccupied: Bool { store.state.busy != nil || store.state.isReturning }

    var body: some View {
        SectionCard(entry.retailer) {
            if let link = entry.link { Pill(Strings.name(of: link.status), tone: link.status.tone) }
        } content: {
            Text(explanation).foregroundStyle(theme.colors.secondaryText)
            if entry.option?.affiliated == false {
                Text(Strings.notPartner(entry.retailer)).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
            if let leaving = store.state.leaving, leaving.retailerID == id {
                LeavingRow(retailer: entry.retailer, url: leaving.url) { store.send(.leavingCanceled) }
            } else if let form = store.state.form, form.retailerID == id {
                TokenFields(form: form, isBusy: isBusy, store: store)
            } else {
                buttons
            }
        }
        .accessibilityIdentifier("retail.account.\(id)")
    }

    private var explanation: String {
        guard let link = entry.link else { return Strings.linkHint(entry.retailer) }
        switch link.status {
        case .expired: return Strings.linkExpired(entry.retailer)
        case .unavailable: return Strings.linkUnreachable(entry.retailer)
        case .active:
            let day = DateFormat.day(link.linkedAt)
            return link.memberName.map { Strings.linkedAs($0, day: day) } ?? Strings.linkedOn(day)
        }
    }

    @ViewBuilder private var buttons: some View {
        if entry.link == nil, entry.option != nil {
            SecondaryButton(Strings.linkAccount, isBusy: isBusy, isDisabled: isOccupied) { [send = store.sender] in send(.linkTapped(id)) }
                .accessibilityLabel(Strings.linkAccountOf(entry.retailer))
                .accessibilityIdentifier("retail.account.\(id).link")
        } else if entry.link?.status == .expired, entry.option != nil {
            PrimaryButton(Strings.linkAgain, isBusy: isBusy, isDisabled: isOccupied) { [send = store.sender] in send(.linkTapped(id)) }
                .accessibilityLabel(Strings.linkAgainOf(entry.retailer))
                .accessibilityIdentifier("retail.account.\(id).link")
        }
        if let link = entry.link {
            if link.kind == .oauth, link.status != .expired {
                SecondaryButton(Strings.linkCheck, isBusy: isBusy, isDisabled: isOccupied) { [send = store.sender] in send(.checkTapped(link.id)) }
                    .accessibilityLabel(Strings.linkCheckOf(entry.retailer))
                    .accessibilityIdentifier("retail.account.\(id).check")
            }
            unlink(link)
        }
    }

    private func unlink(_ link: LinkedAccount) -> some View {
        QuietButton(Strings.unlink, isDisabled: isOccupied) { [send = store.sender] in send(.unlinkTapped(link.id)) }
            .accessibilityLabel(Strings.unlinkOf(entry.retailer))
            .accessibilityIdentifier("retail.account.\(id).unlink")
            .confirmationDialog(
                Strings.unlinkQuestion(entry.retailer),
                isPresented: Binding(get: { store.state.asked == link.id }, set: { if !$0 { store.send(.unlinkDismissed) } })
            ) {
                DestructiveButton(Strings.unlink) { store.send(.unlinkConfirmed) }.accessibilityIdentifier("retail.account.unlink.confirm")
                Button(Strings.unlinkKeep, role: .cancel) { store.send(.unlinkDismissed) }.accessibilityIdentifier("retail.account.unlink.dismiss")
            } message: {
                Text(Strings.unlinkHint(entry.retailer))
            }
    }
}

/// The way to the retailer's page, which the browser takes at once.
struct LeavingRow: View {
    let retailer: String
    let url: String
    let cancel: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(spacing: theme.spacing.md) {
            NoticeBanner(Strings.leaving(retailer))
            // The script acts on the press, too.
            PrimaryButton(Strings.leave(retailer)) {}.accessibilityIdentifier("retail.account.leave")
        }
        .hook(.leave, options: ["address": url]) { _ in }
        QuietButton(Strings.linkCancel, action: cancel).accessibilityIdentifier("retail.account.leave.cancel")
    }
}

/// The field for a token of a retailer without a page of its own.
struct TokenFields: View {
    let form: LinkingFeature.TokenForm
    let isBusy: Bool
    let store: ScopedStore<LinkingFeature>

    var body: some View {
        SecureFormField(
            Strings.token, text: Binding(get: { form.token }, set: { [send = store.sender] in send(.tokenChanged($0)) }),
            hint: Strings.tokenHint(form.retailer), message: form.message, identifier: "retail.account.token")
        PrimaryButton(Strings.linkAccount, isBusy: isBusy) { store.send(.tokenSubmitted) }.accessibilityIdentifier("retail.account.token.link")
        QuietButton(Strings.linkCancel, isDisabled: isBusy) { store.send(.tokenCanceled) }.accessibilityIdentifier("retail.account.token.cancel")
    }
}

extension LinkStatus {
    /// The tone of a label with the state.
    var tone: Tone {
        switch self {
        case .active: .success
        case .expired: .danger
        case .unavailable: .warning
        }
    }
}
