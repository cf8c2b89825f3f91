import Core
import Persistence
import PromotionsServer
import ServerTesting

extension TestServer {
    /// A server of promotions alone, with customers whose ids are 1 to 100.
    static func promotions(_ settings: [String: String] = [:], register: (DIContainer) -> Void = { _ in }) async throws -> TestServer {
        try await TestServer(plugins: [PromotionsServerPlugin()], settings: settings) { container in
            container.register((any CustomerDirectory).self) { _ in FewCustomers() }
            register(container)
        }
    }
}

private struct FewCustomers: CustomerDirectory {
    func isCustomer(_ id: Int, in transaction: Transaction) -> Bool { (1...100).contains(id) }
}
