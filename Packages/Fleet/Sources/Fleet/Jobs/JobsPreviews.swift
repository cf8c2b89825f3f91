#if DEBUG
import Core
import CoreUI
import FleetAPI
import Foundation
import UI

struct JobsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.offline)).previewDisplayName("Offline")
            page(.loaded(DriverShift(status: DriverStatus(online: true, onBreak: true), jobs: []))).previewDisplayName("On a break")
            page(.loaded(DriverShift(status: DriverStatus(online: false, offlineReason: .unanswered, unanswered: 3), jobs: []))).previewDisplayName(
                "Put offline")
            page(.loaded(.idle)).previewDisplayName("Empty")
            page(.loaded(.offers)).previewDisplayName("Loaded")
            page(.loaded(.job())).previewDisplayName("On a job")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ shift: ViewState<DriverShift>) -> some View {
        JobsView(
            store: ScopedStore(state: JobsFeature.State()),
            shift: ScopedStore(state: ShiftFeature.State(shift: shift, now: Job.sample.expiresAt?.addingTimeInterval(-40))))
    }
}

struct OfferCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OfferCard(job: .sample, secondsLeft: 32, respondingTo: nil) { _ in }.previewDisplayName("Open")
            OfferCard(job: .sample, secondsLeft: 6, respondingTo: nil) { _ in }.previewDisplayName("Ends soon")
            OfferCard(job: .sample, secondsLeft: 0, respondingTo: nil) { _ in }.previewDisplayName("Expired")
            OfferCard(job: .sample, secondsLeft: 32, respondingTo: 3) { _ in }.previewDisplayName("Accepting")
        }
    }
}
#endif
