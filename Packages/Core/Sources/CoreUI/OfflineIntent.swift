public import Core
public import Foundation

/// An action that a person may take offline: the browser stores the press with its fields, and the server calls the endpoint later.
///
/// ```swift
/// static let confirmStop = OfflineIntent("fleet.confirmStop", fields: ["id", "bags", "note"], constants: ["status": "done"], FleetEndpoints.updateStop)
/// ```
///
/// The fields are named like the input's keys, so that an error names the field that the person sees.
public struct OfflineIntent: Sendable {
    /// The name stored by the browser, prefixed with the feature's: `fleet.confirmStop`.
    public let name: String
    /// The accepted fields; others in the form are ignored.
    public let fields: Set<String>
    private let make: @Sendable ([String: String], OfflineCall) async throws(APIError) -> Void

    /// Creates an intent that calls one endpoint.
    ///
    /// - Parameters:
    ///   - fields: the input's keys that the browser provides.
    ///   - constants: the keys with fixed values.
    ///   - endpoint: must accept an `Idempotency-Key`, since the browser repeats calls without a response.
    public init<Input: Codable & Sendable, Output>(
        _ name: String, fields: Set<String>, constants: [String: String] = [:], _ endpoint: Endpoint<Input, Output>
    ) {
        self.init(name, fields: fields, constants: constants) { (input: Input, call) throws(APIError) in
            _ = try await call(endpoint, input)
        }
    }

    /// Creates an intent that makes several calls.
    ///
    /// - Parameter perform: makes the calls; repeating it must be harmless.
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

    /// Performs the action.
    ///
    /// - Throws: status 422 with the field that is missing or of the wrong type; the errors of the endpoint.
    public func perform(_ fields: [String: String], _ call: OfflineCall) async throws(APIError) {
        try await make(fields, call)
    }
}

/// Makes the calls of one intent for the person who acted, with the key and time of the press.
public struct OfflineCall: Sendable {
    private let caller: any EndpointCaller
    private let key: String
    private let deviceTime: Date

    /// Creates an instance.
    ///
    /// - Parameters:
    ///   - key: created at the press.
    ///   - deviceTime: the time of the press, by the device's clock.
    public init(caller: any EndpointCaller, key: String, deviceTime: Date) {
        self.caller = caller
        self.key = key
        self.deviceTime = deviceTime
    }

    /// Calls an endpoint.
    ///
    /// - Parameter step: distinguishes the calls of one intent.
    public func callAsFunction<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, step: String = ""
    ) async throws(APIError) -> Output {
        try await caller.call(endpoint, input, idempotencyKey: step.isEmpty ? key : "\(key).\(step)", deviceTime: deviceTime)
    }
}
