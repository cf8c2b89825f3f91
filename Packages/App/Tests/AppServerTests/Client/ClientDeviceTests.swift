import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import ServerCore
import Testing

@testable import AppServer

/// A way to the server that can be cut.
private struct CutTransport: HTTPTransport {
    enum Cut: Sendable { case none, request, response, foreign }

    let base: InProcessTransport
    let cut: LockedValue<Cut>

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        if cut.value == .request { throw HTTPClientError.unreachable("cut") }
        if cut.value == .foreign { throw HTTPClientError.malformedResponse("SSH-2.0") }
        let response = try await base.send(request, body: body)
        if cut.value == .response { throw HTTPClientError.connectionLost("cut") }
        return response
    }
}

/// The command line's device against the whole product, in process.
final class ClientDeviceTests {
    private let cut = LockedValue(CutTransport.Cut.none)
    private let server: ComposedServer
    private let catalog: EndpointCatalog
    private let home = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID().uuidString)")

    init() async throws {
        server = try await makeProduct()
        catalog = try EndpointCatalog(openAPI: try OpenAPIDocument(server.application.routes).json)
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    @Test func `tokens are sealed, and a later run is still signed in`() async throws {
        try await signIn("customer")
        let folder = try ClientFolder(server: nil, environment: ["HOME": home.path]).url
        let tokens = try Data(contentsOf: folder.appending(path: "tokens"))
        #expect(!String(decoding: tokens, as: UTF8.self).contains("eyJ"))
        guard case .value(let me, nil) = try await perform(.get, "/auth/me") else {
            Issue.record("It isn't the server's response.")
            return
        }
        #expect(me["email"] == .text("customer@tumble.example"))
    }

    @Test func `a read without a connection shows what was read before, with its time, and nothing that wasn't`() async throws {
        try await signIn("customer")
        let fresh = try await perform(.get, "/orders", ["--status", "delivered"])
        cut.value = .request
        guard case .value(let value, nil) = fresh, case .value(let saved, .some) = try await perform(.get, "/orders", ["--status", "delivered"]) else {
            Issue.record("It isn't the saved response.")
            return
        }
        #expect(value == saved)
        let error = await #expect(throws: APIError.self) { try await perform(.get, "/orders", ["--status", "canceled"]) }
        #expect(error?.kind == .offline)
    }

    @Test(arguments: [true, false])
    func `a write waits while the connection is cut, and is done once, though the first response was lost`(arrived: Bool) async throws {
        try await signIn("customer")
        cut.value = arrived ? .response : .request
        let order = ["--bags", "2", "--pickupMode", "ASAP", "--address", Self.address]
        guard case .queued(let number, let reason) = try await perform(.post, "/orders", order) else {
            Issue.record("It doesn't wait.")
            return
        }
        #expect(reason.kind == .offline)
        #expect(number == 1)
        cut.value = .none
        let left = try await device().withOutbox { outbox, _ in
            await outbox.sendWaiting()
            return await outbox.content
        }
        #expect(left.waiting.isEmpty && left.deadLetters.isEmpty)
        guard case .value(let list, nil) = try await perform(.get, "/orders") else {
            Issue.record("It isn't the server's response.")
            return
        }
        #expect(list["items"].elements.count == 1)
    }

    @Test func `a write waits on while something else than a web server is at the address`() async throws {
        try await signIn("customer")
        cut.value = .request
        _ = try await perform(.put, "/users/1/profile", ["--name", "Later"])
        cut.value = .foreign
        let (failure, left) = try await device().withOutbox { outbox, _ in (await outbox.sendWaiting(), await outbox.content) }
        #expect(failure?.code == .undecodable && left.waiting.map(\.title) == ["PUT /users/1/profile"])
    }

    @Test func `a write gives the server's response, after what waited before it`() async throws {
        try await signIn("customer")
        cut.value = .request
        _ = try await perform(.put, "/users/1/profile", ["--name", "First"])
        cut.value = .none
        guard case .value(let profile, nil) = try await perform(.put, "/users/1/profile", ["--phone", "+1 949 555 0199"]) else {
            Issue.record("It isn't the server's response.")
            return
        }
        #expect(profile["name"] == .text("First"))
        #expect(profile["phone"] == .text("+1 949 555 0199"))
    }

    @Test func `a refusal is thrown and not kept, one of an operation that waited is kept`() async throws {
        try await signIn("customer")
        let refused = await #expect(throws: APIError.self) { try await perform(.put, "/users/2/profile", ["--name", "Mallory"]) }
        #expect(refused?.status == 404)
        #expect(try await device().withOutbox { outbox, _ in await outbox.content } == OutboxContent())
        cut.value = .request
        _ = try await perform(.put, "/users/2/profile", ["--name", "Mallory"])
        cut.value = .none
        let letters = try await device().withOutbox { outbox, _ in
            await outbox.sendWaiting()
            return await outbox.content.deadLetters
        }
        #expect(letters.map(\.status) == [404])
    }

    @Test func `what a repetition could do twice doesn't wait`() async throws {
        try await signIn("customer")
        let quote = try #require(catalog.match(.post, "/orders/quote")?.entry)
        #expect(!quote.isRepeatable)
        cut.value = .request
        let error = await #expect(throws: APIError.self) {
            try await perform(.post, "/orders/quote", ["--bags", "2", "--pickupMode", "ASAP", "--address", Self.address])
        }
        #expect(error?.kind == .offline)
        #expect(try await device().withOutbox { outbox, _ in await outbox.content } == OutboxContent())
    }

    @Test func `whoever signs out leaves no responses behind, and finds what waits again`() async throws {
        try await signIn("customer")
        _ = try await perform(.get, "/orders")
        cut.value = .request
        _ = try await perform(.put, "/users/1/profile", ["--name", "Later"])
        #expect(await !(try device().signOut()), "The server couldn't be told.")
        let failure = await #expect(throws: ClientFailure.self) { try await perform(.get, "/orders") }
        #expect(failure?.status == .signedOut)
        cut.value = .none
        try await signIn("driver")
        #expect(try await device().withOutbox { outbox, _ in await outbox.content } == OutboxContent())
        #expect(await (try device()).signOut())
        try await signIn("customer")
        #expect(try await device().withOutbox { outbox, _ in await outbox.content.waiting.map(\.title) } == ["PUT /users/1/profile"])
    }

    @Test func `nobody who isn't signed in writes into an outbox`() async throws {
        let failure = await #expect(throws: ClientFailure.self) { try await perform(.put, "/users/1/profile", ["--name", "Nobody"]) }
        #expect(failure?.status == .signedOut)
        let error = await #expect(throws: APIError.self) { try await signIn("customer", password: "wrong") }
        #expect(error?.status == 401)
        guard case .value = try await perform(.post, "/auth/login", ["--email", "customer@tumble.example", "--password", "tumble-demo"]) else {
            Issue.record("A public endpoint needs no sign-in.")
            return
        }
    }

    private static let address = #"{"line1":"100 Spectrum Center Dr","city":"Irvine","postalCode":"92618","latitude":33.6506,"longitude":-117.7436}"#

    /// A run of the command line: it starts from the files of the one before.
    private func device() throws -> ClientDevice {
        try ClientDevice(
            folder: try ClientFolder(server: nil, environment: ["HOME": home.path]),
            transport: CutTransport(base: InProcessTransport(responder: server.application), cut: cut), baseURL: nil, clock: SystemClock(),
            random: SystemRandomSource())
    }

    private func signIn(_ name: String, password: String = "tumble-demo") async throws {
        _ = try await device().signIn(email: "\(name)@tumble.example", password: password, code: nil)
    }

    private func perform(_ method: HTTPRequest.Method, _ path: String, _ words: [String] = []) async throws -> ClientDevice.Outcome {
        let (entry, values) = try #require(catalog.match(method, path))
        let input = try CallInput.input(of: entry, path: values, words: words, body: nil)
        return try await device().perform(ClientDevice.Call(entry: entry, input: input, title: "\(method.rawValue) \(path)"))
    }
}
