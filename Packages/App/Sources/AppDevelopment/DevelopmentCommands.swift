public import ArgumentParser

/// The commands that `tumble-dev` alone has: what they run isn't linked into `tumble`.
public enum DevelopmentCommands {
    /// The test servers; in a debug build also the gallery, whose previews a release build doesn't hold.
    public static var all: [any (AsyncParsableCommand & SendableMetatype).Type] {
        #if DEBUG
        [PreviewsCommand.self, SocketIOSuiteCommand.self]
        #else
        [SocketIOSuiteCommand.self]
        #endif
    }
}
