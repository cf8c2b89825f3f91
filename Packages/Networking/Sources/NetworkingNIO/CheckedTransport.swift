public import Core
public import Foundation
public import HTTPTypes
import NIOCore
import NIOPosix

/// Sends HTTP only to internet addresses that a rule allows, for addresses of servers that others name.
///
/// A host's name is looked up once for each call, the resulting address is checked, and the connection uses that same address, so that a name that resolves
/// differently the second time (DNS rebinding) gains nothing. Each call has a connection of its own.
///
/// ```swift
/// let transport = CheckedTransport { address in policy.allows(address) }
/// ```
public struct CheckedTransport: HTTPTransport {
    private let connectTimeout: Duration
    private let authorities: String?
    private let allows: @Sendable (String) -> Bool

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - authorities: a PEM file with trusted certificate authorities; nil for the system's.
    ///   - allows: returns whether an address, such as `192.0.2.1` or `2001:db8::1`, may be called.
    public init(connectTimeout: Duration = .seconds(5), authorities: String? = nil, allows: @escaping @Sendable (String) -> Bool) {
        self.connectTimeout = connectTimeout
        self.authorities = authorities
        self.allows = allows
    }

    /// Sends a request and returns the whole response.
    ///
    /// - Throws: ``/Core/HTTPClientError``, among them ``/Core/HTTPClientError/unreachable(_:)`` for an address that isn't allowed, or `CancellationError`.
    public func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        guard let authority = request.authority, let url = URLComponents(string: "//\(authority)"), let host = url.host, !host.isEmpty else {
            throw HTTPClientError.invalidRequest("The request has no host. To fix, give it an authority.")
        }
        let name = host.trimmingCharacters(in: ["[", "]"])
        let address = try await address(of: name)
        guard allows(address) else { throw HTTPClientError.unreachable("\(name) is \(address), which may not be called.") }
        let transport = AsyncHTTPClientTransport(connectTimeout: connectTimeout, authorities: authorities, addresses: name == address ? [:] : [name: address])
        do {
            let response = try await transport.send(request, body: body)
            try? await transport.shutdown()
            return response
        } catch {
            try? await transport.shutdown()
            throw error
        }
    }

    /// Returns the address behind a name, off the threads that others need.
    private func address(of name: String) async throws -> String {
        let found: SocketAddress
        do {
            found = try await NIOThreadPool.singleton.runIfActive { try SocketAddress.makeAddressResolvingHost(name, port: 0) }
        } catch {
            throw HTTPClientError.unreachable("\(name) has no address.")
        }
        guard let address = found.ipAddress else { throw HTTPClientError.unreachable("\(name) has no internet address.") }
        return address
    }
}
