import Core

/// Sends what is measured to the trace file, where one is wanted.
enum TraceBootstrap {
    static func run(_ settings: ServerSettings) throws {
        guard let file = settings.traceFile else { return }
        Signpost.attach(try TraceFile(file, processName: settings.app.displayName))
    }
}
