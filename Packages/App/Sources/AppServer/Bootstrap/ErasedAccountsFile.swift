import AuthServer
import Core
import Foundation

/// The list of erased accounts, as a file of JSON in the data folder beside the database. A restored database doesn't bring an older one back.
struct ErasedAccountsFile: ErasureKeeping {
    let file: URL

    static func register(_ settings: ServerSettings, in container: DIContainer) {
        guard settings.databaseFile != nil || settings.postgres != nil else { return }
        let list = ErasedAccountsFile(file: settings.data.folder.appending(path: "erased-accounts.json"))
        container.register((any ErasureKeeping).self) { _ in list }
    }

    func load() throws -> [ErasedAccount] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try WireJSON.decoder().decode([ErasedAccount].self, from: try Data(contentsOf: file))
    }

    func save(_ accounts: [ErasedAccount]) throws {
        let text = String(decoding: try WireJSON.encoder().encode(accounts), as: UTF8.self)
        // PostgreSQL alone may have made no folder.
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        _ = try PrivateFile.text(of: file) { "[]" }
        try PrivateFile.replace(file, with: text)
    }
}
