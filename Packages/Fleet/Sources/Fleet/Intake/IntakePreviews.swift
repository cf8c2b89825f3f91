#if DEBUG
import Core
import CoreUI
import FleetAPI
import UI

struct IntakeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.idle)).previewDisplayName("Without a job")
            page(.loaded(.job())).previewDisplayName("A pickup")
            page(.loaded(.job(.trip))).previewDisplayName("A trip of several orders")
            page(.loaded(.job(.active(first: .arrived))), [5: StopForm(bags: 3, fields: ["note": "Say why."])]).previewDisplayName("Refused")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ shift: ViewState<DriverShift>, _ forms: [Int: StopForm] = [5: StopForm(bags: 2), 6: StopForm(bags: 2)]) -> some View {
        IntakeView(
            store: ScopedStore(state: StopsFeature.State(forms: forms)), shift: ScopedStore(state: ShiftFeature.State(shift: shift)), seeJobs: {})
    }
}
#endif
