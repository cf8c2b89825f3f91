import Core
import Foundation
import Testing

@testable import AppServer

struct SealingKeyFileTests {
    @Test func `it is made once, of processes that start at once by one, readable by its owner alone`() async throws {
        try await TemporaryFolder.with { folder in
            let settings = try TemporaryFolder.settings(folder, .production)
            let keys = try await withThrowingTaskGroup { group in
                for _ in 0..<8 { group.addTask { try SealingKeyFile.load(settings) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let key = try SealingKeyFile.load(settings)
            #expect(keys.count == 8 && keys.allSatisfy { $0 == key })
            #expect(try TemporaryFolder.permissions(folder.appending(path: "sealing-key")) == 0o600)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["sealing-key"])
        }
    }

    @Test func `the file that is named wins`() async throws {
        try await TemporaryFolder.with { folder in
            let own = try SealingKeyFile.load(try TemporaryFolder.settings(folder))
            func named(_ text: String) throws -> Bool {
                let file = folder.appending(path: "named")
                try Data(text.utf8).write(to: file)
                return try SealingKeyFile.load(try TemporaryFolder.settings(folder, .production, ["SEALING_KEY_FILE": file.path])) == own
            }
            let digits = try String(contentsOf: folder.appending(path: "sealing-key"), encoding: .utf8)
            #expect(digits.count == 65)
            #expect(try named(digits.uppercased()))
            #expect(try !named(String(repeating: "0f", count: 32)))
        }
    }

    @Test(arguments: ["", "0f", String(repeating: "0f", count: 31) + "zz", String(repeating: "0f", count: 33)])
    func `a file that holds something else is refused with the way to make one`(text: String) async throws {
        try await TemporaryFolder.with { folder in
            try Data(text.utf8).write(to: folder.appending(path: "sealing-key"))
            let error = #expect(throws: SettingError.self) { try SealingKeyFile.load(try TemporaryFolder.settings(folder)) }
            #expect(error?.description.contains("openssl rand -hex 32") == true)
        }
    }

    @Test func `a file that isn't there, and a folder that can't be written to, are named`() async throws {
        try await TemporaryFolder.with { folder in
            let named = #expect(throws: SettingError.self) {
                try SealingKeyFile.load(try TemporaryFolder.settings(folder, .production, ["SEALING_KEY_FILE": "/nowhere/key"]))
            }
            #expect(named?.description.contains("SEALING_KEY_FILE /nowhere/key") == true)
            let unwritable = #expect(throws: SettingError.self) {
                try SealingKeyFile.load(try TemporaryFolder.settings(URL(filePath: "/proc/nowhere"), .production))
            }
            #expect(unwritable?.description.contains("To fix, make it readable and its folder writable") == true)
        }
    }
}
