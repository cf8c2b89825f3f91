import ArgumentParser
import Core
import Foundation
import NetworkingNIO

/// `api`: calls a server's API as a signed-in person.
struct APICommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "api", abstract: "Call a server's API as a signed-in person.",
        discussion: """
            For example: tumble api sign-in casey@example.org, then tumble api GET /orders --status inProgress.
            A change that can't reach the server waits in the outbox, and a read then shows what was read before; both say so. Exit status: 0 for \
            success and for what waits, 2 if the server refused, 3 if nobody is signed in, 4 if the server can't be reached, 5 if it failed.
            """,
        subcommands: [
            GetCommand.self, PostCommand.self, PutCommand.self, PatchCommand.self, DeleteCommand.self, SignInCommand.self, SignOutCommand.self,
            ProveCommand.self, OutboxCommand.self, CompleteCommand.self,
        ])
}

/// The server to call.
struct ConnectionOptions: ParsableArguments {
    @Option(help: "The server's address. Default: TUMBLE_SERVER, then the one of the last sign-in, then \(ClientFolder.localServer).")
    var server: String?

    /// Gives work the device of this person and server, and describes an API's error.
    func withDevice<Output>(_ work: (ClientDevice) async throws -> Output) async throws -> Output {
        LogBootstrap.run(try EndpointCatalog.settings(), clock: SystemClock())
        let folder = try ClientFolder(server: server)
        let transport = AsyncHTTPClientTransport()
        let outcome: Result<Output, any Error>
        do {
            let device = try ClientDevice(
                folder: folder, transport: transport, baseURL: folder.server, clock: SystemClock(), random: SystemRandomSource())
            outcome = .success(try await work(device))
        } catch let error as APIError {
            outcome = .failure(ClientFailure(error, server: folder.server.absoluteString))
        } catch {
            outcome = .failure(error)
        }
        try await transport.shutdown()
        return try outcome.get()
    }
}

/// The form of a response.
enum OutputForm: String, ExpressibleByArgument, CaseIterable {
    case table, json

    /// The width of the terminal that shows the output; nil if it goes elsewhere.
    private static var terminalWidth: Int? {
        var size = winsize()
        guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    func text(_ value: APIValue) -> String {
        switch self {
        case .table: ValueText(value, width: Self.terminalWidth).text
        case .json: value.json
        }
    }
}

/// `api sign-in`: signs in and keeps the tokens, sealed, in the person's state folder.
struct SignInCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in", abstract: "Sign in, and keep the session in your state folder.",
        discussion: "Asks for the password on the terminal, or reads the first line of standard input.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "Your email address.")
    var email: String

    @Option(help: "A code of your authenticator app, or a recovery code, if your account has a second factor. Asked for on a terminal.")
    var code: String?

    func run() async throws {
        try await connection.withDevice { device in
            let password = try PasswordEntry.readOnce()
            let address: String
            do {
                address = try await device.signIn(email: email, password: password, code: code)
            } catch let error as APIError where error.code == "second_factor_required" && code == nil {
                address = try await device.signIn(email: email, password: password, code: try CodeEntry.read())
            }
            Tumble.write("Signed in to \(device.folder.server.absoluteString) as \(address).", to: .standardOutput)
        }
    }
}

/// `api sign-out`: ends the session on the server and here.
struct SignOutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out", abstract: "Sign out. What waits in the outbox stays for your next sign-in.")

    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        try await connection.withDevice { device in
            let isTold = await device.signOut()
            Tumble.write("Signed out of \(device.folder.server.absoluteString).", to: .standardOutput)
            if !isTold {
                Tumble.write("The server couldn't be reached: there, the session ends by itself once its time is over.", to: .standardError)
            }
        }
    }
}

/// `api prove`: proves again who the person is, for endpoints that ask for it.
struct ProveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prove", abstract: "Prove again who you are, as some calls need it; the proof holds for ten minutes.",
        discussion: "Asks for the password on the terminal, or reads the first line of standard input, unless a code is given.")

    @OptionGroup var connection: ConnectionOptions

    @Option(help: "A code of your authenticator app, or a recovery code, if your account has a second factor.")
    var code: String?

    func run() async throws {
        try await connection.withDevice { device in
            try await device.prove(password: code == nil ? try PasswordEntry.readOnce() : nil, code: code)
            Tumble.write("Proved.", to: .standardOutput)
        }
    }
}

/// `api complete`: prints what could stand in place of the last word, for the shells' completion scripts.
struct CompleteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "complete", abstract: "Print completions of a command line.", shouldDisplay: false)

    @Argument(parsing: .captureForPassthrough)
    var words: [String] = []

    func run() throws {
        let typed = words.first == "--" ? Array(words.dropFirst()) : words
        let candidates = CallCompletion(try EndpointCatalog.product()).candidates(typed)
        guard !candidates.isEmpty else { return }
        Tumble.write(candidates.map { "\($0.word)\t\($0.help)" }.joined(separator: "\n"), to: .standardOutput)
    }
}

/// Reads a code of a second factor from the terminal.
private enum CodeEntry {
    static func read() throws -> String {
        guard isatty(STDIN_FILENO) == 1 else { throw SettingError("Your account has a second factor. To fix, give a code with --code.") }
        FileHandle.standardError.write(Data("Code: ".utf8))
        return (readLine() ?? "").trimmingCharacters(in: .whitespaces)
    }
}
