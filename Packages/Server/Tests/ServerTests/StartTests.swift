import Core
import ServerCore
import ServerTesting
import Testing

struct StartTests {
    @Test func `a start names everything that plugins lack at once, for their services and for their handlers`() async throws {
        let error = await #expect(throws: DIError.self) {
            _ = try await TestServer(plugins: [ServicePlugin(), HandlerPlugin()])
        }
        let missing = error?.description.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(missing == ["Swift.Double", "Swift.Float", "Swift.Int", "Swift.String"])
    }

    private struct ServicePlugin: ServerPlugin {
        let name = "Services"
        let requires: [String] = []

        func register(in container: DIContainer) {
            container.register(Bool.self) { try $0.resolve(Int.self, String.self) == (1, "") }
        }

        func routes(_ routes: inout Routes, _ container: DIContainer) throws {}
    }

    private struct HandlerPlugin: ServerPlugin {
        let name = "Handlers"
        let requires: [String] = []

        func routes(_ routes: inout Routes, _ container: DIContainer) throws {
            _ = try container.resolve(Double.self, Float.self)
        }
    }
}
