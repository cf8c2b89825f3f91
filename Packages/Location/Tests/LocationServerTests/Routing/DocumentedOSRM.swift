import Core
import Foundation
import HTTPTypes
import Synchronization

/// A server as https://project-osrm.org/docs/v5.24.0/api/ describes it: each drive takes ten minutes, along one line of streets.
final class DocumentedOSRM: HTTPTransport {
    private struct State {
        var requests: [String] = []
        var status: Int?
        var retryAfter: String?
        var body: String?
    }

    private let state = Mutex(State())

    /// The paths that were asked for, with their queries.
    var requests: [String] { state.withLock { $0.requests } }
    var status: Int? {
        get { state.withLock { $0.status } }
        set { state.withLock { $0.status = newValue } }
    }
    var retryAfter: String? {
        get { state.withLock { $0.retryAfter } }
        set { state.withLock { $0.retryAfter = newValue } }
    }
    var body: String? {
        get { state.withLock { $0.body } }
        set { state.withLock { $0.body = newValue } }
    }

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let (path, now) = (request.path ?? "", state.withLock { $0 })
        state.withLock { $0.requests.append(path) }
        if let status = now.status {
            var response = HTTPResponse(status: HTTPResponse.Status(code: status))
            response.headerFields[.retryAfter] = now.retryAfter
            return (response, Data((now.body ?? "").utf8))
        }
        if let body = now.body { return (HTTPResponse(status: .ok), Data(body.utf8)) }
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        let folders = parts[0].split(separator: "/").map(String.init)
        // /osrm/{service}/{version}/{profile}/{coordinates}
        guard request.method == .get, parts.count == 2, folders.count == 5, folders[2] == "v1", folders[3] == "driving" else {
            return Self.refused("InvalidUrl")
        }
        let places = folders[4].split(separator: ";").map { $0.split(separator: ",").compactMap { Double($0) } }
        guard places.count > 1, places.allSatisfy({ $0.count == 2 && abs($0[0]) <= 180 && abs($0[1]) <= 90 }) else {
            return Self.refused("InvalidQuery")
        }
        // Catalina, to which no street leads.
        if places.contains(where: { $0[1] < 33.4 }) { return Self.refused("NoSegment") }
        switch folders[1] {
        case "table": return (HTTPResponse(status: .ok), Data(Self.table(places.count).utf8))
        case "route": return (HTTPResponse(status: .ok), Data(Self.route(parts[1].contains("geometries=geojson")).utf8))
        default: return Self.refused("InvalidService")
        }
    }

    private static func refused(_ code: String) -> (HTTPResponse, Data) {
        (HTTPResponse(status: .badRequest), Data(#"{"code":"\#(code)","message":"Refused."}"#.utf8))
    }

    private static func table(_ count: Int) -> String {
        let rows = (0..<count).map { row in "[" + (0..<count).map { $0 == row ? "0" : "600" }.joined(separator: ",") + "]" }
        return #"{"code":"Ok","durations":[\#(rows.joined(separator: ","))],"sources":[],"destinations":[]}"#
    }

    static func route(_ isGeoJSON: Bool) -> String {
        let line = #"{"type":"LineString","coordinates":[[-120.2,38.5],[-120.95,40.7],[-126.453,43.252]]}"#
        let geometry = isGeoJSON ? line : #""_p~iF~ps|U_ulLnnqC_mqNvxq`@""#
        return #"{"code":"Ok","routes":[{"geometry":\#(geometry),"legs":[],"distance":5000.2,"duration":600.1,"weight":600.1}],"waypoints":[]}"#
    }
}
