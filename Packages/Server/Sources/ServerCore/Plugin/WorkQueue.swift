public import Foundation
public import Persistence

/// Work of a plugin that waits in a table, such as mail to send, for administrators.
public struct WorkQueue: Sendable {
    /// The amount that waits.
    public struct Load: Sendable, Hashable {
        /// The number of items that wait.
        public let waiting: Int
        /// The time since which the oldest of them waits; nil if none does.
        public let oldest: Date?
        /// The number of items that were given up and are still kept.
        public let failed: Int

        /// Creates a load.
        public init(waiting: Int, oldest: Date?, failed: Int = 0) {
            self.waiting = waiting
            self.oldest = oldest
            self.failed = failed
        }
    }

    /// The name, unique in the product.
    public let id: String
    /// The visible title, in the current language.
    public var title: String { makeTitle() }
    /// Reads how much waits.
    public let load: @Sendable (Transaction) throws -> Load
    private let makeTitle: @Sendable () -> String

    /// Declares a queue.
    ///
    /// - Parameters:
    ///   - title: the visible title, evaluated at each use so that it follows the language.
    ///   - load: reads how much waits, by an index.
    public init(_ id: String, title: @autoclosure @escaping @Sendable () -> String, load: @escaping @Sendable (Transaction) throws -> Load) {
        self.id = id
        makeTitle = title
        self.load = load
    }
}

/// A number that a plugin shows to administrators on their first page, such as the orders in progress.
public struct KeyFigure: Sendable {
    /// The name, unique in the product.
    public let id: String
    /// The visible title, in the current language.
    public var title: String { makeTitle() }
    /// Counts at a time, by an index.
    public let count: @Sendable (Transaction, Date) throws -> Int
    private let makeTitle: @Sendable () -> String

    /// Declares a figure.
    ///
    /// - Parameters:
    ///   - title: the visible title, evaluated at each use so that it follows the language.
    ///   - count: counts at a time, by an index.
    public init(_ id: String, title: @autoclosure @escaping @Sendable () -> String, count: @escaping @Sendable (Transaction, Date) throws -> Int) {
        self.id = id
        makeTitle = title
        self.count = count
    }
}
