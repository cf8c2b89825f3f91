import Foundation
import ProcessTesting
import Testing

/// All that the contract says of accounts, done with `curl` alone against a server process.
@Suite(.timeLimit(.minutes(5)))
struct CurlTests {
    private static let email = "ana@example.com"
    private static let password = "a long enough passphrase"

    @Test func `a person registers, signs in, renews, and ends sessions`() async throws {
        try await RunningServer.with { server in
            let home = try await Curl(server)
            let first = try await register(home)
            let session = try await signIn(home)
            #expect(session["token"] == session["accessToken"])
            let access = try text(session["accessToken"])
            #expect(try await home.get("/auth/me", token: access).data["email"] == .string(Self.email))
            try await expectRotation(home, session, thief: Curl(server, device: "somebody else's curl"))
            try await expectDevices(home, work: Curl(server, device: "curl/8 at work"), token: text(first["accessToken"]))
        }
    }

    @Test func `a person changes a password, forgets it, and confirms the address by mail`() async throws {
        try await RunningServer.with { server in
            let home = try await Curl(server)
            let token = try text(try await register(home)["accessToken"])
            try await expectVerification(home, server, token)
            try await expectPasswordChange(home, server, token)
            try await expectReset(home, server)
        }
    }

    @Test func `tokens that the server didn't make, or doesn't accept any more, are refused`() async throws {
        try await RunningServer.with { server in
            let home = try await Curl(server)
            let token = try text(try await register(home)["accessToken"])
            let mint = try TokenMint(dataFolder: server.folder.data)
            #expect(try await home.get("/auth/me", token: mint.token(like: token, changing: [:])).status == 200)
            let stranger = try TokenMint(pem: TokenMint.newKey())
            var middle = Array(token)
            middle[token.count / 2] = middle[token.count / 2] == "A" ? "B" : "A"
            let refused = [
                "another key": try stranger.token(like: token, changing: [:]), "no algorithm": try TokenMint.unsigned(like: token),
                "another audience": try mint.token(like: token, changing: ["aud": "app.other"]),
                "not yet": try mint.token(like: token, changing: ["nbf": 4_000_000_000]),
                "expired": try mint.token(like: token, changing: ["exp": 1_767_268_800]), "a changed byte": String(middle), "nothing": "",
            ]
            for (what, bad) in refused {
                let answer = try await home.get("/auth/me", token: bad)
                #expect(answer.status == 401, "\(what): \(answer)")
                #expect(answer.code == (what == "expired" ? "token_expired" : "unauthorized"), "\(what): \(answer)")
            }
        }
    }

    /// A used token is answered again to the device that may have lost the answer; from anybody else it ends the session.
    private func expectRotation(_ home: Curl, _ session: JSON, thief: Curl) async throws {
        let renewed = try await home.post("/auth/refresh", ["refreshToken": session["refreshToken"]])
        #expect(renewed.status == 200)
        #expect(renewed.data["refreshToken"] != session["refreshToken"])
        #expect(try await home.get("/auth/me", token: text(renewed.data["accessToken"])).status == 200)
        let again = try await home.post("/auth/refresh", ["refreshToken": session["refreshToken"]])
        #expect(again.data["refreshToken"] == renewed.data["refreshToken"])
        let stolen = try await thief.post("/auth/refresh", ["refreshToken": session["refreshToken"]])
        #expect(stolen.status == 401 && stolen.code == "session_over")
        #expect(try await home.post("/auth/refresh", ["refreshToken": renewed.data["refreshToken"]]).status == 401)
        #expect(try await home.get("/auth/me", token: text(renewed.data["accessToken"])).status == 401)
    }

    private func expectDevices(_ home: Curl, work: Curl, token: String) async throws {
        let other = try text(try await signIn(work)["accessToken"])
        let devices = try await home.get("/auth/sessions", token: token).data.array
        #expect(devices.count == 2 && devices.filter { $0["current"] == true }.count == 1)
        let id = try #require(devices.first { $0["current"] == false }?["id"].int)
        #expect(try await home.delete("/auth/sessions/\(id)", token: token).status == 200)
        #expect(try await work.get("/auth/me", token: other).status == 401)
        #expect(try await home.delete("/auth/sessions/\(id)", token: token).status == 404)
        let ended = try await home.post("/auth/logout", token: token)
        #expect(ended.status == 200 && ended.data == .null)
        #expect(try await home.get("/auth/me", token: token).status == 401)
    }

