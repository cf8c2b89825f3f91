import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import RetailAPI
import ServerCore
import ServerTesting
import Testing

@testable import RetailServer

struct ImportHandlersTests {
    private let world: ImportWorld
    private let person = Person(id: 1, name: "Ada Admin", roles: [.admin])

    init() async throws { world = try await ImportWorld() }

    private let text = ImportWorld.heading + (0..<1_500).map { "A\($0),Item number \($0),Shelf,\($0 % 50 + 1).50,,yes,,\n" }.joined()

    private func begin(_ text: String, size: Int? = nil, replacing: Bool? = nil) async throws -> CatalogImport {
        try await world.administrator.call(
            RetailEndpoints.beginImport,
            ImportContent(
                id: world.retailer, fileName: "items.csv", size: size ?? text.utf8.count, fingerprint: "fingerprint-\(text.count)", replacing: replacing))
    }

    private func send(_ text: some StringProtocol, at offset: Int, of id: Int, type: String = "text/csv") async -> ServerResponse {
        await world.server.send(
            .post, "/api/v1/retail/imports/\(id)/pieces?offset=\(offset)", body: String(text), as: person, headerFields: [.contentType: type])
    }

    private func state(_ id: Int) async throws -> CatalogImport { try await world.administrator.call(RetailEndpoints.importState, IDInput(id: id)) }

    @Test func `a file is sent in pieces over a connection that is cut, and applied`() async throws {
        var run = try await begin(text)
        let bytes = Array(text.utf8)
        // The response to the first piece is lost, and the client asks where to go on.
        _ = await send(String(decoding: bytes[..<40_000], as: UTF8.self), at: 0, of: run.id)
        run = try await begin(text)
        #expect(run.offset > 0 && run.offset <= 40_000 && run.state == .reading)
        let response = await send(String(decoding: bytes[run.offset...], as: UTF8.self), at: run.offset, of: run.id)
        #expect(response.status == .ok)
        run = try await state(run.id)
        #expect(run.state == .ready && run.rows == 1_500 && run.added == 1_500)
        run = try await world.administrator.call(RetailEndpoints.applyImport, IDInput(id: run.id))
        #expect(run.state == .applied)
        #expect(try await world.administrator.call(RetailEndpoints.latestImport, IDInput(id: world.retailer)) == run)
        let error = await #expect(throws: APIError.self) { try await world.administrator.call(RetailEndpoints.applyImport, IDInput(id: run.id)) }
        #expect(error?.code == "import_state")
        #expect(world.server.audit.entries.map(\.action).suffix(2) == ["import_begun", "catalog_imported"])
    }

    @Test func `problems are listed and downloaded, and the file is discarded`() async throws {
        let wrong = ImportWorld.heading + "A1,=cmd,Drinks,abc,,,,\n"
        let run = try await begin(wrong)
        _ = await send(wrong, at: 0, of: run.id)
        let list = try await world.administrator.call(RetailEndpoints.importProblems, IDInput(id: run.id))
        #expect(list.total == 2 && list.problems.map(\.column) == [.name, .price])
        let file = await world.server.send(.get, "/api/v1/retail/imports/\(run.id)/problems/file", as: person)
        let lines = String(decoding: file.body, as: UTF8.self).split(separator: "\r\n")
        // Not even the list of what was refused has a formula in it.
        #expect(lines.count == 3 && lines[1].hasPrefix("2,name,") && lines[1].hasSuffix(",'=cmd"))
        _ = try await world.administrator.call(RetailEndpoints.discardImport, IDInput(id: run.id))
        await #expect(throws: APIError.notFound()) { try await state(run.id) }
    }

    @Test func `pieces that don't fit are refused`() async throws {
        let run = try await begin(text)
        #expect(await send("too little", at: 0, of: run.id).status == .unprocessableContent)
        #expect(await send(text + "x", at: 0, of: run.id).status == .unprocessableContent)
        #expect(await send(text, at: 0, of: run.id, type: "application/zip").status == .unsupportedMediaType)
        #expect(await send(String(repeating: "x", count: 1 << 20 + 1), at: 0, of: run.id).status == .contentTooLarge)
        #expect(await send(text, at: 0, of: 999).status == .notFound)
        #expect(try await state(run.id).offset == 0)
        for size in [0, ImportContent.mostBytes + 1] {
            let error = await #expect(throws: APIError.self) { try await begin(text, size: size) }
            #expect(error?.fields.keys.contains("size") == true)
        }
    }

    @Test func `an archive that calls itself CSV is refused without being unpacked`() async throws {
        let archive = "PK\u{3}\u{4}" + String(repeating: "0", count: 500)
        let run = try await begin(archive)
        _ = await send(archive, at: 0, of: run.id)
        #expect(try await state(run.id).state == .refused)
        let list = try await world.administrator.call(RetailEndpoints.importProblems, IDInput(id: run.id))
        #expect(list.problems.map(\.reason) == [.compressed])
    }

    @Test func `headings are named over the API`() async throws {
        let german = "Nr,Artikel,Regal,Preis\nA1,Tee,Tee,4.99\n"
        var run = try await begin(german)
        _ = await send(german, at: 0, of: run.id)
        run = try await state(run.id)
        #expect(run.state == .columns && run.headings.count == 4)
        run = try await world.administrator.call(
            RetailEndpoints.importColumns,
            ImportColumns(id: run.id, columns: ["sku": "Nr", "name": "Artikel", "category": "Regal", "price": "Preis", "details": ""]))
        #expect(run.state == .reading)
        _ = await send(german, at: 0, of: run.id)
        #expect(try await state(run.id).state == .ready)
    }

    @Test func `nobody but administrators imports or exports`() async throws {
        let run = try await begin(text)
        await #expect(throws: APIError.forbidden()) { try await world.customer.call(RetailEndpoints.importState, IDInput(id: run.id)) }
        let export = await world.server.send(.get, "/api/v1/retail/retailers/\(world.retailer)/items/file", as: .customer(7))
        #expect(export.status == .forbidden)
        let own = await world.server.send(.get, "/api/v1/retail/retailers/\(world.retailer)/items/file", as: person)
        #expect(own.status == .ok && own.headerFields[.contentDisposition]?.hasPrefix("attachment") == true)
        #expect(await world.server.send(.get, "/api/v1/retail/retailers/999/items/file", as: person).status == .notFound)
    }
}
