import Core
import CoreUI
import PaymentsAPI
import Theme
import UI

/// The page of incidents.
struct IncidentsView: View {
    let store: ScopedStore<IncidentsFeature>

    var body: some View {
        PageColumn(.reading) {
            PageHeader(
                Strings.incidents, subtitle: Strings.incidentsHint,
                back: BackButton(Strings.payouts, identifier: "payouts.back") { store.send(.backTapped) })
            ViewStateView(store.state.incidents, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.incidents)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ incidents: [Incident]) -> some View {
        if incidents.isEmpty {
            EmptyStateView(symbol: AppSymbols.checkName, title: Strings.noIncidents, message: Strings.noIncidentsHint)
        } else {
            ForEach(incidents, id: \.id) { IncidentCard(incident: $0, store: store) }
            if store.state.next != nil {
                if store.state.selected == nil, let message = store.state.message { NoticeBanner(message, tone: .danger) }
                SecondaryButton(Strings.moreIncidents, isBusy: store.state.isLoadingMore) { store.send(.moreTapped) }.accessibilityIdentifier("incidents.more")
            }
        }
    }
}

/// A difference, with its explanation or the form for one.
struct IncidentCard: View {
    let incident: Incident
    let store: ScopedStore<IncidentsFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.incidentTitle(incident)) {
            Pill(incident.state == .open ? Strings.incidentOpen : Strings.incidentResolved, tone: incident.state == .open ? .danger : .success)
        } content: {
            Text(Strings.values(incident))
            Text(DateFormat.dateTime(incident.foundAt)).foregroundStyle(theme.colors.secondaryText)
            if incident.state == .resolved {
                Text(incident.note ?? Strings.incidentGone).foregroundStyle(theme.colors.secondaryText)
            } else if store.state.selected == incident.id {
                form
            } else {
                SecondaryButton(Strings.explain) { store.send(.explainTapped(incident.id)) }.accessibilityIdentifier("incidents.explain.\(incident.id)")
            }
        }
        .accessibilityIdentifier("incidents.\(incident.id)")
    }

    @ViewBuilder private var form: some View {
        TextFormField(
            Strings.explanation, text: store.binding(\.note) { .noteChanged($0) }, hint: Strings.explanationHint, message: store.state.message,
            identifier: "incidents.note")
        PrimaryButton(Strings.resolve, symbol: AppSymbols.checkName, isBusy: store.state.isResolving) { store.send(.resolveTapped) }
            .accessibilityIdentifier("incidents.resolve")
    }
}