    private func expectVerification(_ home: Curl, _ server: RunningServer, _ token: String) async throws {
        #expect(try await home.get("/auth/me", token: token).data["emailVerified"] == false)
        _ = try await mailedToken("verify-email", home, server)
        #expect(try await home.post("/auth/email/resend", token: token).status == 202)
        let mailed = try await mailedToken("verify-email", home, server, mails: 2)
        #expect(try await home.post("/auth/email/verify", ["token": .string(mailed)]).status == 401)
        #expect(try await home.post("/auth/email/verify", ["token": "not a token"], token: token).code == "invalid_token")
        #expect(try await home.post("/auth/email/verify", ["token": .string(mailed)], token: token).status == 200)
        #expect(try await home.get("/auth/me", token: token).data["emailVerified"] == true)
    }

    private func expectPasswordChange(_ home: Curl, _ server: RunningServer, _ token: String) async throws {
        let elsewhere = try await Curl(server, device: "curl/8 at work")
        let other = try text(try await signIn(elsewhere)["accessToken"])
        let wrong = try await home.post(
            "/auth/password/change", ["currentPassword": "not the password", "newPassword": "a second long passphrase"], token: token)
        #expect(wrong.status == 422 && wrong.json["fields"]["currentPassword"].string != nil)
        let changed = try await home.post(
            "/auth/password/change", ["currentPassword": .string(Self.password), "newPassword": "a second long passphrase"], token: token)
        #expect(changed.status == 200)
        #expect(try await home.get("/auth/me", token: token).status == 200)
        #expect(try await elsewhere.get("/auth/me", token: other).status == 401)
        #expect(try await home.post("/auth/login", ["email": .string(Self.email), "password": .string(Self.password)]).status == 401)
    }

    private func expectReset(_ home: Curl, _ server: RunningServer) async throws {
        let before = try text(try await signIn(home, password: "a second long passphrase")["accessToken"])
        let (known, unknown) = (try await forget(home, Self.email), try await forget(home, "nobody@example.com"))
        #expect(known.status == 202 && known.json == unknown.json, "Whether an account exists isn't told.")
        let mailed = try await mailedToken("reset-password", home, server)
        let reset: JSON = ["token": .string(mailed), "newPassword": "a third long passphrase"]
        #expect(try await home.post("/auth/password/reset", reset).status == 200)
        #expect(try await home.get("/auth/me", token: before).status == 401)
        #expect(try await home.post("/auth/password/reset", reset).code == "invalid_token")
        _ = try await signIn(home, password: "a third long passphrase")
    }

    private func forget(_ home: Curl, _ email: String) async throws -> Answer {
        try await home.post("/auth/password/forgot", ["email": .string(email)])
    }

    private func register(_ home: Curl) async throws -> JSON {
        let answer = try await home.post("/auth/register", ["name": "Ana", "email": .string(Self.email), "password": .string(Self.password)])
        try #require(answer.status == 201, "\(answer)")
        return answer.data
    }

    private func signIn(_ home: Curl, password: String = password) async throws -> JSON {
        let answer = try await home.post("/auth/login", ["email": .string(Self.email), "password": .string(password)])
        try #require(answer.status == 200, "\(answer)")
        return answer.data
    }

    private func text(_ value: JSON) throws -> String { try #require(value.string) }

    /// The token in the last mail that leads to a page, once there are so many of them.
    private func mailedToken(_ page: String, _ home: Curl, _ server: RunningServer, mails count: Int = 1) async throws -> String {
        let folder = server.folder.data.appending(path: "mail")
        return try await eventually("A mail with a link to \(page)") {
            // The mail goes out within seconds; asking takes some of that time.
            _ = try await home.get("/service-areas")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".eml") }.sorted()) ?? []
            let links = try files.compactMap { file in
                try String(contentsOf: folder.appending(path: file), encoding: .utf8).firstMatch(of: /\/([a-z-]+)\?token=([A-Za-z0-9_-]+)/)
            }
            let tokens = links.filter { $0.output.1 == page }.map { String($0.output.2) }
            return tokens.count >= count ? tokens.last : nil
        }
    }
}
