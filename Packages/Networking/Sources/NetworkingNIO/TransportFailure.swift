import AsyncHTTPClient
import Core
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// Converts errors of AsyncHTTPClient and NIO into Core's.
enum TransportFailure {
    static func translated(_ error: any Error) -> any Error {
        switch error {
        case is CancellationError, is Core.HTTPClientError: error
        case let error as AsyncHTTPClient.HTTPClientError: translated(error)
        case let error as NIOConnectionError: Core.HTTPClientError.unreachable(describe(error))
        case is ChannelError: Core.HTTPClientError.connectionLost("\(error)")
        case let error as IOError:
            error.errnoCode == ECONNREFUSED ? Core.HTTPClientError.unreachable(error.description) : Core.HTTPClientError.connectionLost(error.description)
        case HTTPParserError.invalidEOFState: Core.HTTPClientError.connectionLost("The connection ended in the middle of the response.")
        case is HTTPParserError, is NIOHTTPDecoderError: Core.HTTPClientError.malformedResponse("\(error)")
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: Core.HTTPClientError.untrusted("\(error)")
        default: Core.HTTPClientError.connectionLost("\(error)")
        }
    }

    private static func translated(_ error: AsyncHTTPClient.HTTPClientError) -> any Error {
        switch error {
        case .cancelled, .requestStreamCancelled: CancellationError()
        case .connectTimeout, .alreadyShutdown, .getConnectionFromPoolTimeout: Core.HTTPClientError.unreachable(error.shortDescription)
        case .readTimeout, .writeTimeout, .deadlineExceeded: Core.HTTPClientError.timedOut
        case .tlsHandshakeTimeout: Core.HTTPClientError.untrusted(error.shortDescription)
        case .invalidURL, .emptyHost, .emptyScheme, .bodyLengthMismatch, .traceRequestWithBody:
            Core.HTTPClientError.invalidRequest(error.shortDescription)
        default: Core.HTTPClientError.connectionLost(error.shortDescription)
        }
    }

    private static func describe(_ error: NIOConnectionError) -> String {
        let reasons = error.connectionErrors.map { "\($0.error)" } + [error.dnsAError, error.dnsAAAAError].compactMap { $0.map { "\($0)" } }
        return "\(error.host):\(error.port): \(reasons.joined(separator: ", "))"
    }
}
