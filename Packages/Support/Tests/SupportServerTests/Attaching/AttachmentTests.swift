import Blobs
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import SupportAPI
import Testing

struct AttachmentTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    private func read(_ id: Int, as client: APIClient) async -> APIError? {
        await failure { () async throws(APIError) in try await client.download(SupportEndpoints.attachment, IDInput(id: id)) }
    }

    @Test func `a picture goes with a ticket, a document with a message, and both sides see them`() async throws {
        let photo = try await test.attach(as: test.customer)
        #expect(photo.name == "shirt.png" && photo.contentType == "image/png" && photo.width == 1 && photo.height == 1 && photo.isPicture)
        let ticket = try await test.customer.call(
            SupportEndpoints.create, CreateTicket(subject: "Torn", description: "Look.", category: .damage, attachmentIDs: [photo.id]))
        #expect(ticket.attachments == [photo])
        #expect(try await test.ticket(ticket.id).attachments == [photo])
        let receipt = try await test.attach(.document, named: "receipt.pdf", type: "application/pdf", as: test.dispatcher)
        #expect(receipt.contentType == "application/pdf" && receipt.width == nil && !receipt.isPicture)
        let sent = try await test.write("", files: [receipt.id], to: ticket.id, as: test.dispatcher)
        #expect(sent.text.isEmpty && sent.attachments == [receipt])
        #expect(try await test.messages(of: ticket.id, as: test.customer).map(\.attachments) == [[receipt]])
        #expect(try await test.customer.download(SupportEndpoints.attachment, IDInput(id: receipt.id)) == .document)
        #expect(try await test.dispatcher.download(SupportEndpoints.attachment, IDInput(id: photo.id)) == ImageFile(.picture).data)
        let listed = try await test.customer.call(SupportEndpoints.tickets, TicketListRequest())
        #expect(listed.items.map(\.attachments) == [[photo]])
    }

    @Test func `somebody else's file isn't there, for any verb`() async throws {
        let ticket = try await test.open().id
        let unsent = try await test.attach(as: test.customer).id
        for client in [test.stranger, test.driver, test.dispatcher, test.admin] {
            #expect(await read(unsent, as: client)?.status == 404)
            let removal = await failure { () async throws(APIError) in try await client.call(SupportEndpoints.removeAttachment, IDInput(id: unsent)) }
            #expect(removal?.status == 404)
        }
        // Nobody sends what another added.
        let stolen = await failure { () async throws(APIError) in
            try await test.dispatcher.call(SupportEndpoints.send, SendTicketMessage(id: ticket, text: "x", attachmentIDs: [unsent]))
        }
        #expect(stolen?.status == 422 && stolen?.code == "unknown_attachment")
        #expect(try await test.messages(of: ticket, as: test.dispatcher).isEmpty)
        try await test.write("Look", files: [unsent], to: ticket, as: test.customer)
        for client in [test.stranger, test.driver] {
            #expect(await read(unsent, as: client)?.status == 404)
            let removal = await failure { () async throws(APIError) in try await client.call(SupportEndpoints.removeAttachment, IDInput(id: unsent)) }
            #expect(removal?.status == 404)
        }
        #expect(await read(unsent, as: test.dispatcher) == nil)
        #expect(await test.server.send(.get, "/api/v1/support/attachments/\(unsent)").status == .unauthorized)
    }

    @Test func `the file of an internal note is for staff alone`() async throws {
        let ticket = try await test.open().id
        let file = try await test.attach(as: test.dispatcher).id
        try await test.write("Compare", files: [file], to: ticket, as: test.dispatcher, isInternal: true)
        #expect(await read(file, as: test.customer)?.status == 404)
        let removal = await failure { () async throws(APIError) in try await test.customer.call(SupportEndpoints.removeAttachment, IDInput(id: file)) }
        #expect(removal?.status == 404)
        #expect(await read(file, as: test.admin) == nil)
        #expect(try await test.messages(of: ticket, as: test.customer).isEmpty)
        #expect(try await test.ticket(ticket, as: test.customer).attachments.isEmpty)
    }

    @Test func `a file is sent once, and can be taken back before`() async throws {
        let ticket = try await test.open().id
        let file = try await test.attach(as: test.customer).id
        try await test.write("Look", files: [file, file], to: ticket, as: test.customer)
        let again = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.send, SendTicketMessage(id: ticket, text: "x", attachmentIDs: [file]))
        }
        #expect(again?.code == "unknown_attachment")
        let late = await failure { () async throws(APIError) in try await test.customer.call(SupportEndpoints.removeAttachment, IDInput(id: file)) }
        #expect(late?.status == 409 && late?.code == "attachment_sent")
        let other = try await test.attach(.document, named: "a.pdf", type: "application/pdf", as: test.customer).id
        _ = try await test.customer.call(SupportEndpoints.removeAttachment, IDInput(id: other))
        #expect(await read(other, as: test.customer)?.status == 404)
        // Its bytes are gone, and the same file can be added again.
        #expect((test.blobs as? MemoryBlobStore)?.ids.count == 1)
        _ = try await test.attach(.document, named: "a.pdf", type: "application/pdf", as: test.customer)
    }

    @Test func `a message takes five files, and needs no words then`() async throws {
        let ticket = try await test.open().id
        var ids: [Int] = []
        for number in 1...6 { ids.append(try await test.attach(.document + Data("\(number)".utf8), named: nil, type: "application/pdf", as: test.customer).id) }
        let most = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.send, SendTicketMessage(id: ticket, text: "x", attachmentIDs: ids))
        }
        #expect(most?.status == 422 && most?.fields["attachmentIds"] != nil)
        let opening = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.create, CreateTicket(subject: "x", description: "y", attachmentIDs: ids))
        }
        #expect(opening?.fields["attachmentIds"] != nil)
        #expect(try await test.write(" ", files: Array(ids.prefix(5)), to: ticket, as: test.customer).attachments.map(\.name).first == "file.pdf")
    }

    @Test func `the same file twice is one until it is sent, also at once`() async throws {
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { try await test.attach(as: test.customer).id } }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        // Another person's is their own, with the same bytes.
        #expect(try await !ids.contains(test.attach(as: test.stranger).id))
        #expect((test.blobs as? MemoryBlobStore)?.ids.count == 1)
    }

    @Test func `twenty files wait to be sent at most`() async throws {
        for number in 1...20 { _ = try await test.attach(.document + Data("\(number)".utf8), type: "application/pdf", as: test.customer) }
        let error = await failure { () async throws(APIError) in
            try await test.customer.upload(SupportEndpoints.addAttachment, AddAttachment(), file: .picture, type: "image/png")
        }
        #expect(error?.status == 409 && error?.code == "too_many_attachments")
        _ = try await test.attach(as: test.stranger)
    }

    @Test func `a document is saved and never shown, a picture is shown and asked for again`() async throws {
        let ticket = try await test.open().id
        let document = try await test.attach(.document, named: "łatwy rachunek.pdf", type: "application/pdf", as: test.customer)
        let picture = try await test.attach(as: test.customer)
        try await test.write("Look", files: [document.id, picture.id], to: ticket, as: test.customer)
        let saved = await test.server.send(.get, "/api/v1/support/attachments/\(document.id)", as: .customer(7))
        #expect(saved.status == .ok && saved.body == .document)
        #expect(saved.headerFields[.contentDisposition] == "attachment; filename=\"latwy-rachunek.pdf\"")
        #expect(saved.headerFields[.contentType] == "application/pdf" && saved.headerFields[.xContentTypeOptions] == "nosniff")
        #expect(saved.headerFields[.contentSecurityPolicy] == "default-src 'none'; sandbox")
        #expect(saved.headerFields[.cacheControl] == "private, no-store" && saved.headerFields[.eTag] == nil)
        let shown = await test.server.send(.get, "/api/v1/support/attachments/\(picture.id)", as: .dispatcher(10))
        #expect(shown.headerFields[.contentDisposition] == "inline; filename=\"shirt.png\"")
        #expect(shown.headerFields[.contentSecurityPolicy] == "default-src 'none'; sandbox" && shown.headerFields[.cacheControl] == "private, no-cache")
        let tag = try #require(shown.headerFields[.eTag])
        let path = "/api/v1/support/attachments/\(picture.id)"
        #expect(await test.server.send(.get, path, as: .customer(7), headerFields: [.ifNoneMatch: tag]).status == .notModified)
        #expect(await test.server.send(.get, path, as: .customer(8), headerFields: [.ifNoneMatch: tag]).status == .notFound)
    }
}
