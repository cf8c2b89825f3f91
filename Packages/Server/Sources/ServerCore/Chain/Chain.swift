import Core
import Foundation
import HTTPTypes
import Logging
import Persistence

/// The steps of handling a request: request id, log, language, limits, routing, rates, authentication, access, handler, envelope, ETag.
struct Chain: Responder {
    let router: Router
    let access: AccessCheck
    let limiter: RateLimiter
    let database: any Database
    let clock: any Clock
    let random: any RandomSource
    let limits: RequestLimits
    let metrics: RequestMetrics
    let audit: AuditTrail?
    let analytics: AnalyticsRecorder?
    let log = createLog(category: "http")
    let failures = DatabaseFailureLog()

    func bodyLimit(of head: HTTPRequest) -> Int {
        guard let (entry, _) = try? router.route(ServerRequest(head: head)) else { return limits.bodyBytes }
        return bodyLimit(of: entry)
    }

    private func bodyLimit(of entry: Routes.Entry) -> Int { min(entry.bodyBytes, entry.takes.isEmpty ? limits.bodyBytes : limits.fileBytes) }

    func respond(to request: ServerRequest) async -> ServerResponse {
        let started = clock.now
        let requestID = RequestID.of(request.head.headerFields, random: random)
        metrics.began()
        return await Language.$current.withValue(Language.preferred(by: request)) {
            await RequestID.$current.withValue(requestID) { await respond(to: request, requestID: requestID, at: started) }
        }
    }

    /// Responds under the request's id, which all log entries then include.
    private func respond(to request: ServerRequest, requestID: String, at started: Date) async -> ServerResponse {
        let (handled, entry) = await handle(request, requestID: requestID, at: started)
        var response = handled
        response.headerFields[.requestID] = requestID
        if response.headerFields[.xContentTypeOptions] == nil { response.headerFields[.xContentTypeOptions] = "nosniff" }
        let seconds = max(0, clock.now.timeIntervalSince(started))
        metrics.ended(entry?.metrics, status: response.status.code, seconds: seconds)
        let level: Logger.Level = response.status.code >= 500 ? .error : request.isInProcess ? .debug : .info
        if log.logLevel <= level {
            log.log(
                level: level, "\(request.head.method.rawValue) \(entry?.path.logged(request.path) ?? request.path)",
                metadata: ["status": "\(response.status.code)", "ms": "\(Int(seconds * 1000))"])
        }
        return response
    }

    private func handle(_ request: ServerRequest, requestID: String, at now: Date) async -> (ServerResponse, Routes.Entry?) {
        var found: Routes.Entry?
        do {
            try limits.check(request)
            try limiter.checkAddress(of: request, at: now)
            let (entry, values) = try router.route(request)
            found = entry
            try BodyCheck.check(request, entry, limit: bodyLimit(of: entry))
            let caller = try await access.caller(request, entry.access)
            let context = HandlerContext(
                requestID: requestID, caller: caller?.person, keyID: caller?.key?.key, viewing: entry.viewing, database: database, clock: clock,
                deviceTime: request.head.headerFields[.deviceTime].flatMap(WireJSON.date(from:)).map { DeviceTime.clamped($0, at: now) }, log: log,
                request: request, audit: audit, analytics: analytics)
            let response = try await call(entry, values, context, by: caller, at: now)
            return (entry.isEndpoint ? EntityTag.apply(to: response, for: request) : response, entry)
        } catch {
            return (ErrorResponse(error, log: log, failures: failures, at: now).response, found)
        }
    }
}

extension Chain {
    /// Calls a handler for a known caller, and records if the caller may not do that.
    private func call(
        _ entry: Routes.Entry, _ values: [String: String], _ context: HandlerContext, by caller: AccessCheck.Caller?, at now: Date
    ) async throws -> ServerResponse {
        do {
            try await access.checkViewing(caller, context.request, entry)
            try await access.check(caller, context.request, entry, at: now)
            try limiter.check(entry, context.request, caller: context.caller, at: now)
            try BodyCheck.checkFile(context.request, entry)
            var context = context
            context.idempotencyKey = try entry.idempotencyKey(of: context.request, caller: context.caller)
            return try await entry.handle(RouteCall(request: context.request, pathValues: values, context: context))
        } catch let error as APIError where error.status == 403 && error.code != .proofRequired && error.code != .readOnly && context.caller != nil {
            await context.recordSight(AuditEntry(.refused, detail: "\(entry.name)"))
            throw error
        }
    }
}

extension Language {
    /// Returns the language of the response: the best supported one of `Accept-Language`, or English.
    fileprivate static func preferred(by request: ServerRequest) -> Language {
        guard let header = request.head.headerFields[.acceptLanguage] else { return .english }
        // The form that our own clients send.
        return Language(rawValue: header) ?? accepted(header).first ?? .english
    }
}

extension PathTemplate {
    /// Returns a request's path as the log shows it: the template where a part of the path is a secret.
    func logged(_ path: String) -> String { fields.contains(where: LogRedaction.isSecret(key:)) ? description : path }
}
