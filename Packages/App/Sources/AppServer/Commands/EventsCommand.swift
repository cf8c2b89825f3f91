import ArgumentParser
import Foundation
import ServerCore

/// `events`: shows the progress of event subscribers, resets one, or removes one that is no longer declared.
struct EventsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "events", abstract: "Show event subscribers, replay events to one, or forget one.",
        subcommands: [List.self, Replay.self, Forget.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "Show each subscriber's progress.")

        @OptionGroup var options: SettingsOptions

        func run() async throws {
            let server = try await Bootstrap.composeMigrated(try options.settings())
            for progress in try await server.application.subscriberProgress() {
                let waiting = progress.waiting >= 1000 ? "1000 or more" : "\(progress.waiting)"
                let note = progress.isAbandoned ? "; no plugin declares it anymore, but events are kept for it. Forget it unless its plugin comes back" : ""
                Tumble.write("\(progress.name): at \(progress.position.cursor), \(waiting) waiting\(note)", to: .standardOutput)
            }
            try await server.close()
        }
    }

    struct Replay: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "replay",
            abstract: "Make a subscriber handle past events again, repeating their effects.",
            discussion: "A server on PostgreSQL starts at once; one on SQLite with the subscriber's next event, or when it is restarted.")

        @OptionGroup var options: SettingsOptions

        @Argument(help: "The subscriber's name, as shown by events list.")
        var name: String

        @Option(help: "The id of the first event; 0 for all stored ones.")
        var from: Int

        func run() async throws {
            let server = try await Bootstrap.composeMigrated(try options.settings())
            try await server.application.replayEvents(to: name, from: from)
            Tumble.write("\(name) handles events from \(from) on again.", to: .standardOutput)
            try await server.close()
        }
    }

    struct Forget: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "forget",
            abstract: "Forget a subscriber that no plugin declares anymore, so that events aren't kept for it.",
            discussion: "If its plugin comes back, it starts with the earliest stored event.")

        @OptionGroup var options: SettingsOptions

        @Argument(help: "The subscriber's name, as shown by events list.")
        var name: String

        func run() async throws {
            let server = try await Bootstrap.composeMigrated(try options.settings())
            try await server.application.forgetSubscriber(name)
            Tumble.write("\(name) is forgotten.", to: .standardOutput)
            try await server.close()
        }
    }
}
