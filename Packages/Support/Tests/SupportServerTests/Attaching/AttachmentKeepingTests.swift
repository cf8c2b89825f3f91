import Blobs
import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import PersistenceTesting
import ServerCore
import ServerTesting
import SupportAPI
import Synchronization
import Testing

@testable import SupportServer

struct AttachmentKeepingTests {
    private let blobs = MemoryBlobStore()

    private func keeping(_ test: SupportTestServer) throws -> AttachmentKeeping {
        AttachmentKeeping(
            database: test.server.database, blobs: blobs, clock: test.server.clock,
            retention: try test.server.application.container.setting(SupportServerPlugin.attachmentRetention))
    }

    @Test func `files go after their time, with their bytes, and a message says so`() async throws {
        let test = try await SupportTestServer(settings: ["ATTACHMENT_DAYS": "30"], blobs: blobs)
        let ticket = try await test.open().id
        try await test.write("", files: [try await test.attach(as: test.customer).id], to: ticket, as: test.customer)
        test.server.clock.advance(by: .seconds(20 * 24 * 3600))
        try await test.write("Again", files: [try await test.attach(as: test.customer).id], to: ticket, as: test.customer)
        test.server.clock.advance(by: .seconds(11 * 24 * 3600))
        try await keeping(test).run()
        // The later message has the same picture, whose bytes stay.
        let messages = try await test.messages(of: ticket, as: test.customer)
        #expect(messages.map(\.attachments.count) == [0, 1] && blobs.ids.count == 1)
        #expect(messages.first?.text == Strings.attachmentsGone)
        test.server.clock.advance(by: .seconds(20 * 24 * 3600))
        try await keeping(test).run()
        #expect(blobs.ids.isEmpty)
        _ = try await test.attach(as: test.customer)
        #expect(blobs.ids.count == 1)
    }

    @Test func `a file that isn't sent goes after a week`() async throws {
        let test = try await SupportTestServer(blobs: blobs)
        let ticket = try await test.open().id
        let file = try await test.attach(as: test.customer).id
        test.server.clock.advance(by: .seconds(6 * 24 * 3600))
        try await keeping(test).run()
        #expect(blobs.ids.count == 1)
        test.server.clock.advance(by: .seconds(2 * 24 * 3600))
        try await keeping(test).run()
        #expect(blobs.ids.isEmpty)
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.send, SendTicketMessage(id: ticket, text: "Look", attachmentIDs: [file]))
        }
        #expect(error?.code == "unknown_attachment")
    }

    @Test func `an upload that ended between bytes and row is removed, or finished by sending it again`() async throws {
        let dying = DyingStore(store: blobs)
        let test = try await SupportTestServer(blobs: dying)
        let lost = await failure { () async throws(APIError) in
            try await test.customer.upload(SupportEndpoints.addAttachment, AddAttachment(), file: .picture, type: "image/png")
        }
        #expect(lost?.status == 503 && blobs.ids.count == 1)
        try await keeping(test).run()
        #expect(blobs.ids.count == 1)
        test.server.clock.advance(by: .seconds(2 * 3600))
        try await keeping(test).run()
        #expect(blobs.ids.isEmpty)
        dying.isDying.withLock { $0 = false }
        _ = try await test.attach(as: test.customer)
        #expect(blobs.ids.count == 1)
    }

    @Test func `old files, and those of a person that aren't sent, are found by an index`() async throws {
        let test = try await SupportTestServer(blobs: blobs)
        let now = test.server.clock.now
        let (old, unsent) = try await test.server.database.read { transaction in
            (
                try QueryPlan("SELECT * FROM support_attachment WHERE created_at < \(now) ORDER BY created_at LIMIT 100", in: transaction),
                try QueryPlan("SELECT COUNT(*) FROM support_attachment WHERE person_id = \(7) AND ticket_id = 0", in: transaction)
            )
        }
        #expect(old.description.contains("support_attachment_created_at") && !old.sorts, "\(old)")
        #expect(unsent.description.contains("support_attachment_person_id_ticket_id"), "\(unsent)")
    }
}
