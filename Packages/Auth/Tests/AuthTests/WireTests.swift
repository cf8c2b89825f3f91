import AuthAPI
import Core
import Foundation
import Testing

/// The exact bytes of what clients of any age read.
struct WireTests {
    private static let user = """
        "createdAt":"2026-01-01T12:00:00.000Z","deletionAt":null,"email":"customer@tumble.example","emailLost":false,"emailVerified":false,"hasSecondFactor":false,"id":7,\
        "language":"en","name":"Casey Customer","needsSecondFactor":false,"phone":"+1 949 555 0100","roles":["customer"]
        """

    @Test func `a user`() throws { try golden(User.sample, "{\(Self.user)}") }

    @Test func `a user without phone and with several roles`() throws {
        let user = User(
            id: 1, name: "Sam", email: "sam@x.yz", phone: nil, roles: [.dispatcher, .customer], language: "en", createdAt: .init(timeIntervalSince1970: 0))
        try golden(
            user,
            """
            {"createdAt":"1970-01-01T00:00:00.000Z","deletionAt":null,"email":"sam@x.yz","emailLost":false,"emailVerified":false,"hasSecondFactor":false,"id":1,\
            "language":"en","name":"Sam","needsSecondFactor":false,"phone":null,"roles":["customer","dispatcher"]}
            """)
    }

    @Test func `the answer to a sign-in`() throws {
        try golden(
            SessionResponse.sample,
            """
            {"accessToken":"sample-access-token","expiresAt":"2026-01-01T12:15:00.000Z","refreshToken":"sample-refresh-token",\
            "token":"sample-access-token","user":{\(Self.user)}}
            """)
    }

    @Test func `the answer to a refresh`() throws {
        try golden(
            RefreshResponse.sample,
            """
            {"accessToken":"sample-access-token","expiresAt":"2026-01-01T12:15:00.000Z","refreshToken":"sample-refresh-token",\
            "token":"sample-access-token"}
            """)
    }

    @Test func `a device that is signed in`() throws {
        try golden(
            SignedInDevice.sample,
            """
            {"createdAt":"2026-01-01T12:00:00.000Z","current":true,"id":12,"lastUsedAt":"2026-01-02T12:00:00.000Z","name":"Firefox on Linux"}
            """)
    }

    @Test func `a page of security events`() throws {
        try golden(
            SecurityEventPage.sample,
            """
            {"items":[{"accountId":7,"actorId":null,"address":"203.0.113.9","createdAt":"2026-01-01T12:00:00.000Z","detail":null,\
            "device":"Firefox on Linux","id":99,"kind":"sign_in_failed","object":null,"requestId":"4f1f0c6f2a9e0b11"}],"nextBefore":null}
            """)
    }

