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
            page(.loaded(.offers)).previewDisplayName("Offers")
            page(.loaded(.job())).previewDisplayName("Job")
            page(.loaded(.job(.active(first: .arrived))), StopForm(stopID: 5, bags: 3, fields: ["note": "Say why."])).previewDisplayName("Refused")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ shift: ViewState<DriverShift>, _ form: StopForm = StopForm(stopID: 5, bags: 2), switchingTo: Bool? = nil) -> some View {
        DriverHomeView(
            store: ScopedStore(state: DriverHomeFeature.State(form: form)),
            shift: ScopedStore(state: ShiftFeature.State(shift: shift, switchingTo: switchingTo, areas: ServiceArea.defaultAreas)))
    }
}

struct JobMap_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            JobMap(job: nil, areas: ServiceArea.defaultAreas).previewDisplayName("Areas")
            JobMap(job: .active(), areas: ServiceArea.defaultAreas).previewDisplayName("Job")
            JobMap(job: .active(), areas: []).previewDisplayName("Without areas")
        }
    }
}

struct StopFormView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(Job.active().stops, id: \.id) { form($0).previewDisplayName("Not begun, stop \($0.id)") }
            ForEach(Job.active(first: .arrived).stops, id: \.id) {
                form($0, StopForm(bags: 3, reason: "other", fields: ["bags": "Between 1 and 40 bags.", "note": "Say why."]))
                    .previewDisplayName("Refused, stop \($0.id)")
            }
        }
    }

    private static func form(_ stop: Stop, _ form: StopForm = StopForm()) -> some View {
        StopFormView(stop: stop, store: ScopedStore(state: DriverHomeFeature.State(form: form)))
    }
}
#endif
