import Foundation
import Testing
import UI

@testable import Theme

@Test(arguments: AppSymbols.names) func `a symbol is drawn in the color of the text`(name: String) {
    let markup = html(AppSymbols.image(named: name))
    #expect(markup.contains("stroke=\"currentColor\""))
    #expect(!markup.contains("data-missing-symbol"))
    #expect(markup.contains("aria-hidden=\"true\""))
}

@Test(arguments: AppSymbols.names) func `a symbol keeps to lines on the grid and has no color of its own`(name: String) throws {
    let drawing = try #require(AppSymbols.drawings[name])
    #expect(!drawing.contains("fill") && !drawing.contains("stroke"))
    #expect(drawing.matches(of: /<(path|circle|rect) [^>]*\/>/).map { String($0.0) }.joined() == drawing)
    // Coordinates that are absolute: a circle's and a rectangle's, and where a path starts.
    for match in drawing.matches(of: /(?: c?[xy]="|M)([0-9.]+)/) {
        let number = try #require(Double(match.1))
        #expect((2...22).contains(number), "\(match.0)")
    }
}

@Test func `every declared name has a drawing and every drawing is declared`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Theme/Symbols").standardized
    let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let declared = sources.matches(of: /static let (\w+)Name = "(\w+)"/)
    #expect(declared.allSatisfy { $0.1 == $0.2 })
    #expect(declared.map { String($0.2) }.sorted() == AppSymbols.names)
    let images = sources.matches(of: /static var (\w+): Image \{ image\(named: (\w+)Name\) \}/)
    #expect(images.allSatisfy { $0.1 == $0.2 })
    #expect(images.count == declared.count)
}

@Test func `an unknown name is marked, so that tests find it`() {
    #expect(html(AppSymbols.image(named: "unheard-of")).contains("data-missing-symbol"))
}

@Test func `a symbol with a label is read aloud`() {
    #expect(html(AppSymbols.image(named: AppSymbols.starName, label: "Favourite")).contains("aria-label=\"Favourite\""))
}

@Test func `labels find the symbols by their system name`() {
    var environment = EnvironmentValues()
    environment.symbols = AppSymbols.set
    let markup = String(decoding: Renderer.render(Label("Bag", systemImage: AppSymbols.bagName), environment: environment).html, as: UTF8.self)
    #expect(markup.contains("stroke=\"currentColor\""))
}
