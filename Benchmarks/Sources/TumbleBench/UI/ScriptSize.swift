import Foundation

/// The bytes of the script of live pages, compressed by `gzip -9`.
struct ScriptSize: Measure {
    let name: String
    let bar = Bar.under(16, "kB")
    private let path: String

    /// The script that updates the page.
    static let live = ScriptSize(name: "ui.script-size", path: "/live/script.js")
    /// The script that keeps what is done without a network.
    static let offline = ScriptSize(name: "ui.offline-script-size", path: "/live/offline.js")

    func run(_ settings: MeasureSettings) throws -> Figure {
        let server = try ServerProcess(executable: settings.server)
        let answer = try server.get(path)
        guard answer.status == 200, !answer.body.isEmpty else { throw ServerError.unexpected("no script at \(path)") }
        return Figure(medianOf: [Double(try compressed(Data(answer.body.utf8)).count) / 1000])
    }

    private func compressed(_ data: Data) throws -> Data {
        let folder = try DataFolder()
        let file = URL(filePath: folder.path).appending(path: "script.js")
        try data.write(to: file)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-9", "-c", file.path]
        process.standardOutput = output
        try process.runWithSignals()
        defer { process.waitUntilExit() }
        return try output.fileHandleForReading.readToEnd() ?? Data()
    }
}
