public import Foundation

/// A type that can be bound to a statement and read from a column.
///
/// An enum with raw values conforms by naming the protocol: `extension Stage: SQLConvertible {}`.
public protocol SQLConvertible {
    /// The value to bind.
    var sqlValue: SQLValue { get }

    /// Creates a value from a column's; nil if it has another type.
    init?(sqlValue: SQLValue)
}

extension SQLValue: SQLConvertible {
    /// The value itself.
    public var sqlValue: SQLValue { self }

    /// Creates the value itself.
    public init(sqlValue: SQLValue) {
        self = sqlValue
    }
}

extension Int: SQLConvertible {
    /// The number as an integer.
    public var sqlValue: SQLValue { .integer(Int64(self)) }

    /// Reads an integer.
    public init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue else { return nil }
        self.init(exactly: number)
    }
}

extension Int64: SQLConvertible {
    /// The number as an integer.
    public var sqlValue: SQLValue { .integer(self) }

    /// Reads an integer.
    public init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue else { return nil }
        self = number
    }
}

extension Double: SQLConvertible {
    /// The number as a real.
    public var sqlValue: SQLValue { .real(self) }

    /// Reads a real or an integer.
    public init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .real(let number): self = number
        case .integer(let number): self = Double(number)
        default: return nil
        }
    }
}

extension Bool: SQLConvertible {
    /// The Boolean.
    public var sqlValue: SQLValue { .bool(self) }

    /// Reads a Boolean, or the integers 0 and 1.
    public init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .bool(let value): self = value
        case .integer(0): self = false
        case .integer(1): self = true
        default: return nil
        }
    }
}

extension String: SQLConvertible {
    /// The text.
    public var sqlValue: SQLValue { .text(self) }

    /// Reads text.
    public init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self = text
    }
}

extension Substring: SQLConvertible {
    /// The text.
    public var sqlValue: SQLValue { .text(String(self)) }

    /// Reads text.
    public init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.init(text)
    }
}

extension [UInt8]: SQLConvertible {
    /// The bytes.
    public var sqlValue: SQLValue { .bytes(self) }

    /// Reads bytes.
    public init?(sqlValue: SQLValue) {
        guard case .bytes(let bytes) = sqlValue else { return nil }
        self = bytes
    }
}

extension Data: SQLConvertible {
    /// The bytes.
    public var sqlValue: SQLValue { .bytes([UInt8](self)) }

    /// Reads bytes.
    public init?(sqlValue: SQLValue) {
        guard case .bytes(let bytes) = sqlValue else { return nil }
        self.init(bytes)
    }
}

extension Date: SQLConvertible {
    /// Whole milliseconds since 1970 UTC, rounded to the nearest; clamped to what 64 bits hold.
    public var sqlValue: SQLValue {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        return .integer(Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max))
    }

    /// Reads whole milliseconds since 1970 UTC.
    public init?(sqlValue: SQLValue) {
        guard case .integer(let milliseconds) = sqlValue else { return nil }
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
    /// The value, or NULL.
    public var sqlValue: SQLValue { self?.sqlValue ?? .null }

    /// Reads a value, or nil from NULL.
    public init?(sqlValue: SQLValue) {
        if case .null = sqlValue {
            self = .none
        } else if let value = Wrapped(sqlValue: sqlValue) {
            self = .some(value)
        } else {
            return nil
        }
    }
}

extension SQLConvertible where Self: RawRepresentable, RawValue: SQLConvertible {
    /// The raw value.
    public var sqlValue: SQLValue { rawValue.sqlValue }

    /// Reads the raw value; nil if no case has it.
    public init?(sqlValue: SQLValue) {
        guard let raw = RawValue(sqlValue: sqlValue) else { return nil }
        self.init(rawValue: raw)
    }
}
