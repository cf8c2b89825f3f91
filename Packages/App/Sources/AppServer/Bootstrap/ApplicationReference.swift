import Core
import Foundation
import HTTPTypes
import ServerCore
import Synchronization

/// A placeholder for the application while it is composed, since the pages that it serves call its API.
final class ApplicationReference: Responder {
    private let application = Mutex<Application?>(nil)

    func set(_ application: Application) { self.application.withLock { $0 = application } }

    /// Returns the application.
    ///
    /// - Throws: ``APIError`` with status 503 before it is composed.
    func get() throws(APIError) -> Application {
        guard let application = application.withLock({ $0 }) else {
            throw APIError(status: 503, code: "unavailable", message: Strings.starting)
        }
        return application
    }

    func respond(to request: ServerRequest) async -> ServerResponse {
        guard let application = try? get() else { return ServerResponse(status: .serviceUnavailable) }
        return await application.respond(to: request)
    }
}
