@testable import Retail

extension RetailFeature {
    /// A feature whose linked accounts are fakes, for tests of what else it does.
    init(retail: any RetailService, managing: any RetailerService) {
        self.init(retail: retail, managing: managing, linking: FakeLinkingService(), connections: FakeConnectionService())
    }
}
