import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The job under way: its stops and the next step.
struct CurrentJobView: View {
    let job: Job
    let store: ScopedStore<FleetFeature>

    @Environment(\.installedFeatures) private var installedFeatures

    var body: some View {
        SectionCard("\(Strings.currentJob): \(Strings.kind(job.kind))", trailing: { MoneyText(cents: job.payCents, currency: job.currency) }) {
            ForEach(job.stops, id: \.id) { stop in
                ListRow(Strings.stop(stop), subtitle: subtitle(stop), symbol: symbol(stop)) {
                    Pill(Strings.status(stop.status), tone: tone(stop.status))
                }
            }
            if let stop = job.currentStop { StopStepView(stop: stop, store: store) }
            if job.customerID != nil, installedFeatures.contains("Chat") {
                SecondaryButton(Strings.messageCustomer, symbol: AppSymbols.messagesName) { store.send(.messageCustomerTapped) }
                    .accessibilityIdentifier("fleet.messageCustomer")
            }
        }
    }

    private func subtitle(_ stop: Stop) -> String {
        stop.window.map { "\(stop.address) · \(DateFormat.window($0.start, $0.end))" } ?? stop.address
    }

    private func symbol(_ stop: Stop) -> String { stop.place == .plant ? AppSymbols.plantName : AppSymbols.locationName }

    private func tone(_ status: StopStatus) -> Tone {
        switch status {
        case .pending: .neutral
        case .enRoute, .arrived: .info
        case .done: .success
        case .failed: .danger
        }
    }
}

struct CurrentJobView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CurrentJobView(job: .active(), store: ScopedStore(state: FleetState())).previewDisplayName("Begun")
            CurrentJobView(job: .active(first: .arrived), store: ScopedStore(state: FleetState(form: StopForm(stopID: 5, bags: 2))))
                .previewDisplayName("At the door")
        }
    }
}
