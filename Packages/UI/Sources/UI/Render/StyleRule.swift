#if !canImport(SwiftUI)
import Synchronization

/// The layout rules of this package's classes. Colors and fonts are CSS variables that the theme sets.
public enum UIStyleSheet {
    /// The rules, to stand before the theme's own.
    public static let css = Resources.uiStyles
}

/// The CSS rule of one class, which stands for all declarations that an element got from its modifiers.
///
/// A page without `style` attributes needs no `unsafe-inline` in its content security policy. The class is the declarations' hash, so the same
/// declarations have the same class in every render, process and browser, and a browser keeps the rules that it has.
public struct StyleRule: Sendable, Hashable {
    /// The class as a number, which tells rules apart.
    public let id: UInt64
    /// UTF-8 that the rules of a render share.
    private let text: ArraySlice<UInt8>

    func withText(_ work: (UnsafeBufferPointer<UInt8>) -> Void) { text.withUnsafeBufferPointer(work) }

    init(id: UInt64, text: ArraySlice<UInt8>) {
        self.id = id
        self.text = text
    }

    /// Makes the rule of some declarations, such as `padding:8px;color:red;`.
    public init(_ declarations: String) {
        var table = StyleTable()
        var style = ByteBuffer(capacity: 64)
        style.append(text: declarations)
        var name = ByteBuffer(capacity: 16)
        table.appendClass(of: style, to: &name)
        self = table.rules[0]
    }

    /// The name of the class: `s` and 13 digits of base 36.
    public var className: String { StyleName(id).text }

    /// The declarations, each with a semicolon at its end.
    public var declarations: String { String(decoding: text, as: UTF8.self) }

    /// The rule as it stands in a style sheet.
    ///
    /// It must win over any class of the style sheets, as a `style` attribute does: `:not(#_)` gives it the weight of an id.
    public var css: String { ".\(className):not(#_){\(declarations)}" }
}

/// Lists of rules that renders have in common: a thousand tabs on one screen keep its styles once.
enum SharedStyleRules {
    /// Lists by a mix of their ids. Which lists there are depends on the app's screens, not on how many people look at them.
    private static let known = Mutex<[UInt64: [StyleRule]]>([:])
    /// So that values which find their way into styles, such as the width of a progress bar, can't fill the memory: about 4 MB.
    private static let limit = 512

    /// The list with these ids, in this order: one that is there already, or what `make` makes.
    static func rules(_ ids: some Collection<UInt64>, make: () -> [StyleRule]) -> [StyleRule] {
        let key = ids.reduce(UInt64(ids.count)) { ($0 ^ $1) &* 0x9E37_79B9_7F4A_7C15 }
        return known.withLock { known in
            if let rules = known[key], rules.lazy.map({ $0.id }).elementsEqual(ids) { return rules }
            let rules = make()
            if known.count >= limit { known.removeAll() }
            known[key] = rules
            return rules
        }
    }
}

/// The name of a style's class, as the bytes that stand in a class attribute: a space, `s`, and the number in 13 digits of base 36.
struct StyleName {
    private let bytes: (UInt64, UInt64)
    private static let count = 15

    init(_ number: UInt64) {
        var bytes: (UInt64, UInt64) = (0x7320, 0)
        var rest = number
        for index in stride(from: UInt64(Self.count - 1), to: 1, by: -1) {
            let digit = rest % 36
            rest /= 36
            let character = digit < 10 ? 48 + digit : 87 + digit
            if index < 8 { bytes.0 |= character << (index * 8) } else { bytes.1 |= character << (index * 8 - 64) }
        }
        self.bytes = (bytes.0.littleEndian, bytes.1.littleEndian)
    }

    /// Appends the name with the space before it.
    @inline(__always)
    func append(to buffer: inout ByteBuffer) {
        buffer.append(bytes, count: Self.count)
    }

    /// The name without the space.
    var text: String {
        withUnsafeBytes(of: bytes) { String(decoding: $0[1..<Self.count], as: UTF8.self) }
    }
}

/// A hash of declarations that is the same in every process.
///
/// Sixteen bytes at a time, folded in by a multiplication to 128 bits, as in wyhash. All 64 bits make the class: among ten thousand different
/// styles, two share one with a chance of 1 to 370,000 million, so nothing looks for that at run time. Comparing texts within a render
/// would not find it either, since a browser keeps the rules of earlier renders.
enum StyleHash {
    @inline(__always)
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash: UInt64 = 0xA076_1D64_78BD_642F ^ UInt64(raw.count)
        var offset = 0
        while offset &+ 16 <= raw.count {
            hash = fold(word(raw, offset), word(raw, offset &+ 8), hash)
            offset &+= 16
        }
        var words: (UInt64, UInt64) = (0, 0)
        if offset &+ 8 <= raw.count {
            words.0 = word(raw, offset)
            offset &+= 8
        }
        while offset < raw.count {
            words.1 = words.1 << 8 | UInt64(raw[offset])
            offset &+= 1
        }
        return fold(fold(words.0, words.1, hash), 0, 0x8EBC_6AF0_9C88_C6E3)
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    private static func fold(_ first: UInt64, _ second: UInt64, _ hash: UInt64) -> UInt64 {
        let product = (first ^ 0xE703_7ED1_A0B4_28DB).multipliedFullWidth(by: second ^ hash)
        return product.high ^ product.low
    }
}
#endif
