import AuthAPI
import Blobs
import Core
import Foundation
import Logging
import Persistence
import ServerCore

/// The endpoints by which a person asks for an archive of their data, and downloads it.
struct ExportHandlers: Sendable {
    /// Nil where there is no store.
    let blobs: (any BlobStore)?
    let name: CurrentSetting<String>
    let lifetime: Duration
    private let exports = ExportRepository()
    private let security = SecurityLog()
    private let log = createLog(category: "export")

    init(blobs: (any BlobStore)?, name: CurrentSetting<String>, lifetime: Duration) {
        (self.blobs, self.name, self.lifetime) = (blobs, name, lifetime)
    }

    func add(to routes: inout Routes) {
        routes.on(PersonalDataEndpoints.export, allow: .accessAlone) { _, context in
            let (now, caller) = (context.clock.now, try context.person().id)
            return state(try await context.database.read { try exports.newest(of: caller, in: $0) }, at: now)
        }
        routes.on(PersonalDataEndpoints.requestExport, allow: .accessAlone) { _, context in try await request(context) }
        routes.onFile(PersonalDataEndpoints.exportFile, allow: .byHandler) { input, context in try await file(input.id, context) }
    }

    private func request(_ context: HandlerContext) async throws -> AccountExportState {
        let (now, caller, language) = (context.clock.now, try context.person().id, Language.current)
        guard blobs != nil else { throw Self.unavailable }
        let export = try await context.database.write { transaction in
            if try exports.add(caller, language: language.rawValue, at: now, in: transaction) {
                try security.record(.exportAsked, account: caller, actor: caller, context, at: now, in: transaction)
            }
            return try exports.newest(of: caller, in: transaction)
        }
        return state(export, at: now)
    }

    private func file(_ id: Int, _ context: HandlerContext) async throws -> ServedFile {
        let (now, caller) = (context.clock.now, try context.person().id)
        let export = try await context.database.read { try exports.ready(id, of: caller, at: now, in: $0) }
        guard let export, let blob = export.blob else { throw APIError.notFound() }
        guard let blobs else { throw Self.unavailable }
        let data: Data?
        do throws(BlobError) {
            data = try await blobs.data(of: blob)
        } catch {
            log.error("export can't be read", metadata: ["export": "\(id)", "error": "\(error)"])
            throw Self.unavailable
        }
        guard let data else { throw APIError.notFound() }
        try await context.database.write { try security.record(.exportDownloaded, account: caller, actor: caller, context, at: now, in: $0) }
        let day = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().format(export.createdAt)
        return ServedFile(data, type: "application/zip", name: "\(name.value)-\(day).zip", tag: blob.hexadecimal, use: .save)
    }

    private func state(_ export: ExportRecord?, at now: Date) -> AccountExportState {
        AccountExportState(export: export?.export(at: now), days: Int(lifetime / .seconds(24 * 3600)))
    }

    private static var unavailable: APIError {
        APIError(status: 503, code: "exports_unavailable", message: Strings.exportUnavailable, retryAfter: .seconds(60))
    }
}
