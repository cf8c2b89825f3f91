import Blobs
import Core
import Foundation
import Logging
import Persistence
import RetailAPI
import ServerCore

/// Takes, shows and removes the pictures of items.
struct PictureHandlers: Sendable {
    let blobs: (any BlobStore)?
    let timeZone: TimeZone
    private let pictures = PictureRepository()
    private let items = ManagedItemRepository()
    private let log = createLog(category: "retail")

    init(blobs: (any BlobStore)?, timeZone: TimeZone) { (self.blobs, self.timeZone) = (blobs, timeZone) }

    func add(to routes: inout Routes) {
        routes.onFile(RetailEndpoints.picture, allow: .accessAlone) { input, context in try await show(input.id, context) }
        routes.on(RetailEndpoints.setPicture, allow: .accessAlone) { input, context in try await take(input.id, context) }
        routes.on(RetailEndpoints.removePicture, allow: .accessAlone) { input, context in try await change(input.id, to: nil, type: nil, context) }
    }

    private func take(_ item: Int, _ context: HandlerContext) async throws -> ManagedItem {
        guard let blobs else { throw Self.unavailable }
        let now = context.clock.now
        guard try await context.database.read({ try $0.first("SELECT id FROM retail_item WHERE id = \(item)") }) != nil else { throw APIError.notFound() }
        let image = try Self.image(context.request.body)
        let blob = BlobID(of: image.data, area: PictureRepository.area)
        // Until the item has it, the bytes count as ones to remove, so that none are left that no item knows.
        guard try await context.database.write({ try pictures.announce(blob, at: now, in: $0) }) else { throw Self.unavailable }
        do throws(BlobError) {
            try await blobs.put(image.data, as: blob, type: image.format.mediaType)
        } catch {
            log.error("picture can't be stored", metadata: ["item": "\(item)", "error": "\(error)"])
            throw Self.unavailable
        }
        return try await change(item, to: blob, type: image.format.mediaType, context)
    }

    private func change(_ item: Int, to blob: BlobID?, type: String?, _ context: HandlerContext) async throws -> ManagedItem {
        let reader = CatalogReader(person: nil, now: context.clock.now, timeZone: timeZone)
        return try await context.database.write { transaction in
            guard try pictures.set(blob, type: type, of: item, at: reader.now, in: transaction) else { throw APIError.notFound() }
            try context.record(AuditEntry(.itemPictureChanged, object: "item/\(item)"), in: transaction)
            guard let changed = try items.find(item, for: reader, in: transaction) else { throw APIError.notFound() }
            return changed
        }
    }

    private func show(_ item: Int, _ context: HandlerContext) async throws -> ServedFile {
        guard let picture = try await context.database.read({ try pictures.picture(of: item, in: $0) }) else { throw APIError.notFound() }
        let tag = picture.blob.hexadecimal
        if let known = ServedFile(knownBy: context.request, tag: tag) { return known }
        guard let blobs else { throw Self.unavailable }
        let data: Data?
        do throws(BlobError) {
            data = try await blobs.data(of: picture.blob)
        } catch {
            log.error("picture can't be read", metadata: ["item": "\(item)", "error": "\(error)"])
            throw Self.unavailable
        }
        guard let data else { throw APIError.notFound() }
        let fileExtension = ImageFile.Format.allCases.first { $0.mediaType == picture.type }?.fileExtension ?? "bin"
        // An address with the tag in it is another one once the picture changes.
        let isLasting = try context.request.query()["v"] == String(tag.prefix(8))
        return ServedFile(data, type: picture.type, name: "item-\(item).\(fileExtension)", tag: tag, use: isLasting ? .keep : .show)
    }

    private static func image(_ data: Data) throws(APIError) -> ImageFile {
        do throws(ImageProblem) {
            return try ImageFile(data)
        } catch {
            switch error {
            case .tooLarge: throw RequestLimits.bodyTooLarge
            case .unknownFormat: throw APIError(status: 415, code: "unsupported_media_type", message: Strings.pictureFormats)
            case .broken, .unsupported: throw .invalid(["file": Strings.pictureBroken], code: "picture_broken")
            case .tooManyPixels: throw .invalid(["file": Strings.picturePixels], code: "picture_too_large")
            }
        }
    }

    private static var unavailable: APIError {
        APIError(status: 503, code: "pictures_unavailable", message: Strings.picturesUnavailable, retryAfter: .seconds(10))
    }
}

extension AuditEntry.Action {
    fileprivate static let itemPictureChanged = Self(rawValue: "item_picture_changed")
}
