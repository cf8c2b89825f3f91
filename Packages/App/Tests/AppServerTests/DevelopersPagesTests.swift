import Core
import Foundation
import ServerCore
import Testing

@testable import AppServer

struct DevelopersPagesTests {
    @Test func `every endpoint of the product is described on the page of its group, with every reference followed`() async throws {
        let server = try await makeProduct()
        let document = try server.application.container.resolve(ServerInventory.self).describeAPI()
        let operations = document["paths"]?.members.flatMap(\.value.members).map(\.value) ?? []
        let groups = Set(operations.compactMap { $0["tags"]?.elements.first?.text })
        var content = ""
        for group in groups {
            let page = await server.page("/developers/\(group.lowercased())")
            #expect(page.contains("<h1>\(group)</h1>"), "\(group)")
            content += page
        }
        let missing = operations.compactMap { $0["operationId"]?.text }.filter { !content.contains("id=\"\($0)\" ") }
        #expect(operations.count > 150 && missing == [])
        #expect(!content.contains("$ref") && !content.contains("#/components") && !content.contains("<script") && !content.contains(" style="))
        #expect(content.components(separatedBy: "data-kind=\"sample\"").count - 1 == operations.count)
    }

    @Test func `what a sample sends is a body that the endpoint's schema names`() async throws {
        let page = try await makeProduct().page("/developers/orders")
        let order = try #require(page.components(separatedBy: "id=\"postOrders\"").last?.components(separatedBy: "</section>").first)
        #expect(order.contains("&quot;bags&quot;:") && order.contains("&quot;pickupMode&quot;:") && order.contains("Idempotency-Key: sample-"))
        #expect(order.contains("$TUMBLE_KEY") && order.contains("<code>orders:write</code>"))
        #expect(order.contains("Address") && order.contains("maximum length"))
    }

    @Test func `a product without Administration has no pages for developers`() async throws {
        let server = try await makeProduct(without: ["Administration"])
        #expect(!server.application.routes.descriptions.contains { $0.contains("/developers") })
        #expect(!(await server.page("/")).contains("/developers"))
    }
}
