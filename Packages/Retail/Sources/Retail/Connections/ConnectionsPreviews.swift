#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

private let none = RetailerConnection(retailerID: 2, retailer: "The Very Friendly Warehouse of Orange County")

struct ConnectionsView_Previews: PreviewProvider {
    private static func page(_ connections: ViewState<[RetailerConnection]>, message: String? = nil) -> some View {
        ConnectionsView(store: ScopedStore(state: ConnectionsFeature.State(connections: connections, message: message)))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded([])).previewDisplayName("Empty")
            page(.loaded([.sample, none]), message: "No connection. Please try again.").previewDisplayName("Refused")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct ConnectionCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ConnectionCard(connection: .sample, store: ScopedStore(state: ConnectionsFeature.State())).previewDisplayName("On")
            ConnectionCard(connection: .sample, store: ScopedStore(state: ConnectionsFeature.State(asked: 1))).previewDisplayName("Asked")
            ConnectionCard(connection: none, store: ScopedStore(state: ConnectionsFeature.State(isWorking: true))).previewDisplayName("None")
        }
    }
}

struct ConnectionFormView_Previews: PreviewProvider {
    private static func form(_ connection: RetailerConnection, _ state: ConnectionsFeature.State = ConnectionsFeature.State()) -> some View {
        ConnectionFormView(retailer: connection.retailer, form: ConnectionForm(connection), store: ScopedStore(state: state))
    }

    static var previews: some View {
        Group {
            form(none).previewDisplayName("Empty")
            form(.sample, ConnectionsFeature.State(isWorking: true)).previewDisplayName("Filled")
            form(.sample, ConnectionsFeature.State(fields: ["issuer": "We can't reach this server."])).previewDisplayName("Failed")
        }
    }
}
#endif
