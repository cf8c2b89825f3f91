import Core
import Foundation
import OrdersAPI

/// The form of a recurring order: a new one, or one that is there.
struct RecurrenceState: Sendable, Equatable {
    /// The recurring order or order that the form is about.
    enum Subject: Codable, Sendable, Equatable {
        /// A new one.
        case new
        /// A new one like an order.
        case order(Int)
        /// One that is there.
        case recurring(Int)
    }

    /// The form's subject.
    var subject = Subject.new
    /// The id of the customer; nil while nobody is signed in.
    var customerID: Int?
    /// The data that the form begins with.
    var page: ViewState<RecurrencePage> = .idle
    /// The entries.
    var entries = RecurrenceEntries()
    /// True where the customer changed anything.
    var isEdited = false
    /// The idempotency key of a new one as entered, from the first press of Save until it is known what became of it.
    var key: String?
    /// True while it is being saved.
    var isSaving = false
    /// The reason why it wasn't saved.
    var message: String?

    /// The entries that survive a restart of the server; nil if they are as the form began.
    var draft: RecurrenceDraft? { isEdited || key != nil ? RecurrenceDraft(subject: subject, entries: entries, key: key) : nil }

    /// The times that are offered on the chosen day of the week.
    var times: [RecurrenceTime] { page.value?.times[entries.weekday] ?? [] }

    /// The codes of the chosen extras. Those that aren't offered any more can't be asked for.
    var addOns: [String] { (page.value?.defaults.addOns ?? []).map(\.code).filter { entries.addOns?.contains($0) == true } }

    /// True where everything is filled in.
    var canSave: Bool { !isSaving && entries.time != nil && entries.place != nil }
}

/// The data that a form of a recurring order begins with.
struct RecurrencePage: Sendable, Equatable {
    /// The saved addresses and the usual wash.
    var defaults: OrderDefaults
    /// The times that are offered on each day of the week.
    var times: [Weekday: [RecurrenceTime]]
    /// The entries at first.
    var entries: RecurrenceEntries
    /// The version of the recurring order that is changed; nil for a new one.
    var version: Int?
}

/// The beginning and the end of a window by the clock on the wall.
struct RecurrenceTime: Codable, Sendable, Hashable {
    var start: TimeOfDay
    var end: TimeOfDay
}

/// The entries of a form of a recurring order.
struct RecurrenceEntries: Codable, Sendable, Equatable {
    /// The pickup address.
    enum Place: Codable, Sendable, Equatable {
        /// A saved one.
        case saved(Int)
        /// One that isn't saved.
        case other(Address)
    }

    var bags = 1
    var everyWeeks = 1
    var weekday = Weekday.monday
    /// The window; nil until one is chosen.
    var time: RecurrenceTime?
    /// The place; nil until one is chosen.
    var place: Place?
    /// The codes of the extras; nil for none.
    var addOns: Set<String>?
    /// The wash; nil for the usual one.
    var preferences: LaundryPreferences?
    var notes: String?
    /// The earliest first date; nil for the next possible one.
    var from: LocalDay?
}

/// Entries of a form of a recurring order that survive a restart of the server.
struct RecurrenceDraft: Codable, Sendable, Equatable {
    var subject: RecurrenceState.Subject
    var entries: RecurrenceEntries
    /// The key under which they were sent; nil if they weren't.
    var key: String?
}

/// The actions of the form of a recurring order.
enum RecurrenceAction: Sendable, Equatable {
    /// The form was opened by its address.
    case opened(RecurrenceState.Subject)
    /// The form appeared.
    case appeared
    /// Entries from before a restart of the server were restored.
    case draftRestored(RecurrenceDraft)
    /// The data that the form begins with arrived, or didn't.
    case loaded(Result<RecurrencePage, APIError>)
    /// The windows at the chosen address arrived, or didn't.
    case slotsLoaded(Result<PickupSlots, APIError>)
    /// The number of bags changed.
    case bagsChanged(Int)
    /// The number of weeks was chosen.
    case weeksChosen(Int)
    /// A day of the week was chosen.
    case weekdayChosen(Weekday)
    /// A window was chosen.
    case timeChosen(RecurrenceTime)
    /// An address was chosen.
    case placeChosen(RecurrenceEntries.Place)
    /// An extra was chosen, or not any more.
    case addOnToggled(String)
    /// Save was pressed.
    case saveTapped
    /// It was saved, or wasn't.
    case saved(Result<RecurringOrder, APIError>)
    /// Back was pressed.
    case backTapped
}

/// Fills in and saves a recurring order.
struct RecurrenceFeature: Screen {
    let orders: any OrderService
    let service: any RecurringService
    let random: any RandomSource

