import Core
import HTTPTypes

extension Routes {
    /// One line per handler: method, path, access, summary.
    public var descriptions: [String] {
        entries.map { entry in
            let path = entry.isEndpoint ? "/api/v1\(entry.path)" : entry.path.description
            let access =
                switch entry.access {
                case .everyone: "everyone"
                case .signedIn: "signed in"
                case .roles(let roles): Role.allCases.filter(roles.contains).map(\.rawValue).joined(separator: ", ")
                }
            return "\(entry.method.rawValue) \(path) (\(access)): \(entry.summary)"
        }
    }
}
