#if DEBUG
import Core
import CoreUI
import FleetAPI
import LocationAPI
import UI

struct DriverHomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.offline)).previewDisplayName("Offline")
            page(.loaded(.idle), switchingTo: false).previewDisplayName("Going offline")
            page(.loaded(DriverShift(status: DriverStatus(online: true, onBreak: true), jobs: []))).previewDisplayName("On a break")
            page(.loaded(.offers)).previewDisplayName("Offers")
            page(.loaded(.job())).previewDisplayName("Job")
            Group {
                page(.loaded(.job(.trip))).previewDisplayName("A trip of several orders")
                page(.loaded(.job(.shopping))).previewDisplayName("At a store")
            }
            page(.loaded(DriverShift(status: DriverStatus(online: false, offlineReason: .unanswered, unanswered: 3), jobs: []))).previewDisplayName(
                "Put offline")
            page(.loaded(.job(.active(first: .arrived))), [5: StopForm(bags: 3, fields: ["note": "Say why."])]).previewDisplayName("Refused")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(
        _ shift: ViewState<DriverShift>, _ forms: [Int: StopForm] = [5: StopForm(bags: 2), 6: StopForm(bags: 2)], switchingTo: Bool? = nil
    ) -> some View {
        DriverHomeView(
            store: ScopedStore(state: DriverHomeFeature.State()), stops: ScopedStore(state: StopsFeature.State(forms: forms)),
            shift: ScopedStore(
                state: ShiftFeature.State(shift: shift, switchingTo: switchingTo, position: .sample, areas: ServiceArea.defaultAreas)))
    }
}

struct ReleaseButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ReleaseButton(job: .active(), store: ScopedStore(state: DriverHomeFeature.State())).previewDisplayName("On the way")
            ReleaseButton(job: .active(), store: ScopedStore(state: DriverHomeFeature.State(releasing: JobRelease(id: 3)))).previewDisplayName("Asking")
            ReleaseButton(job: .active(first: .arrived), store: ScopedStore(state: DriverHomeFeature.State())).previewDisplayName("Too late")
            ReleaseButton(job: .active(first: .done), store: ScopedStore(state: DriverHomeFeature.State())).previewDisplayName("Bags aboard")
            ReleaseButton(job: .trip, store: ScopedStore(state: DriverHomeFeature.State())).previewDisplayName("A trip of several orders")
            ReleaseButton(job: .trip(first: .arrived), store: ScopedStore(state: DriverHomeFeature.State())).previewDisplayName("At a stop of a trip")
            ReleaseButton(job: .trip(first: .done), store: ScopedStore(state: DriverHomeFeature.State())).previewDisplayName("Bags of a trip aboard")
            ReleaseButton(job: .trip, store: ScopedStore(state: DriverHomeFeature.State(releasing: JobRelease(id: 4, orderID: 14)))).previewDisplayName(
                "Asking for one order")
        }
    }
}

extension Job {
    /// Returns the sample of a trip with its first stop in a status, for previews and tests.
    static func trip(first status: StopStatus) -> Job {
        var job = trip
        job.stops[0].status = status
        return job
    }
}

struct NextStopsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NextStopsView(job: .active(), store: store, distance: nil) {}.previewDisplayName("A pickup")
            NextStopsView(job: .trip, store: store, distance: nil) {}.previewDisplayName("A trip of several orders")
            NextStopsView(job: .active(first: .arrived), store: store, distance: 445) {}.previewDisplayName("Far from the stop")
        }
    }

    private static var store: ScopedStore<StopsFeature> {
        ScopedStore<StopsFeature>(state: StopsFeature.State(forms: [5: StopForm(bags: 2), 6: StopForm(bags: 2)]))
    }
}
#endif
