import Core
import Foundation
import HTTPTypes
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An exchange of a session: its task, its head, and its bytes as they arrive.
final class URLSessionExchange: Sendable {
    private enum Head {
        case awaited(CheckedContinuation<HTTPResponse, any Error>?)
        case known
    }

    let bytes: AsyncThrowingStream<Data, any Error>
    private let task: URLSessionTask
    private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
    private let head = Mutex(Head.awaited(nil))

    init(task: URLSessionTask) {
        self.task = task
        (bytes, continuation) = AsyncThrowingStream.makeStream()
        continuation.onTermination = { [weak task] reason in
            // Dropping the bytes unread closes the connection.
            if case .cancelled = reason { task?.cancel() }
        }
    }

    var identifier: Int { task.taskIdentifier }

    func start() async throws -> HTTPResponse {
        try await withCheckedThrowingContinuation { continuation in
            let isWanted = head.withLock { head in
                guard case .awaited = head else { return false }
                head = .awaited(continuation)
                return true
            }
            guard isWanted else { return continuation.resume(throwing: CancellationError()) }
            task.resume()
        }
    }

    /// Cancels the exchange. Its caller is notified at once, since Foundation on Linux doesn't report a task canceled while it starts.
    func cancel() {
        task.cancel()
        finish(CancellationError())
    }

    func receive(_ response: URLResponse) {
        finishHead(with: Self.head(of: response))
    }

    func receive(_ data: Data) { continuation.yield(data) }

    func finish(_ failure: (any Error)?) {
        finishHead(with: .failure(failure ?? HTTPClientError.malformedResponse("The response has no head.")))
        continuation.finish(throwing: failure)
    }

    private func finishHead(with result: Result<HTTPResponse, any Error>) {
        let waiting: CheckedContinuation<HTTPResponse, any Error>? = head.withLock { head in
            guard case .awaited(let continuation) = head else { return nil }
            head = .known
            return continuation
        }
        waiting?.resume(with: result)
    }

    private static func head(of response: URLResponse) -> Result<HTTPResponse, any Error> {
        // lint:allow downcast because URLSession provides the head of an HTTP response as its base class.
        guard let response = response as? HTTPURLResponse else { return .failure(HTTPClientError.malformedResponse("The response is not HTTP.")) }
        var fields = HTTPFields()
        for (name, value) in response.allHeaderFields {
            guard let name = HTTPField.Name("\(name)") else { continue }
            fields.append(HTTPField(name: name, value: "\(value)"))
        }
        return .success(HTTPResponse(status: HTTPResponse.Status(code: response.statusCode), headerFields: fields))
    }
}

/// Forwards a session's events to its exchanges.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let exchanges = Mutex<[Int: URLSessionExchange]>([:])

    func add(_ exchange: URLSessionExchange) {
        exchanges.withLock { $0[exchange.identifier] = exchange }
    }

    func cancel(_ exchange: URLSessionExchange) {
        exchanges.withLock { _ = $0.removeValue(forKey: exchange.identifier) }
        exchange.cancel()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        exchange(of: dataTask)?.receive(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.receive(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.finish(error.map(URLSessionFailure.translated))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The client above handles redirects: here the redirect is the response.
        completionHandler(nil)
    }

    private func exchange(of task: URLSessionTask) -> URLSessionExchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }
}

/// Converts URLSession's errors into Core's.
enum URLSessionFailure {
    static func translated(_ error: any Error) -> any Error {
        // lint:allow downcast because a delegate receives errors without their type.
        guard let error = error as? URLError else { return HTTPClientError.connectionLost("\(error)") }
        return switch error.code {
        case .cancelled: CancellationError()
        case .timedOut: HTTPClientError.timedOut
        case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet: HTTPClientError.unreachable(error.localizedDescription)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired:
            HTTPClientError.untrusted(error.localizedDescription)
        case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData:
            HTTPClientError.malformedResponse(error.localizedDescription)
        case .badURL, .unsupportedURL: HTTPClientError.invalidRequest(error.localizedDescription)
        default: HTTPClientError.connectionLost(error.localizedDescription)
        }
    }
}
