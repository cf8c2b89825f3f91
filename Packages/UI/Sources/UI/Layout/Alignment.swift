#if !canImport(SwiftUI)
/// How views line up across a column.
public enum HorizontalAlignment: Sendable {
    /// At the start of the line.
    case leading
    /// In the middle.
    case center
    /// At the end of the line.
    case trailing

    @usableFromInline var css: StaticString {
        switch self {
        case .leading: "flex-start"
        case .center: "center"
        case .trailing: "flex-end"
        }
    }
}

/// How views line up across a row.
public enum VerticalAlignment: Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// On the first line of text.
    case firstTextBaseline

    @usableFromInline var css: StaticString {
        switch self {
        case .top: "flex-start"
        case .center: "center"
        case .bottom: "flex-end"
        case .firstTextBaseline: "baseline"
        }
    }
}

/// How a view stands in a box.
public struct Alignment: Sendable {
    /// The place across.
    public let horizontal: HorizontalAlignment
    /// The place from top to bottom.
    public let vertical: VerticalAlignment

    /// Makes an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the start of the line, in the middle from top to bottom.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the end of the line, in the middle from top to bottom.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the corner at the top and the start.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the corner at the top and the end.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the corner at the bottom and the start.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the corner at the bottom and the end.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of a text stand.
public enum TextAlignment: Sendable {
    /// At the start of the line.
    case leading
    /// In the middle.
    case center
    /// At the end of the line.
    case trailing
}
#endif
