package import Foundation

/// A response: status, header fields, body.
package struct Answer: Sendable, CustomStringConvertible {
    package let status: Int
    /// By name in lower case.
    package let headers: [String: String]
    package let body: Data
    /// The body, read as JSON.
    package let json: JSON

    package init(status: Int, headers: [String: String], body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
        json = (try? JSONDecoder().decode(JSON.self, from: body)) ?? .absent
    }

    /// The data of a response.
    package var data: JSON { json["data"] }
    /// The stable word of an error.
    package var code: String? { json["code"].string }

    /// The reason the response isn't the usual envelope.
    package var faults: [String] {
        var faults: [String] = []
        func require(_ condition: Bool, _ fault: String) { if !condition { faults.append(fault) } }
        let succeeded = (200..<300).contains(status)
        require(json.keys.isSuperset(of: ["success", "data", "error"]), "success, data and error must all be there")
        require(json["success"].bool == succeeded, "success must be \(succeeded)")
        require(succeeded ? json["error"] == .null : json["error"].string?.isEmpty == false, "error must be \(succeeded ? "null" : "a message")")
        require(succeeded || data == .null, "data must be null beside an error")
        require(succeeded || code?.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil, "code must be in snake_case")
        require(headers["x-request-id"]?.isEmpty == false, "X-Request-Id must be there")
        require(headers["content-type"]?.hasPrefix("application/json") == true, "the content must be JSON")
        return faults
    }

    package var description: String { "\(status) \(String(decoding: body.prefix(2000), as: UTF8.self))" }
}

/// An answer that isn't the envelope.
package struct ContractViolation: Error, CustomStringConvertible {
    package let request: String
    package let answer: Answer

    package var description: String { "\(request): \(answer.faults.joined(separator: "; ")). It was \(answer)" }
}
