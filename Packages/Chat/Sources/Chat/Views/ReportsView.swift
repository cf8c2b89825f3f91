import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// What was reported, for those who look into it: dispatchers can join the conversation.
struct ReportsView: View {
    let store: ScopedStore<ChatFeature>

    @Environment(\.person) private var person
    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn(.reading) {
            if let outcome = store.state.outcome { NoticeBanner(outcome, tone: .danger) }
            ViewStateView(store.state.reports, loading: .cards(2), retry: { store.send(.reportsAppeared) }) { reports in
                if reports.isEmpty {
                    EmptyStateView(symbol: AppSymbols.shieldName, title: Strings.noReports, message: Strings.noReportsMessage)
                }
                ForEach(reports, id: \.id) { card($0) }
            }
        }
        .navigationTitle(Strings.reports)
        .onAppear { store.send(.reportsAppeared) }
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

struct ReportsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ReportsView(store: preview(.loading)).previewDisplayName("Loading")
            ReportsView(store: preview(.loaded([]))).previewDisplayName("Empty")
            ReportsView(store: preview(.loaded([.sample]))).previewDisplayName("Loaded")
            ReportsView(store: preview(.loaded([.long]))).previewDisplayName("Long text")
            ReportsView(store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func preview(_ reports: ViewState<[ConversationReport]>) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        state.reports = reports
        return ScopedStore(state: state)
    }
}
