#if DEBUG
import AppServer
import ArgumentParser
import Core
import Foundation
import ServerHost

/// `previews`: serves a gallery of every view's previews.
struct PreviewsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "previews", abstract: "Serve a gallery of all views by package, at any width.")

    @Option(help: "Address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "Port to listen on.")
    var port = 8090

    func run() async throws {
        let host = HTTPHost(configuration: HostConfiguration(hostname: host, port: port), responder: PreviewResponder())
        try await host.run { [hostname = self.host] port in
            // lint:allow url-literal because it is the address that this process just bound.
            Tumble.write("The gallery is at http://\(hostname):\(port)", to: .standardOutput)
        }
    }
}
#endif
