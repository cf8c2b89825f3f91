#if DEBUG
import AdministrationAPI
import Core
import CoreUI
import UI

struct StatusView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.sample)).previewDisplayName("Loaded")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ status: ViewState<SystemStatus>) -> StatusView {
        StatusView(store: ScopedStore(state: StatusFeature.State(status: status))) {}
    }
}

struct NodeCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NodeCard(node: .sample).previewDisplayName("Running")
            JobRow(job: .failing).previewDisplayName("A failing job")
            ErrorRow(error: .sample).previewDisplayName("An error")
            PluginsCard(plugins: [.sample, PluginStatus(name: "Live", migrations: [])]).previewDisplayName("Plugins")
        }
    }
}

struct FactsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            FactsCard(status: .sample).previewDisplayName("Facts")
            QueuesCard(queues: [.sample]).previewDisplayName("Queues")
        }
    }
}
#endif
