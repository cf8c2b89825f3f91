import Core
import CoreUI
import Foundation
import HTTPTypes
import Networking
import ServerCore

/// Performs offline actions: makes the calls of each press's intent for the person of the browser session.
struct OutboxController: Sendable {
    let app: OfflineApp
    let origin: PageOrigin
    /// Returns the tokens of a request's browser session; nil without one.
    let session: @Sendable (ServerRequest) async throws -> AuthSession?
    private let intents: [String: OfflineIntent]

    /// The maximum size of a post in bytes.
    static let bodyBytes = 64 * 1024
    /// The maximum number of entries in a post.
    static let entryCount = 50

    init(app: OfflineApp, origin: PageOrigin, session: @escaping @Sendable (ServerRequest) async throws -> AuthSession?) {
        self.app = app
        self.origin = origin
        self.session = session
        intents = Dictionary(app.intents.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func post(_ request: ServerRequest) async throws -> ServerResponse {
        guard isOwn(request) else { throw APIError.forbidden() }
        guard request.body.count <= Self.bodyBytes else { throw RequestLimits.bodyTooLarge }
        guard let session = try await session(request), await session.tokens() != nil else { throw APIError.unauthorized() }
        let message = try RequestDecoder.decode(OutboxMessage.self, path: [:], query: [:], body: request.body)
        guard message.entries.count <= Self.entryCount else { throw RequestLimits.bodyTooLarge }
        let person = try await app.personID(session)
        let caller = app.caller(session)
        var results: [OutboxResponse.Result] = []
        for entry in message.entries {
            let result = await perform(entry, person: person, caller: caller)
            results.append(result)
            // Later entries must wait for one that may still succeed.
            if result.isTemporary { break }
        }
        let envelope = Envelope(data: OutboxResponse(person: person, results: results))
        var response = ServerResponse.content(try WireJSON.encoder().encode(envelope), type: "application/json; charset=utf-8")
        response.headerFields[.cacheControl] = "no-store"
        return response
    }

    /// Returns whether our own script sent a request: other sites can't set the header without permission.
    private func isOwn(_ request: ServerRequest) -> Bool {
        let fields = request.head.headerFields
        return fields[.tumbleOutbox] == "1" && fields[.contentType]?.hasPrefix("application/json") == true && origin.made(request)
    }

    private func perform(_ entry: OutboxMessage.Entry, person: Int, caller: any EndpointCaller) async -> OutboxResponse.Result {
        do throws(APIError) {
            try check(entry, person: person)
            guard let intent = intents[entry.intent] else { throw .notFound() }
            guard let time = WireJSON.date(from: entry.deviceTime) else {
                // lint:allow strings-literal because only a broken script sends this
                throw .invalid(["deviceTime": "Expected a time such as 2026-01-31T12:00:00.000Z."])
            }
            // The API bounds it, as it does for every client.
            try await intent.perform(entry.fields, OfflineCall(caller: caller, key: entry.key, deviceTime: time))
            return OutboxResponse.Result(key: entry.key, status: 200)
        } catch {
            return OutboxResponse.Result(entry.key, error)
        }
    }

    private func check(_ entry: OutboxMessage.Entry, person: Int) throws(APIError) {
        guard entry.person == person else { throw APIError(status: 403, code: "other_person", message: APIError.forbidden().message) }
        let isKey = (8...100).contains(entry.key.utf8.count) && entry.key.utf8.allSatisfy { $0 > 32 && $0 < 127 }
        // lint:allow strings-literal because only a broken script sends this
        guard isKey else { throw .invalid(["key": "Expected 8 to 100 letters, digits and signs."]) }
    }
}

extension HTTPField.Name {
    /// A header that forms can't send.
    static let tumbleOutbox = HTTPField.Name("X-Tumble-Outbox") ?? .contentType
}

extension OutboxResponse.Result {
    fileprivate init(_ key: String, _ error: APIError) {
        self.init(
            key: key, status: error.status, code: error.code.rawValue, message: error.message, fields: error.fields.isEmpty ? nil : error.fields)
    }

    /// Whether the same call may succeed later: there was no response, nobody was signed in, or the server was busy or failed.
    var isTemporary: Bool { status == 0 || status == 401 || status == 429 || status >= 500 }
}
