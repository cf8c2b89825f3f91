import HTTPTypes

/// The other origins whose pages may use the polling transport.
public enum CORSPolicy: Sendable, Equatable {
    /// None.
    case sameOrigin
    /// All, without cookies.
    case any
    /// The listed ones, such as `https://app.example`, with cookies.
    case origins(Set<String>)

    /// Returns the CORS fields of the response to a request.
    func fields(for request: HTTPFields, isPreflight: Bool) -> HTTPFields {
        var fields = HTTPFields()
        switch self {
        case .sameOrigin: return fields
        case .any: fields[.accessControlAllowOrigin] = "*"
        case .origins(let origins):
            fields[.vary] = "Origin"
            guard let origin = request[.origin], origins.contains(origin) else { return fields }
            fields[.accessControlAllowOrigin] = origin
            fields[.accessControlAllowCredentials] = "true"
        }
        if isPreflight {
            fields[.accessControlAllowMethods] = "GET,HEAD,PUT,PATCH,POST,DELETE"
            if let asked = request[.accessControlRequestHeaders] { fields[.accessControlAllowHeaders] = asked }
        }
        return fields
    }
}
