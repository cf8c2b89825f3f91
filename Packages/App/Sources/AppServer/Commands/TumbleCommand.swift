import ArgumentParser

/// The root of the command line.
struct TumbleCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tumble",
            abstract: "On-demand laundry with retail shopping on the same trip.",
            subcommands: [
                ServeCommand.self, MigrateCommand.self, SeedCommand.self, RoutesCommand.self, ConfigCommand.self, RotateKeyCommand.self, BackupCommand.self,
                RestoreCommand.self, VacuumCommand.self, EventsCommand.self, AdminCommand.self,
            ] + Tumble.commands,
            defaultSubcommand: ServeCommand.self
        )
    }
}
