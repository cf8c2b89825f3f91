public import Core
import Foundation

/// The report of the script `passkey`: whether the browser can use passkeys, or how a call of it ended. It comes from the browser: the server checks answers.
public struct PasskeyReport<Answer: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
    /// The end of a call, or what is known before one.
    public enum Outcome: String, Codable, Sendable {
        /// The browser can use passkeys.
        case available
        /// It can't: it is old, or the page isn't safe or has no name.
        case unavailable
        /// The passkey answered.
        case answered
        /// The person refused, took too long, or has no passkey here.
        case canceled
        /// The passkey that should be made is there already.
        case known
        /// Something else went wrong.
        case failed
    }

    /// The end of the call.
    public let outcome: Outcome
    /// The answer; nil for all other outcomes.
    public let answer: Answer?

    /// The browser makes reports; tests make them with this.
    init(_ outcome: Outcome, answer: Answer? = nil) {
        self.outcome = outcome
        self.answer = answer
    }
}

/// A call of a passkey, wherever one is used or made: asks the server for a challenge, has the browser ask the person, and sends the answer to the server.
public struct PasskeyPromptFeature<Answer: Codable & Sendable & Equatable, Output: Sendable & Equatable>: Screen {
    /// The progress of the call.
    public struct State: Sendable, Equatable {
        /// The browser's answer to whether it can use passkeys; nil until it has said so.
        public var isAvailable: Bool?
        /// True while a call is under way.
        public var isBusy = false
        /// The options that the browser is to use, as JSON; nil while it isn't asked.
        public var options: String?
        /// The reason why the last call came to nothing.
        public var message: String?

        /// Creates a state in which nothing is known of the browser.
        public init() {}
    }

    /// The things that can happen.
    public enum Action: Sendable, Equatable {
        /// The browser's script reported something.
        case reported(PasskeyReport<Answer>)
        /// The button was tapped.
        case tapped
        /// The server's options arrived, as JSON, or didn't.
        case optionsLoaded(Result<String, APIError>)
        /// The server has checked the answer.
        case finished(Result<Output, APIError>)
    }

    private let options: @Sendable () async throws(APIError) -> String
    private let use: @Sendable (Answer) async throws(APIError) -> Output

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - options: asks the server for the browser's options.
    ///   - use: sends the answer to the server.
    init(
        options: @escaping @Sendable () async throws(APIError) -> some Encodable & Sendable,
        use: @escaping @Sendable (Answer) async throws(APIError) -> Output
    ) {
        self.options = { () async throws(APIError) in
            let options = try await options()
            guard let json = try? WireJSON.encoder().encode(options) else { throw .undecodable }
            return String(decoding: json, as: UTF8.self)
        }
        self.use = use
    }

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .reported(let report):
            return take(report, &state)
        case .tapped:
            guard !state.isBusy else { return .none }
            (state.isBusy, state.message) = (true, nil)
            return .load(id: "options", options) { .optionsLoaded($0) }
        case .optionsLoaded(.success(let options)):
            state.options = options
        case .optionsLoaded(.failure(let error)), .finished(.failure(let error)):
            end(&state, error.message)
        case .finished(.success):
            end(&state, nil)
        }
        return .none
    }

    private func take(_ report: PasskeyReport<Answer>, _ state: inout State) -> Effect<Action> {
        switch report.outcome {
        case .available, .unavailable:
            state.isAvailable = report.outcome == .available
            return .none
        case .answered, .canceled, .known, .failed:
            // The browser was asked once: a second report is none of ours.
            guard state.options != nil else { return .none }
            state.options = nil
        }
        switch (report.outcome, report.answer) {
        case (.answered, let answer?):
            return .load(id: "use") { [use] () async throws(APIError) in
                try await use(answer)
            } send: {
                .finished($0)
            }
        case (.canceled, _): end(&state, Strings.passkeyCanceled)
        case (.known, _): end(&state, Strings.passkeyKnown)
        case (.answered, _), (.failed, _), (.available, _), (.unavailable, _): end(&state, Strings.passkeyFailed)
        }
        return .none
    }

    private func end(_ state: inout State, _ message: String?) {
        (state.isBusy, state.options, state.message) = (false, nil, message)
    }
}
