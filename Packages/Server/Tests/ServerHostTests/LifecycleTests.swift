import Core
import CoreTesting
import Foundation
import ServerCore
import Testing

@testable import ServerHost

@Suite(.timeLimit(.minutes(1)))
struct LifecycleTests {
    @Test func `a port in use is named with its fix`() async throws {
        try await RunningHost.with { host in
            let second = HTTPHost(configuration: HostConfiguration(port: host.port), responder: ClosureResponder.echo, live: nil)
            let error = await #expect(throws: HostError.self) { try await second.run() }
            #expect(error?.description == "Port \(host.port) on 127.0.0.1 is in use. To fix, stop the other process or set PORT.")
        }
    }

    @Test func `an address of another machine is named with its fix`() async throws {
        let host = HTTPHost(configuration: HostConfiguration(hostname: "192.0.2.1", port: 0), responder: ClosureResponder.echo, live: nil)
        let error = await #expect(throws: HostError.self) { try await host.run() }
        #expect(error?.reason == .unknownAddress)
        #expect(
            error?.description
                == "This machine has no address 192.0.2.1. To fix, set HOST to 127.0.0.1, 0.0.0.0 or an address of this machine.")
    }

    @Test(arguments: [-1, 65536])
    func `a number that is no port is named with its fix`(port: Int) async throws {
        let host = HTTPHost(configuration: HostConfiguration(port: port), responder: ClosureResponder.echo, live: nil)
        let error = await #expect(throws: HostError.self) { try await host.run() }
        #expect(error?.description == "\(port) is no port. To fix, set PORT to a number from 0 to 65535.")
    }

    @Test func `a stop finishes the request under way and closes idle connections`() async throws {
        let (arrived, released) = (Signal<Void>(), Signal<Void>())
        let responder = ClosureResponder { _ in
            arrived.send(())
            await released.value
            return .content(Data("finished".utf8), type: "text/plain")
        }
        try await RunningHost.with(responder) { host in
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
