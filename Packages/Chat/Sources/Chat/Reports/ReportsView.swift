import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The page of reports: who reported whom, why, and the way into the conversation.
struct ReportsView: View {
    let store: ScopedStore<ReportsFeature>

    @Environment(\.person) private var person
    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn(.reading) {
            if let failure = store.state.failure { NoticeBanner(failure, tone: .danger) }
            ViewStateView(store.state.reports, loading: .cards(2), retry: { store.send(.appeared) }) { reports in
                if reports.isEmpty {
                    EmptyStateView(symbol: AppSymbols.shieldName, title: Strings.noReports, message: Strings.noReportsMessage)
                }
                ForEach(reports, id: \.id) { card($0) }
            }
        }
        .navigationTitle(Strings.reports)
        .onAppear { store.send(.appeared) }
    }

    private func card(_ report: ConversationReport) -> some View {
        SectionCard(Strings.reason(report.reason), trailing: { Pill(DateFormat.dateTime(report.createdAt)) }) {
            Text(Strings.reportedBy(report.reporter.name, reported: report.reported.name)).font(theme.fonts.headline)
            if let note = report.note { Text(note) }
            if let text = report.messageText { Text(Strings.quoted(text)).foregroundStyle(theme.colors.secondaryText) }
            if person?.roles.contains(.dispatcher) != false {
                SecondaryButton(Strings.join, symbol: AppSymbols.messagesName) { store.send(.joinTapped(report.conversationID)) }
                    .accessibilityIdentifier("chat.join.\(report.conversationID)")
            }
        }
        .accessibilityIdentifier("chat.report.\(report.id)")
    }
}

#if DEBUG
struct ReportsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(.loading).previewDisplayName("Loading")
            preview(.loaded([])).previewDisplayName("Empty")
            preview(.loaded([.sample])).previewDisplayName("Loaded")
            preview(.loaded([.long])).previewDisplayName("Long text")
            preview(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func preview(_ reports: ViewState<[ConversationReport]>) -> ReportsView {
        ReportsView(store: ScopedStore(state: ReportsFeature.State(reports: reports)))
    }
}
#endif
