#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

extension SlotPage {
    /// The windows of Irvine, for tests and previews.
    static let sample = SlotPage(area: SlotArea(id: 1, name: "Irvine"), isOwn: true, plan: SlotOverview.sample.plans[1], loads: .sample)
    /// The windows of Tustin, which are those of all areas.
    static let shared = SlotPage(
        area: SlotArea(id: 4, name: "Tustin"), isOwn: false, plan: SlotOverview.sample.plan(of: SlotArea(id: 4, name: "Tustin")), loads: .sample)
    /// The windows of all areas.
    static let all = SlotPage(area: nil, isOwn: true, plan: .initial, loads: .sample)
}

extension SlotPlanState {
    /// The page of Irvine, for tests and previews.
    static func sample(_ page: SlotPage = .sample, _ change: (inout SlotPlanState) -> Void = { _ in }) -> SlotPlanState {
        var state = SlotPlanState(subject: page.area.map { .area($0.id) } ?? .all, page: .loaded(page), form: page.isOwn ? SlotForm(page.plan.slots) : nil)
        change(&state)
        return state
    }

    /// One with entries that aren't stored, of which some are wrong.
    static var sampleChanged: SlotPlanState {
        sample { state in
            state.form?.rules[1].places = "many"
            state.days = SlotDays(open: SlotKey(day: .sample, start: TimeOfDay(hour: 12)), places: "20", date: "Christmas")
            state.fields = ["slots.1.capacity": Strings.slotPlacesWrong, "date": Strings.slotDateWrong]
            (state.message, state.messagePart) = (Strings.slotsWrong, .week)
        }
    }
}

struct SlotPlanView_Previews: PreviewProvider {
    private static func page(_ state: SlotPlanState) -> some View { SlotPlanView(store: ScopedStore(state: state)) }

    static var previews: some View {
        Group {
            page(SlotPlanState(subject: .area(1), page: .loading)).previewDisplayName("Loading")
            page(.sample()).previewDisplayName("Loaded")
            page(.sample(.shared)).previewDisplayName("Shared")
            page(.sample(.all)).previewDisplayName("All areas")
            page(.sampleChanged).previewDisplayName("Changed")
            page(SlotPlanState(subject: .area(1), page: .failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }
}

struct SlotMessageView_Previews: PreviewProvider {
    static var previews: some View {
        SlotMessageView(part: .week, store: ScopedStore(state: .sample { ($0.message, $0.isStale) = ("Somebody else has changed these windows.", true) }))
            .previewDisplayName("Refused")
    }
}

struct SlotWeekCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SlotWeekCard(page: .sample, store: ScopedStore(state: .sample { $0.isSaved = true })).previewDisplayName("Saved")
            SlotWeekCard(page: .sample, store: ScopedStore(state: .sample { $0.form?.rules = [] })).previewDisplayName("Empty")
        }
    }
}

struct SlotRuleFields_Previews: PreviewProvider {
    static var previews: some View {
        SlotRuleFields(index: 0, entry: .empty, fields: ["slots.0.start": Strings.slotTimeWrong], loads: .sample) { _ in }.previewDisplayName("Failed")
    }
}

struct SlotSharingCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SlotSharingCard(page: .sample, store: ScopedStore(state: .sample { $0.confirmsRemoval = true })).previewDisplayName("Confirming")
            SlotSharingCard(page: .shared, store: ScopedStore(state: .sample(.shared) { $0.storing = .sharing })).previewDisplayName("Working")
        }
    }
}

struct SlotDaysCard_Previews: PreviewProvider {
    static var previews: some View {
        SlotDaysCard(page: empty, store: ScopedStore(state: .sample(empty))).previewDisplayName("Empty")
    }

    private static var empty: SlotPage { SlotPage(area: nil, isOwn: true, plan: SlotPlan(slots: []), loads: SlotLoads(area: nil, today: .sample, slots: [])) }
}

struct SlotDayView_Previews: PreviewProvider {
    static var previews: some View {
        SlotDayView(day: SlotDay(day: .sample, slots: Array(SlotLoads.sample.slots[..<3])), page: .sample, store: ScopedStore(state: .sample()))
            .previewDisplayName("Loaded")
    }
}

struct SlotLoadRow_Previews: PreviewProvider {
    static var previews: some View {
        SlotLoadRow(slot: SlotLoads.sample.slots[1], page: .sample, store: ScopedStore(state: .sampleChanged)).previewDisplayName("Open")
    }
}

struct SlotExceptionsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SlotExceptionsCard(page: .sample, store: ScopedStore(state: .sampleChanged)).previewDisplayName("Failed")
            SlotExceptionsCard(page: .all, store: ScopedStore(state: .sample(.all))).previewDisplayName("Empty")
        }
    }
}
#endif
