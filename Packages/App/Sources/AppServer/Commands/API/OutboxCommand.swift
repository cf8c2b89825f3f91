import ArgumentParser
import Core
import Foundation
import Networking

/// `api outbox`: lists, sends and clears what couldn't be sent.
struct OutboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outbox", abstract: "List the operations that wait or were refused, and send them.",
        subcommands: [List.self, Send.self, Retry.self, Discard.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List what waits and what was refused (default).")

        @OptionGroup var connection: ConnectionOptions

        @Option(help: "How to print the list: table or json.")
        var output = OutputForm.table

        func run() async throws {
            try await connection.withDevice { device in
                let content = try await device.withOutbox { outbox, _ in await outbox.content }
                Tumble.write(output.text(OutboxCommand.list(content)), to: .standardOutput)
            }
        }
    }

    struct Send: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "send", abstract: "Send what waits, oldest first.")

        @OptionGroup var connection: ConnectionOptions

        func run() async throws {
            try await connection.withDevice { device in
                try await device.withOutbox { outbox, _ in try await OutboxCommand.send(outbox) }
            }
        }
    }

    struct Retry: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "retry", abstract: "Send a refused operation once more.")

        @OptionGroup var connection: ConnectionOptions

        @Argument(help: "Its number in the list.")
        var number: Int

        func run() async throws {
            try await connection.withDevice { device in
                try await device.withOutbox { outbox, _ in
                    try await OutboxCommand.checkRefused(number, outbox)
                    try await outbox.retry(number)
                    try await OutboxCommand.send(outbox)
                }
            }
        }
    }

    struct Discard: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "discard", abstract: "Forget a refused operation.")

        @OptionGroup var connection: ConnectionOptions

        @Argument(help: "Its number in the list.")
        var number: Int

        func run() async throws {
            try await connection.withDevice { device in
                try await device.withOutbox { outbox, _ in
                    try await OutboxCommand.checkRefused(number, outbox)
                    try await outbox.discard(number)
                }
                Tumble.write("Number \(number) is forgotten.", to: .standardOutput)
            }
        }
    }

    /// The content of an outbox as a response would be.
    static func list(_ content: OutboxContent) -> APIValue {
        let waiting = content.waiting.map { row($0, "waits", "") }
        let refused = content.deadLetters.map { row($0.entry, "refused", "\($0.message) (\($0.status) \($0.code))") }
        return .list((waiting + refused).sorted { number($0) < number($1) })
    }

    private static func row(_ entry: OutboxEntry, _ state: String, _ reason: String) -> APIValue {
        .object([
            .init(name: "id", value: .integer(entry.id)), .init(name: "operation", value: .text(entry.title)),
            .init(name: "at", value: .text(entry.deviceTime.map(WireJSON.string) ?? "")), .init(name: "state", value: .text(state)),
            .init(name: "reason", value: .text(reason)),
        ])
    }

    private static func number(_ row: APIValue) -> Int { if case .integer(let number) = row["id"] { number } else { 0 } }

    fileprivate static func send(_ outbox: OfflineOutbox) async throws {
        let before = await outbox.content
        let failure = await outbox.sendWaiting()
        let after = await outbox.content
        let refused = after.deadLetters.filter { letter in before.waiting.contains { $0.id == letter.id } }
        for letter in refused {
            Tumble.write("Refused: number \(letter.id), \(letter.entry.title): \(letter.message) (\(letter.status) \(letter.code))", to: .standardError)
        }
        let sent = before.waiting.count - after.waiting.count - refused.count
        Tumble.write("Sent \(sent), refused \(refused.count), waiting \(after.waiting.count).", to: .standardOutput)
        if let failure { throw failure }
        if !refused.isEmpty { throw ClientFailure(.refused, "The server refused some. To fix, run tumble api outbox retry NUMBER, or discard NUMBER.") }
    }

    fileprivate static func checkRefused(_ number: Int, _ outbox: OfflineOutbox) async throws {
        guard await outbox.content.deadLetters.contains(where: { $0.id == number }) else {
            throw ValidationError("Number \(number) isn't among the refused operations. To fix, see tumble api outbox.")
        }
    }
}
