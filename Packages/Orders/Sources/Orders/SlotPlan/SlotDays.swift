import Core
import OrdersAPI

/// A slot of a day.
struct SlotKey: Codable, Sendable, Hashable {
    let day: LocalDay
    let start: TimeOfDay
}

/// The entries about single days: the slot that is open to be changed, and another day that is to be closed.
struct SlotDays: Codable, Sendable, Equatable {
    /// The open slot; nil while none is.
    var open: SlotKey?
    /// The number of places of the open slot, as typed.
    var places = ""
    /// The day that is to be closed, as typed.
    var date = ""

    /// Nothing was opened or typed.
    var isEmpty: Bool { self == SlotDays() }
}

/// The actions about single days.
enum SlotDayAction: Sendable, Equatable {
    /// A slot was tapped, to be changed on its day alone.
    case slotTapped(SlotKey)
    /// The number of places of the open slot was typed.
    case placesChanged(String)
    /// The number of places of the open slot is to be stored.
    case placesTapped
    /// The day that is to be closed was typed.
    case dateChanged(String)
    /// The typed day is to be closed.
    case dateTapped
    /// A change was chosen by a button of its own.
    case chosen(SlotDayEdit)
}

/// A change of single days, which is stored at once.
enum SlotDayEdit: Sendable, Equatable {
    /// Nobody comes on a day.
    case closeDay(LocalDay)
    /// A day is as every week again.
    case reopenDay(LocalDay)
    /// A slot of a day takes another number; 0 for none.
    case places(SlotKey, Int)
    /// A slot of a day takes as many as every week again.
    case reopen(SlotKey)
}

extension SlotPlan {
    /// Returns the plan with a change of single days.
    ///
    /// - Parameter weekly: the number of places of a slot every week, which a slot of a closed day needs to be open alone.
    func applying(_ edit: SlotDayEdit, weekly: (SlotKey) -> Int) -> SlotPlan {
        var plan = self
        switch edit {
        case .closeDay(let day):
            plan.exceptions.removeAll { $0.day == day }
            plan.exceptions.append(SlotException(day: day))
        case .reopenDay(let day): plan.exceptions.removeAll { $0.day == day }
        case .places(let key, let capacity):
            plan.exceptions.removeAll { $0.day == key.day && $0.start == key.start }
            plan.exceptions.append(SlotException(day: key.day, start: key.start, capacity: capacity))
        case .reopen(let key):
            plan.exceptions.removeAll { $0.day == key.day && $0.start == key.start }
            if plan.exceptions.contains(where: { $0.day == key.day && $0.start == nil }) {
                plan.exceptions.append(SlotException(day: key.day, start: key.start, capacity: weekly(key)))
            }
        }
        plan.exceptions.sort { ($0.day, $0.start?.minutes ?? -1) < ($1.day, $1.start?.minutes ?? -1) }
        return plan
    }
}
