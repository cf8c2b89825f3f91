import Foundation
import Testing

@testable import Theme

/// WCAG 2.2's contrast ratio of two colors `#RRGGBB`.
private func contrast(_ a: String, _ b: String) throws -> Double {
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

private let textPairs: [(text: ColorToken, on: ColorToken)] = [
    (.text, .background), (.text, .secondaryBackground), (.text, .card), (.text, .raised),
    (.secondaryText, .background), (.secondaryText, .secondaryBackground), (.secondaryText, .card),
    (.primary, .background), (.primary, .card), (.primary, .raised), (.onPrimary, .primary), (.onSecondary, .secondary),
    (.onInfo, .info), (.onInfoSoft, .infoSoft), (.onSuccess, .success), (.onSuccessSoft, .successSoft), (.onSuccessSoft, .card),
    (.onWarning, .warning), (.onWarningSoft, .warningSoft), (.onDanger, .danger), (.onDangerSoft, .dangerSoft), (.onDangerSoft, .card),
    (.danger, .card), (.onBrand, .brandStart), (.onBrand, .brandEnd), (.onBrand, .heroStart), (.onBrand, .heroEnd), (.heroStart, .onBrand),
]

@Test(arguments: textPairs.indices) func `text stands out from what it is on`(index: Int) throws {
    let pair = textPairs[index]
    #expect(try contrast(pair.text.light, pair.on.light) >= 4.5, "\(pair.text.variable) on \(pair.on.variable), light")
    #expect(try contrast(pair.text.dark, pair.on.dark) >= 4.5, "\(pair.text.variable) on \(pair.on.variable), dark")
}

@Test func `outlines of controls and stars stand out from cards`() throws {
    for token in [ColorToken.controlBorder, .star, .primary] {
        #expect(try contrast(token.light, ColorToken.card.light) >= 3, "\(token.variable), light")
        #expect(try contrast(token.dark, ColorToken.card.dark) >= 3, "\(token.variable), dark")
    }
}

@Test func `every color has a value in both schemes`() throws {
    let css = AppTheme.standard.css
    let schemes = css.components(separatedBy: "@media (prefers-color-scheme:dark)")
    try #require(schemes.count == 2)
    for token in ColorToken.all {
        #expect(schemes[0].contains("\(token.variable):\(token.light);"))
        #expect(schemes[1].contains("\(token.variable):\(token.dark);"))
    }
    #expect(Set(ColorToken.all.map(\.variable)).count == ColorToken.all.count)
}

@Test func `every variable that a style uses is declared`() throws {
    let css = ThemeStyleSheet.css
    let used = Set(css.matches(of: /var\((--[a-z-]+)/).map { String($0.1) })
    let declared = Set(css.matches(of: /(--[a-z-]+):/).map { String($0.1) })
    #expect(used.subtracting(declared).subtracting(["--minimum"]) == [])
}

@Test func `the stylesheet's braces match`() {
    let css = ThemeStyleSheet.css
    #expect(css.filter { $0 == "{" }.count == css.filter { $0 == "}" }.count)
    #expect(!css.contains("\\"))
}
