import Blobs
import Core
import CoreTesting
import Crypto
import FleetAPI
import FleetServer
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Synchronization

/// The roles that were granted, in place of Auth's server.
final class FakeRoles: DriverRoles {
    let granted = Mutex<[Int]>([])
    let isLocked = Mutex(false)

    func grant(_ person: Int, _ context: HandlerContext, in transaction: Transaction) throws {
        guard !isLocked.withLock({ $0 }) else { throw APIError.conflict("Locked.", code: "account_locked") }
        transaction.afterCommit { [self] in granted.withLock { $0.append(person) } }
    }
}

/// A server with Fleet, to which people apply.
struct ApplicationTestServer: Sendable {
    static let administrator = Person(id: 901, name: "Ada", roles: [.admin])
    let server: TestServer
    let roles = FakeRoles()
    let blobs: MemoryBlobStore
    private let plugin = FleetServerPlugin()

    init(_ values: [String: String] = [:], isOpen: Bool = true, blobs store: (any BlobStore)? = nil) async throws {
        let (roles, blobs) = (roles, MemoryBlobStore())
        self.blobs = blobs
        let flags = try FeatureFlags([FleetFlags.applications]) { _ in isOpen ? "YES" : "NO" }
        server = try await TestServer(
            plugins: [FakeOrders(), plugin], settings: values, clock: TestClock(now: Date(timeIntervalSince1970: 1_767_268_800))
        ) { container in
            container.register(SymmetricKey.self) { _ in SymmetricKey(data: Data(repeating: 7, count: 32)) }
            container.register((any DriverRoles).self) { _ in roles }
            container.register((any BlobStore).self) { _ in store ?? blobs }
            container.register(FeatureFlags.self) { _ in flags }
        }
    }

    func person(_ id: Int) -> APIClient { server.client(as: .customer(id)) }

    var applicant: APIClient { person(7) }
    var administrator: APIClient { server.client(as: Self.administrator) }
    var otherAdministrator: APIClient { server.client(as: Person(id: 902, name: "Abe", roles: [.admin])) }

    func overview(of client: APIClient? = nil) async throws -> ApplicationOverview { try await (client ?? applicant).call(ApplicationEndpoints.overview) }

    @discardableResult
    func upload(_ kind: ApplicationDocumentKind, _ file: Data = .picture, as client: APIClient? = nil) async throws -> ApplicationDocument {
        try await (client ?? applicant).upload(
            ApplicationEndpoints.addDocument, ApplicationUpload(kind: kind, name: "\(kind).png"), file: file, type: "image/png")
    }

    /// Fills an application in completely.
    @discardableResult
    func draft(_ form: ApplicationForm = .sample, as client: APIClient? = nil) async throws -> DriverApplication {
        let client = client ?? applicant
        _ = try await client.call(ApplicationEndpoints.save, form)
        for kind in ApplicationDocumentKind.allCases { try await upload(kind, as: client) }
        return try await overview(of: client).application ?? .sample
    }

    @discardableResult
    func submitted(_ form: ApplicationForm = .sample, as client: APIClient? = nil) async throws -> DriverApplication {
        let client = client ?? applicant
        let draft = try await draft(form, as: client)
        return try await client.call(ApplicationEndpoints.submit, ApplicationSubmission(version: draft.version, termsVersion: 1))
    }

    @discardableResult
    func decide(
        _ application: DriverApplication, _ status: ApplicationStatus, _ message: String? = nil, as client: APIClient? = nil
    ) async throws -> DriverApplication {
        let decision = ApplicationDecision(id: application.id, version: application.version, status: status, message: message)
        return try await (client ?? administrator).call(ApplicationEndpoints.decide, decision).application
    }

    /// Does what is done every hour, some days later.
    func tidyUp(afterDays days: Int = 0) async throws {
        server.clock.advance(by: .seconds(days * 24 * 3600))
        let job = try plugin.jobs(server.application.container).first { $0.name == "applications to drive are tidied up" }
        try await job?.run()
    }

    func count(_ sql: SQL) async throws -> Int {
        try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM \(sql: sql)") }
    }
}

extension Data {
    /// A PNG of one pixel.
    static let picture = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data()

    /// A PDF without pages.
    static let document = Data("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".utf8)

    /// A PNG whose header says that it has 50,000 by 50,000 pixels.
    static let bomb: Data = {
        var bytes = Array(Data.picture)
        // The length, the name and the content of the header follow the signature, and then the checksum of name and content.
        bytes.replaceSubrange(16..<24, with: [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50])
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in bytes[12..<29] {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        let inverted = ~checksum
        bytes.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: inverted >> $0) })
        return Data(bytes)
    }()
}
