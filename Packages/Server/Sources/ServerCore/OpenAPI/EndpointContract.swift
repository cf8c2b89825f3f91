import Core

/// What an endpoint takes and gives, for its description.
struct EndpointContract: Sendable {
    let success: Int
    let usesQuery: Bool
    let takesIdempotencyKey: Bool
    let rate: RateLimit
    let input: @Sendable (SchemaRecorder) -> JSONSchema
    let output: @Sendable (SchemaRecorder) -> JSONSchema

    init<Input, Output>(_ endpoint: Endpoint<Input, Output>) {
        success = endpoint.success
        usesQuery = endpoint.usesQuery
        takesIdempotencyKey = endpoint.idempotency == .key
        rate = endpoint.rate
        input = { $0.schema(of: Input.self) }
        output = { Output.self == NoOutput.self ? .nullable(.any) : $0.schema(of: Output.self) }
    }
}
