public import Core
public import Foundation

/// Something that a person may do without a network: the browser keeps the press with its fields, and the server makes the endpoint's call of it later.
///
/// ```swift
/// static let confirmStop = OfflineIntent("fleet.confirmStop", fields: ["id", "bags", "note"], constants: ["status": "done"]) { (input: StopUpdate, call) in
///     _ = try await call(FleetEndpoints.updateStop, input)
/// }
/// ```
///
/// The fields carry the names of the input's keys, so that an error names the field that the person sees.
public struct OfflineIntent: Sendable {
    /// The name that the browser keeps, led by the feature's: `fleet.confirmStop`.
    public let name: String
    /// The fields that it takes; what else a form holds is left out.
    public let fields: Set<String>
    private let make: @Sendable ([String: String], OfflineCall) async throws(APIError) -> Void

    /// Creates an intent.
    ///
    /// - Parameters:
    ///   - fields: the keys of the input that the browser gives.
    ///   - constants: those that are always the same.
    ///   - perform: makes the calls. Performing it again must do no harm, as the browser repeats what it got no response to: the endpoints take
    ///     an `Idempotency-Key`.
    public init<Input: Decodable & Sendable>(
        _ name: String, fields: Set<String>, constants: [String: String] = [:],
        perform: @escaping @Sendable (Input, OfflineCall) async throws(APIError) -> Void
    ) {
        self.name = name
        self.fields = fields
        make = { (given: [String: String], call) throws(APIError) in
            let values = given.filter { fields.contains($0.key) && !$0.value.isEmpty }.merging(constants) { $1 }
            try await perform(try RequestDecoder.decode(Input.self, path: [:], query: values, body: Data()), call)
        }
    }

    /// Does what the person meant.
    ///
    /// - Throws: status 422 that names the field that is missing or of the wrong type; what the endpoint answers.
    public func perform(_ fields: [String: String], _ call: OfflineCall) async throws(APIError) {
        try await make(fields, call)
    }
}

/// The calls of one intent: made for the person who pressed, under the key and the time of the press.
public struct OfflineCall: Sendable {
    private let caller: any EndpointCaller
    private let key: String
    private let deviceTime: Date

    /// Creates it.
    ///
    /// - Parameters:
    ///   - key: made at the press.
    ///   - deviceTime: the time of the press, by the device.
    public init(caller: any EndpointCaller, key: String, deviceTime: Date) {
        self.caller = caller
        self.key = key
        self.deviceTime = deviceTime
    }

    /// Calls an endpoint.
    ///
    /// - Parameter step: tells the calls of one intent apart.
    public func callAsFunction<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, step: String = ""
    ) async throws(APIError) -> Output {
        try await caller.call(endpoint, input, idempotencyKey: step.isEmpty ? key : "\(key).\(step)", deviceTime: deviceTime)
    }
}
