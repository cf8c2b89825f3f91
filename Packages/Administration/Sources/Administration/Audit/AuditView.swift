import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the audit log.
struct AuditView: View {
    let store: ScopedStore<AuditFeature>
    let back: () -> Void

    private var state: AuditFeature.State { store.state }

    var body: some View {
        PageHeader(Strings.audit, subtitle: Strings.auditHint, back: BackButton(Strings.system, identifier: "administration.back", action: back))
        filter
        if let message = state.message { NoticeBanner(message, tone: .danger) }
        if let export = state.export {
            VStack {}.hook(.save, options: ["name": export.filename, "text": export.csv]) { _ in store.send(.saved) }
        }
        ViewStateView(state.entries, loading: .rows(6), retry: { store.send(.appeared) }) { content($0) }
            .onAppear { store.send(.appeared) }
    }

    private var filter: some View {
        DisclosureCard(Strings.filter) {
            TextFormField(Strings.auditKind, text: binding(.kind), hint: Strings.auditKindHint, identifier: "administration.audit.kind")
            TextFormField(Strings.auditAccount, text: binding(.account), identifier: "administration.audit.account")
            TextFormField(Strings.auditActor, text: binding(.actor), identifier: "administration.audit.actor")
            TextFormField(Strings.auditObject, text: binding(.object), hint: Strings.auditObjectHint, identifier: "administration.audit.object")
            SecondaryButton(Strings.filter, symbol: AppSymbols.searchName) { store.send(.filterTapped) }.accessibilityIdentifier("administration.audit.filter")
            if state.filter != AuditFilter() {
                QuietButton(Strings.clear) { store.send(.clearTapped) }.accessibilityIdentifier("administration.audit.clear")
            }
        }
    }

    private func binding(_ field: AuditFilter.Field) -> Binding<String> {
        Binding(get: { state.form[field] }, set: { [send = store.sender] in send(.fieldChanged(field, $0)) })
    }

    @ViewBuilder
    private func content(_ entries: [SecurityEvent]) -> some View {
        if entries.isEmpty {
            EmptyStateView(symbol: AppSymbols.logName, title: Strings.noEntries, message: Strings.noEntriesMessage)
        } else {
            SecondaryButton(Strings.saveTable, symbol: AppSymbols.receiptName, isBusy: state.isWorking) { store.send(.exportTapped) }
                .accessibilityIdentifier("administration.audit.export")
            Card { ForEach(entries, id: \.id) { EventRow(event: $0) } }
            if state.next != nil {
                SecondaryButton(Strings.showMore, isBusy: state.isWorking) { store.send(.moreTapped) }.accessibilityIdentifier("administration.audit.more")
            }
        }
    }
}