    func reduce(_ state: inout RecurrenceState, _ action: RecurrenceAction) -> Effect<RecurrenceAction> {
        switch action {
        case .opened(let subject):
            guard state.subject != subject || state.page.value == nil else { return .none }
            state = RecurrenceState(subject: subject, customerID: state.customerID)
        case .appeared: return load(&state)
        case .draftRestored(let draft):
            guard draft.subject == state.subject else { return .none }
            (state.entries, state.key, state.isEdited) = (draft.entries, draft.key, true)
        case .loaded(let result):
            state.page.finish(result)
            if !state.isEdited, let entries = state.page.value?.entries { state.entries = entries }
        case .slotsLoaded(let result): offer(&state, result)
        case .bagsChanged(let bags): edit(&state) { $0.bags = min(max(bags, 1), 20) }
        case .weeksChosen(let weeks): edit(&state) { $0.everyWeeks = weeks }
        case .weekdayChosen(let day):
            let times = state.page.value?.times[day] ?? []
            edit(&state) { entries in
                entries.weekday = day
                entries.keepTime(among: times)
            }
        case .timeChosen(let time): edit(&state) { $0.time = time }
        case .placeChosen(let place):
            edit(&state) { $0.place = place }
            return loadSlots(state)
        case .addOnToggled(let code): edit(&state) { $0.addOns = ($0.addOns ?? []).symmetricDifference([code]) }
        case .saveTapped: return save(&state)
        case .saved(.success):
            state = RecurrenceState(customerID: state.customerID)
            return .merge(.event(.notice(Strings.recurringSaved)), .open(OrdersLink.recurring()))
        case .saved(.failure(let error)):
            (state.isSaving, state.message) = (false, error.message)
            // Otherwise nobody knows whether it arrived, so that it may only be sent again with its key.
            if error.isRefusal { state.key = nil }
            // The entries stay, for whoever still wants them after a look at what somebody else saved.
            if error.code == "stale_version" { return load(&state) }
        case .backTapped: return .open(OrdersLink.recurring())
        }
        return .none
    }

    private func edit(_ state: inout RecurrenceState, _ change: (inout RecurrenceEntries) -> Void) {
        change(&state.entries)
        (state.isEdited, state.key, state.message) = (true, nil, nil)
    }

    /// Offers the windows of the chosen address, and the window that was chosen where it is among them.
    private func offer(_ state: inout RecurrenceState, _ result: Result<PickupSlots, APIError>) {
        guard var page = state.page.value else { return }
        switch result {
        case .success(let offered):
            page.times = offered.times
            state.page = .loaded(page)
            if page.times[state.entries.weekday] == nil, let first = offered.slots.first { state.entries.weekday = first.day.weekday }
            state.entries.keepTime(among: state.times)
        case .failure(let error): state.message = error.message
        }
    }

    private func loadSlots(_ state: RecurrenceState) -> Effect<RecurrenceAction> {
        guard let page = state.page.value, let place = state.entries.place else { return .none }
        let request = SlotListRequest(at: place.coordinate(page.defaults))
        return .load(id: "slots") { [orders] () async throws(APIError) in
            try await orders.slots(request)
        } send: {
            .slotsLoaded($0)
        }
    }

    private func load(_ state: inout RecurrenceState) -> Effect<RecurrenceAction> {
        guard let customer = state.customerID else { return .none }
        state.page.beginLoading()
        let (subject, chosen) = (state.subject, state.isEdited ? state.entries.place : nil)
        return .load(id: "page") { [orders, service] () async throws(APIError) in
            let defaults = try await orders.defaults(of: customer)
            func offered(at place: RecurrenceEntries.Place?) async throws(APIError) -> PickupSlots {
                let usual = defaults.address(defaults.defaultAddressID)?.coordinate
                return try await orders.slots(SlotListRequest(at: (chosen ?? place)?.coordinate(defaults) ?? usual))
            }
            switch subject {
            case .new: return RecurrencePage(defaults: defaults, try await offered(at: nil))
            case .order(let id):
                let order = try await orders.page(of: id).order
                return RecurrencePage(defaults: defaults, try await offered(at: .other(order.address)), like: order)
            case .recurring(let id):
                let order = try await service.find(id)
                return RecurrencePage(defaults: defaults, try await offered(at: order.place(defaults)), changing: order)
            }
        } send: {
            .loaded($0)
        }
    }

    private func save(_ state: inout RecurrenceState) -> Effect<RecurrenceAction> {
        guard state.canSave, let time = state.entries.time, let place = state.entries.place else { return .none }
        let key = state.key ?? random.hexadecimal(byteCount: 16)
        (state.key, state.isSaving, state.message) = (key, true, nil)
        let (entries, subject, version) = (state.entries, state.subject, state.page.value?.version)
        let addOns = state.addOns
        return .load(id: "save") { [service] () async throws(APIError) in
            if case .recurring(let id) = subject { return try await service.change(entries.change(of: id, version, time, place, addOns)) }
            return try await service.create(entries.new(time, place, addOns), key: key)
        } send: {
            .saved($0)
        }
    }
}
