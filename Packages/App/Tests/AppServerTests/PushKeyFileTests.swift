import Core
import Foundation
import NotificationsServer
import Testing

@testable import AppServer

struct PushKeyFileTests {
    @Test func `development makes one key for its owner alone, and keeps it`() async throws {
        try await TemporaryFolder.with { folder in
            let source = try #require(PushKeySource(try TemporaryFolder.settings(folder)))
            let key = try source.load().current
            #expect(try source.load().current == key)
            #expect(try TemporaryFolder.permissions(folder.appending(path: "push-key.pem")) == 0o600)
        }
    }

    @Test func `production pushes nothing without a key, and with one by the first of its file`() async throws {
        try await TemporaryFolder.with { folder in
            #expect(PushKeySource(try TemporaryFolder.settings(folder, .production)) == nil)
            let (file, first) = (folder.appending(path: "keys.pem"), VAPIDKeys.generatePEM())
            try Data((first + "\n" + VAPIDKeys.generatePEM()).utf8).write(to: file)
            let source = try #require(PushKeySource(try TemporaryFolder.settings(folder, .production, ["PUSH_KEY_FILE": file.path])))
            #expect(try source.load().current == VAPIDKeys(pem: first).current)
        }
    }

    @Test func `a file that isn't there, or holds something else, is named with the way to make one`() async throws {
        try await TemporaryFolder.with { folder in
            func refusal(_ path: String) throws -> String? {
                let source = try #require(PushKeySource(try TemporaryFolder.settings(folder, .production, ["PUSH_KEY_FILE": path])))
                return #expect(throws: SettingError.self) { try source.load() }?.description
            }
            #expect(try refusal("/nowhere/key") == "PUSH_KEY_FILE /nowhere/key can't be read. To fix, check the path and its permissions.")
            let file = folder.appending(path: "text")
            try Data("text".utf8).write(to: file)
            #expect(try refusal(file.path)?.contains("openssl genpkey") == true)
        }
    }
}
