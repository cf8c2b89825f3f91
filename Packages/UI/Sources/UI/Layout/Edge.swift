#if !canImport(SwiftUI)
public import Foundation

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

/// The widths of the four sides of a box, in points.
public struct EdgeInsets: Sendable, Hashable {
    /// At the top.
    public var top: CGFloat
    /// At the start of the line.
    public var leading: CGFloat
    /// At the bottom.
    public var bottom: CGFloat
    /// At the end of the line.
    public var trailing: CGFloat

    /// Makes insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
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