    @Test func `a user of whose address nothing is said is one whose address isn't verified`() throws {
        let old = "{\(Self.user)}".replacing(#""emailLost":false,"emailVerified":false,"#, with: "")
        #expect(try WireJSON.decoder().decode(User.self, from: Data(old.utf8)) == .sample)
    }

    @Test func `preferences`() throws {
        try golden(
            Preferences(),
            #"{"appearance":"system","detergent":"regular","folding":"folded","notes":null,"receipts":true,"softener":false,"temperature":"cold","#
                + #""typing":true}"#)
    }

    @Test func `a person is told with language and appearance, and a language that the app doesn't speak is none`() {
        var profile = Profile.sample
        profile.preferences.appearance = .dark
        profile.user.language = "pl-PL"
        #expect(profile.person == Person(id: 7, name: "Casey Customer", roles: [.customer], language: .polish, appearance: .dark))
        profile.user.language = "tlh"
        #expect(profile.person.language == nil)
    }

    @Test func `a profile holds the user's fields beside its own`() throws {
        let data = try WireJSON.encoder().encode(Profile.sample)
        let keys = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]).keys
        #expect(
            Set(keys) == [
                "id", "name", "email", "emailLost", "emailVerified", "phone", "roles", "language", "createdAt", "deletionAt", "hasSecondFactor",
                "needsSecondFactor", "addresses", "defaultAddressId", "preferences",
            ])
        #expect(try WireJSON.decoder().decode(Profile.self, from: data) == .sample)
    }

    @Test func `preferences that a client leaves out have their defaults`() throws {
        let read = try WireJSON.decoder().decode(Preferences.self, from: Data(#"{"softener":true,"detergent":null}"#.utf8))
        #expect(read == Preferences(laundry: LaundryPreferences(softener: true)))
    }

    @Test func `a change of the profile carries its id in the path`() throws {
        let request = try AuthEndpoints.updateProfile.encode(.sample)
        #expect(request.path == "/users/7/profile")
        #expect(request.body.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Casey C. Customer","phone":"+1 949 555 0101"}"#)
    }

    @Test func `inputs survive the way to the server`() throws {
        try roundTrip(AuthEndpoints.register, .sample)
        try roundTrip(AuthEndpoints.login, .sample)
        try roundTrip(AuthEndpoints.refresh, .sample)
        try roundTrip(AuthEndpoints.logout, .sample)
        try roundTrip(AuthEndpoints.me, NoInput())
        try roundTrip(AuthEndpoints.sessions, NoInput())
        try roundTrip(AuthEndpoints.revokeSession, IDInput(id: 12))
        try roundTrip(AuthEndpoints.changePassword, .sample)
        try roundTrip(AuthEndpoints.forgotPassword, .sample)
        try roundTrip(AuthEndpoints.resetPassword, .sample)
        try roundTrip(AuthEndpoints.verifyEmail, .sample)
        try roundTrip(AuthEndpoints.resendVerification, NoInput())
        try roundTrip(AuthEndpoints.email, NoInput())
        try roundTrip(AuthEndpoints.changeEmail, .sample)
        try roundTrip(AuthEndpoints.cancelEmailChange, NoInput())
        try roundTrip(PersonalDataEndpoints.overview, NoInput())
        try roundTrip(PersonalDataEndpoints.deletion, NoInput())
        try roundTrip(AuthEndpoints.resendEmailChange, NoInput())
        try roundTrip(AuthEndpoints.audit, .sample)
        try roundTrip(AuthEndpoints.audit, SecurityEventQuery())
        try roundTrip(AuthEndpoints.updateRoles, .sample)
        try roundTrip(AuthEndpoints.profile, IDInput(id: 7))
        try roundTrip(AuthEndpoints.updateProfile, .sample)
    }

    @Test func `no description holds a secret`() {
        let texts = [
            "\(RegisterRequest.sample)", "\(LoginRequest.sample)", "\(RefreshRequest.sample)", "\(LogoutRequest.sample)", "\(SessionResponse.sample)",
            "\(RefreshResponse.sample)", "\(ChangePasswordRequest.sample)", "\(ForgotPasswordRequest.sample)", "\(ResetPasswordRequest.sample)",
            "\(VerifyEmailRequest.sample)", "\(ChangeEmailRequest.sample)",
        ]
        #expect(texts.allSatisfy { !$0.contains("passphrase") && !$0.contains("token") && !$0.contains("@") })
    }

    private func golden<Value: Codable & Equatable>(_ value: Value, _ json: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(String(decoding: try WireJSON.encoder().encode(value), as: UTF8.self) == json, sourceLocation: sourceLocation)
        #expect(try WireJSON.decoder().decode(Value.self, from: Data(json.utf8)) == value, sourceLocation: sourceLocation)
    }

    private func roundTrip<Input: Equatable, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let request = try endpoint.encode(input)
        let parts = request.path.split(separator: "?")[0].split(separator: "/").map(String.init)
        let path = try #require(endpoint.path.match(parts), sourceLocation: sourceLocation)
        let query = URLComponents(string: request.path)?.queryItems ?? []
        let read = try RequestDecoder.decode(
            Input.self, path: path, query: Dictionary(query.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 }), body: request.body ?? Data())
        #expect(read == input, sourceLocation: sourceLocation)
    }
}
