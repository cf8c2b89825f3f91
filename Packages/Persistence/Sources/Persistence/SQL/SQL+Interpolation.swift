extension SQL: ExpressibleByStringInterpolation {
    /// Creates SQL from a literal without interpolation.
    public init(stringLiteral value: StaticString) {
        self.init(parts: [.literal(value)])
    }

    /// Creates SQL from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
        self.init(parts: stringInterpolation.parts)
    }

    /// Collects the parts of a literal. Its text is static, so a string built at run time can only be bound.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The type of the text parts: literals only.
        public typealias StringLiteralType = StaticString

        var parts: [Part] = []

        /// Creates an empty instance.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Appends literal text.
        public mutating func appendLiteral(_ literal: StaticString) {
            if literal.utf8CodeUnitCount > 0 { parts.append(.literal(literal)) }
        }

        /// Binds a value.
        public mutating func appendInterpolation<T: SQLConvertible>(_ value: T) {
            parts.append(.value(value.sqlValue))
        }

        /// Binds a value, or NULL.
        public mutating func appendInterpolation<T: SQLConvertible>(_ value: T?) {
            parts.append(.value(value?.sqlValue ?? .null))
        }

        /// Binds a raw value, such as an enum's.
        @_disfavoredOverload
        public mutating func appendInterpolation<T: RawRepresentable>(_ value: T) where T.RawValue: SQLConvertible {
            parts.append(.value(value.rawValue.sqlValue))
        }

        /// Binds a list in parentheses, for `IN`. An empty list matches no row; after `NOT IN` it is refused, since the engines disagree on it.
        ///
        /// Its last value is repeated up to the next power of two, so that lists of all lengths need few statements, which connections keep prepared.
        public mutating func appendInterpolation(list values: some Sequence<some SQLConvertible>) {
            appendList(values.map { $0.sqlValue })
        }

        /// Binds a list of raw values in parentheses, for `IN`.
        @_disfavoredOverload
        public mutating func appendInterpolation<T: RawRepresentable>(list values: some Sequence<T>) where T.RawValue: SQLConvertible {
            appendList(values.map { $0.rawValue.sqlValue })
        }

        /// Inserts the name of a table or column, which must match `[a-z_][a-z0-9_]*`; otherwise the statement throws.
        public mutating func appendInterpolation(identifier name: String) {
            parts.append(.named(name))
        }

        /// Inserts another piece of SQL with its values.
        public mutating func appendInterpolation(sql: SQL) {
            parts += sql.parts
        }

        private mutating func appendList(_ values: [SQLValue]) {
            guard !values.isEmpty else {
                if case .literal(let text)? = parts.last, text.description.uppercased().split(separator: " ").suffix(2) == ["NOT", "IN"] {
                    parts.append(.invalid("An empty list after NOT IN. To fix, omit the condition when there is nothing to exclude."))
                } else {
                    parts.append(.literal("(NULL)"))
                }
                return
            }
            parts.append(.literal("("))
            for index in 0..<Self.paddedCount(values.count) {
                if index > 0 { parts.append(.literal(", ")) }
                parts.append(.value(values[min(index, values.count - 1)]))
            }
            parts.append(.literal(")"))
        }

        /// Returns the number of values to bind; longer lists, which no engine takes twice as long, are bound as they are.
        private static func paddedCount(_ count: Int) -> Int {
            var padded = 1
            while padded < count { padded *= 2 }
            return padded <= 16_384 ? padded : count
        }
    }
}
