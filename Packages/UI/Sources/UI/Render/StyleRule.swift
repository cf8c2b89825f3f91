#if !canImport(SwiftUI)
/// The CSS rule of one class, which stands for all declarations that an element got from its modifiers.
///
/// A page without `style` attributes needs no `unsafe-inline` in its content security policy. The class is the declarations' hash, so the same
/// declarations have the same class in every render, process and browser, and a browser keeps the rules that it has.
public struct StyleRule: Sendable, Hashable {
    /// The class as a number, which tells rules apart.
    public let id: UInt64
    /// UTF-8 that the rules of a render share.
    private let text: ArraySlice<UInt8>

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
#endif
