import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// The state of the running product.
struct StatusView: View {
    let store: ScopedStore<StatusFeature>
    let back: () -> Void

    var body: some View {
        PageHeader(Strings.status, subtitle: subtitle, back: BackButton(Strings.system, identifier: "administration.back", action: back))
        ViewStateView(store.state.status, retry: { store.send(.appeared) }) { content($0) }
            .onAppear { store.send(.appeared) }
            .onDisappear { store.send(.disappeared) }
    }

    private var subtitle: String? { store.state.status.value.map { Strings.readAt(DateFormat.time($0.readAt)) } }

    @ViewBuilder
    private func content(_ status: SystemStatus) -> some View {
        HealthCard(checks: status.checks)
        FactsCard(status: status)
        QueuesCard(queues: status.queues)
        ForEach(status.nodes, id: \.id) { NodeCard(node: $0) }
        PluginsCard(plugins: status.plugins)
    }
}

/// The product's version, and its database.
struct FactsCard: View {
    let status: SystemStatus

    var body: some View {
        SectionCard(Strings.product) {
            ListRow(Strings.version) { Text([status.version ?? Strings.noRelease, status.build].joined(separator: " · ")) }
            ListRow(Strings.partDatabase) { Text("\(Strings.engine(status.database.engine)) \(status.database.version)") }
            ListRow(Strings.databaseSize) { Text(Strings.size(bytes: status.database.bytes)) }
            ListRow(Strings.lastBackup) { Text(status.lastBackupAt.map { DateFormat.dateTime($0) } ?? Strings.unknown) }
        }
        .accessibilityIdentifier("administration.facts")
    }
}

/// The amount of work that waits, by queue.
struct QueuesCard: View {
    let queues: [QueueStatus]

    var body: some View {
        if !queues.isEmpty {
            SectionCard(Strings.partQueues) {
                ForEach(queues, id: \.id) { queue in
                    ListRow(queue.title, subtitle: subtitle(queue)) {
                        Pill(Strings.waiting(queue.waiting), tone: queue.waiting == 0 ? .success : .info)
                        if queue.failed > 0 { Pill(Strings.givenUp(queue.failed), tone: .warning) }
                    }
                    .accessibilityIdentifier("administration.queue.\(queue.id)")
                }
            }
        }
    }

    private func subtitle(_ queue: QueueStatus) -> String? { queue.oldestAt.map { Strings.oldest(DateFormat.dateTime($0)) } }
}
