public import AppServer
import ArgumentParser
import Core

/// The parts that `tumble-dev` alone has. They aren't linked into `tumble`.
public enum DevelopmentExtras {
    /// The test servers, the list of simulated positions that Ctrl+Alt+L opens, the demo, and the simulation of a day; in a debug build also the gallery, whose previews a release
    /// build doesn't hold.
    public static var all: ProductExtras {
        ProductExtras(
            commands: commands, scripts: [Resources.simulatedPlacesScript],
            demoClients: [DemoPlugin(ticket: SystemRandomSource().hexadecimal(byteCount: 16))], demoServers: [DemoServerPlugin()])
    }

    private static var commands: [any (AsyncParsableCommand & SendableMetatype).Type] {
        #if DEBUG
        [PreviewsCommand.self, SocketIOSuiteCommand.self, SimulateCommand.self]
        #else
        [SocketIOSuiteCommand.self, SimulateCommand.self]
        #endif
    }
}
