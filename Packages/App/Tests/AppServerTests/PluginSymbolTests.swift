import App
import Core
import CoreUI
import Testing
import Theme
import UI

struct PluginSymbolTests {
    /// The drawings of a set of symbols, by name.
    struct Symbols: CustomTestStringConvertible {
        let owner: String
        let drawings: [String: String]
        var testDescription: String { owner }
    }

    static let all = [Symbols(owner: "Theme", drawings: AppSymbols.drawings)] + AppPlugins.all.map { Symbols(owner: $0.name, drawings: $0.symbols) }

    @Test(arguments: all) func `symbols keep to lines on the grid and have no color of their own`(symbols: Symbols) throws {
        for (name, drawing) in symbols.drawings {
            #expect(!drawing.contains("fill") && !drawing.contains("stroke"), "\(name)")
            #expect(drawing.matches(of: /<(path|circle|rect) [^>]*\/>/).map { String($0.0) }.joined() == drawing, "\(name)")
            // Coordinates that are absolute: a circle's and a rectangle's, and where a path starts.
            for match in drawing.matches(of: /(?: c?[xy]="|M)([0-9.]+)/) {
                let number = try #require(Double(match.1))
                #expect((2...22).contains(number), "\(name): \(match.0)")
            }
        }
    }

    @Test func `no two features have a symbol of one name`() {
        let names = Self.all.flatMap(\.drawings.keys)
        let doubled = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
        #expect(doubled == [])
    }

    @Test func `the symbol of every tab is drawn`() {
        let known = Set(Self.all.flatMap(\.drawings.keys))
        #expect(AppPlugins.all.flatMap(\.tabs).map(\.symbol).filter { !known.contains($0) } == [])
    }
}
