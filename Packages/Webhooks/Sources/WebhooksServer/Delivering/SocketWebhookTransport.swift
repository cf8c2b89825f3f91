import Core
public import Foundation
public import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import ServerCore

/// Posts each delivery over its own connection.
///
/// The host name is resolved once, the resulting address is checked, and the connection uses that same address, so that a name that resolves differently
/// the second time (DNS rebinding) gains nothing.
public struct SocketWebhookTransport: WebhookTransport {
    private let policy: AddressPolicy
    private let tls: NIOSSLContext
    private let timeout: Duration
    private let agent: String

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - agent: the name that the server gives itself (`User-Agent`).
    ///   - timeout: the time limit for an attempt, from connecting to the head of the response.
    ///   - authorities: a PEM file of trusted certificate authorities; nil for the system's.
    /// - Throws: an error if the certificates can't be read.
    public init(
        policy: AddressPolicy, agent: String = "Tumble-Webhooks/1", timeout: Duration = .seconds(10), authorities: String? = nil
    ) throws {
        self.policy = policy
        self.agent = agent
        self.timeout = timeout
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        if let authorities { configuration.trustRoots = .file(authorities) }
        do {
            tls = try NIOSSLContext(configuration: configuration)
        } catch {
            let place = authorities ?? "the system"
            throw SettingError("The certificates that vouch for webhooks' endpoints can't be read from \(place): \(error). To fix, install ca-certificates.")
        }
    }

    /// Posts a body and returns the status of the response.
    public func post(_ body: Data, to url: String, fields: HTTPFields) async throws(WebhookTransportError) -> Int {
        try await respond(to: body, at: url, fields: fields).status
    }

    /// Returns whether the policy allows a URL as written. The address behind a name is checked when it is called.
    public func allows(_ url: String) -> Bool { WebhookURL(url)?.isAllowed(by: policy) == true }

    /// Posts a body and returns the head of the response. Redirects are not followed.
    public func respond(to body: Data, at url: String, fields: HTTPFields) async throws(WebhookTransportError) -> WebhookResponse {
        guard let place = WebhookURL(url), place.isAllowed(by: policy) else { throw WebhookTransportError("The address isn't allowed.") }
        do {
            return try await exchange(body, place, fields)
        } catch let error as WebhookTransportError {
            throw error
        } catch {
            throw WebhookTransportError("\(place.authority) can't be reached: \(error)")
        }
    }

    private func exchange(_ body: Data, _ place: WebhookURL, _ fields: HTTPFields) async throws -> WebhookResponse {
        let address = try await NIOThreadPool.singleton.runIfActive { try SocketAddress.makeAddressResolvingHost(place.host, port: place.port) }
        guard let text = address.ipAddress, let known = IPAddress(text), policy.allows(known) else {
            throw WebhookTransportError("\(place.authority) is \(address.ipAddress ?? "no internet address"), which isn't a public address.")
        }
        let request = WebhookExchange.Request(place: place, agent: agent, fields: fields, body: body)
        let answer = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(TimeAmount(timeout))
            .connect(to: address) { [tls, timeout] channel in
                channel.eventLoop.makeCompletedFuture {
                    if place.isSecure {
                        // A certificate for an IP address is checked against the address; there is no name to send.
                        let name = IPAddress(place.host) == nil ? place.host : nil
                        try channel.pipeline.syncOperations.addHandler(try NIOSSLClientHandler(context: tls, serverHostname: name))
                    }
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    let response = channel.eventLoop.makePromise(of: WebhookResponse.self)
                    try channel.pipeline.syncOperations.addHandler(WebhookExchange(request, response))
                    let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(timeout)) {
                        response.fail(WebhookTransportError("\(place.authority) took longer than \(timeout)."))
                        channel.close(promise: nil)
                    }
                    channel.closeFuture.whenComplete { _ in
                        deadline.cancel()
                        // Does nothing if the response, or another error, came first.
                        response.fail(WebhookTransportError("The connection ended before the response."))
                    }
                    return response.futureResult
                }
            }
        return try await answer.get()
    }
}
