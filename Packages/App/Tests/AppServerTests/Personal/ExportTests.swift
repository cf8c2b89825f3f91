import AuthAPI
import Blobs
import Core
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import SupportAPI
import Testing

@testable import AppServer

/// The archive of somebody's data, of the whole product.
@Suite(.timeLimit(.minutes(5)))
struct ExportTests {
    private static let job = "archives of people's data"
    private static let document = Data("%PDF-1.4\n% of Muster\ntrailer<<>>\n%%EOF\n".utf8)

    @Test func `every exported column of every feature is in the archive of somebody who has used them all, and nothing of anybody else`() async throws {
        let leaving = try await LeavingWorld()
        try await leaving.live()
        try await attach(leaving)
        let policy = Data("%PDF-1.4\n% insurance\ntrailer<<>>\n%%EOF\n".utf8)
        _ = try await leaving.person.client.relay("/drivers/application/documents/insurance?name=policy.pdf", file: (policy, "application/pdf"))
        let id = leaving.person.person.id
        let declarations = try leaving.server.application.container.resolve(PersonalDataDeclarations.self).all.filter { $0.roles.contains(.customer) }
        let held = try await leaving.server.database.read { transaction in
            try declarations.map { try $0.tables.map { try $0.rows(of: id, after: nil, limit: 1_000, in: transaction).count } }
        }
        let zip = try await export(leaving)
        for (data, counts) in Swift.zip(declarations, held) {
            let file = try #require(zip.entries["\(data.id).json"], "\(data.id).json is missing.")
            let lists = try #require(try JSONSerialization.jsonObject(with: file) as? [String: [[String: Any]]])
            for (table, count) in Swift.zip(data.tables, counts) {
                let columns = table.columns.filter { $0.form != .left }.map { Self.camelCase($0.name) }
                guard !columns.isEmpty else { continue }
                let list = try #require(lists[Self.camelCase(table.name.split(separator: "_").dropFirst().joined(separator: "_"))], "\(table.name)")
                #expect(list.count >= count, "\(table.name)")
                // Where a table has several declarations, each row is there once.
                #expect(count == 0 || list.contains { row in columns.allSatisfy { row[$0] != nil } }, "\(table.name) lacks one of \(columns)")
            }
        }
        #expect(held.joined().reduce(0, +) > 60, "So few rows prove little.")
        let all = zip.entries.values.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
        // What staff wrote for each other, and what the driver reported, isn't the person's.
        let theirs = Set(LeavingWorld.marks).subtracting(["report-mark"])
        for mark in theirs { #expect(all.lowercased().contains(mark.lowercased()), "\(mark) is missing.") }
        for secret in ["Muster wrote", "report-mark", "internal.pdf", "Dana", "password"] { #expect(!all.contains(secret), "\(secret)") }
        #expect(zip.entries.values.contains(LeavingWorld.photo) && zip.entries.values.contains(Self.document) && zip.entries.values.contains(policy))
        #expect(zip.names.filter { $0.hasPrefix("files/") }.count == 3)
        // What is sealed in the database is the person's own.
        #expect(all.contains("LICENSE-MARK") && all.contains("1980-02-29"))
    }

    @Test func `a driver's archive has what they did, and their customers as numbers alone`() async throws {
        let leaving = try await LeavingWorld()
        try await leaving.live()
        let zip = try await export(leaving, of: leaving.world.drivers.first)
        let driving = String(decoding: try #require(zip.entries["driving.json"]), as: UTF8.self)
        #expect(driving.contains("\"payCents\"") && driving.contains("\"latitude\""))
        let all = zip.entries.filter { $0.key != "chat.json" }.values.map { String(decoding: $0, as: UTF8.self) }.joined()
        for mark in ["Muster", "77 Marker Lane", "gate 9922", "949 555 7788", "max@example.org"] { #expect(!all.contains(mark), "\(mark)") }
    }

    @Test func `archives go with their account, and leave no bytes`() async throws {
        let leaving = try await LeavingWorld()
        try await leaving.live()
        let blobs = try #require(try leaving.server.application.container.resolve((any BlobStore).self) as? MemoryBlobStore)
        _ = try await export(leaving)
        #expect(blobs.ids.contains { $0.area == "exports" })
        _ = try await leaving.leave()
        try await leaving.pass()
        try await leaving.run("accounts are deleted")
        try await leaving.run(Self.job)
        #expect(!blobs.ids.contains { $0.area == "exports" })
        #expect(try await leaving.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM auth_export") } == 0)
    }

    /// Asks for the archive, has it put together, and downloads it.
    private func export(_ leaving: LeavingWorld, of member: PrivacyWorld.Member? = nil) async throws -> StoredZip {
        let member = member ?? leaving.person
        _ = try await member.client.call(PersonalDataEndpoints.requestExport)
        try await leaving.run(Self.job)
        let export = try #require(try await member.client.call(PersonalDataEndpoints.export).export)
        #expect(export.status == .ready)
        let (response, data) = try await member.client.relay(export.path)
        #expect(response.status == .ok && data.count == export.bytes)
        return try StoredZip(data)
    }

    /// Adds a document to the person's ticket, and one of staff's for each other.
    private func attach(_ leaving: LeavingWorld) async throws {
        let ticket = try #require(try await leaving.person.client.call(SupportEndpoints.tickets, TicketListRequest()).items.first).id
        for (client, name, isInternal) in [(leaving.person.client, "mine", false), (leaving.world.dispatcher.client, "internal", true)] {
            let document = isInternal ? Data("%PDF-1.4\n% for staff\ntrailer<<>>\n%%EOF\n".utf8) : Self.document
            let (_, body) = try await client.relay("/support/attachments?name=\(name).pdf", file: (document, "application/pdf"))
            let file = try #require(try WireJSON.decoder().decode(Envelope<TicketAttachment>.self, from: body).data)
            _ = try await client.call(
                SupportEndpoints.send, SendTicketMessage(id: ticket, text: "Look.", attachmentIDs: [file.id], isInternal: isInternal))
        }
    }

    private static func camelCase(_ name: String) -> String {
        name.replacing(/_([a-z0-9])/) { $0.output.1.uppercased() }
    }
}
