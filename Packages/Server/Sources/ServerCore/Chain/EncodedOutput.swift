import Core

/// An endpoint's output as JSON: the text that is kept for an `Idempotency-Key` and the one that is sent are the same, encoded once.
public struct EncodedOutput<Output: Codable & Sendable>: Sendable {
    /// The JSON of the output.
    let json: String

    /// Encodes an output.
    ///
    /// - Throws: any error of its encoding.
    public init(_ output: Output) throws { json = try WireJSON.encoder().text(output) }

    /// Takes the JSON that was kept.
    init(json: String) { self.json = json }
}
