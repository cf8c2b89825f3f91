import Foundation
import Testing
import UI

@testable import Theme

private func markup(_ view: some View, adding features: [[String: String]] = []) -> String {
    var environment = EnvironmentValues()
    environment.symbols = AppSymbols.set(adding: features)
    return String(decoding: Renderer.render(view, environment: environment).html, as: UTF8.self)
}

@Test(arguments: AppSymbols.drawings.keys.sorted()) func `a symbol is drawn in the color of the text`(name: String) {
    let markup = markup(Image(systemName: name))
    #expect(markup.contains("stroke=\"currentColor\""))
    #expect(!markup.contains("data-missing-symbol"))
    #expect(markup.contains("aria-hidden=\"true\""))
}

@Test func `every declared name has a drawing and every drawing is declared`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Theme/Symbols").standardized
    let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let declared = sources.matches(of: /static let (\w+)Name = "(\w+)"/)
    #expect(declared.allSatisfy { $0.1 == $0.2 })
    #expect(declared.map { String($0.2) }.sorted() == AppSymbols.drawings.keys.sorted())
    let images = sources.matches(of: /static var (\w+): Image \{ Image\(systemName: (\w+)Name\) \}/)
    #expect(images.allSatisfy { $0.1 == $0.2 })
    #expect(images.count == declared.count)
}

@Test func `an unknown name is marked, so that tests find it`() {
    #expect(markup(Image(systemName: "unheard-of")).contains("data-missing-symbol"))
}

@Test func `labels find the symbols by their system name`() {
    #expect(markup(Label("Bag", systemImage: AppSymbols.bagName)).contains("stroke=\"currentColor\""))
}

@Test func `a feature's symbols are found beside Theme's own, which stay as they are`() {
    let kite = ["kite": "<path d=\"M4 4h9\"/>", AppSymbols.bagName: "<path d=\"M9 9h9\"/>"]
    #expect(markup(Image(systemName: "kite"), adding: [kite]).contains("M4 4h9"))
    #expect(markup(AppSymbols.bag, adding: [kite]) == markup(AppSymbols.bag))
}
