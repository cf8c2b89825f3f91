import ArgumentParser

/// The root of the command line.
struct TumbleCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tumble",
            abstract: "On-demand laundry with retail shopping on the same trip.",
            version: "tumble \(ReleaseStamp.description)",
            subcommands: [
                ServeCommand.self, MigrateCommand.self, SeedCommand.self, RoutesCommand.self, ConfigCommand.self, RotateKeyCommand.self, BackupCommand.self,
                RestoreCommand.self, VacuumCommand.self, EventsCommand.self, AdminCommand.self, RetailCommand.self, PlanCommand.self, ReplayCommand.self,
                APICommand.self,
                CompletionsCommand.self,
            ] + Tumble.extras.commands,
            defaultSubcommand: ServeCommand.self
        )
    }
}
