#if !canImport(SwiftUI)
public import Foundation

extension Text {
    /// Makes a text of a value in a format, in the language of the environment: `Text(weight, format: .number.precision(.fractionLength(1)))`.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.locale(EnvironmentValues.current.locale).format(input))
    }

    /// How a text shows a date.
    public struct DateStyle: Sendable, Hashable {
        fileprivate let isTime: Bool

        /// The day: November 21, 2026.
        public static let date = DateStyle(isTime: false)
        /// The time of day: 9:41 AM.
        public static let time = DateStyle(isTime: true)
    }

    /// Makes a text of a date, in the language and the time zone of the environment.
    public init(_ date: Date, style: DateStyle) {
        let environment = EnvironmentValues.current
        var format = style.isTime ? Date.FormatStyle(date: .omitted, time: .shortened) : Date.FormatStyle(date: .long, time: .omitted)
        format.timeZone = environment.timeZone
        self.init(verbatim: format.locale(environment.locale).format(date))
    }
}
#endif
