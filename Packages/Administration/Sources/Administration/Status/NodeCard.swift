import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// A process with its jobs and the last errors that it logged.
struct NodeCard: View {
    let node: NodeStatus

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.node(String(node.id.prefix(6)))) {
            Pill(node.isRunning ? Strings.running : Strings.ended, tone: node.isRunning ? .success : .danger)
            if node.hasLease { Pill(Strings.runsJobs, tone: .info) }
        } content: {
            Text(Strings.nodeTimes(DateFormat.dateTime(node.startedAt), roles: node.roles.joined(separator: ", ")))
                .foregroundStyle(theme.colors.secondaryText)
            DisclosureCard(Strings.jobs(node.jobs.count)) {
                ForEach(node.jobs, id: \.name) { JobRow(job: $0) }
            }
            DisclosureCard(Strings.lastErrors(node.errors.count)) {
                if node.errors.isEmpty { Text(Strings.noErrors) }
                ForEach(node.errors.indices, id: \.self) { ErrorRow(error: node.errors[$0]) }
            }
        }
        .accessibilityIdentifier("administration.node.\(node.id)")
    }
}

/// A periodic job with its last run.
struct JobRow: View {
    let job: JobStatus

    var body: some View {
        ListRow(job.name, subtitle: subtitle) {
            if job.failure != nil { Pill(Strings.failing, tone: .danger) }
        }
    }

    private var subtitle: String {
        let last = job.endedAt.map { Strings.lastRun(DateFormat.dateTime($0)) } ?? Strings.notRunHere
        return [last, job.failure].compactMap { $0 }.joined(separator: " · ")
    }
}

/// An error that was logged.
struct ErrorRow: View {
    let error: LoggedError

    var body: some View { ListRow("\(error.category): \(error.message)", subtitle: "\(DateFormat.dateTime(error.time)) · \(error.details)") }
}

/// The plugins with their applied migrations.
struct PluginsCard: View {
    let plugins: [PluginStatus]

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.plugins) {
            ForEach(plugins, id: \.name) { plugin in
                if plugin.migrations.isEmpty {
                    ListRow(plugin.name, subtitle: Strings.noTables)
                } else {
                    DisclosureCard("\(plugin.name) · \(Strings.migrations(plugin.migrations.count))") {
                        ForEach(plugin.migrations, id: \.number) { migration in
                            Text("\(migration.number) · \(migration.name)").font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                        }
                    }
                }
            }
        }
        .accessibilityIdentifier("administration.plugins")
    }
}
