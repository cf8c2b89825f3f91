import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The administrator's page of servers at which customers link their accounts; the form of one opens in its place.
struct ConnectionsView: View {
    let store: ScopedStore<ConnectionsFeature>

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.connections, subtitle: Strings.connectionsSubtitle)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("retail.connections.message") }
            ViewStateView(store.state.connections, loading: .rows(3), retry: { store.send(.appeared) }) { connections in
                if connections.isEmpty {
                    EmptyStateView(symbol: AppSymbols.boxName, title: Strings.manageEmpty, message: Strings.connectionsEmpty)
                }
                ForEach(connections, id: \.retailerID) { connection in
                    if let form = store.state.form, form.retailerID == connection.retailerID {
                        ConnectionFormView(retailer: connection.retailer, form: form, store: store)
                    } else {
                        ConnectionCard(connection: connection, store: store)
                    }
                }
            }
        }
        .navigationTitle(Strings.connections)
        .onAppear { store.send(.appeared) }
    }
}

/// A retailer with its server, and the buttons to set or remove it.
struct ConnectionCard: View {
    let connection: RetailerConnection
    let store: ScopedStore<ConnectionsFeature>

    @Environment(\.theme) private var theme

    private var id: Int { connection.retailerID }

    var body: some View {
        SectionCard(connection.retailer) {
            Pill(state, tone: connection.active ? .success : .neutral)
        } content: {
            Text(connection.issuer ?? Strings.connectionNone).foregroundStyle(theme.colors.secondaryText)
            if connection.issuer != nil { Text(Strings.connectionLinks(connection.links)).foregroundStyle(theme.colors.secondaryText) }
            SecondaryButton(Strings.connectionEdit, isDisabled: store.state.isWorking) { [send = store.sender] in send(.editTapped(id)) }
                .accessibilityLabel(Strings.connectionEditOf(connection.retailer))
                .accessibilityIdentifier("retail.connection.\(id).edit")
            if connection.issuer != nil { remove }
        }
        .accessibilityIdentifier("retail.connection.\(id)")
    }

    private var state: String {
        guard connection.issuer != nil else { return Strings.connectionByToken }
        return connection.active ? Strings.connectionOn : Strings.connectionOff
    }

    private var remove: some View {
        QuietButton(Strings.connectionRemove, isDisabled: store.state.isWorking) { [send = store.sender] in send(.removeTapped(id)) }
            .accessibilityLabel(Strings.connectionRemoveOf(connection.retailer))
            .accessibilityIdentifier("retail.connection.\(id).remove")
            .confirmationDialog(
                Strings.connectionRemoveQuestion(connection.retailer),
                isPresented: Binding(get: { store.state.asked == id }, set: { if !$0 { store.send(.removeDismissed) } })
            ) {
                DestructiveButton(Strings.connectionRemove) { store.send(.removeConfirmed) }.accessibilityIdentifier("retail.connection.remove.confirm")
                Button(Strings.connectionKeep, role: .cancel) { store.send(.removeDismissed) }.accessibilityIdentifier("retail.connection.remove.dismiss")
            } message: {
                Text(Strings.connectionRemoveHint)
            }
    }
}

/// The form of a server.
struct ConnectionFormView: View {
    let retailer: String
    let form: ConnectionForm
    let store: ScopedStore<ConnectionsFeature>

    var body: some View {
        SectionCard(Strings.connectionTitle(retailer)) {
            field(Strings.issuer, form.issuer, "issuer", hint: Strings.issuerHint) { .issuer($0) }.keyboardType(.URL)
            field(Strings.clientID, form.clientID, "clientId", hint: Strings.clientIDHint) { .clientID($0) }
            SecureFormField(
                Strings.clientSecret, text: Binding(get: { store.state.secret }, set: { [send = store.sender] in send(.secretChanged($0)) }),
                hint: form.hasSecret ? Strings.clientSecretKept : Strings.clientSecretHint, message: store.state.fields["clientSecret"],
                identifier: "retail.connection.clientSecret")
            if form.hasSecret {
                Toggle(Strings.clientSecretRemove, isOn: store.binding(\.removesSecret) { .secretRemovalChanged($0) })
                    .accessibilityIdentifier("retail.connection.removesSecret")
            }
            field(Strings.scopes, form.scopes, "scopes", hint: Strings.scopesHint) { .scopes($0) }
            Toggle(Strings.connectionActive, isOn: Binding(get: { form.isActive }, set: { [send = store.sender] in send(.edited(.active($0))) }))
                .accessibilityIdentifier("retail.connection.active")
            PrimaryButton(
                Strings.connectionSave, isBusy: store.state.isWorking, isDisabled: form.issuer.isEmpty || form.clientID.isEmpty
            ) { store.send(.saveTapped) }.accessibilityIdentifier("retail.connection.save")
            QuietButton(Strings.retailerCancel, isDisabled: store.state.isWorking) { store.send(.canceled) }
                .accessibilityIdentifier("retail.connection.cancel")
        }
    }

    private func field(_ label: String, _ text: String, _ key: String, hint: String, _ edit: @escaping (String) -> ConnectionEdit) -> some View {
        TextFormField(
            label, text: Binding(get: { text }, set: { [send = store.sender] in send(.edited(edit($0))) }), hint: hint, message: store.state.fields[key],
            identifier: "retail.connection.\(key)")
    }
}
