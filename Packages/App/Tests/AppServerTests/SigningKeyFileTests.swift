import AuthAPI
import AuthServer
import Core
import Foundation
import Networking
import Testing

@testable import AppServer

struct SigningKeyFileTests {
    @Test func `development makes its key once, readable by its owner alone`() async throws {
        try await TemporaryFolder.with { folder in
            let settings = try TemporaryFolder.settings(folder)
            let first = try SigningKeyFile.load(settings)
            #expect(try SigningKeyFile.load(settings) == first)
            #expect(try TemporaryFolder.permissions(folder.appending(path: "signing-key.pem")) == 0o600)
        }
    }

    @Test func `a file that holds no key is refused with the way to make one`() async throws {
        try await TemporaryFolder.with { folder in
            let file = folder.appending(path: "signing-key.pem")
            for text in ["nonsense", SigningKey.generatePEM() + "-----BEGIN PRIVATE KEY-----\nnonsense\n-----END PRIVATE KEY-----\n"] {
                try Data(text.utf8).write(to: file)
                let error = #expect(throws: SettingError.self) { try SigningKeyFile.load(try TemporaryFolder.settings(folder)) }
                #expect(error?.description.contains("To fix, make one: openssl") == true)
            }
        }
    }

    @Test func `a file may hold several keys`() async throws {
        try await TemporaryFolder.with { folder in
            let file = folder.appending(path: "keys.pem")
            let keys = SigningKey.generatePEM() + "\n" + SigningKey.generatePEM()
            try Data(keys.utf8).write(to: file)
            #expect(try SigningKeyFile.load(try TemporaryFolder.settings(folder, .production, ["SIGNING_KEY_FILE": file.path])) == keys)
        }
    }

    @Test func `a rotation signs nobody out, seals as before, and leaves owner and permissions`() async throws {
        try await TemporaryFolder.with { folder in
            let settings = try TemporaryFolder.settings(folder)
            let before = try await Bootstrap.prepare(settings)
            let session = try await before.session(as: "customer")
            let device = try #require(await before.client(session: session).call(AuthEndpoints.sessions).first).id
            let (pem, seal) = (try SigningKeyFile.load(settings), try SealingKeyFile.load(settings))
            try await before.close()

            let file = try SigningKeyFile.rotate(settings)
            let rotated = try SigningKeyFile.load(settings)
            #expect(rotated.hasSuffix(pem.trimmingCharacters(in: .newlines) + "\n") && !rotated.hasPrefix(pem))
            #expect(try SealingKeyFile.load(settings) == seal)
            #expect(try TemporaryFolder.permissions(file) == 0o600)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("signing-key") } == ["signing-key.pem"])

            let after = try await Bootstrap.prepare(settings)
            #expect(try await after.client(session: session).call(AuthEndpoints.sessions).map(\.id) == [device])
            try await after.close()
        }
    }

    @Test func `there has to be a key to rotate`() async throws {
        try await TemporaryFolder.with { folder in
            let nameless = #expect(throws: SettingError.self) { try SigningKeyFile.rotate(try TemporaryFolder.settings(folder, .production)) }
            #expect(nameless?.description.contains("SIGNING_KEY_FILE is empty") == true)
            let missing = #expect(throws: SettingError.self) { try SigningKeyFile.rotate(try TemporaryFolder.settings(folder)) }
            #expect(missing?.description.contains("can't be read") == true)
        }
    }
}
