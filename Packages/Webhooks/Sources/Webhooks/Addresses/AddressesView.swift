import Core
import CoreUI
import Theme
import UI
import WebhooksAPI

/// The page of the registered addresses, with the form of a new one.
struct AddressesView: View {
    let store: ScopedStore<AddressesFeature>
    let new: ScopedStore<NewAddressFeature>

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.webhooks, subtitle: Strings.hint)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("webhooks.message") }
            NewAddressSection(store: new)
            if let address = store.state.rotated { SecretCard(address: address) { store.send(.secretStored) } }
            ViewStateView(store.state.addresses, loading: .rows(3), retry: { store.send(.appeared) }) { addresses in
                if addresses.isEmpty {
                    EmptyStateView(symbol: AppSymbols.webhookName, title: Strings.empty, message: Strings.emptyMessage)
                }
                ForEach(addresses, id: \.id) { AddressCard(address: $0, store: store) }
            }
        }
        .navigationTitle(Strings.webhooks)
        .onAppear { store.send(.appeared) }
    }
}

/// A registered address: what it receives, its state, and what can be done with it.
struct AddressCard: View {
    let address: RegisteredWebhook
    let store: ScopedStore<AddressesFeature>

    @Environment(\.theme) private var theme

    private var id: Int { address.id }
    private var isPaused: Bool { address.pausedAt != nil }

    var body: some View {
        SectionCard(address.url) {
            Pill(isPaused ? Strings.paused : Strings.active, tone: isPaused ? .warning : .success)
        } content: {
            Text(address.kinds.isEmpty ? Strings.allEvents : address.kinds.joined(separator: ", "))
            Text(times).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            if store.state.tested == id { NoticeBanner(Strings.testSent, tone: .success).accessibilityIdentifier("webhooks.\(id).tested") }
            question
        }
        .accessibilityIdentifier("webhooks.\(id)")
    }

    private var times: String {
        address.pausedAt.map { Strings.pausedSince(DateFormat.dateTime($0)) } ?? Strings.addedOn(DateFormat.day(address.createdAt))
    }

    @ViewBuilder private var question: some View {
        switch store.state.confirming {
        case .rotate(id): confirmation(Strings.newSecretQuestion, Strings.newSecret)
        case .remove(id): confirmation(Strings.removeQuestion, Strings.remove)
        case nil, .rotate, .remove: buttons
        }
    }

    @ViewBuilder
    private func confirmation(_ question: String, _ action: String) -> some View {
        NoticeBanner(question, tone: .warning)
        DestructiveButton(action, isBusy: store.state.isWorking) { store.send(.confirmed) }.accessibilityIdentifier("webhooks.confirm")
        QuietButton(Strings.cancel) { store.send(.confirmationDismissed) }.accessibilityIdentifier("webhooks.keep")
    }

    private var buttons: some View {
        ChipRow {
            button(Strings.deliveries, "deliveries", .deliveriesTapped(id))
            if isPaused {
                button(Strings.resume, "resume", .resumeTapped(id))
            } else {
                button(Strings.sendTest, "test", .testTapped(id))
                button(Strings.pause, "pause", .pauseTapped(id))
            }
            button(Strings.newSecret, "rotate", .asked(.rotate(id)))
            button(Strings.remove, "remove", .asked(.remove(id)))
        }
    }

    private func button(_ title: String, _ name: String, _ action: AddressesFeature.Action) -> some View {
        SecondaryButton(title, isDisabled: store.state.isWorking) { [send = store.sender] in send(action) }
            .accessibilityLabel(Strings.actionFor(title, address: address.url))
            .accessibilityIdentifier("webhooks.\(id).\(name)")
    }
}
