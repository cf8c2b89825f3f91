import Core
import Foundation
import HTTPTypes

/// Registers `/openapi.json` at the root and under the API's base.
enum OpenAPIRoutes {
    static func add(to routes: inout Routes) throws {
        let document = try OpenAPIDocument(routes).json
        for path in ["/openapi.json", "/api/v1/openapi.json"] as [PathTemplate] {
            routes.page(.get, path, summary: "The API's description, OpenAPI 3.1.") { _ in
                var response = ServerResponse.content(document, type: "application/json; charset=utf-8")
                response.headerFields[.accessControlAllowOrigin] = "*"
                response.headerFields[.cacheControl] = "no-cache"
                return response
            }
        }
    }
}
