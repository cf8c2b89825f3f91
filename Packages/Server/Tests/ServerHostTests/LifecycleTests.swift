import Core
import CoreTesting
import Foundation
import NIOPosix
import ServerCore
import Testing

@testable import ServerHost

@Suite(.timeLimit(.minutes(1)))
struct LifecycleTests {
    @Test func `a port in use is named with its fix`() async throws {
        try await RunningHost.with { host in
            let second = HTTPHost(configuration: HostConfiguration(port: host.port), responder: ClosureResponder.echo)
            let error = await #expect(throws: HostError.self) { try await second.run() }
            #expect(error?.description == "Port \(host.port) on 127.0.0.1 is in use. To fix, stop the other process or set PORT.")
        }
    }

    @Test func `a plugin's site has a port and limits of its own, and its port in use is named with its setting`() async throws {
        let started = Signal<Int>()
        let pages = ClosureResponder { request in .content(Data("card \(request.path)".utf8), type: "text/plain") }
        let site = PluginSite(port: 0, setting: "CARD_PORT", responder: pages) { scheme, port in if scheme == "http" { started.send(port) } }
        try await RunningHost.with(sites: [site]) { host in
            let port = await started.value
            #expect(port != host.port)
            try await RawClient.connect(to: port) { client in
                try await client.send("GET /a HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.response().body == "card /a")
            }
            let taken = PluginSite(port: port, setting: "CARD_PORT", responder: pages) { _, _ in }
            let second = HTTPHost(configuration: HostConfiguration(port: 0), responder: ClosureResponder.echo, sites: [taken])
            let error = await #expect(throws: HostError.self) { try await second.run() }
            #expect(error?.description == "Port \(port) on 127.0.0.1 is in use. To fix, stop the other process or set CARD_PORT.")
        }
    }

    @Test func `an address of another machine is named with its fix`() async throws {
        let host = HTTPHost(configuration: HostConfiguration(hostname: "192.0.2.1", port: 0), responder: ClosureResponder.echo)
        let error = await #expect(throws: HostError.self) { try await host.run() }
        #expect(error?.reason == .unknownAddress)
        #expect(
            error?.description
                == "This machine has no address 192.0.2.1. To fix, set HOST to 127.0.0.1, 0.0.0.0 or an address of this machine.")
    }

    @Test(arguments: [-1, 65536])
    func `a number that is not a port is named with its fix`(port: Int) async throws {
        let host = HTTPHost(configuration: HostConfiguration(port: port), responder: ClosureResponder.echo)
        let error = await #expect(throws: HostError.self) { try await host.run() }
        #expect(error?.description == "\(port) is not a port. To fix, set PORT to a number from 0 to 65535.")
    }

    @Test func `a stop finishes the request under way and closes idle connections`() async throws {
        let (arrived, released) = (Signal<Void>(), Signal<Void>())
        let responder = ClosureResponder { _ in
            arrived.send(())
            await released.value
            return .content(Data("finished".utf8), type: "text/plain")
        }
        try await RunningHost.with(responder, configuration: .impatient) { host in
            try await RawClient.connect(to: host.port) { idle in
                try await RawClient.connect(to: host.port) { client in
                    try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
                    await arrived.value
                    await host.stop()
                    #expect(await idle.isClosed())
                    released.send(())
                    #expect(try await client.response().body == "finished")
                    #expect(await client.isClosed())
                }
            }
        }
    }

    @Test func `a server that is about to stop answers, and asks for the connection to be closed`() async throws {
        let readiness = Readiness()
        try await RunningHost.with(readiness: readiness) { host in
            try await RawClient.connect(to: host.port) { client in
                try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.response().fields["connection"] == nil)
                readiness.drain()
                try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
                let last = try await client.response()
                #expect(last.status == "200" && last.fields["connection"] == "close")
            }
        }
    }

    /// Stops a host, and comes back when it has begun to stop: a connection that waits for another request is closed at once.
    private func stop(_ host: RunningHost) async throws {
        try await RawClient.connect(to: host.port) { waiting in
            try await waiting.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
            _ = try await waiting.response()
            await host.stop()
            #expect(await waiting.isClosed())
        }
    }

    @Test func `a connection that has sent nothing when the server stops may send one request`() async throws {
        try await RunningHost.with(configuration: .patient, readiness: Readiness()) { host in
            try await RawClient.connect(to: host.port) { client in
                try await stop(host)
                try await client.send("GET /late HTTP/1.1\r\nHost: test\r\n\r\n")
                let response = try await client.response()
                #expect(response.fields["x-echo"]?.hasPrefix("GET /late") == true)
                #expect(response.fields["connection"] == "close")
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `a WebSocket that begins as the server stops is taken leave of`() async throws {
        try await RunningHost.with(socket: .echo, configuration: .patient) { host in
            try await RawClient.connect(to: host.port) { client in
                try await stop(host)
                #expect(try await client.upgrade().status == "101")
                #expect(try await client.frame().code == 1001)
                try await client.send(opcode: 8, [3, 233])
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `those who connect as the server stops are answered or refused, none is cut`() async throws {
        let readiness = Readiness()
        try await RunningHost.with(readiness: readiness) { host in
            let answered = Signal<Void>()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 1...16 {
                    group.addTask {
                        for isFirst in sequence(first: true, next: { _ in false }) {
                            do {
                                try await RawClient.connect(to: host.port) { client in
                                    do {
                                        try await client.send("GET / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
                                        #expect(try await client.response().status == "200")
                                    } catch {
                                        Issue.record("a connection was cut: \(error)")
                                    }
                                }
                            } catch is NIOConnectionError {
                                return
                            }
                            if isFirst { answered.send(()) }
                        }
                    }
                }
                await answered.value
                await host.stop()
                try await group.waitForAll()
            }
        }
    }

    @Test func `a stop takes leave of WebSockets`() async throws {
        try await RunningHost.with(socket: .echo) { host in
            try await RawClient.connect(to: host.port) { client in
                #expect(try await client.upgrade().status == "101")
                await host.stop()
                #expect(try await client.frame().code == 1001)
                try await client.send(opcode: 8, [3, 233])
                #expect(await client.isClosed())
            }
        }
    }

    @Test func `dates have HTTP's form`() {
        #expect(DateField.format(Date(timeIntervalSince1970: 784_111_777)) == "Sun, 06 Nov 1994 08:49:37 GMT")
    }
}

extension HostConfiguration {
    /// One whose host waits for first requests longer than any test takes.
    fileprivate static let patient: HostConfiguration = {
        var configuration = HostConfiguration.test
        configuration.firstRequestTimeout = .seconds(300)
        return configuration
    }()

    /// One whose host hardly waits for first requests.
    fileprivate static let impatient: HostConfiguration = {
        var configuration = HostConfiguration.test
        configuration.firstRequestTimeout = .milliseconds(50)
        return configuration
    }()
}
