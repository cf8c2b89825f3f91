import Auth
import AuthAPI
import Core
import Foundation
import HTTPTypes
import Persistence
import ServerCore
import ServerTesting
import Testing

struct RegistrationTests {
    @Test func `registering makes a customer and signs in`() async throws {
        let device = try await AuthTestServer().device()
        let user = try await device.register(email: "  Ana@Example.COM ", name: " Ana Ruiz ")
        #expect(user.name == "Ana Ruiz")
        #expect(user.email == "ana@example.com")
        #expect(user.roles == [.customer])
        #expect(try await device.service.me() == user)
    }

    @Test func `a person who didn't choose a language has none, whatever their browser speaks`() async throws {
        let server = try await AuthTestServer()
        let polish = try await Language.$current.withValue(.polish) { try await server.device().register(email: "ola@example.com") }
        #expect(polish.language == nil && polish.person.language == nil)
        let body = #"{"name":"Ana","email":"ana@example.com","password":"a long passphrase""#
        #expect(try await server.post("/auth/register", body + "}").body.contains(#""language":null"#))
    }

    @Test func `a language that is chosen with the registration is kept`() async throws {
        let server = try await AuthTestServer()
        let body = #"{"name":"Ana","email":"ana@example.com","password":"a long passphrase","language":"es"}"#
        #expect(try await server.post("/auth/register", body).body.contains(#""language":"es""#))
        #expect(try await server.post("/auth/register", body.replacing("\"es\"", with: "\"?\"")).fields.keys.contains("language"))
    }

    @Test func `every field at fault is named at once`() async throws {
        let answer = try await AuthTestServer().post(
            "/auth/register", #"{"name":" ","email":"nobody","password":"short","phone":"call me"}"#)
        #expect(answer.status == 422)
        #expect(Set(answer.fields.keys) == ["name", "email", "password", "phone"])
    }

    @Test(arguments: [
        "password123", "QWERTYUIOP", "12345678", "1234567", "ana@example.com", String(repeating: "x", count: 129),
        String(repeating: "\u{1F469}\u{200D}\u{1F467}", count: 1000),
    ])
    func `a password that is common, short, long or one's own is refused`(password: String) async throws {
        let body = try JSONEncoder().encode(["name": "Ana Ruiz", "email": "ana@example.com", "password": password])
        let answer = try await AuthTestServer().post("/auth/register", String(decoding: body, as: UTF8.self))
        #expect(answer.status == 422)
        #expect(Array(answer.fields.keys) == ["password"])
        #expect(!answer.body.contains(password))
    }

    @Test(arguments: ["name", "email", "password"])
    func `a NUL character is refused in any field`(field: String) async throws {
        var values = ["name": "Ana Ruiz", "email": "ana@example.com", "password": Device.password]
        values[field]? += "\u{0}"
        let body = try JSONEncoder().encode(values)
        let answer = try await AuthTestServer().post("/auth/register", String(decoding: body, as: UTF8.self))
        #expect(answer.status == 422)
    }

    @Test(arguments: ["name", "email", "password", "phone"])
    func `a huge field is refused by name`(field: String) async throws {
        var values = ["name": "Ana Ruiz", "email": "ana@example.com", "password": Device.password, "phone": "+1 949 555 0100"]
        values[field] = String(repeating: "1", count: 50_000)
        let body = try JSONEncoder().encode(values)
        let answer = try await AuthTestServer().post("/auth/register", String(decoding: body, as: UTF8.self))
        #expect(answer.status == 422)
        #expect(Array(answer.fields.keys) == [field])
        #expect(answer.body.count < 1000)
    }

    @Test func `a field that is missing is named`() async throws {
        let answer = try await AuthTestServer().post("/auth/register", #"{"name":"Ana","email":"ana@example.com"}"#)
        #expect(answer.status == 422)
        #expect(Array(answer.fields.keys) == ["password"])
    }

    @Test func `registering is told to other features without address and name`() async throws {
        let server = try await AuthTestServer()
        let user = try await server.device().register()
        let events = try await server.server.database.read { try $0.all(DomainEvent.self, "SELECT * FROM core_event") }
        let payload = try #require(events.first).payload(of: AuthEvents.registered)
        #expect(payload == Registered(user: user.id, roles: [.customer]))
        #expect(events.first?.payload.contains("ana") == false)
    }

    @Test func `neither password nor hash is in any answer`() async throws {
        let server = try await AuthTestServer()
        let registered = try await server.post(
            "/auth/register", #"{"name":"Ana Ruiz","email":"ana@example.com","password":"\#(Device.password)"}"#)
        let signedIn = try await server.post("/auth/login", #"{"email":"ana@example.com","password":"\#(Device.password)"}"#)
        #expect(registered.status == 201)
        let token = try #require(signedIn.body.firstMatch(of: #/"accessToken":"([^"]+)"/#)?.output.1)
        let profile = try await server.post("/users/1/profile", "", token: String(token), method: .get)
        let me = try await server.post("/auth/me", "", token: String(token), method: .get)
        for answer in [registered, signedIn, profile, me] {
            #expect(answer.status < 300)
            #expect(!answer.body.contains("scrypt") && !answer.body.lowercased().contains("password") && !answer.body.contains(Device.password))
        }
    }
}
