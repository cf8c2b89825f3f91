import Core
import Foundation
import OrdersAPI

/// The weekly windows of an area as an administrator types them.
struct SlotForm: Codable, Sendable, Equatable {
    /// The windows.
    var rules: [Entry]

    /// A window as it is typed.
    struct Entry: Codable, Sendable, Equatable {
        var weekdays: [Weekday]
        var start: String
        var end: String
        /// The number of pickups; empty for the usual number.
        var places: String

        /// One on every day, for which no times were typed.
        static var empty: Entry { Entry(weekdays: Weekday.allCases, start: "", end: "", places: "") }
    }

    /// Writes windows.
    init(_ rules: [SlotRule]) {
        self.rules = rules.map { rule in
            Entry(weekdays: rule.weekdays, start: rule.start.text, end: rule.end.text, places: rule.capacity.map { "\($0)" } ?? "")
        }
    }

    /// Reads the windows.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault, named as the server names them.
    func slots() throws(APIError) -> [SlotRule] {
        var errors = FieldErrors()
        let slots = rules.enumerated().map { index, entry in
            let (start, end, capacity) = (Self.time(entry.start), Self.time(entry.end), Self.places(entry.places))
            errors.require(start != nil, "slots.\(index).start", Strings.slotTimeWrong)
            errors.require(end != nil, "slots.\(index).end", Strings.slotTimeWrong)
            errors.require(capacity != nil || Self.isEmpty(entry.places), "slots.\(index).capacity", Strings.slotPlacesWrong)
            return SlotRule(weekdays: entry.weekdays, start: start ?? TimeOfDay(minutes: 0), end: end ?? TimeOfDay(minutes: 0), capacity: capacity)
        }
        try errors.throwIfAny()
        return slots
    }

    /// Reads a time such as `8:00` or `08:00`; nil for anything else.
    static func time(_ text: String) -> TimeOfDay? {
        let text = text.trimmingCharacters(in: .whitespaces)
        return TimeOfDay(text.utf8.count == 4 ? "0\(text)" : text)
    }

    /// Reads a number of places; nil for anything else.
    static func places(_ text: String) -> Int? {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard (1...5).contains(text.utf8.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }

    private static func isEmpty(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}

/// A change of a window that is being typed.
enum SlotRuleEdit: Sendable, Equatable {
    /// A day of the week was added, or taken away.
    case weekday(Weekday)
    case start(String)
    case end(String)
    case places(String)
    /// It is taken out.
    case removed
}

extension SlotForm {
    /// Applies a change to the window at a place.
    mutating func edit(_ index: Int, _ edit: SlotRuleEdit) {
        guard rules.indices.contains(index) else { return }
        switch edit {
        case .weekday(let day):
            let days = rules[index].weekdays
            rules[index].weekdays = Weekday.allCases.filter { $0 == day ? !days.contains(day) : days.contains($0) }
        case .start(let text): rules[index].start = text
        case .end(let text): rules[index].end = text
        case .places(let text): rules[index].places = text
        case .removed: rules.remove(at: index)
        }
    }
}
