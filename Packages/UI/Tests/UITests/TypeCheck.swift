import Foundation

/// Type-checks pieces of source against the built module, as a feature's code would be.
enum TypeCheck {
    /// The errors of each piece, by its name; all pieces are checked in one run of the compiler.
    static func errors(in pieces: [String: String]) throws -> [String: [String]] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "typecheck-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, source) in pieces {
            try source.write(to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
        }
        let output = try run(
            ["swiftc", "-typecheck", "-whole-module-optimization", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules.path]
                + pieces.keys.sorted().map { folder.appending(path: "\($0).swift").path })
        var errors: [String: [String]] = [:]
        for line in output.split(separator: "\n") where line.contains(": error: ") {
            let file = line.prefix { $0 != ":" }.split(separator: "/").last ?? ""
            errors[String(file.dropLast(".swift".count)), default: []].append(String(line))
        }
        return errors
    }

    /// Where the build put the modules: beside this test's executable.
    private static var modules: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")
    }

    private static func run(_ command: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
