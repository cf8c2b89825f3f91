import ArgumentParser
import Core
import Foundation
import HTTPTypes

/// The arguments of a call, whatever its method.
struct CallOptions: ParsableArguments {
    @OptionGroup var connection: ConnectionOptions

    @Option(help: "How to print the response: table or json.")
    var output = OutputForm.table

    @Option(help: "A file with the JSON to send, or the file itself where the endpoint takes one; - for standard input.")
    var body: String?

    @Argument(help: "The endpoint, such as /orders/12.")
    var path: String

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("The endpoint's fields, as --name value or name=value; --address.street names a field within a field.", valueName: "--name value"))
    var words: [String] = []

    /// Makes the call and prints its outcome.
    func perform(_ method: HTTPRequest.Method) async throws {
        let call = try call(method)
        try await connection.withDevice { device in
            if !call.entry.gives.isEmpty, isatty(STDOUT_FILENO) == 1 {
                throw ValidationError("\(path) gives a file. To fix, say where to, such as > file.")
            }
            report(try await device.perform(call))
        }
    }

    private func call(_ method: HTTPRequest.Method) throws -> ClientDevice.Call {
        let catalog = try EndpointCatalog.product()
        guard let (entry, values) = catalog.match(method, path) else { throw unknown(method, catalog) }
        let content = try body.map(Self.content)
        var json: APIValue?
        if let content, entry.takes.isEmpty {
            guard let value = try? APIValue(json: content) else { throw ValidationError("What --body names is no JSON.") }
            json = value
        }
        let input = try CallInput.input(of: entry, path: values, words: words, body: json)
        var call = ClientDevice.Call(entry: entry, input: input, title: "\(method.rawValue) \(path)")
        if !entry.takes.isEmpty {
            guard let content else { throw ValidationError("\(method.rawValue) \(path) takes a file. To fix, name it with --body.") }
            call.file = (content, FileType.of(content, among: entry.takes))
        }
        return call
    }

    private func report(_ outcome: ClientDevice.Outcome) {
        switch outcome {
        case .file(let data): FileHandle.standardOutput.write(data)
        case .value(let value, nil): Tumble.write(output.text(value), to: .standardOutput)
        case .value(let value, let savedAt?):
            Tumble.write(output.text(value), to: .standardOutput)
            Tumble.write("The server can't be reached: this is what it said at \(WireJSON.string(from: savedAt)).", to: .standardError)
        case .queued(let number, let reason):
            let status: APIValue = .object([.init(name: "queued", value: .integer(number))])
            let notice = "Waits in the outbox as number \(number), since \(Self.why(reason)). To send it, run tumble api outbox send."
            switch output {
            case .table: Tumble.write(notice, to: .standardOutput)
            case .json:
                Tumble.write(status.json, to: .standardOutput)
                Tumble.write(notice, to: .standardError)
            }
        }
    }

    /// The reason for which an operation waits.
    static func why(_ error: APIError) -> String {
        switch error.kind {
        case .offline, .timedOut: "the server can't be reached"
        case .unauthorized: "your session is over: sign in again first"
        case .rateLimited: "there were too many calls"
        default: "the server failed (\(error.status) \(error.code.rawValue))"
        }
    }

    private func unknown(_ method: HTTPRequest.Method, _ catalog: EndpointCatalog) -> ValidationError {
        let others = catalog.entries.map(\.method).filter { catalog.match($0, path) != nil }.map(\.rawValue)
        if !others.isEmpty { return ValidationError("\(path) has no \(method.rawValue), but \(Set(others).sorted().joined(separator: ", ")).") }
        let near = NearestName.nearest(to: path, among: catalog.entries.filter { $0.method == method }.map(\.path.description))
        return ValidationError("There is no \(method.rawValue) \(path).\(near.map { " Did you mean \($0)?" } ?? "")")
    }

    private static func content(_ place: String) throws -> Data {
        if place == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
        guard let data = FileManager.default.contents(atPath: place) else { throw ValidationError("\(place) can't be read.") }
        return data
    }
}

/// Tells the media type of a file by its first bytes.
enum FileType {
    private static let starts: [(type: String, bytes: [UInt8])] = [
        ("image/jpeg", [0xFF, 0xD8, 0xFF]), ("image/png", [0x89, 0x50, 0x4E, 0x47]), ("image/gif", [0x47, 0x49, 0x46, 0x38]),
        ("application/pdf", [0x25, 0x50, 0x44, 0x46]),
    ]

    /// Returns the type of a file, or the first of those that an endpoint takes where it is unknown: the server looks for itself.
    static func of(_ content: Data, among types: [String]) -> String {
        if content.dropFirst(8).starts(with: Data("WEBP".utf8)), types.contains("image/webp") { return "image/webp" }
        let known = starts.first { content.starts(with: $0.bytes) && types.contains($0.type) }?.type
        return known ?? types.first ?? "application/octet-stream"
    }
}

/// `api GET`: reads, from the server or from what was read before.
struct GetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "GET", abstract: "Read: tumble api GET /orders --status inProgress.", aliases: ["get"])
    @OptionGroup var call: CallOptions
    func run() async throws { try await call.perform(.get) }
}

/// `api POST`: creates or does something.
struct PostCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "POST", abstract: "Create or do something.", aliases: ["post"])
    @OptionGroup var call: CallOptions
    func run() async throws { try await call.perform(.post) }
}

/// `api PUT`: replaces or changes something.
struct PutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "PUT", abstract: "Change something.", aliases: ["put"])
    @OptionGroup var call: CallOptions
    func run() async throws { try await call.perform(.put) }
}

/// `api PATCH`: changes a part of something.
struct PatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "PATCH", abstract: "Change a part of something.", aliases: ["patch"])
    @OptionGroup var call: CallOptions
    func run() async throws { try await call.perform(.patch) }
}

/// `api DELETE`: removes something.
struct DeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "DELETE", abstract: "Remove something.", aliases: ["delete"])
    @OptionGroup var call: CallOptions
    func run() async throws { try await call.perform(.delete) }
}
