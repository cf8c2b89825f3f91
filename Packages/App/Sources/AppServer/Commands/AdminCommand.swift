import ArgumentParser
import AuthServer
import Core
import Foundation
import ServerCore

/// `admin`: creates administrators, manages accounts, and writes the audit log, on the server's machine.
struct AdminCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin", abstract: "Create administrators, manage accounts, and read the audit log.",
        discussion: "A running server takes changes over within five seconds.",
        subcommands: [Create.self, Roles.self, Disable.self, Enable.self, Sessions.self, AuditCommand.self, Factors.self])

    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create an administrator.",
            discussion: "Asks for the password on the terminal, or reads the first line of standard input.")

        @OptionGroup var options: SettingsOptions

        @Argument(help: "The email address to sign in with.")
        var email: String

        @Option(help: "The name that others see.")
        var name = "Administrator"

        func run() async throws {
            try await withAccounts(options) { accounts in
                let address = try await accounts.newAddress(email)
                let password = try PasswordEntry.read()
                try await accounts.createAdministrator(email: address, name: name, password: password)
                return "\(address) is an administrator."
            }
        }
    }

    struct Roles: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "roles", abstract: "Set an account's roles.")

        @OptionGroup var options: SettingsOptions

        @Argument(help: "The account's email address.")
        var email: String

        @Argument(help: "All roles that the account shall have: \(Role.allCases.map(\.rawValue).joined(separator: ", ")).")
        var roles: [String]

        func run() async throws {
            let roles = try roles.map { text in
                guard let role = Role(rawValue: text) else {
                    throw ValidationError("'\(text)' is not a role. To fix, give some of \(Role.allCases.map(\.rawValue).joined(separator: ", ")).")
                }
                return role
            }
            try await withAccounts(options) { accounts in
                try await accounts.setRoles(Set(roles), of: email)
                return "\(email) has the roles \(Role.allCases.filter(roles.contains).map(\.rawValue).joined(separator: ", "))."
            }
        }
    }

    struct Disable: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "disable", abstract: "Disable an account, and sign it out everywhere.")

        @OptionGroup var options: SettingsOptions

        @Argument(help: "The account's email address.")
        var email: String

        func run() async throws {
            try await withAccounts(options) { accounts in
                try await accounts.disable(email)
                return "\(email) is disabled and signed out."
            }
        }
    }

    struct Enable: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "enable", abstract: "Enable an account that was disabled.")

        @OptionGroup var options: SettingsOptions

        @Argument(help: "The account's email address.")
        var email: String

        func run() async throws {
            try await withAccounts(options) { accounts in
                try await accounts.enable(email)
                return "\(email) is enabled."
            }
        }
    }

    struct Sessions: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "sessions", abstract: "End an account's sessions.", subcommands: [End.self])

        struct End: AsyncParsableCommand {
            static let configuration = CommandConfiguration(commandName: "end", abstract: "Sign an account out everywhere.")

            @OptionGroup var options: SettingsOptions

            @Argument(help: "The account's email address.")
            var email: String

            func run() async throws {
                try await withAccounts(options) { accounts in
                    let count = try await accounts.endSessions(of: email)
                    return "\(email) is signed out everywhere: \(count) \(count == 1 ? "session" : "sessions") ended."
                }
            }
        }
    }
}

extension AdminCommand {
    struct Factors: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "factors", abstract: "Remove an account's second factors.", subcommands: [Remove.self])

        struct Remove: AsyncParsableCommand {
            static let configuration = CommandConfiguration(
                commandName: "remove", abstract: "Remove all second factors of somebody who has lost them, and sign them out everywhere.",
                discussion: "Make sure first that it is them who asks: the password alone signs in afterwards.")

            @OptionGroup var options: SettingsOptions

            @Argument(help: "The account's email address.")
            var email: String

            func run() async throws {
                try await withAccounts(options) { accounts in
                    try await accounts.removeFactors(of: email)
                    return "\(email) has no second factor any more, and is signed out everywhere."
                }
            }
        }
    }
}

/// Runs a command on the accounts of the database, and prints its outcome.
private func withAccounts(_ options: SettingsOptions, _ body: (AccountCommands) async throws -> String) async throws {
    let server = try await Bootstrap.composeMigrated(try options.settings())
    let outcome: String
    do {
        outcome = try await body(try server.application.container.resolve(AccountCommands.self))
    } catch {
        try? await server.close()
        throw error
    }
    try await server.close()
    Tumble.write(outcome, to: .standardOutput)
}
