import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

extension SocketTests {
    @Suite(.timeLimit(.minutes(1)))
    struct ClientSuiteTests {
        private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

        @Test(arguments: Carrier.allCases) func `every verb carries its path, fields and body`(carrier: Carrier) async throws {
            let line = try await SuiteLine.open(carrier)
            for method in [HTTPRequest.Method.get, .post, .put, .patch, .delete] {
                let body = method == .get || method == .delete ? "" : "body"
                let request = line.request(method, "/echo?a=%20b", [HTTPField.Name("X-Test")!: "é1"])
                let (data, response) = try await line.client().data(for: request, body: Data(body.utf8))
                #expect(response.status == .ok)
                #expect(response.headerFields[HTTPField.Name("X-Seen")!] == "yes")
                #expect(text(data).hasPrefix("\(method.rawValue) /echo?a=%20b "))
                #expect(text(data).hasSuffix(" " + body))
            }
            let (data, response) = try await line.client().data(for: line.request(.head, "/echo"))
            #expect(response.status == .ok && data.isEmpty)
            try await line.stop()
        }

        @Test(arguments: Carrier.allCases, [201, 304, 401, 404, 500]) func `every status is an answer`(carrier: Carrier, status: Int) async throws {
            let line = try await SuiteLine.open(carrier)
            let (_, response) = try await line.client().data(for: line.request(.get, "/status/\(status)"))
            #expect(response.status.code == status)
            try await line.stop()
        }

        @Test(arguments: Carrier.allCases) func `an answer longer than the limit is refused`(carrier: Carrier) async throws {
            let line = try await SuiteLine.open(carrier)
            let client = line.client { $0.responseLimit = 1_000_000 }
            #expect(try await client.data(for: line.request(.get, "/size/1000000")).0.count == 1_000_000)
            await #expect(throws: HTTPClientError.tooLarge(limit: 1_000_000)) { try await client.data(for: line.request(.get, "/size/1000001")) }
            try await line.stop()
        }

        @Test(arguments: Carrier.allCases) func `the deadline ends a call`(carrier: Carrier) async throws {
            let line = try await SuiteLine.open(carrier)
            await #expect(throws: HTTPClientError.timedOut) {
                try await line.client().data(for: line.request(.get, "/silence"), deadline: .milliseconds(200))
            }
            try await line.stop()
        }

        @Test(arguments: Carrier.allCases) func `cancelling ends a call, down to the transport`(carrier: Carrier) async throws {
            let line = try await SuiteLine.open(carrier)
            let counting = CountingTransport(base: line.transport)
            let client = HTTPClient(transport: counting, clock: SystemClock())
            let call = Task { try await client.data(for: line.request(.get, "/silence")) }
            while counting.running.value == 0 { await Task.yield() }
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            while counting.running.value > 0 { await Task.yield() }
            try await line.stop()
        }

        @Test(arguments: Carrier.allCases) func `an upload reports its progress up to the end`(carrier: Carrier) async throws {
            let line = try await SuiteLine.open(carrier)
            let file = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)")
            try Data(repeating: 7, count: 200_000).write(to: file)
            let heard = LockedValue<[HTTPProgress]>([])
            let (data, _) = try await line.client().upload(for: line.request(.post, "/echo"), from: .file(file)) { progress in
                heard.withLock { $0.append(progress) }
            }
            #expect(data.count == "POST /echo - ".utf8.count + 200_000)
            #expect(heard.value.map(\.completed) == [65_536, 131_072, 196_608, 200_000])
            #expect(heard.value.last?.fraction == 1)
            try await line.stop()
        }

        @Test(arguments: Carrier.allCases) func `bytes come chunk by chunk, a download ends in a file`(carrier: Carrier) async throws {
            let line = try await SuiteLine.open(carrier)
            let (bytes, response) = try await line.client().bytes(for: line.request(.get, "/size/300000"))
            #expect(response.status == .ok)
            #expect(try await bytes.collect().count == 300_000)
            let (file, _) = try await line.client().download(for: line.request(.get, "/size/300000"))
            #expect(try Data(contentsOf: file).count == 300_000)
            try FileManager.default.removeItem(at: file)
            await #expect(throws: HTTPClientError.tooLarge(limit: 10)) { try await line.client().download(for: line.request(.get, "/size/300000"), limit: 10) }
            try await line.stop()
        }

        @Test(arguments: Carrier.allCases) func `redirects are followed as far as the policy says`(carrier: Carrier) async throws {
            let line = try await SuiteLine.open(carrier)
            let (_, left) = try await line.client().data(for: line.request(.get, "/hop"))
            #expect(left.status.code == 302)
            let follower = line.client { $0.redirects = .sameOrigin() }
            #expect(text(try await follower.data(for: line.request(.get, "/hop")).0).hasPrefix("GET /echo"))
            await #expect(throws: HTTPClientError.redirect("There are more than 5 redirects in a row.")) {
                try await follower.data(for: line.request(.get, "/circle"))
            }
            try await line.stop()
        }

        @Test(arguments: Carrier.allCases) func `what fails for a while is tried again, if it may be repeated`(carrier: Carrier) async throws {
            let count = LockedValue(0)
            let line = try await SuiteLine.open(carrier) { _ in
                let number = count.withLock {
                    $0 += 1
                    return $0
                }
                return number % 3 == 0 ? SuiteAnswer(body: Data("at last".utf8)) : SuiteAnswer(status: 503)
            }
            let client = line.client { $0.retry = HTTPRetryPolicy(attempts: 3, base: .milliseconds(1), cap: .milliseconds(2)) }
            #expect(text(try await client.data(for: line.request(.get, "/a")).0) == "at last")
            #expect(text(try await client.data(for: line.request(.post, "/a", [.idempotencyKey: "k"])).0) == "at last")
            #expect(try await client.data(for: line.request(.post, "/a")).1.status.code == 503)
            #expect(count.value == 7)
            try await line.stop()
        }
    }
}
