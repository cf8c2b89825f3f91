import AuthAPI
import Core
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import ServerCore
import SupportAPI
import Testing

@testable import AppServer
@testable import LiveUI

/// Photos between browsers, which have a cookie, and the API, which needs a token.
@Suite struct FileRelayTests {
    private static let photo =
        Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data()

    private func send(
        _ method: HTTPRequest.Method, _ path: String, cookie: Character, body: Data = Data(), type: String = "image/png", origin: String? = "http://test",
        known: String? = nil, to server: ComposedServer
    ) async -> ServerResponse {
        var fields: HTTPFields = [.cookie: "tumble_session=" + String(repeating: cookie, count: 64)]
        (fields[.origin], fields[.ifNoneMatch]) = (origin, known)
        if !body.isEmpty { fields[.contentType] = type }
        let head = HTTPRequest(method: method, scheme: "http", authority: "test", path: path, headerFields: fields)
        return await server.application.respond(to: ServerRequest(head: head, body: body, remoteAddress: "10.0.0.1"))
    }

    @Test func `a browser sends and shows photos as its person, and only our pages may`() async throws {
        let server = try await makeProduct()
        let customer = try await SignedInBrowser(server, as: "customer", cookie: "c")
        _ = try await SignedInBrowser(server, as: "dispatcher", cookie: "a")
        _ = try await SignedInBrowser(server, as: "driver", cookie: "b")
        let order = try await customer.client.call(
            OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample)))
        let path = "/live/files/orders/\(order.id)/proofs"
        #expect(await send(.post, path, cookie: "a", body: Self.photo, origin: "https://evil.example", to: server).status.code == 403)
        #expect(await send(.post, path, cookie: "a", body: Self.photo, origin: nil, to: server).status.code == 403)
        #expect(await send(.post, path, cookie: "c", body: Self.photo, to: server).status.code == 403)
        #expect(await send(.post, path, cookie: "e", body: Self.photo, to: server).status.code == 401)
        #expect(await send(.post, path, cookie: "a", body: Data("<svg/>".utf8), to: server).status.code == 415)
        let response = await send(.post, path, cookie: "a", body: Self.photo, to: server)
        #expect(response.status.code == 201)
        let proof = try #require(try WireJSON.decoder().decode(Envelope<Proof>.self, from: response.body).data)
        let shown = await send(.get, "\(path)/\(proof.id)", cookie: "c", to: server)
        #expect(shown.status == .ok)
        #expect(shown.headerFields[.contentType] == "image/png")
        #expect(shown.headerFields[.contentSecurityPolicy] == "default-src 'none'; sandbox")
        #expect(shown.headerFields[.xContentTypeOptions] == "nosniff")
        #expect(await send(.get, "\(path)/\(proof.id)", cookie: "b", to: server).status == .notFound)
        // A picture that the browser has isn't sent again, nor is it admitted to be there to those who may not see it.
        let tag = try #require(shown.headerFields[.eTag])
        let again = await send(.get, "\(path)/\(proof.id)", cookie: "c", known: tag, to: server)
        #expect(again.status == .notModified && again.body.isEmpty && again.headerFields[.eTag] == tag)
        #expect(again.headerFields[.cacheControl] == "private, no-cache")
        #expect(await send(.get, "\(path)/\(proof.id)", cookie: "c", known: "\"other\"", to: server).body == shown.body)
        #expect(await send(.get, "\(path)/\(proof.id)", cookie: "b", known: tag, to: server).status == .notFound)
        // A document of a ticket comes with its name, and is saved and never kept.
        let document = Data("%PDF-1.4\ntrailer<<>>\n%%EOF\n".utf8)
        let taken = await send(
            .post, "/live/files/support/attachments?name=my%20receipt.pdf", cookie: "c", body: document, type: "application/pdf", to: server)
        let file = try #require(try WireJSON.decoder().decode(Envelope<TicketAttachment>.self, from: taken.body).data)
        #expect(taken.status.code == 201 && file.name == "my receipt.pdf")
        let saved = await send(.get, "/live/files/support/attachments/\(file.id)", cookie: "c", to: server)
        #expect(saved.body == document && saved.headerFields[.contentDisposition] == "attachment; filename=\"my-receipt.pdf\"")
        #expect(saved.headerFields[.cacheControl] == "no-store" && saved.headerFields[.contentSecurityPolicy] == "default-src 'none'; sandbox")
        #expect(await send(.get, "/live/files/support/attachments/\(file.id)", cookie: "b", to: server).status == .notFound)
        // Nothing but pictures and documents is passed on.
        #expect(await send(.get, "/live/files/orders/\(order.id)", cookie: "c", to: server).status == .notFound)
        #expect(await send(.post, "/live/files/orders/\(order.id)/cancel", cookie: "c", body: Self.photo, to: server).status.code == 415)
    }
}
