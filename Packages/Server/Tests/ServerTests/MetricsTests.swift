import Core
import CoreMetrics
import Foundation
import HTTPTypes
import Persistence
import ServerTesting
import Testing

@testable import ServerCore

struct MetricsTests {
    private func server() async throws -> (TestServer, PrometheusRegistry) {
        let registry = PrometheusRegistry()
        return (try await TestServer(plugins: [NotesPlugin()], metrics: registry), registry)
    }

    @Test func `requests are counted by route and class, never by path`() async throws {
        let (server, registry) = try await server()
        for id in 1...20 { _ = await server.send(.get, "/api/v1/notes/\(id)", as: .customer(1)) }
        _ = await server.send(.get, "/api/v1/notes")
        for path in ["/a", "/b", "/c"] { _ = await server.send(.get, path) }
        let text = registry.text
        #expect(text.contains(#"http_requests_total{method="GET",route="/api/v1/notes/{id}",status="4xx"} 20"#))
        #expect(text.contains(#"http_requests_total{method="GET",route="/api/v1/notes",status="2xx"} 1"#))
        #expect(text.contains(#"http_requests_total{method="any",route="none",status="4xx"} 3"#))
        #expect(text.contains(#"http_request_duration_seconds_count{method="GET",route="/api/v1/notes/{id}"} 20"#))
        #expect(text.contains(#"http_request_duration_seconds_bucket{method="GET",route="/api/v1/notes",le="+Inf"} 1"#))
        #expect(text.contains("http_requests_in_flight 0.0"))
        #expect(text.contains("# TYPE http_requests_total counter"))
        #expect(!text.contains("/notes/7"))
    }

    @Test func `labels beyond the bound are counted together`() {
        let registry = PrometheusRegistry(seriesPerMetric: 10)
        for number in 0..<1_000 { Counter(label: "visits", dimensions: [("page", "\(number)")], factory: registry).increment() }
        #expect(registry.text.split(separator: "\n").count == 12)
        #expect(registry.text.contains(#"visits{page="other"} 990"#))
    }

    @Test func `names and labels are written as Prometheus reads them`() {
        let registry = PrometheusRegistry()
        Counter(label: "my-app.visits", dimensions: [("the page", "a\"b\\c\nd")], factory: registry).increment(by: 2)
        #expect(registry.text == "# TYPE my_app_visits counter\nmy_app_visits{the_page=\"a\\\"b\\\\c\\nd\"} 2\n")
    }

    @Test func `all kinds of measures are shown`() {
        let registry = PrometheusRegistry()
        CoreMetrics.Timer(label: "t", factory: registry).recordMilliseconds(3)
        Recorder(label: "r", factory: registry).record(2)
        Gauge(label: "g", factory: registry).record(1.5)
        Meter(label: "m", factory: registry).set(4)
        FloatingPointCounter(label: "f", factory: registry).increment(by: 0.5)
        let text = registry.text
        #expect(text.contains("t_bucket{le=\"0.0025\"} 0\n") && text.contains("t_bucket{le=\"0.005\"} 1\n"))
        #expect(text.contains("r_sum 2.0") && text.contains("g 1.5") && text.contains("m 4.0") && text.contains("f 0.5"))
    }

    @Test func `transactions are timed and their failures counted`() async throws {
        let (server, registry) = try await server()
        let database = MeasuredDatabase(server.database, clock: server.clock, factory: registry)
        _ = try await database.read { try $0.value(Int.self, "SELECT 1") }
        await #expect(throws: (any Error).self) { try await database.write { try $0.execute("INSERT INTO notes_nothing VALUES (1)") } }
        #expect(registry.text.contains(#"database_transaction_duration_seconds_count{kind="read"} 1"#))
        #expect(registry.text.contains(#"database_transaction_failures_total{kind="write"} 1"#))
    }

    @Test func `the admin port answers operators' three questions and nothing else`() async throws {
        let (server, registry) = try await server()
        let admin = AdminResponder(application: server.application, registry: registry, version: "1.4.0")
        func answer(_ path: String) async -> ServerResponse {
            await admin.respond(to: ServerRequest(head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)))
        }
        #expect(await answer("/health").status == .ok)
        #expect(await answer("/ready").status == .ok)
        let metrics = await answer("/metrics")
        #expect(metrics.headerFields[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(String(decoding: metrics.body, as: UTF8.self).contains(#"route="/health""#))
        #expect(String(decoding: metrics.body, as: UTF8.self).contains(#"tumble_build_info{version="1.4.0"} 1"#))
        #expect(await answer("/api/v1/notes").status == .notFound)
        #expect(await server.send(.get, "/metrics").status == .notFound)
    }

    @Test func `a token, if there is one, opens the metrics alone`() async throws {
        let (server, registry) = try await server()
        let admin = AdminResponder(application: server.application, registry: registry, token: "a token of some length")
        func answer(_ path: String, _ authorization: String?) async -> ServerResponse {
            let fields: HTTPFields = authorization.map { [.authorization: $0] } ?? [:]
            return await admin.respond(to: ServerRequest(head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: path, headerFields: fields)))
        }
        for wrong in [nil, "", "Bearer", "Bearer a token of some", "Basic a token of some length", "a token of some length"] {
            let refused = await answer("/metrics", wrong)
            #expect(refused.status == .unauthorized && refused.headerFields[.wwwAuthenticate] == "Bearer")
            #expect(!String(decoding: refused.body, as: UTF8.self).contains("http_"))
        }
        #expect(await answer("/metrics", "Bearer a token of some length").status == .ok)
        #expect(await answer("/metrics", "bearer a token of some length").status == .ok)
        #expect(await answer("/health", nil).status == .ok)
    }
}
