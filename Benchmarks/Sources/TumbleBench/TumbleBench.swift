import ArgumentParser
import Foundation

/// Runs the measures and prints one line for each.
@main
struct TumbleBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tumble-bench",
        abstract: "Run measures and print one line for each: name, figure, bar, and whether it holds.")

    @Option(help: "The release executable that the measures of a running server start.")
    var server: String = ".build/release/tumble-dev"

    @Option(help: "The folder of sioload and nullserver, built from Tests/Load.")
    var tools: String = ".build-bench"

    @Option(help: "A Python that has the packages of Tests/Realtime/requirements.txt, Tests/Load/requirements.txt and Tests/Planning/requirements.txt.")
    var python: String = ".venv/bin/python"

    @Option(help: "The folder of pythonserver.py, fastapiserver.py and orders.lua.")
    var scripts: String = "Tests/Load"

    @Option(help: "The folder of counterparts.py.")
    var planning: String = "Tests/Planning"

    @Option(help: "Run the measures of one group, or one measure by its name.")
    var only: String?

    func run() async throws {
        let measures = Measures.all.filter { $0.isIn(only) }
        guard !measures.isEmpty else {
            throw ValidationError("No measure is named \(only ?? ""). To fix, take a group of: \(Measures.groups.joined(separator: ", ")).")
        }
        let settings = MeasureSettings(
            server: URL(filePath: server), tools: URL(filePath: tools), python: URL(filePath: python), scripts: URL(filePath: scripts),
            planning: URL(filePath: planning))
        var areHeld = true
        for measure in measures {
            do {
                let result = MeasureResult(name: measure.name, bar: measure.bar, figure: try await measure.run(settings))
                areHeld = areHeld && result.isHeld
                write(result.line)
            } catch MeasureError.skipped(let reason) {
                write("\(measure.name) is skipped: \(reason).")
            }
        }
        if !areHeld { throw ExitCode.failure }
    }

    /// Writes at once, so that a long run shows how far it is.
    private func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
