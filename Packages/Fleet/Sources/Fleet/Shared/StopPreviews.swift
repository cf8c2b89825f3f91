#if DEBUG
import Core
import CoreUI
import FleetAPI
import LocationAPI
import UI

struct JobMap_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            JobMap(job: nil, areas: ServiceArea.defaultAreas).previewDisplayName("Areas")
            JobMap(job: .active(), areas: ServiceArea.defaultAreas, position: .sample).previewDisplayName("Job")
            JobMap(job: .trip, areas: []).previewDisplayName("A trip of several orders")
            JobMap(job: .shopping, areas: []).previewDisplayName("A stop at a store")
            JobMap(job: .active(), areas: []).previewDisplayName("Without areas")
        }
    }
}

struct StopFormView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(Job.active().legs, id: \.number) { form($0).previewDisplayName("Not begun, stop \($0.stop.id)") }
            ForEach(Job.active(first: .arrived).legs, id: \.number) {
                form($0, StopForm(bags: 3, reason: "other", fields: ["bags": "Between 1 and 40 bags.", "note": "Say why."]))
                    .previewDisplayName("Refused, stop \($0.stop.id)")
            }
            form(Job.active().legs[0], style: .nextStep).previewDisplayName("The next step alone")
            shopping().previewDisplayName("Shopping")
            shopping(["lines.1.agreed": "Ask the customer first.", "receiptCents": "The total is missing.", "proof": "A photo is missing."])
                .previewDisplayName("Shopping refused")
            form(Job.trip.legs[2]).previewDisplayName("Several orders at the plant")
        }
    }

    private static func shopping(_ fields: [String: String] = [:]) -> some View {
        var shopping = ShoppingForm()
        if let soap = Job.shopping.stops[1].items?.dropFirst().first {
            shopping.enter(.choice(.substituted), of: soap)
            shopping.enter(.substitute("Liquid soap"), of: soap)
        }
        return StopFormView(
            leg: Job.shopping.legs[0], isCurrent: true, customer: 7,
            store: ScopedStore(state: StopsFeature.State(forms: [21: StopForm(shopping: shopping, fields: fields)])))
    }

    private static func form(_ leg: StopLeg, _ form: StopForm = StopForm(), style: StopFormView.Style = .complete) -> some View {
        StopFormView(leg: leg, isCurrent: true, style: style, store: ScopedStore(state: StopsFeature.State(forms: [leg.stop.id: form])))
    }
}

struct ShoppingFormView_Previews: PreviewProvider {
    static var previews: some View {
        ShoppingFormView(
            stop: Job.shopping.stops[1], names: StopNames(stop: 21, isCurrent: true), customer: 7,
            store: ScopedStore<StopsFeature>(state: StopsFeature.State(forms: [21: StopForm(photos: [3])]))
        )
        .previewDisplayName("At a store")
    }
}

struct StopEntriesForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StopEntriesForm(stop: Job.active().stops[0], names: StopNames(stop: 5, isCurrent: true), store: store).previewDisplayName("At the door")
            StopEntriesForm(stop: Job.active().stops[1], names: StopNames(stop: 6, isCurrent: false), store: store)
                .previewDisplayName("Later, at the plant")
        }
    }

    private static var store: ScopedStore<StopsFeature> {
        ScopedStore<StopsFeature>(state: StopsFeature.State(forms: [5: StopForm(bags: 2, tags: "T-104 T-105", photos: [3])]))
    }
}

struct ReturnButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ReturnButton(status: DriverStatus(online: false), store: ScopedStore(state: ShiftFeature.State())).previewDisplayName("Offline")
            ReturnButton(status: DriverStatus(online: false), store: ScopedStore(state: ShiftFeature.State(switchingTo: true))).previewDisplayName(
                "Going online")
            ReturnButton(status: DriverStatus(online: true, onBreak: true), store: ScopedStore(state: ShiftFeature.State())).previewDisplayName("On a break")
        }
    }
}
#endif
