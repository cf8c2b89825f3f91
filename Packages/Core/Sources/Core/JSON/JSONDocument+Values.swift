import Foundation

// Values by their types.
extension JSONDocument {
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        if T.self == String.self { return sameValue(try string(at: index), as: T.self) }
        if T.self == Int.self { return sameValue(try integer(at: index, as: Int.self), as: T.self) }
        if T.self == Date.self { return sameValue(try date(at: index), as: T.self) }
        if T.self == [String].self { return sameValue(try elements(at: index, string(at:)), as: T.self) }
        if T.self == [Int].self { return sameValue(try elements(at: index) { try integer(at: $0, as: Int.self) }, as: T.self) }
        if T.self == Data.self { return sameValue(try data(at: index), as: T.self) }
        if T.self == URL.self { return sameValue(try url(at: index), as: T.self) }
        if T.self == Decimal.self { return sameValue(try decimal(at: index), as: T.self) }
        return try T(from: JSONValueDecoder(document: self, index: index))
    }

    func bool(at index: Int) throws -> Bool {
        switch tokens[index].kind {
        case .yes: true
        case .no: false
        default: throw mismatch(Bool.self, index)
        }
    }

    func string(at index: Int) throws -> String { try string(scalar(.string, index, String.self)) }
    func integer<T: FixedWidthInteger>(at index: Int, as type: T.Type) throws -> T { try integer(scalar(.number, index, type), as: type) }
    func double(at index: Int) throws -> Double { try double(scalar(.number, index, Double.self)) }
    func float(at index: Int) throws -> Float { try float(scalar(.number, index, Float.self)) }

    private func decimal(at index: Int) throws -> Decimal { try decimal(scalar(.number, index, Decimal.self)) }

    private func date(at index: Int) throws -> Date {
        try checkNotNull(index, Date.self)
        switch dates {
        case .milliseconds: return Date(timeIntervalSince1970: try double(at: index) / 1_000)
        case .seconds: return Date(timeIntervalSinceReferenceDate: try double(at: index))
        case .wireTimes:
            let token = try scalar(.string, index, String.self)
            let date = token.flags.contains(.ascii) ? WireTime.date(bytes(token)) : WireTime.date(try string(token))
            guard let date else { throw corrupted("expected a time such as 2026-01-31T12:00:00.000Z", index) }
            return date
        }
    }

    private func data(at index: Int) throws -> Data {
        try checkNotNull(index, Data.self)
        guard let data = Data(base64Encoded: try string(at: index)) else { throw corrupted("Encountered Data is not valid Base64.", index) }
        return data
    }

    private func url(at index: Int) throws -> URL {
        try checkNotNull(index, URL.self)
        guard let url = URL(string: try string(at: index)) else { throw corrupted("Invalid URL string.", index) }
        return url
    }

    private func elements<Element>(at index: Int, _ element: (Int) throws -> Element) throws -> [Element] {
        try checkContainer(.array, index)
        var elements: [Element] = []
        elements.reserveCapacity(Int(tokens[index].count))
        var next = index + 1
        while next < Int(tokens[index].next) {
            elements.append(try element(next))
            next = Int(tokens[next].next)
        }
        return elements
    }

    // MARK: Errors

    /// The token of a scalar of the expected kind.
    @inline(__always)
    private func scalar(_ kind: JSONToken.Kind, _ index: Int, _ type: any Any.Type) throws -> JSONToken {
        let token = tokens[index]
        guard token.kind == kind else { throw unexpected(type, index) }
        return token
    }

    private func checkNotNull(_ index: Int, _ type: any Any.Type) throws {
        if tokens[index].kind == .null { throw unexpected(type, index) }
    }

    /// Checks that a value is an object or an array.
    func checkContainer(_ kind: JSONToken.Kind, _ index: Int) throws {
        guard tokens[index].kind != kind else { return }
        throw kind == .object ? unexpected([String: Any].self, index) : unexpected([Any].self, index)
    }

    @inline(never)
    private func unexpected(_ type: any Any.Type, _ index: Int) -> DecodingError {
        guard tokens[index].kind == .null else { return mismatch(type, index) }
        let message = "Cannot get value of type \(type) -- found null value instead"
        return .valueNotFound(type, DecodingError.Context(codingPath: path(index), debugDescription: message))
    }

    private func mismatch(_ type: any Any.Type, _ index: Int) -> DecodingError {
        let message = "Expected to decode \(type) but found \(tokens[index].kind.name) instead."
        return .typeMismatch(type, DecodingError.Context(codingPath: path(index), debugDescription: message))
    }

    private func corrupted(_ message: String, _ index: Int) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path(index), debugDescription: message))
    }
}

extension JSONToken.Kind {
    /// The kind as errors name it.
    fileprivate var name: String {
        switch self {
        case .null: "null"
        case .yes, .no: "bool"
        case .number: "number"
        case .string, .key: "a string"
        case .array: "an array"
        case .object: "a dictionary"
        }
    }
}
