public import Core
import Foundation
import HTTPTypes

/// Sends text messages by Twilio's API, or one that is the same.
public struct TwilioTextService: TextService {
    private let settings: TwilioSettings
    // lint:allow network-call because Twilio is another server than ours, which only this type calls
    private let http: HTTPClient
    private let clock: any Core.Clock

    /// Creates a service.
    public init(
        settings: TwilioSettings,
        // lint:allow network-call because the composition root chooses the transport
        transport: any HTTPTransport, clock: any Core.Clock, random: any RandomSource
    ) {
        self.settings = settings
        self.clock = clock
        var policy = HTTPClientPolicy()
        policy.deadline = .seconds(15)
        policy.responseLimit = 64 * 1024
        policy.requestsPerHost = 8
        // lint:allow network-call because Twilio is another server than ours, which only this type calls
        http = HTTPClient(transport: transport, clock: clock, random: random, policy: policy)
    }

    /// Hands a message over to Twilio, which queues and sends it.
    public func send(_ message: TextMessage) async throws(TextError) {
        let (data, response): (Data, HTTPResponse)
        do {
            (data, response) = try await http.data(for: request, body: Data(form(message).utf8))
        } catch {
            throw TextError(.unavailable(retryAfter: nil), "no response: \(error)")
        }
        guard response.status.kind != .successful else { return }
        throw failure(response, code: try? JSONDecoder().decode(Failure.self, from: data).code)
    }

    private var request: HTTPRequest {
        let path = "/2010-04-01/Accounts/\(settings.account)/Messages.json"
        var request = HTTPRequest(method: .post, scheme: settings.scheme, authority: settings.authority, path: path)
        request.headerFields[.authorization] = "Basic " + Data("\(settings.account):\(settings.token)".utf8).base64EncodedString()
        request.headerFields[.contentType] = "application/x-www-form-urlencoded"
        request.headerFields[.accept] = "application/json"
        return request
    }

    private func form(_ message: TextMessage) -> String {
        let sender = settings.sender.hasPrefix("MG") ? "MessagingServiceSid" : "From"
        return [("To", message.number), (sender, settings.sender), ("Body", message.text)]
            .map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? "")" }.joined(separator: "&")
    }

    private static let unreserved = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// The part of Twilio's error that says what is wrong. Its message has the number in it.
    private struct Failure: Decodable {
        let code: Int?
    }

    /// The codes for numbers that are none, that are landlines, and that the sender's network can't reach.
    private static let unreachable: Set<Int> = [21_211, 21_214, 21_217, 21_408, 21_612, 21_614]

    private func failure(_ response: HTTPResponse, code: Int??) -> TextError {
        let (status, code) = (response.status.code, code ?? nil)
        let description = "responded with \(status)" + (code.map { ", code \($0)" } ?? "")
        switch (status, code) {
        case (429, _), (500..., _):
            let pause = RetryAfter.duration(in: response.headerFields, now: clock.now)
            return TextError(.unavailable(retryAfter: pause.map { $0 / .seconds(1) }), description)
        // The operator has to correct the account's settings; messages wait for that.
        case (401, _), (403, _): return TextError(.unavailable(retryAfter: nil), description)
        case (_, 21_610?): return TextError(.unsubscribed, description)
        case (_, let code?) where Self.unreachable.contains(code): return TextError(.unreachable, description)
        default: return TextError(.refused, description)
        }
    }
}
