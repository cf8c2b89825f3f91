import ArgumentParser
import Foundation
import ServerCore

/// `events`: how far the subscribers of events have come, setting one back, and forgetting one that is gone.
struct EventsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "events", abstract: "Show the subscribers of events, have one handle events again, or forget one.",
        subcommands: [List.self, Replay.self, Forget.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "Show how far each subscriber has come.")

        @OptionGroup var options: SettingsOptions

        func run() async throws {
            let server = try await Bootstrap.composeMigrated(try options.settings())
            for progress in try await server.application.subscriberProgress() {
                let waiting = progress.waiting >= 1000 ? "1000 or more" : "\(progress.waiting)"
                let fate = progress.isAbandoned ? "; no plugin declares it any more, and events are kept for it: forget it, unless its plugin comes back" : ""
                Tumble.write("\(progress.name): at \(progress.position.cursor), \(waiting) waiting\(fate)", to: .standardOutput)
            }
            try await server.close()
        }
    }

    struct Replay: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "replay",
            abstract: "Have a subscriber handle events again. Its effects are done again.",
            discussion: "A server on PostgreSQL begins at once, one on SQLite with the next event that the subscriber wants, or its next start.")

        @OptionGroup var options: SettingsOptions

        @Argument(help: "The subscriber, as the command events list names it.")
        var name: String

        @Option(help: "The id of the first event; 0 for all that are kept.")
        var from: Int

        func run() async throws {
            let server = try await Bootstrap.composeMigrated(try options.settings())
            try await server.application.replayEvents(to: name, from: from)
            Tumble.write("\(name) handles events again from \(from) on.", to: .standardOutput)
            try await server.close()
        }
    }

    struct Forget: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "forget",
            abstract: "Forget a subscriber that no plugin declares any more, so that events needn't be kept for it.",
            discussion: "Should its plugin come back, it begins with the earliest event that is kept.")

        @OptionGroup var options: SettingsOptions

        @Argument(help: "The subscriber, as the command events list names it.")
        var name: String

        func run() async throws {
            let server = try await Bootstrap.composeMigrated(try options.settings())
            try await server.application.forgetSubscriber(name)
            Tumble.write("\(name) is forgotten.", to: .standardOutput)
            try await server.close()
        }
    }
}
