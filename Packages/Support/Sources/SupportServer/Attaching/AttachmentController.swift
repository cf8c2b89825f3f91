import Blobs
import Core
import Foundation
import Logging
import Persistence
import ServerCore
import SupportAPI

/// Takes files for tickets and messages, and gives them to those who may read what they go with.
struct AttachmentController: Sendable {
    /// The most files that a person may have added without sending them.
    private static let mostUnsent = 20

    let desk: TicketDesk
    /// The files' store and what is removed from it; nil where there is no store.
    let keeping: AttachmentKeeping?
    private let log = createLog(category: "support")

    init(desk: TicketDesk, keeping: AttachmentKeeping?) { (self.desk, self.keeping) = (desk, keeping) }

    func add(to routes: inout Routes) {
        routes.on(SupportEndpoints.addAttachment, allow: .accessAlone) { input, context in try await take(input, context) }
        routes.onFile(SupportEndpoints.attachment, allow: .byHandler) { input, context in try await show(input.id, context) }
        routes.on(SupportEndpoints.removeAttachment, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            let blob = try await context.database.write(.serializable) { transaction in
                let record = try attachment(input.id, for: person, in: transaction)
                guard record.person == person.id, record.ticket == 0 else { throw APIError.conflict(Strings.attachmentSent, code: "attachment_sent") }
                try desk.attachments.remove([record], at: now, in: transaction)
                return record.blob
            }
            // At once, since the same file may be added again.
            try await keeping?.removeBytes([blob])
            return NoOutput()
        }
    }

    /// Stores a file. Sending the same one again before it is sent with a message returns the same row.
    private func take(_ input: AddAttachment, _ context: HandlerContext) async throws -> TicketAttachment {
        let (person, now) = (try context.person(), context.clock.now)
        guard let keeping else { throw Self.unavailable }
        let file = try AttachmentFile(context.request.body)
        let blob = BlobID(of: file.data, area: AttachmentRecord.area)
        let name = AttachmentName.cleaned(input.name, endings: file.endings)
        let record = try await context.database.write(.serializable) { transaction in
            if let known = try desk.attachments.unsent(blob, of: person.id, in: transaction) { return known }
            guard try !desk.attachments.isBeingRemoved(blob, in: transaction) else { throw Self.unavailable }
            guard try desk.attachments.unsentCount(of: person.id, in: transaction) < Self.mostUnsent else {
                throw APIError.conflict(Strings.attachmentsUnsent, code: "too_many_attachments")
            }
            let id = try desk.attachments.insert(file, named: name, as: blob, by: person.id, at: now, in: transaction)
            guard let record = try desk.attachments.find(id, in: transaction) else { throw APIError.internalError }
            return record
        }
        guard !record.isStored else { return record.attachment }
        do throws(BlobError) {
            try await keeping.blobs.put(file.data, as: blob, type: file.contentType)
        } catch {
            log.error("file can't be stored", metadata: ["attachment": "\(record.attachment.id)", "error": "\(error)"])
            throw Self.unavailable
        }
        guard try await context.database.write({ try desk.attachments.markStored(record.attachment.id, at: now, in: $0) }) else { throw Self.unavailable }
        return record.attachment
    }

    private func show(_ id: Int, _ context: HandlerContext) async throws -> ServedFile {
        let person = try context.person()
        let record = try await context.database.read { try attachment(id, for: person, in: $0) }
        guard record.isStored else { throw APIError.notFound() }
        let (file, tag) = (record.attachment, record.blob.hexadecimal)
        if file.isPicture, let known = ServedFile(knownBy: context.request, tag: tag) { return known }
        guard let keeping else { throw Self.unavailable }
        let data: Data?
        do throws(BlobError) {
            data = try await keeping.blobs.data(of: record.blob)
        } catch {
            log.error("file can't be read", metadata: ["attachment": "\(id)", "error": "\(error)"])
            throw Self.unavailable
        }
        guard let data else { throw APIError.notFound() }
        // Documents may hold scripts, so they are never shown from here.
        return ServedFile(
            data, type: file.contentType, name: AttachmentName.saved(file), tag: tag, use: file.isPicture ? .show : .save)
    }

    /// Returns a file that a person may have: one of their own that isn't sent yet, or one of a ticket that they may read; of internal notes only staff.
    private func attachment(_ id: Int, for person: Person, in transaction: Transaction) throws -> AttachmentRecord {
        guard let record = try desk.attachments.find(id, in: transaction) else { throw APIError.notFound() }
        guard record.ticket != 0 else {
            guard record.person == person.id else { throw APIError.notFound() }
            return record
        }
        _ = try desk.ticket(record.ticket, for: person, in: transaction)
        guard !record.isInternal || person.isStaff else { throw APIError.notFound() }
        return record
    }

    private static var unavailable: APIError {
        APIError(status: 503, code: "attachments_unavailable", message: Strings.attachmentsUnavailable, retryAfter: .seconds(10))
    }
}
