import Core
import Foundation
import Testing

@testable import AppServer

struct ClientFolderTests {
    private let home = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID().uuidString)")

    @Test func `it lies in the state folder, for its owner alone`() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let plain = try ClientFolder(server: nil, environment: ["HOME": home.path])
        #expect(plain.url.path == home.path + "/.local/state/tumble/http___127.0.0.1_8080")
        let given = try ClientFolder(server: "https://tumble.example/", environment: ["HOME": home.path, "XDG_STATE_HOME": home.path + "/state"])
        #expect(given.url.path == home.path + "/state/tumble/https___tumble.example")
        #expect(try FileManager.default.attributesOfItem(atPath: given.url.path)[.posixPermissions].map { "\($0)" } == "448")
    }

    @Test func `the server is the given one, then the environment's, then the last one signed in to`() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        var environment = ["HOME": home.path]
        let first = try ClientFolder(server: "https://a.example", environment: environment)
        #expect(first.account == nil)
        try first.remember(ClientFolder.Account(id: 7, email: "casey@example.org"))
        let later = try ClientFolder(server: nil, environment: environment)
        #expect(later.server == first.server)
        #expect(later.account?.id == 7)
        environment["TUMBLE_SERVER"] = "https://b.example"
        #expect(try ClientFolder(server: nil, environment: environment).server.absoluteString == "https://b.example")
        #expect(try ClientFolder(server: "https://c.example", environment: environment).account == nil)
    }

    @Test(arguments: ["http://tumble.example", "ftp://tumble.example", "tumble.example", "", "https://", "http://127.0.0.1.example"])
    func `a server to which a password mustn't go is refused with the fix`(address: String) {
        let error = #expect(throws: SettingError.self) { try ClientFolder(server: address, environment: ["HOME": home.path]) }
        #expect(error?.description.contains("To fix") == true)
        #expect(!FileManager.default.fileExists(atPath: home.path))
    }

    @Test func `without a home the fix is said`() {
        #expect(throws: SettingError("There is no folder for the sign-in. To fix, set HOME or XDG_STATE_HOME.")) {
            try ClientFolder(server: nil, environment: ["XDG_STATE_HOME": "relative"])
        }
    }
}
