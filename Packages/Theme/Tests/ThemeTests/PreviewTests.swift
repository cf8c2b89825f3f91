import Testing
import UI

@testable import Theme

private func previews<P: PreviewProvider>(of provider: P.Type, framed: Bool = true) -> String {
    var environment = EnvironmentValues()
    environment.showsPreviewFrames = framed
    environment.symbols = AppSymbols.set()
    return String(decoding: Renderer.render(provider.previews, environment: environment).html, as: UTF8.self)
}

@Test(arguments: ThemePreviews.all.indices) func `each preview has a name, draws something and misses no symbol`(index: Int) {
    let markup = previews(of: ThemePreviews.all[index])
    #expect(markup.contains("data-preview=\""))
    #expect(!markup.contains("data-preview=\"\""))
    #expect(!markup.contains("data-missing-symbol"))
    #expect(!markup.contains("style=\""))
}

@Test func `no provider stands in the list twice`() {
    let names = ThemePreviews.all.map { String(describing: $0) }
    #expect(Set(names).count == names.count)
}

@Test(arguments: AppTheme.brands) func `components are the same markup under every brand`(brand: String) throws {
    var environment = EnvironmentValues()
    environment.theme = try AppTheme.named(brand)
    let branded = Renderer.render(AppShell_Previews.previews, environment: environment)
    #expect(branded.html == Renderer.render(AppShell_Previews.previews).html)
}

@Test func `no component writes a color or font of its own`() {
    for provider in ThemePreviews.all {
        var environment = EnvironmentValues()
        environment.symbols = AppSymbols.set()
        func styles<P: PreviewProvider>(_ type: P.Type) -> [StyleRule] { Renderer.render(type.previews, environment: environment).styles }
        for rule in styles(provider) {
            #expect(
                rule.declarations.firstMatch(of: /#[0-9A-Fa-f]{3}|rgb|(?:^|;)(?:color|background|font|font-family|font-size):(?!var|transparent)/) == nil,
                "\(rule.css)")
        }
    }
}
