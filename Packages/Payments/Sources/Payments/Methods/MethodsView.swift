import Core
import CoreUI
import PaymentsAPI
import Theme
import UI

/// The page of the saved payment methods.
struct MethodsView: View {
    let store: ScopedStore<MethodsFeature>

    var body: some View {
        PageColumn(.reading) {
            PageHeader(
                Strings.methods, subtitle: store.state.purpose == .account ? Strings.methodsHint : Strings.addForOrderHint,
                back: BackButton(backTitle, identifier: "payments.back") { store.send(.backTapped) })
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("payments.message") }
            ViewStateView(store.state.page, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.methods)
        .onAppear { store.send(.appeared) }
    }

    private var backTitle: String {
        switch store.state.purpose {
        case .account: Strings.account
        case .newOrder: Strings.yourOrder
        case .order(let id): Strings.order(id)
        }
    }

    @ViewBuilder
    private func content(_ page: MethodsPage) -> some View {
        if page.configuration.gateway == "none" {
            NoticeBanner(Strings.withoutPayment)
        } else {
            list(page.methods)
            if let setup = store.state.setup {
                CardEntryCard(setup: setup, configuration: page.configuration, store: store)
            } else if !page.methods.isEmpty {
                SecondaryButton(Strings.addCard, symbol: AppSymbols.plusName, isBusy: store.state.isAdding) { store.send(.addTapped) }
                    .accessibilityIdentifier("payments.add")
            }
        }
    }

    @ViewBuilder
    private func list(_ methods: [PaymentMethod]) -> some View {
        if !methods.isEmpty {
            Card { ForEach(methods, id: \.id) { MethodRow(method: $0, store: store) } }
        } else if store.state.setup == nil {
            EmptyStateView(
                symbol: AppSymbols.cardName, title: Strings.noMethods, message: Strings.noMethodsHint, actionTitle: Strings.addCard, identifier: "payments.add"
            ) {
                store.send(.addTapped)
            }
        }
    }
}

/// A saved method: what it is, whether it is the default, the buttons to change that.
struct MethodRow: View {
    let method: PaymentMethod
    let store: ScopedStore<MethodsFeature>

    var body: some View {
        ListRow(Strings.name(method), subtitle: Strings.expiry(method), symbol: AppSymbols.cardName, tone: method.isDefault ? .success : .neutral) {
            if method.isDefault { Pill(Strings.defaultMethod, tone: .success) } else { makeDefault }
            remove
        }
        .accessibilityIdentifier("payments.method.\(method.id)")
    }

    private var makeDefault: some View {
        QuietButton(Strings.makeDefault, isBusy: store.state.busy == method.id, isDisabled: store.state.busy != nil) { store.send(.defaultTapped(method.id)) }
            .accessibilityLabel(Strings.makeDefaultOf(Strings.name(method)))
            .accessibilityIdentifier("payments.method.\(method.id).default")
    }

    private var remove: some View {
        QuietButton(Strings.remove, isDisabled: store.state.busy != nil) { store.send(.removeTapped(method.id)) }
            .accessibilityLabel(Strings.removeOf(Strings.name(method)))
            .accessibilityIdentifier("payments.method.\(method.id).remove")
            .confirmationDialog(
                Strings.removeQuestion, isPresented: Binding(get: { store.state.asked == method.id }, set: { if !$0 { store.send(.removeDismissed) } })
            ) {
                DestructiveButton(Strings.remove) { store.send(.removeConfirmed) }.accessibilityIdentifier("payments.remove.confirm")
                Button(Strings.keep, role: .cancel) { store.send(.removeDismissed) }.accessibilityIdentifier("payments.remove.dismiss")
            } message: {
                Text(Strings.removeHint(Strings.name(method)))
            }
    }
}

/// The provider's own field for a card in our page, or the way to its page. What is entered goes from the browser to the provider; we never see it.
struct CardEntryCard: View {
    let setup: PaymentSetup
    let configuration: PaymentConfiguration
    let store: ScopedStore<MethodsFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.addCard) {
            Text(setup.page == nil ? Strings.cardHint : Strings.cardPageHint).foregroundStyle(theme.colors.secondaryText)
            field
            QuietButton(Strings.cancel) { store.send(.addCanceled) }.accessibilityIdentifier("payments.add.cancel")
        }
    }

    private var field: some View {
        VStack(spacing: theme.spacing.md) {
            if setup.page == nil { ScriptArea() }
            // The script acts on the press.
            PrimaryButton(setup.page == nil ? Strings.saveCard : Strings.openCardPage) {}.accessibilityIdentifier("payments.card")
        }
        .hook(.provider, options: options) { store.send(.reported($0)) }
    }

    private var options: [String: String] {
        guard let page = setup.page else {
            return ["call": "card", "script": configuration.script ?? "", "key": configuration.publishableKey ?? "", "secret": setup.clientSecret]
        }
        return ["call": "page", "page": page, "back": PaymentsLink.setup(setup.setupID, for: store.state.purpose).address]
    }
}
