import ArgumentParser

/// The options of every command. They override the environment, which overrides the configuration file.
struct SettingsOptions: ParsableArguments {
    @Option(help: "Configuration file. Default: the product's own, from Configurations/ or /etc/tumble, or built in.")
    var config: String?

    @Option(name: .customLong("role"), help: ArgumentHelp("Roles of this process if several share a database (ROLES).", valueName: "api,web,worker"))
    var roles: String?

    @Option(help: "Address to listen on (HOST).")
    var host: String?

    @Option(help: "Port to listen on (PORT).")
    var port: Int?

    @Option(name: .customLong("data"), help: "Folder of the database and keys (DATA_FOLDER).")
    var dataFolder: String?

    @Option(name: .customLong("trace"), help: "File for a Chrome trace, to open in ui.perfetto.dev (TRACE_FILE).")
    var traceFile: String?

    @Option(name: .customLong("set"), help: ArgumentHelp("Any other setting.", valueName: "KEY=VALUE"))
    var assignments: [String] = []

    /// Returns the given texts by setting key.
    func values() throws -> [String: String] {
        var values: [String: String] = [:]
        for assignment in assignments {
            let sides = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, !sides[0].isEmpty else {
                throw ValidationError("--set \(assignment) doesn't have the form KEY=VALUE.")
            }
            values[String(sides[0])] = String(sides[1])
        }
        values["ROLES"] = roles ?? values["ROLES"]
        values["HOST"] = host ?? values["HOST"]
        values["PORT"] = port.map(String.init) ?? values["PORT"]
        values["DATA_FOLDER"] = dataFolder ?? values["DATA_FOLDER"]
        values["TRACE_FILE"] = traceFile ?? values["TRACE_FILE"]
        return values
    }

    /// Returns the settings of this run.
    func settings() throws -> ServerSettings {
        try ServerSettings.load(build: Tumble.build, file: config, commandLine: values())
    }
}
