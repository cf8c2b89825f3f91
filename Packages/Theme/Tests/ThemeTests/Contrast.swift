import Foundation
import Testing

@testable import Theme

/// WCAG 2.2's contrast ratio of two colors `#RRGGBB`.
func contrast(_ a: String, _ b: String) throws -> Double {
    func luminance(_ hex: String) throws -> Double {
        let value = try #require(Int(hex.dropFirst(), radix: 16))
        let channels = [value >> 16 & 255, value >> 8 & 255, value & 255].map { channel in
            let share = Double(channel) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
    let (first, second) = (try luminance(a), try luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

/// A theme in a mode, for tests that run once for each.
struct ThemeCase: CustomTestStringConvertible, Sendable {
    let theme: AppTheme
    let mode: ColorMode

    static let all = AppTheme.all.flatMap { theme in ColorMode.allCases.map { ThemeCase(theme: theme, mode: $0) } }

    var testDescription: String { "\(theme.brand), \(mode)" }

    func contrast(_ pair: (ColorToken, ColorToken)) throws -> Double {
        try ThemeTests.contrast(theme.palette.color(pair.0, mode), theme.palette.color(pair.1, mode))
    }
}
