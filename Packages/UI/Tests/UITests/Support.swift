import Foundation
import Testing
import UI

extension Render {
    var text: String { String(decoding: html, as: UTF8.self) }

    /// The page with `{declarations}` in place of the classes that stand for them.
    var textWithStyles: String {
        styles.reduce(text) { $0.replacingOccurrences(of: $1.className, with: "{\($1.declarations)}") }
    }

    /// The ids that the page has in an attribute, in order.
    func ids(_ attribute: String) -> [String] {
        text.components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    func perform(_ attribute: String, at index: Int = 0, _ value: EventValue = .none) throws {
        let ids = ids(attribute)
        try #require(index < ids.count)
        try #require(actions[ids[index]]).perform(value)
    }
}

/// A value that closures of a test share.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

struct Row: Identifiable, Equatable {
    let id: Int
    var title: String
}

/// What the browser does with updates.
func splice(_ updates: [FragmentUpdate], into old: Render) -> String? {
    var html = old.html
    let ranges = updates.compactMap { update in old.fragments.range(of: update.id).map { ($0, update.html) } }
    guard ranges.count == updates.count else { return nil }
    for (range, bytes) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) { html.replaceSubrange(range, with: bytes) }
    return String(decoding: html, as: UTF8.self)
}

/// A seeded generator (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
