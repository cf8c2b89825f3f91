import Core
import Foundation
import HTTPTypes
import Logging
import Persistence

/// What every request goes through, whatever carried it: request id, log, language, limits, routing, authentication, access, handler, envelope, ETag.
struct Chain: Responder {
    let router: Router
    let authenticator: any Authenticator
    let database: any Database
    let clock: any Clock
    let random: any RandomSource
    let limits: RequestLimits
    let log = createLog(category: "http")

    func respond(to request: ServerRequest) async -> ServerResponse {
        let started = clock.now
        let requestID = RequestID.of(request.head.headerFields, random: random)
        var log = log
        log[metadataKey: "request"] = "\(requestID)"
        var response = await Language.$current.withValue(Language.wanted(by: request)) {
            await answer(request, requestID: requestID, log: log)
        }
        response.headerFields[.requestID] = requestID
        if response.headerFields[.xContentTypeOptions] == nil { response.headerFields[.xContentTypeOptions] = "nosniff" }
        let milliseconds = Int(clock.now.timeIntervalSince(started) * 1000)
        let level: Logger.Level = response.status.code >= 500 ? .error : request.remoteAddress == "in-process" ? .debug : .info
        log.log(
            level: level, "\(request.head.method.rawValue) \(request.path)",
            metadata: ["status": "\(response.status.code)", "ms": "\(milliseconds)"])
        return response
    }

    private func answer(_ request: ServerRequest, requestID: String, log: Logger) async -> ServerResponse {
        do {
            try limits.check(request)
            let (entry, values) = try router.route(request)
            let caller = try await caller(request, access: entry.access)
            let deviceTime = request.head.headerFields[.deviceTime].flatMap(WireJSON.date(from:))
            let key = entry.takesIdempotencyKey ? request.head.headerFields[.idempotencyKey] : nil
            let call = RouteCall(request: request, pathValues: values, query: try request.query()) { [database, clock] fingerprint in
                HandlerContext(
                    requestID: requestID, caller: caller, database: database, clock: clock, deviceTime: deviceTime,
                    idempotencyKey: key, log: log, fingerprint: fingerprint)
            }
            return tagged(try await entry.handle(call), for: request, isEndpoint: entry.isEndpoint)
        } catch {
            return ErrorAnswer(error, log: log).response
        }
    }

    private func caller(_ request: ServerRequest, access: Access) async throws(APIError) -> Person? {
        let roles: Set<Role>?
        switch access {
        case .everyone: return nil
        case .signedIn: roles = nil
        case .roles(let set): roles = set
        }
        let header = request.head.headerFields[.authorization] ?? ""
        guard header.lowercased().hasPrefix("bearer ") else { throw .unauthorized() }
        let token = header.dropFirst("bearer ".count).drop { $0 == " " }
        guard !token.isEmpty else { throw .unauthorized() }
        let person = try await authenticator.authenticate(String(token))
        if let roles, roles.isDisjoint(with: person.roles) { throw .forbidden() }
        return person
    }

    /// Adds an ETag to an endpoint's GET answer and replaces it by 304 where the client has it already.
    private func tagged(_ response: ServerResponse, for request: ServerRequest, isEndpoint: Bool) -> ServerResponse {
        guard isEndpoint, request.head.method == .get, response.status == .ok else { return response }
        var response = response
        let tag = "\"\(String(response.body.fnv1a, radix: 16))\""
        response.headerFields[.eTag] = tag
        guard let known = request.head.headerFields[.ifNoneMatch], known.contains(tag) else { return response }
        return ServerResponse(status: .notModified, headerFields: [.eTag: tag])
    }
}

extension Language {
    /// The language in which a request is answered: the best of `Accept-Language` that the product speaks, else English.
    fileprivate static func wanted(by request: ServerRequest) -> Language {
        request.head.headerFields[.acceptLanguage].flatMap { accepted($0).first } ?? .english
    }
}

extension Data {
    /// The 64-bit FNV-1a hash, http://www.isthe.com/chongo/tech/comp/fnv.
    fileprivate var fnv1a: UInt64 {
        reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
}
