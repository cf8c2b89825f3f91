/// Something that was to come about and didn't.
package struct NeverCame: Error, CustomStringConvertible {
    package let description: String
}

/// Asks until there is an answer, at most 2,000 times: what REST alone can do to wait for what the server does after it has answered.
package func eventually<Value>(_ what: String, ask: () async throws -> Value?) async throws -> Value {
    for _ in 0..<2000 {
        if let value = try await ask() { return value }
    }
    throw NeverCame(description: "\(what) never came.")
}
