#if !canImport(SwiftUI)
/// A picture of SVG markup.
public struct Image: PrimitiveView {
    private enum Source {
        case svg(String)
        case symbol(String)
    }

    private let source: Source
    private let label: String?

    /// Makes an image of SVG markup. The markup is written as it is: pass symbols of the program, never what a person typed.
    /// - Parameter label: what is read aloud; nil for an image that is decoration.
    public init(svg: String, label: String? = nil) {
        source = .svg(svg)
        self.label = label
    }

    /// Makes an image of a symbol that `EnvironmentValues.symbols` knows by that name, as decoration.
    public init(systemName: String) {
        source = .symbol(systemName)
        label = nil
    }

    /// Writes the markup.
    public func _render(into writer: inout HTMLWriter) {
        if writer.isPlainText { return }
        if let label {
            writer.appendAttribute(" role=\"img\"")
            writer.appendAttribute("aria-label", label)
        } else {
            writer.appendAttribute(" aria-hidden=\"true\"")
        }
        let token = writer.open("<span", "ui-image")
        switch source {
        case .svg(let markup): writer.out.append(text: markup)
        case .symbol(let name): writer.out.append(text: writer.context.environment.symbols.svg(name) ?? "")
        }
        writer.close("</span>", token)
    }
}

/// The symbols that `Image(systemName:)` and `Label(_:systemImage:)` know: SVG markup by name. A theme sets it at the root.
///
/// ```swift
/// RootView().environment(\.symbols, SymbolSet { name in drawings[name] })
/// ```
public struct SymbolSet: Sendable {
    let svg: @Sendable (String) -> String?

    /// Makes a set; `svg` gives a name's markup, or nil if there is no such symbol. The markup is written as it is.
    public init(_ svg: @escaping @Sendable (String) -> String?) {
        self.svg = svg
    }
}

private struct SymbolSetKey: EnvironmentKey {
    static let defaultValue = SymbolSet { _ in nil }
}

extension EnvironmentValues {
    /// The symbols by name; none unless set.
    public var symbols: SymbolSet {
        get { self[SymbolSetKey.self] }
        set { self[SymbolSetKey.self] = newValue }
    }
}
#endif
