import ArgumentParser
import Core
import Foundation

/// `rotate-key`: adds a new signing key, without signing anybody out.
struct RotateKeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate-key", abstract: "Add a new signing key at the start of its file. The previous one is still accepted.")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let file = try SigningKeyFile.rotate(try options.settings())
        Tumble.write("\(file.path) starts with a new key. Restart the server to use it.", to: .standardOutput)
    }
}
