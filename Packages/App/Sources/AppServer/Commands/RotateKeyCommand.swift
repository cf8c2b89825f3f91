import ArgumentParser
import Core
import Foundation

/// `rotate-key`: a new signing key, without signing anybody out.
struct RotateKeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate-key", abstract: "Put a new signing key first in its file; the one before it is still accepted.")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let file = try SigningKeyFile.rotate(try options.settings())
        Tumble.write("\(file.path) begins with a new key. Restart the server, so that it signs with it.", to: .standardOutput)
    }
}
