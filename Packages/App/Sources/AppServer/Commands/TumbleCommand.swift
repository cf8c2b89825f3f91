import ArgumentParser

/// The root of the command line.
struct TumbleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tumble",
        abstract: "On-demand laundry with retail shopping on the same trip.",
        subcommands: [
            ServeCommand.self, MigrateCommand.self, SeedCommand.self, RoutesCommand.self, PreviewsCommand.self, ConfigCommand.self, RotateKeyCommand.self,
            BackupCommand.self,
            RestoreCommand.self, VacuumCommand.self, EventsCommand.self, SocketIOSuiteCommand.self,
        ],
        defaultSubcommand: ServeCommand.self
    )
}
