import Core
import Testing

struct PathTemplateTests {
    @Test func `a template is read into literals and fields`() {
        let template: PathTemplate = "/orders/{id}/items/{item}"
        #expect(template.segments == [.literal("orders"), .field("id"), .literal("items"), .field("item")])
        #expect(template.fields == ["id", "item"])
        #expect(template.description == "/orders/{id}/items/{item}")
    }

    @Test func `matching gives the fields' values`() {
        let template: PathTemplate = "/orders/{id}/timeline"
        #expect(template.match(["orders", "12", "timeline"]) == ["id": "12"])
        #expect(template.match(["orders", "12"]) == nil)
        #expect(template.match(["orders", "12", "other"]) == nil)
        #expect(PathTemplate("/").match([]) == [:])
    }

    @Test func `filling encodes everything but unreserved characters`() {
        let template: PathTemplate = "/files/{name}"
        #expect(template.fill(["name": "a b/ä?#%"]) == "/files/a%20b%2F%C3%A4%3F%23%25")
        #expect(template.fill(["name": "Az09-._~"]) == "/files/Az09-._~")
        #expect(template.fill(["other": "x"]) == nil)
        #expect(PathTemplate("/").fill([:]) == "/")
        #expect(PathTemplate("orders//open/").fill(["other": "x"]) == "/orders/open")
    }
}
