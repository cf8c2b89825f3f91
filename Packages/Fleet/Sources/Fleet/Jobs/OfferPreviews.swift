#if DEBUG
import Core
import CoreUI
import FleetAPI
import UI

struct OfferOverlayView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            overlay(.offers).previewDisplayName("An offer")
            overlay(.idle).previewDisplayName("Nothing to see")
        }
    }

    private static func overlay(_ shift: DriverShift) -> some View {
        OfferOverlayView(
            store: ScopedStore(state: JobsFeature.State()),
            shift: ScopedStore(state: ShiftFeature.State(shift: .loaded(shift), now: Job.sample.expiresAt?.addingTimeInterval(-32))))
    }
}

struct OfferSheet_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            sheet(32).previewDisplayName("Open")
            sheet(6, count: 3).previewDisplayName("The first of three, ends soon")
            sheet(0).previewDisplayName("Expired")
            sheet(32, respondingTo: 3).previewDisplayName("Accepting")
        }
    }

    private static func sheet(_ seconds: Int, count: Int = 1, respondingTo: Int? = nil) -> some View {
        OfferSheet(job: .sample, count: count, secondsLeft: seconds, store: ScopedStore(state: JobsFeature.State(respondingTo: respondingTo)))
    }
}
#endif
