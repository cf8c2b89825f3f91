#if canImport(SwiftUI)
public import SwiftUI

extension Image {
    /// Makes an image of SVG markup; here an empty square stands for it.
    public init(svg: String, label: String? = nil) {
        self.init(systemName: "square.dashed")
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label of a text and an image.
    public init(_ title: String, image: Image) {
        self.init(title: { Text(title) }, icon: { image })
    }
}

/// The symbols by name that pages show; here the system has its own.
public struct SymbolSet: Sendable {
    /// Makes a set; nothing reads it here.
    public init(_ svg: @escaping @Sendable (String) -> String?) {}
}

private struct SymbolSetKey: EnvironmentKey {
    static let defaultValue = SymbolSet { _ in nil }
}

extension EnvironmentValues {
    /// The symbols by name.
    public var symbols: SymbolSet {
        get { self[SymbolSetKey.self] }
        set { self[SymbolSetKey.self] = newValue }
    }
}
#endif
