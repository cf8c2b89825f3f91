import Core

/// The input and output of an endpoint, for its description.
struct EndpointContract: Sendable {
    let success: Int
    let usesQuery: Bool
    let takesIdempotencyKey: Bool
    let rate: RateLimit
    let bodyBytes: Int
    let takes: [String]
    let gives: [String]
    let inputType: any (Codable & Sendable).Type
    let outputType: any (Codable & Sendable).Type

    init<Input, Output>(_ endpoint: Endpoint<Input, Output>) {
        success = endpoint.success
        usesQuery = endpoint.usesQuery
        takesIdempotencyKey = endpoint.idempotency == .key
        rate = endpoint.rate
        bodyBytes = endpoint.bodyBytes
        (takes, gives) = (endpoint.takes, endpoint.gives)
        inputType = Input.self
        outputType = Output.self
    }

    func input(_ recorder: SchemaRecorder) -> JSONSchema { recorder.schema(of: inputType) }

    /// Returns the maximum lengths of the input's texts.
    func textLimits() -> TextLimits {
        let recorder = SchemaRecorder()
        return TextLimits(input(recorder).textLimits(recorder.components))
    }

    func output(_ recorder: SchemaRecorder) -> JSONSchema { outputType == NoOutput.self ? .nullable(.any) : recorder.schema(of: outputType) }
}
