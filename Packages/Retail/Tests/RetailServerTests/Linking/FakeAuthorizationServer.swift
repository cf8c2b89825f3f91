import Core
import CoreTesting
import Crypto
import Foundation
import HTTPTypes

/// An authorization server in memory: codes with PKCE that work once, access tokens that end, refresh tokens that rotate, revocation, and who the person is.
final class FakeAuthorizationServer: HTTPTransport {
    struct State: Sendable {
        /// The challenge and redirect of each code that wasn't exchanged yet.
        var codes: [String: (challenge: String, redirect: String)] = [:]
        var access: Set<String> = []
        var refresh: Set<String> = []
        /// The tokens that were ever given, for tests of where they must not be.
        var given: [String] = []
        var revoked: [String] = []
        /// The paths of all calls, in order.
        var calls: [String] = []
        var isDown = false
        var seconds = 3600
        var memberName: String? = "Carla C."
        /// What metadata says, by key, instead of the usual.
        var metadata: [String: String] = [:]
        var namesIssuer = true
        var redirectsTo: String?
        var next = 0
    }

    static let issuer = "https:/" + "/accounts.corner.example"
    static let secret = "a client's secret"

    let state = LockedValue(State())
    /// Called before a refresh is served, for tests of what happens meanwhile.
    let onRefresh = LockedValue<(@Sendable () async throws -> Void)?>(nil)

    var value: State { state.value }

    /// Plays the person who allows what an address asks for, and returns the query with which the browser goes back.
    func allow(_ address: String) throws -> [String: String] {
        let query = Dictionary(
            (URLComponents(string: address)?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
        guard let challenge = query["code_challenge"], query["code_challenge_method"] == "S256", query["response_type"] == "code",
            let redirect = query["redirect_uri"], let given = query["state"], query["client_id"] == "tumble"
        else { throw CancellationError() }
        return state.withLock { state in
            state.next += 1
            let code = "code-\(state.next)"
            state.codes[code] = (challenge, redirect)
            return ["code": code, "state": given, "iss": Self.issuer]
        }
    }

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let path = (request.path ?? "/").split(separator: "?").first.map(String.init) ?? "/"
        state.withLock { $0.calls.append(path) }
        if state.value.isDown { throw HTTPClientError.unreachable("accounts.corner.example") }
        if let place = state.value.redirectsTo { return (HTTPResponse(status: .found, headerFields: [.location: place]), Data()) }
        let form = Self.form(body)
        if form["grant_type"] == "refresh_token", let hook = onRefresh.value { try await hook() }
        switch path {
        case "/.well-known/oauth-authorization-server": return reply(200, metadata)
        case "/token": return token(request, form)
        case "/revoke":
            guard isClient(request) else { return reply(401, ["error": "invalid_client"]) }
            state.withLock { state in
                let token = form["token"] ?? ""
                state.revoked.append(token)
                state.access.remove(token)
                state.refresh.remove(token)
            }
            return reply(200, [String: String]())
        case "/member":
            let token = request.headerFields[.authorization]?.dropFirst("Bearer ".count).description ?? ""
            guard state.value.access.contains(token) else { return reply(401, ["error": "invalid_token"]) }
            return reply(200, ["sub": "m-1", "name": state.value.memberName].compactMapValues(\.self))
        default: return reply(404, ["error": "not_found"])
        }
    }

    private var metadata: Metadata { Metadata(changes: state.value.metadata, namesIssuer: state.value.namesIssuer) }

    private struct Metadata: Encodable {
        let issuer, authorization_endpoint, token_endpoint, revocation_endpoint, userinfo_endpoint: String
        let response_types_supported = ["code"]
        let code_challenge_methods_supported: [String]
        let authorization_response_iss_parameter_supported: Bool

        init(changes: [String: String], namesIssuer: Bool) {
            let base = FakeAuthorizationServer.issuer
            issuer = changes["issuer"] ?? base
            authorization_endpoint = changes["authorization_endpoint"] ?? base + "/authorize"
            token_endpoint = changes["token_endpoint"] ?? base + "/token"
            revocation_endpoint = changes["revocation_endpoint"] ?? base + "/revoke"
            userinfo_endpoint = changes["userinfo_endpoint"] ?? base + "/member"
            code_challenge_methods_supported = [changes["challenge"] ?? "S256"]
            authorization_response_iss_parameter_supported = namesIssuer
        }
    }

    private func isClient(_ request: HTTPRequest) -> Bool {
        let credentials = Data("tumble:a%20client%27s%20secret".utf8).base64EncodedString()
        return request.headerFields[.authorization] == "Basic \(credentials)"
    }

    private func token(_ request: HTTPRequest, _ form: [String: String]) -> (HTTPResponse, Data) {
        guard isClient(request) else { return reply(401, ["error": "invalid_client"]) }
        let isGranted = state.withLock { state -> Bool in
            if form["grant_type"] == "authorization_code" {
                guard let code = state.codes.removeValue(forKey: form["code"] ?? ""), code.redirect == form["redirect_uri"] else { return false }
                let challenge = Data(SHA256.hash(data: Data((form["code_verifier"] ?? "").utf8))).base64EncodedString()
                    .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
                return code.challenge == challenge
            }
            return state.refresh.remove(form["refresh_token"] ?? "") != nil
        }
        guard isGranted else { return reply(400, ["error": "invalid_grant"]) }
        let grant = state.withLock { state -> Grant in
            state.next += 1
            let (access, refresh) = ("access-secret-\(state.next)", "refresh-secret-\(state.next)")
            state.access.insert(access)
            state.refresh.insert(refresh)
            state.given += [access, refresh]
            return Grant(access_token: access, refresh_token: refresh, expires_in: state.seconds)
        }
        return reply(200, grant)
    }

    private struct Grant: Encodable, Sendable {
        let access_token, refresh_token: String
        let token_type = "Bearer"
        let expires_in: Int
    }

    private func reply(_ status: Int, _ value: some Encodable) -> (HTTPResponse, Data) {
        (HTTPResponse(status: HTTPResponse.Status(code: status)), (try? JSONEncoder().encode(value)) ?? Data())
    }

    private static func form(_ body: Data) -> [String: String] {
        let items = URLComponents(string: "?" + String(decoding: body, as: UTF8.self))?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
    }
}
