import Core
import Foundation
import OrdersAPI

/// The windows of an area, to be changed.
struct SlotPlanState: Sendable, Equatable {
    /// The part of the page whose change is on its way to the server.
    enum Part: Sendable, Equatable {
        case week, days, sharing
    }

    /// The area whose page is open; nil while none is.
    var subject: SlotSubject?
    /// The windows as they are stored.
    var page: ViewState<SlotPage> = .idle
    /// The weekly windows as typed; nil until the page is loaded, and where the area has none of its own.
    var form: SlotForm?
    /// The entries about single days.
    var days = SlotDays()
    /// The part that is being stored; nil while none is.
    var storing: Part?
    /// True where the weekly windows were just stored.
    var isSaved = false
    /// True while it is to be confirmed that the area's own windows are removed.
    var confirmsRemoval = false
    /// True where somebody else has stored others meanwhile.
    var isStale = false
    /// The reason why the last change was refused.
    var message: String?
    /// The part that the message belongs to.
    var messagePart = Part.week
    /// The messages by field.
    var fields: [String: String] = [:]
    /// The entries from before a restart of the server, until the page is loaded.
    var restored: SlotPlanEntries?

    /// True where weekly windows were typed that aren't stored.
    var isChanged: Bool { form.map { form in page.value.map { SlotForm($0.plan.slots) != form } ?? false } ?? false }

    /// The entries that outlive the server; nil if there are none.
    var entries: SlotPlanEntries? {
        if let restored { return restored }
        guard let subject, let version = page.value?.plan.version, isChanged || !days.isEmpty else { return nil }
        return SlotPlanEntries(subject: subject, version: version, form: isChanged ? form : nil, days: days)
    }

    /// Returns what was refused of a part of the page; nil for nothing.
    func message(of part: Part) -> String? { messagePart == part ? message : nil }

    /// Changes the windows that are shown.
    mutating func change(_ body: (inout SlotPage) -> Void) {
        guard var page = page.value else { return }
        body(&page)
        self.page = .loaded(page)
    }

    /// Returns the number of places of a slot every week.
    func weekly(_ key: SlotKey) -> Int { slot(key)?.weeklyCapacity ?? 0 }

    /// Returns a coming slot; nil where it isn't listed.
    func slot(_ key: SlotKey) -> SlotLoad? { page.value?.loads.slots.first { $0.day == key.day && $0.start == key.start } }
}

/// The entries of the windows of an area that aren't stored yet. They survive a restart of the server.
struct SlotPlanEntries: Codable, Sendable, Equatable {
    let subject: SlotSubject
    let version: Int
    let form: SlotForm?
    let days: SlotDays
}

/// The actions of the page of an area's windows.
enum SlotPlanAction: Sendable, Equatable {
    /// The page of an area was opened.
    case opened(SlotSubject)
    /// Entries from before a restart of the server were restored.
    case restored(SlotPlanEntries)
    /// The page arrived, or didn't.
    case loaded(Result<SlotPage, APIError>)
    /// A weekly window was changed.
    case ruleEdited(Int, SlotRuleEdit)
    /// Another weekly window is to be offered.
    case ruleAdded
    /// The weekly windows are to be stored.
    case saveTapped
    /// Something about single days happened.
    case days(SlotDayAction)
    /// The area is to have windows of its own.
    case ownTapped
    /// The area is to have the windows of all areas again, once that is confirmed.
    case shareTapped
    /// It keeps its own after all.
    case shareDismissed
    /// It was confirmed that the area's own windows are removed.
    case shareConfirmed
    /// Storing a plan ended.
    case stored(Result<SlotPlan, APIError>)
    /// Removing the area's own windows ended.
    case removed(Result<NoOutput, APIError>)
    /// The coming slots arrived after a change, or didn't.
    case counted(Result<SlotLoads, APIError>)
}

/// Shows the windows of an area with the places that are taken, and changes them.
struct SlotPlanFeature: Screen {
    let plans: any SlotPlanService

    func reduce(_ state: inout SlotPlanState, _ action: SlotPlanAction) -> Effect<SlotPlanAction> {
        switch action {
        case .opened(let subject): return open(&state, subject)
        case .restored(let entries):
            state.restored = entries
            restore(&state)
        case .loaded(let result):
            state.page.finish(result)
            state.form = state.page.value.flatMap { $0.isOwn ? SlotForm($0.plan.slots) : nil }
            restore(&state)
        case .ruleEdited(let index, let edit):
            clear(&state)
            state.form?.edit(index, edit)
        case .ruleAdded:
            clear(&state)
            state.form?.rules.append(.empty)
        case .saveTapped: return save(&state)
        case .days(let action): return change(&state, action)
        case .ownTapped:
            guard let plan = state.page.value?.plan else { return .none }
            return store(&state, plan, .sharing)
        case .shareTapped: state.confirmsRemoval = true
        case .shareDismissed: state.confirmsRemoval = false
        case .shareConfirmed: return share(&state)
        case .stored(let result): return finish(&state, result)
        case .removed(let result):
            guard case .failure(let error) = result else { return open(&state, state.subject) }
            fail(&state, error)
        case .counted(let result):
            // Those that are shown stay if the present ones can't be loaded.
            if case .success(let loads) = result { state.change { $0.loads = loads } }
        }
        return .none
    }

