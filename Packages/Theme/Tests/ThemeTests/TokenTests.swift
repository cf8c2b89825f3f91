import Foundation
import Testing

@testable import Theme

/// Texts that stand on a ground which another rule sets; pairs of one rule are read from the stylesheet.
private let inheritedPairs: [(ColorToken, ColorToken)] = [
    (.text, .background), (.text, .secondaryBackground), (.text, .card), (.text, .raised),
    (.secondaryText, .background), (.secondaryText, .secondaryBackground), (.secondaryText, .card), (.secondaryText, .raised),
    (.primary, .background), (.primary, .card), (.primary, .raised), (.primary, .secondary), (.primary, .secondaryBackground),
    (.onSecondary, .card), (.onSecondary, .background), (.onSuccessSoft, .card), (.onDangerSoft, .card), (.onDangerSoft, .background),
    (.onInfoSoft, .infoSoft), (.onWarningSoft, .warningSoft), (.danger, .card),
    (.onInfo, .info), (.onSuccess, .success), (.onWarning, .warning), (.onDanger, .danger),
    (.onBrand, .brandStart), (.onBrand, .brandEnd), (.onBrand, .heroStart), (.onBrand, .heroEnd),
]

/// What must be told from its ground without being read.
private let graphicPairs: [(ColorToken, ColorToken)] = [
    (.controlBorder, .card), (.controlBorder, .background), (.controlBorder, .secondaryBackground), (.star, .card), (.primary, .card),
    (.primary, .background), (.fillStart, .card), (.fillEnd, .card), (.fillStart, .secondaryBackground), (.fillEnd, .secondaryBackground),
    (.danger, .card), (.warning, .card), (.success, .card),
]

/// Pairs of text and ground that a rule of the stylesheet sets together.
private func statedPairs() -> [(ColorToken, ColorToken)] {
    let tokens = Dictionary(uniqueKeysWithValues: ColorToken.allCases.map { ($0.variable, $0) })
    return Resources.componentsStyles.matches(of: /\{([^{}]*)\}/).compactMap { rule in
        let body = String(rule.1)
        guard let text = body.firstMatch(of: /(?:^|;|\s)color:var\((--[a-z-]+)\)/), let ground = body.firstMatch(of: /background:var\((--[a-z-]+)\)/),
            let first = tokens[String(text.1)], let second = tokens[String(ground.1)]
        else { return nil }
        return (first, second)
    }
}

@Test(arguments: ThemeCase.all) func `text stands out from what it is on`(look: ThemeCase) throws {
    let pairs = inheritedPairs + statedPairs()
    try #require(statedPairs().count > 10)
    // High contrast is asked for by people who need more than the usual 4.5.
    let least = look.mode == .light || look.mode == .dark ? 4.5 : 7
    for pair in pairs {
        #expect(try look.contrast(pair) >= least, "\(pair.0) on \(pair.1)")
    }
}

@Test(arguments: ThemeCase.all) func `outlines and graphics stand out from their ground`(look: ThemeCase) throws {
    for pair in graphicPairs {
        #expect(try look.contrast(pair) >= 3, "\(pair.0) on \(pair.1)")
    }
}

@Test(arguments: ThemeCase.all) func `text stands out in the light corner of a hero`(look: ThemeCase) throws {
    // The stylesheet lays at most 14 % of white over the gradient.
    for token in [ColorToken.heroStart, .heroEnd] {
        let value = try #require(Int(look.theme.palette.color(token, look.mode).dropFirst(), radix: 16))
        let channels = [value >> 16 & 255, value >> 8 & 255, value & 255].map { $0 + (255 - $0) * 14 / 100 }
        let mixed = "#" + channels.map { String(format: "%02X", $0) }.joined()
        #expect(try contrast(look.theme.palette.color(.onBrand, look.mode), mixed) >= 4.5, "\(token)")
    }
}

@Test(arguments: AppTheme.brands) func `a brand has a value for each token in each mode`(brand: String) throws {
    let theme = try AppTheme.named(brand)
    #expect(theme.palette.missing == [])
    for mode in ColorMode.allCases {
        #expect(theme.css.contains(theme.colors(mode)))
    }
}

@Test func `a scheme that the page names wins over the system's`() {
    let css = AppTheme.standard.css
    #expect(css.contains("@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){"))
    #expect(css.contains(":root[data-scheme=dark]{color-scheme:dark;"))
    #expect(css.contains(":root[data-scheme=light]{color-scheme:light}"))
    #expect(css.contains("@media (prefers-contrast:more)"))
}

@Test(arguments: AppTheme.brands) func `every variable that a style uses is declared`(brand: String) throws {
    let css = try AppTheme.named(brand).css
    let used = Set(css.matches(of: /var\((--[a-z-]+)/).map { String($0.1) })
    let declared = Set(css.matches(of: /(--[a-z-]+):/).map { String($0.1) })
    #expect(used.subtracting(declared).subtracting(["--minimum", "--map-unit"]) == [])
}

@Test func `the components name no color, font family or large radius of their own`() {
    let css = Resources.componentsStyles
    #expect(css.matches(of: /#[0-9A-Fa-f]{3,8}\b/).map { String($0.0) } == [])
    #expect(css.matches(of: /font-family:(?!var)/).isEmpty)
    #expect(css.matches(of: /font:[^;}]*(?:Inter|sans-serif)/).isEmpty)
}

@Test func `the stylesheet's braces match`() {
    let css = AppTheme.standard.css
    #expect(css.filter { $0 == "{" }.count == css.filter { $0 == "}" }.count)
    #expect(!css.contains("\\"))
}
