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

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - timeout: the time limit for an attempt, from connecting to the head of the response.
    ///   - authorities: a PEM file of trusted certificate authorities; nil for the system's.
    /// - Throws: an error if the certificates can't be read.
    public init(policy: AddressPolicy, timeout: Duration = .seconds(10), authorities: String? = nil) throws {
        self.policy = policy
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
        guard let place = WebhookURL(url), place.isAllowed(by: policy) else { throw WebhookTransportError("The address isn't allowed.") }
        do {
            return try await exchange(body, place, fields)
        } catch let error as WebhookTransportError {
            throw error
        } catch {
            throw WebhookTransportError("\(place.authority) can't be reached: \(error)")
        }
    }

    private func exchange(_ body: Data, _ place: WebhookURL, _ fields: HTTPFields) async throws -> Int {
        let address = try await NIOThreadPool.singleton.runIfActive { try SocketAddress.makeAddressResolvingHost(place.host, port: place.port) }
        guard let text = address.ipAddress, let known = IPAddress(text), policy.allows(known) else {
            throw WebhookTransportError("\(place.authority) is \(address.ipAddress ?? "no internet address"), which isn't a public address.")
        }
        let request = WebhookExchange.Request(place: place, fields: fields, body: body)
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
                    let status = channel.eventLoop.makePromise(of: Int.self)
                    try channel.pipeline.syncOperations.addHandler(WebhookExchange(request, status))
                    let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(timeout)) {
                        status.fail(WebhookTransportError("\(place.authority) took longer than \(timeout)."))
                        channel.close(promise: nil)
                    }
                    channel.closeFuture.whenComplete { _ in
                        deadline.cancel()
                        // Does nothing if the response, or another error, came first.
                        status.fail(WebhookTransportError("The connection ended before the response."))
                    }
                    return status.futureResult
                }
            }
        return try await answer.get()
    }
}
