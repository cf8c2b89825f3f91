#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

extension SlotOverview {
    /// Two areas, of which one has windows of its own, for tests and previews.
    static let sample = SlotOverview(
        areas: [SlotArea(id: 1, name: "Irvine"), SlotArea(id: 4, name: "Tustin")],
        plans: [
            .initial,
            SlotPlan(
                area: "Irvine", version: 3,
                slots: [
                    SlotRule(weekdays: Weekday.allCases, start: TimeOfDay(hour: 8), end: TimeOfDay(hour: 10)),
                    SlotRule(weekdays: [.monday, .tuesday, .saturday], start: TimeOfDay(hour: 12), end: TimeOfDay(hour: 14), capacity: 5),
                ],
                exceptions: [
                    SlotException(day: LocalDay.sample.adding(1), start: TimeOfDay(hour: 12)),
                    SlotException(day: LocalDay.sample.adding(1), start: TimeOfDay(hour: 16), capacity: 5),
                    SlotException(day: LocalDay.sample.adding(30)),
                ]),
        ])
}

struct SlotPlansView_Previews: PreviewProvider {
    static var previews: some View {
        SlotPlansView(store: ScopedStore(state: state)).previewDisplayName("Loaded")
    }

    private static var state: OrdersState {
        var state = OrdersState()
        state.slotPlans.overview = .loaded(.sample)
        return state
    }
}

struct SlotAreaList_Previews: PreviewProvider {
    private static func list(_ overview: ViewState<SlotOverview>) -> some View {
        SlotAreaList(store: ScopedStore(state: SlotPlansState(overview: overview)))
    }

    static var previews: some View {
        Group {
            list(.loading).previewDisplayName("Loading")
            list(.loaded(SlotOverview(areas: [], plans: []))).previewDisplayName("Empty")
            list(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}
#endif