    private func open(_ state: inout SlotPlanState, _ subject: SlotSubject?) -> Effect<SlotPlanAction> {
        guard let subject else { return .none }
        state = SlotPlanState(subject: subject, page: .loading, restored: state.restored)
        return .load(id: "page") { [plans] () async throws(APIError) in
            try await plans.page(of: subject)
        } send: {
            .loaded($0)
        }
    }

    private func restore(_ state: inout SlotPlanState) {
        guard let entries = state.restored, let page = state.page.value else { return }
        state.restored = nil
        // What somebody else stored meanwhile isn't overwritten.
        guard entries.subject == state.subject, entries.version == page.plan.version, page.isOwn else { return }
        if let form = entries.form { state.form = form }
        state.days = entries.days
    }

    /// Forgets what was said about the change before.
    private func clear(_ state: inout SlotPlanState) { (state.isSaved, state.message, state.fields) = (false, nil, [:]) }

    private func save(_ state: inout SlotPlanState) -> Effect<SlotPlanAction> {
        guard let form = state.form, var plan = state.page.value?.plan else { return .none }
        do {
            plan.slots = try form.slots()
            return store(&state, plan, .week)
        } catch {
            (state.fields, state.message, state.messagePart) = (error.fields, Strings.slotsWrong, .week)
            return .none
        }
    }

    private func store(_ state: inout SlotPlanState, _ plan: SlotPlan, _ part: SlotPlanState.Part) -> Effect<SlotPlanAction> {
        guard state.storing == nil else { return .none }
        clear(&state)
        state.storing = part
        return .load(id: "change") { [plans] () async throws(APIError) in
            try await plans.change(plan)
        } send: {
            .stored($0)
        }
    }

    private func share(_ state: inout SlotPlanState) -> Effect<SlotPlanAction> {
        guard state.storing == nil, let area = state.page.value?.area?.name else { return .none }
        clear(&state)
        state.storing = .sharing
        return .load(id: "change") { [plans] () async throws(APIError) in
            try await plans.remove(area)
            return NoOutput()
        } send: {
            .removed($0)
        }
    }

    private func finish(_ state: inout SlotPlanState, _ result: Result<SlotPlan, APIError>) -> Effect<SlotPlanAction> {
        guard case .success(let plan) = result, let area = state.page.value.map(\.area?.name) else {
            if case .failure(let error) = result { fail(&state, error) }
            return .none
        }
        let part = state.storing
        state.storing = nil
        state.change { ($0.plan, $0.isOwn) = (plan, true) }
        switch part {
        case .days: state.days = SlotDays()
        case .week: (state.form, state.isSaved) = (SlotForm(plan.slots), true)
        case .sharing, nil: state.form = SlotForm(plan.slots)
        }
        return .load(id: "loads") { [plans] () async throws(APIError) in
            try await plans.loads(of: area)
        } send: {
            .counted($0)
        }
    }

    private func fail(_ state: inout SlotPlanState, _ error: APIError) {
        (state.messagePart, state.storing) = (state.storing ?? .week, nil)
        (state.isStale, state.fields) = (error.code == "stale_version", error.fields)
        // What is said of a weekly window stands there; of a single day there is no field.
        state.message = error.fields.first { !$0.key.hasPrefix("slots.") }?.value ?? (error.fields.isEmpty ? error.message : Strings.slotsWrong)
    }
}

// Single days.
extension SlotPlanFeature {
    private func change(_ state: inout SlotPlanState, _ action: SlotDayAction) -> Effect<SlotPlanAction> {
        switch action {
        case .slotTapped(let key):
            let isOpen = state.days.open == key
            state.days.open = isOpen ? nil : key
            state.days.places = isOpen ? "" : state.slot(key).map { "\($0.capacity)" } ?? ""
            state.fields["places"] = nil
        case .placesChanged(let text): (state.days.places, state.fields["places"]) = (text, nil)
        case .dateChanged(let text): (state.days.date, state.fields["date"]) = (text, nil)
        case .placesTapped:
            guard let key = state.days.open else { return .none }
            guard let places = SlotForm.places(state.days.places) else {
                state.fields["places"] = Strings.slotPlacesWrong
                return .none
            }
            return store(&state, .places(key, places))
        case .dateTapped:
            guard let day = LocalDay(state.days.date.trimmingCharacters(in: .whitespaces)), let today = state.page.value?.loads.today, day >= today else {
                state.fields["date"] = Strings.slotDateWrong
                return .none
            }
            return store(&state, .closeDay(day))
        case .chosen(let edit): return store(&state, edit)
        }
        return .none
    }

    private func store(_ state: inout SlotPlanState, _ edit: SlotDayEdit) -> Effect<SlotPlanAction> {
        guard let page = state.page.value, page.isOwn else { return .none }
        return store(&state, page.plan.applying(edit, weekly: state.weekly), .days)
    }
}
