public import Core
import Foundation
import HTTPTypes
public import ServerCore

/// Calls every endpoint of a product without permission, and finds those that don't refuse.
///
/// ```swift
/// let audit = AccessAudit(application)
/// #expect(audit.openToEveryone == ["POST /auth/login", ...])     // each is there on purpose
/// #expect(audit.withoutOwnership == [...])
/// #expect(await audit.violations { person in token(for: person) } == [])
/// ```
public struct AccessAudit: Sendable {
    private let application: Application

    /// Creates an audit.
    public init(_ application: Application) { self.application = application }

    private var endpoints: [Routes.Entry] { application.routes.entries.filter(\.isEndpoint) }

    /// The public endpoints.
    public var openToEveryone: Set<String> { Set(endpoints.filter { $0.access == .everyone }.map(Self.name)) }

    /// The endpoints with an id in their path whose handlers check ownership themselves.
    public var withoutOwnership: Set<String> {
        Set(endpoints.filter { $0.access != .everyone && !$0.path.fields.isEmpty && !$0.checksOwnership }.map(Self.name))
    }

    /// Returns the endpoints that respond to callers who aren't signed in or lack the role.
    ///
    /// - Parameter token: returns the access token of a person with certain roles.
    public func violations(token: (Set<Role>) async throws -> String) async throws -> [String] {
        var violations: [String] = []
        for entry in endpoints where entry.access != .everyone {
            let nobody = await send(entry, token: nil)
            if nobody != 401 { violations.append("\(Self.name(entry)) answers \(nobody) to nobody") }
            guard case .roles(let roles) = entry.access else { continue }
            let others = Set(Role.allCases).subtracting(roles)
            guard !others.isEmpty else { continue }
            let other = await send(entry, token: try await token(others))
            if other != 403 { violations.append("\(Self.name(entry)) answers \(other) to \(others.map(\.rawValue).sorted().joined(separator: ", "))") }
        }
        return violations
    }

    private func send(_ entry: Routes.Entry, token: String?) async -> Int {
        let values = Dictionary(entry.path.fields.map { ($0, "1") }) { $1 }
        var head = HTTPRequest(method: entry.method, scheme: nil, authority: nil, path: "/api/v1" + (entry.path.fill(values) ?? ""))
        if let token { head.headerFields[.authorization] = "Bearer \(token)" }
        return await application.respond(to: ServerRequest(head: head)).status.code
    }

    private static func name(_ entry: Routes.Entry) -> String { "\(entry.method.rawValue) \(entry.path)" }
}
