import Core
import Foundation
import Networking
import NetworkingVault
import Testing

struct EncryptedFileTokenStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "tokens") }
    private var keyFile: URL { folder.appending(path: "tokens.key") }

    private func store() throws -> EncryptedFileTokenStore {
        EncryptedFileTokenStore(file: file, key: try TokenFileKey(file: keyFile, random: SystemRandomSource()))
    }

    private func mode(_ url: URL) throws -> Int? { try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int }

    @Test func `tokens survive, sealed, for their owner alone`() async throws {
        #expect(try await store().load() == nil)
        try await store().save(.sample(1))
        #expect(try await store().load() == .sample(1))
        let bytes = try Data(contentsOf: file)
        #expect(bytes.range(of: Data("access-1".utf8)) == nil)
        #expect(try mode(file) == 0o600)
        #expect(try mode(keyFile) == 0o600)
        try await store().save(.sample(2))
        #expect(try await store().load() == .sample(2))
    }

    @Test func `clearing removes the file`() async throws {
        try await store().save(.sample(1))
        try await store().save(nil)
        try await store().save(nil)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(try await store().load() == nil)
    }

    @Test func `a changed byte or another key is an error, not other tokens`() async throws {
        try await store().save(.sample(1))
        let other = try TokenFileKey(base64: Data(count: 32).base64EncodedString())
        await #expect(throws: TokenFileError.unreadable(file.path)) { try await EncryptedFileTokenStore(file: file, key: other).load() }
        var bytes = try Data(contentsOf: file)
        bytes[20] ^= 1
        try bytes.write(to: file)
        await #expect(throws: TokenFileError.unreadable(file.path)) { try await store().load() }
        try Data("short".utf8).write(to: file)
        await #expect(throws: TokenFileError.unreadable(file.path)) { try await store().load() }
    }

    @Test func `a key that others may read, or that is none, is refused`() throws {
        _ = try TokenFileKey(file: keyFile, random: SystemRandomSource())
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: keyFile.path)
        #expect(throws: TokenFileError.keyReadableByOthers(keyFile.path)) { try TokenFileKey(file: keyFile, random: SystemRandomSource()) }
        #expect(throws: TokenFileError.invalidKey("TOKEN_KEY")) { try TokenFileKey(base64: "c2hvcnQ=", place: "TOKEN_KEY") }
        #expect(throws: TokenFileError.invalidKey("the configuration")) { try TokenFileKey(base64: "not base64!") }
    }

    @Test func `errors say what to do`() {
        let errors: [TokenFileError] = [.invalidKey("k"), .keyReadableByOthers("k"), .unreadable("t")]
        #expect(errors.allSatisfy { $0.description.contains("To fix, ") })
    }
}
