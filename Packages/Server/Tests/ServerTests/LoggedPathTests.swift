import Core
import Testing

@testable import ServerCore

struct LoggedPathTests {
    @Test func `a secret in a path isn't logged, an id is`() {
        let (secret, id): (PathTemplate, PathTemplate) = ("/track/{publicToken}", "/orders/{id}/timeline")
        #expect(secret.logged("/api/v1/track/4f1c") == "/track/{publicToken}")
        #expect(id.logged("/api/v1/orders/12/timeline") == "/api/v1/orders/12/timeline")
    }
}
