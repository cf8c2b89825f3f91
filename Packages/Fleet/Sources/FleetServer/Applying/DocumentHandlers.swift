import Blobs
import Core
import FleetAPI
import Foundation
import Logging
import Persistence
import ServerCore

/// Takes documents of applications, and gives them to their applicants and to administrators.
struct DocumentHandlers: Sendable {
    /// The most documents whose bytes may be on their way for one application.
    private static let most = 12

    let desk: ApplicationDesk
    /// The store and what is removed from it; nil where there is no store.
    let keeping: ApplicationKeeping?
    let blobs: (any BlobStore)?
    private let log = createLog(category: "fleet")

    init(desk: ApplicationDesk, keeping: ApplicationKeeping?, blobs: (any BlobStore)?) {
        (self.desk, self.keeping, self.blobs) = (desk, keeping, blobs)
    }

    func add(to routes: inout Routes) {
        routes.on(ApplicationEndpoints.addDocument, allow: .accessAlone) { input, context in try await take(input, context) }
        routes.onFile(ApplicationEndpoints.document, allow: .byHandler) { input, context in try await show(input.id, context) }
        routes.on(ApplicationEndpoints.removeDocument, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            let blob = try await context.database.write(.serializable) { transaction in
                let (document, application) = try own(input.id, of: person, in: transaction)
                guard application.status.isEditable else { throw ApplyingHandlers.notEditable }
                try desk.documents.remove([document], at: now, in: transaction)
                return document.blob
            }
            // At once, since the same file may be added again.
            try await keeping?.removeBytes([blob])
            return NoOutput()
        }
    }

    private func take(_ input: ApplicationUpload, _ context: HandlerContext) async throws -> ApplicationDocument {
        let (person, now) = (try context.person(), context.clock.now)
        guard let blobs else { throw Self.unavailable }
        let file = try Self.checked(context.request.body)
        let blob = BlobID(of: file.data, area: DocumentRecord.area)
        let name = FileName.cleaned(input.name, endings: file.endings)
        let id = try await context.database.write(.serializable) { transaction in
            let application = try editable(of: person, in: transaction)
            guard try !desk.documents.isBeingRemoved(blob, in: transaction) else { throw Self.unavailable }
            guard try desk.documents.all(of: application.id, in: transaction).count < Self.most else {
                throw APIError.conflict(Strings.documentsTooMany, code: "too_many_documents")
            }
            return try desk.documents.insert(file, as: blob, named: name, input.kind, of: application.id, at: now, in: transaction)
        }
        do throws(BlobError) {
            try await blobs.put(file.data, as: blob, type: file.contentType)
        } catch {
            log.error("document can't be stored", metadata: ["document": "\(id)", "error": "\(error)"])
            throw Self.unavailable
        }
        let (document, replaced) = try await context.database.write(.serializable) { transaction in
            try finish(id, of: person, at: now, in: transaction)
        }
        try await keeping?.removeBytes(replaced)
        guard let document else { throw ApplyingHandlers.notEditable }
        return document
    }

    /// Marks a document whose bytes are stored, and removes those of its kind that it takes the place of. Where the application was submitted meanwhile, the
    /// document itself is removed.
    private func finish(
        _ id: Int, of person: Person, at now: Date, in transaction: Transaction
    ) throws -> (document: ApplicationDocument?, removed: [BlobID]) {
        guard let record = try desk.documents.find(id, in: transaction) else { throw Self.unavailable }
        let isEditable = try desk.applications.find(record.application, in: transaction)?.status.isEditable == true
        let others = try desk.documents.all(of: record.application, in: transaction).filter {
            $0.document.kind == record.document.kind && $0.document.id != id && $0.isStored
        }
        let removed = isEditable ? others : [record]
        try desk.documents.remove(removed, at: now, in: transaction)
        if isEditable { _ = try desk.documents.markStored(id, at: now, in: transaction) }
        return (isEditable ? record.document : nil, removed.map(\.blob))
    }

    private func show(_ id: Int, _ context: HandlerContext) async throws -> ServedFile {
        let person = try context.person()
        let (record, application) = try await context.database.read { try readable(id, by: person, in: $0) }
        if application.person != person.id {
            await context.recordSight(.applicationRead(application.id, of: application.person))
        }
        let (file, tag) = (record.document, record.blob.hexadecimal)
        if file.isPicture, let known = ServedFile(knownBy: context.request, tag: tag) { return known }
        guard let blobs else { throw Self.unavailable }
        let data: Data?
        do throws(BlobError) {
            data = try await blobs.data(of: record.blob)
        } catch {
            log.error("document can't be read", metadata: ["document": "\(id)", "error": "\(error)"])
            throw Self.unavailable
        }
        guard let data else { throw APIError.notFound() }
        // PDFs may hold scripts, so they are never shown from here.
        return ServedFile(data, type: file.contentType, name: FileName.saved(file.name, id: file.id), tag: tag, use: file.isPicture ? .show : .save)
    }

    /// Returns the application that a person may change.
    private func editable(of person: Person, in transaction: Transaction) throws -> ApplicationRecord {
        guard let record = try desk.applications.latest(of: person.id, in: transaction), record.status.isOpen else { throw APIError.notFound() }
        guard record.status.isEditable else { throw ApplyingHandlers.notEditable }
        return record
    }

    /// Returns a document of a person's own application.
    private func own(_ id: Int, of person: Person, in transaction: Transaction) throws -> (DocumentRecord, ApplicationRecord) {
        guard let record = try desk.documents.find(id, in: transaction),
            let application = try desk.applications.find(record.application, in: transaction), application.person == person.id
        else { throw APIError.notFound() }
        return (record, application)
    }

    /// Returns a document that a person may see: the applicant, and administrators once it was submitted.
    private func readable(_ id: Int, by person: Person, in transaction: Transaction) throws -> (DocumentRecord, ApplicationRecord) {
        guard let record = try desk.documents.find(id, in: transaction), record.isStored,
            let application = try desk.applications.find(record.application, in: transaction)
        else { throw APIError.notFound() }
        guard application.person == person.id || person.roles.contains(.admin) && application.isVisible else { throw APIError.notFound() }
        return (record, application)
    }

    /// Checks an uploaded document.
    ///
    /// - Throws: ``/Core/APIError`` of status 413, 415 or 422.
    static func checked(_ uploaded: Data) throws(APIError) -> CheckedFile {
        do throws(ImageProblem) {
            return try CheckedFile(uploaded, mostBytes: ApplicationDocument.mostBytes)
        } catch {
            switch error {
            case .tooLarge: throw RequestLimits.bodyTooLarge
            case .unknownFormat: throw APIError(status: 415, code: "unsupported_media_type", message: Strings.documentFormats)
            case .broken: throw .invalid(["file": Strings.documentBroken], code: "file_broken")
            case .unsupported: throw .invalid(["file": Strings.documentUnsupported], code: "file_unsupported")
            case .tooManyPixels: throw .invalid(["file": Strings.documentPixels], code: "file_too_large")
            }
        }
    }

    private static var unavailable: APIError {
        APIError(status: 503, code: "documents_unavailable", message: Strings.documentsUnavailable, retryAfter: .seconds(10))
    }
}
