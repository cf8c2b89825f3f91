import Core
import Foundation

/// Compares our codec with Foundation's on random values and documents.
struct JSONFuzz {
    private var random: RandomJSON
    private(set) var differences: [String] = []
    private(set) var accepted = 0

    init(seed: UInt64) { random = RandomJSON(seed: seed) }

    /// Takes one value or document.
    mutating func step(_ index: Int) throws {
        let comparison = JSONComparison(dates: random.pick([.wireTimes, .wireTimes, .milliseconds, .seconds]))
        switch index % 8 {
        case 0: try stepFields(comparison, JSONByteEncoder(dates: comparison.dates))
        case 1, 2: try stepTree(comparison, JSONByteEncoder(dates: comparison.dates))
        default: stepDocument(comparison)
        }
    }

    private mutating func stepFields(_ comparison: JSONComparison, _ encoder: JSONByteEncoder) throws {
        let fields = random.fields()
        note(comparison.encoding(fields))
        var bytes = [UInt8](try encoder.encode(fields))
        if random.chance(2) { bytes = random.damage(bytes) }
        if random.chance(2) { bytes = swapValue(bytes) }
        note(comparison.decoding(JSONFields.self, Data(bytes)))
    }

    private mutating func stepTree(_ comparison: JSONComparison, _ encoder: JSONByteEncoder) throws {
        let tree = random.tree(4)
        note(comparison.encoding(tree))
        let bytes = [UInt8](try encoder.encode(tree))
        decode(comparison, Data(random.chance(2) ? random.damage(bytes) : bytes))
    }

    private mutating func stepDocument(_ comparison: JSONComparison) {
        let bytes = Array(random.document(4).utf8)
        decode(comparison, Data(random.chance(3) ? random.damage(bytes) : bytes))
    }

    /// Puts another value in the place of a member's.
    private mutating func swapValue(_ bytes: [UInt8]) -> [UInt8] {
        let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") && $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\"") }
        guard !colons.isEmpty else { return bytes }
        let start = random.pick(colons) + 1
        let end = bytes[start...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.count
        var swapped = bytes
        swapped.replaceSubrange(start..<end, with: Array((random.chance(2) ? random.numberText() : random.document(1)).utf8))
        return swapped
    }

    private mutating func decode(_ comparison: JSONComparison, _ text: Data) {
        if (try? JSONByteDecoder(dates: comparison.dates).decode(JSONTree.self, from: text)) != nil { accepted += 1 }
        note(comparison.decoding(JSONTree.self, text))
        switch random.number(0...11) {
        case 0: note(comparison.decoding([String: JSONTree].self, text, isDictionary: true))
        case 1: note(comparison.decoding([JSONTree].self, text))
        case 2: note(comparison.decoding(JSONFields.Inner.self, text))
        case 3: note(comparison.decoding([Int].self, text))
        case 4: note(comparison.decoding([String: Double].self, text, isDictionary: true))
        case 5: note(comparison.decoding([Decimal].self, text))
        case 6: note(comparison.decoding([UInt8?].self, text))
        case 7: note(comparison.decoding([Float].self, text))
        case 8: note(comparison.decoding([Date].self, text))
        case 9: note(comparison.decoding(Double.self, text))
        case 10: note(comparison.decoding([String].self, text))
        default: note(comparison.decoding(Data.self, text))
        }
    }

    private mutating func note(_ difference: String?) {
        if let difference { differences.append(difference) }
    }
}
