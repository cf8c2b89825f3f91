import Core

/// Sends measurements to the trace file, if one is configured.
enum TraceBootstrap {
    static func run(_ settings: ServerSettings) throws {
        guard let file = settings.traceFile else { return }
        Signpost.attach(try TraceFile(file, processName: settings.app.displayName))
    }
}
