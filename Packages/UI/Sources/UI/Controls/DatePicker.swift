#if !canImport(SwiftUI)
public import Foundation

/// What of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// One bit a component.
    public let rawValue: Int

    /// Makes a set of the bits of its components.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A choice of a day, a time or both, in the time zone of the environment.
public struct DatePicker: PrimitiveView {
    private let title: String
    private let selection: Binding<Date>
    private let range: ClosedRange<Date>?
    private let components: DatePickerComponents

    /// Makes a picker, of any date or of those in `range`.
    public init(
        _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>? = nil, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.title = title
        self.selection = selection
        self.range = range
        components = displayedComponents
    }

    /// Writes a date field with its label.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openField("ui-field", label: title)
        let format = BrowserDate(components: components, timeZone: writer.context.environment.timeZone)
        let selection = selection
        let range = range
        switch components {
        case .date: writer.appendAttribute(" type=\"date\"")
        case .hourAndMinute: writer.appendAttribute(" type=\"time\"")
        default: writer.appendAttribute(" type=\"datetime-local\"")
        }
        writer.appendAttribute("value", format.text(selection.wrappedValue))
        if let range {
            writer.appendAttribute("min", format.text(range.lowerBound))
            writer.appendAttribute("max", format.text(range.upperBound))
        }
        writer.addInput(
            "data-change",
            .text { text in
                guard let date = format.date(text, keepingOf: selection.wrappedValue) else { return }
                selection.wrappedValue = range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
            })
        writer.closeVoid(writer.open("<input", "ui-input"))
        writer.close("</label>", token)
    }
}

/// Dates as the browser's fields write them: `2026-03-05T08:30`.
struct BrowserDate {
    let components: DatePickerComponents
    private let calendar: Calendar

    init(components: DatePickerComponents, timeZone: TimeZone) {
        self.components = components
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = "\(pad(parts.year, 4))-\(pad(parts.month, 2))-\(pad(parts.day, 2))"
        let time = "\(pad(parts.hour, 2)):\(pad(parts.minute, 2))"
        switch components {
        case .date: return day
        case .hourAndMinute: return time
        default: return "\(day)T\(time)"
        }
    }

    /// The date of a field's text; what the field doesn't show stays as in `old`. Nil if the text is no date.
    func date(_ text: String, keepingOf old: Date) -> Date? {
        let numbers = text.split(whereSeparator: { "-T:".contains($0) }).map { Int($0) ?? -1 }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: old)
        var expected = 0
        if components.contains(.date) { expected += 3 }
        if components.contains(.hourAndMinute) { expected += 2 }
        // A field with seconds has one more.
        guard numbers.count >= expected, numbers.count <= expected + 1, !numbers.contains(-1) else { return nil }
        var rest = numbers[...]
        if components.contains(.date) {
            parts.year = rest.removeFirst()
            parts.month = rest.removeFirst()
            parts.day = rest.removeFirst()
        }
        if components.contains(.hourAndMinute) {
            parts.hour = rest.removeFirst()
            parts.minute = rest.removeFirst()
        }
        guard (1...12).contains(parts.month ?? 0), (1...31).contains(parts.day ?? 0), (0...23).contains(parts.hour ?? 0), (0...59).contains(parts.minute ?? 0)
        else {
            return nil
        }
        return calendar.date(from: parts)
    }

    private func pad(_ number: Int?, _ width: Int) -> String {
        let text = String(number ?? 0)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}
#endif
