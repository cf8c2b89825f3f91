import Blobs
import Core
import Foundation
import Logging
import OrdersAPI
import Persistence
import ServerCore

/// Takes photos of orders and shows them: to the order's customer, to the driver whose leg it is, and to dispatchers.
struct ProofController: Sendable {
    /// The most photos of an order.
    private static let mostPhotos = 30

    let blobs: (any BlobStore)?
    private let access = OrderAccess()
    private let proofs = ProofRepository()
    private let repository = OrderRepository()
    private let log = createLog(category: "orders")

    init(blobs: (any BlobStore)?) { self.blobs = blobs }

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.addProof, allow: .byHandler) { input, context in try await take(input.id, context) }
        routes.on(OrdersEndpoints.proofs, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.read { transaction in
                try check(input.id, person, at: now, in: transaction)
                return try proofs.all(of: input.id, in: transaction).map(\.proof)
            }
        }
        routes.onFile(OrdersEndpoints.proof, allow: .byHandler) { input, context in try await show(input, context) }
    }

    /// Stores a photo. Sending the same one again returns the same row.
    private func take(_ order: Int, _ context: HandlerContext) async throws -> Proof {
        let (person, now) = (try context.person(), context.clock.now)
        guard let blobs else { throw Self.unavailable }
        // Strangers' files aren't even looked at.
        try await context.database.read { try checkSender(order, person, at: now, in: $0) }
        let image = try Self.image(context.request.body)
        let blob = BlobID(of: image.data)
        let record = try await context.database.write(.serializable) { transaction in
            try checkSender(order, person, at: now, in: transaction)
            if let known = try proofs.find(blob, of: order, in: transaction) { return known }
            guard try !proofs.isBeingRemoved(blob, in: transaction) else { throw Self.unavailable }
            guard try proofs.count(of: order, in: transaction) < Self.mostPhotos else {
                throw APIError.conflict(Strings.tooManyPhotos, code: "too_many_proofs")
            }
            let id = try proofs.insert(image, as: blob, of: order, by: person.id, at: now, in: transaction)
            guard let record = try proofs.find(id, of: order, in: transaction) else { throw APIError.internalError }
            return record
        }
        guard !record.isStored else { return record.proof }
        do throws(BlobError) {
            try await blobs.put(image.data, as: blob, type: image.format.mediaType)
        } catch {
            log.error("photo can't be stored", metadata: ["order": "\(order)", "error": "\(error)"])
            throw Self.unavailable
        }
        guard try await context.database.write({ try proofs.markStored(record.proof.id, at: now, in: $0) }) else { throw Self.unavailable }
        return record.proof
    }

    private func show(_ input: ProofRequest, _ context: HandlerContext) async throws -> ServedFile {
        let (person, now) = (try context.person(), context.clock.now)
        let record = try await context.database.read { transaction in
            try check(input.id, person, at: now, in: transaction)
            guard let record = try proofs.find(input.proofID, of: input.id, in: transaction), record.isStored else { throw APIError.notFound() }
            return record
        }
        let tag = record.blob.hexadecimal
        if let known = ServedFile(knownBy: context.request, tag: tag) { return known }
        guard let blobs else { throw Self.unavailable }
        let data: Data?
        do throws(BlobError) {
            data = try await blobs.data(of: record.blob)
        } catch {
            log.error("photo can't be read", metadata: ["order": "\(input.id)", "error": "\(error)"])
            throw Self.unavailable
        }
        guard let data else { throw APIError.notFound() }
        let fileExtension = ImageFile.Format.allCases.first { $0.mediaType == record.proof.contentType }?.fileExtension ?? "bin"
        return ServedFile(data, type: record.proof.contentType, name: "order-\(input.id)-\(input.proofID).\(fileExtension)", tag: tag)
    }

    /// Checks that somebody may see an order's photos. Drivers may while they have a leg of the order, or bring its bags home.
    @discardableResult
    private func check(_ order: Int, _ person: Person, at now: Date, in transaction: Transaction) throws -> Set<ActorRole> {
        if person.roles.contains(.driver), try repository.homewardDriver(order, in: transaction) == person.id { return [.driver] }
        let head = try access.head(order, for: person, in: transaction)
        var roles = access.roles(of: person, head)
        if !Stage.legs.contains(head.stage) { roles.remove(.driver) }
        guard !roles.isEmpty else { throw APIError.notFound() }
        return roles
    }

    /// Checks that somebody may add photos: the driver whose leg it is, and dispatchers.
    private func checkSender(_ order: Int, _ person: Person, at now: Date, in transaction: Transaction) throws {
        let roles = try check(order, person, at: now, in: transaction)
        guard !roles.isDisjoint(with: [.driver, .dispatcher]) else { throw APIError.forbidden() }
    }

    private static func image(_ data: Data) throws(APIError) -> ImageFile {
        do throws(ImageProblem) {
            return try ImageFile(data)
        } catch {
            switch error {
            case .tooLarge: throw RequestLimits.bodyTooLarge
            case .unknownFormat: throw APIError(status: 415, code: "unsupported_media_type", message: Strings.photoFormats)
            case .broken: throw .invalid(["file": Strings.photoBroken], code: "photo_broken")
            case .unsupported: throw .invalid(["file": Strings.photoUnsupported], code: "photo_unsupported")
            case .tooManyPixels: throw .invalid(["file": Strings.photoTooLarge], code: "photo_too_large")
            }
        }
    }

    private static var unavailable: APIError { APIError(status: 503, code: "photos_unavailable", message: Strings.photosUnavailable, retryAfter: .seconds(10)) }
}
