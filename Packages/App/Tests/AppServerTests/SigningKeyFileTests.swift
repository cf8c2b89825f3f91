import Core
import Foundation
import Testing

@testable import AppServer

struct SigningKeyFileTests {
    private func inFolder(_ body: (URL, ServerSettings) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tumble-key-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(
            folder,
            try ServerSettings.load(build: .development, file: nil, commandLine: ["DATA_FOLDER": folder.path], environment: [:]))
    }

    @Test func `development makes its key once, readable by its owner alone`() throws {
        try inFolder { folder, settings in
            let first = try SigningKeyFile.load(settings)
            #expect(try SigningKeyFile.load(settings).pem == first.pem)
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "signing-key.pem").path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func `a file that holds no key is refused with the way to make one`() throws {
        try inFolder { folder, settings in
            try Data("nonsense".utf8).write(to: folder.appending(path: "signing-key.pem"))
            let error = #expect(throws: SettingsError.self) { try SigningKeyFile.load(settings) }
            #expect(error?.description.contains("To fix, make one: openssl") == true)
        }
    }
}
