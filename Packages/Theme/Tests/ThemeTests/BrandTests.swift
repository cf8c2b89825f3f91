import Testing
import UI

@testable import Theme

@Test func `a brand is found by its name`() throws {
    #expect(try AppTheme.named("tumble").brand == AppTheme.standard.brand)
    #expect(AppTheme.brands == ["meadow", "tumble"])
}

@Test func `an unknown brand is refused with the names there are`() {
    let error = #expect(throws: UnknownBrandError.self) { try AppTheme.named("acme") }
    #expect(error?.description == "There is no brand 'acme'. To fix, give one of meadow, tumble.")
}

@Test func `brands differ in colors, fonts and shapes, and in nothing else`() throws {
    let (tumble, meadow) = (try AppTheme.named("tumble"), try AppTheme.named("meadow"))
    for mode in ColorMode.allCases { #expect(tumble.colors(mode) != meadow.colors(mode)) }
    #expect(tumble.fonts.family != meadow.fonts.family)
    #expect(tumble.radius.xl != meadow.radius.xl)
    #expect(tumble.css.hasSuffix(Resources.componentsStyles))
    #expect(meadow.css.hasSuffix(Resources.componentsStyles))
}

@Test func `what can't read CSS gets colors too`() throws {
    let theme = try AppTheme.named("meadow")
    #expect(theme.pageColor(isDark: false) != theme.pageColor(isDark: true))
    #expect(theme.accentColor(isDark: false).hasPrefix("#"))
}
