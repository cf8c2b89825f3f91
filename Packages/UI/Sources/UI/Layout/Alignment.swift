#if !canImport(SwiftUI)
/// The alignment of views across a column.
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

/// The alignment of views across a row.
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

/// The alignment of a view in a box.
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
}

/// A side of a box.
public enum Edge: Int8, Sendable, CaseIterable {
    case top, leading, bottom, trailing

    /// Sides of a box.
    public struct Set: OptionSet, Sendable {
        /// One bit a side.
        public let rawValue: Int8

        /// Makes a set of the bits of its sides.
        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The top.
        @inlinable public static var top: Set { Set(rawValue: 1) }
        /// The start of the line.
        @inlinable public static var leading: Set { Set(rawValue: 2) }
        /// The bottom.
        @inlinable public static var bottom: Set { Set(rawValue: 4) }
        /// The end of the line.
        @inlinable public static var trailing: Set { Set(rawValue: 8) }
        /// Top and bottom.
        @inlinable public static var vertical: Set { [.top, .bottom] }
        /// Start and end of the line.
        @inlinable public static var horizontal: Set { [.leading, .trailing] }
        /// All sides.
        @inlinable public static var all: Set { Set(rawValue: 15) }
    }
}

/// A direction of layout.
public enum Axis: Int8, Sendable, CaseIterable {
    case horizontal, vertical

    /// Directions of layout.
    public struct Set: OptionSet, Sendable {
        /// One bit a direction.
        public let rawValue: Int8

        /// Makes a set of the bits of its directions.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
#endif
