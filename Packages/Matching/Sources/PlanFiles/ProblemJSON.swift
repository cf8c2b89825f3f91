public import Foundation
public import Planner

/// Reads problems in JSON. Docs/planning.md describes the fields.
public enum ProblemJSON {
    /// Returns the problem in JSON.
    ///
    /// - Throws: ``PlanFileError/badJSON(_:)``.
    public static func read(_ data: Data) throws(PlanFileError) -> Problem {
        let document: Document
        do {
            document = try JSONDecoder().decode(Document.self, from: data)
        } catch let error as DecodingError {
            throw .badJSON(describe(error))
        } catch {
            throw .badJSON("it has no readable text.")
        }
        return try document.problem()
    }

    private static func describe(_ error: DecodingError) -> String {
        let context =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context), .dataCorrupted(let context): context
            @unknown default: DecodingError.Context(codingPath: [], debugDescription: "It can't be read.")
            }
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
}

extension ProblemJSON {
    /// The JSON's form.
    struct Document: Decodable {
        var points: [[Double]]?
        var speed: Double?
        var distances: [[Double]]?
        var durations: [[Double]]?
        var vehicles: [VehicleFields]
        var requests: [RequestFields]
        var routes: [String: [StopFields]]?

        struct VehicleFields: Decodable {
            var id: String
            var capacity: Int
            var start: Int
            var end: Int?
            var shift: [Double]?
            var breaks: [BreakFields]?
            var fixed: [StopFields]?
        }

        struct BreakFields: Decodable {
            var window: [Double]
            var duration: Double
        }

        struct StopFields: Decodable {
            var request: String
            var kind: Stop.Kind

            var stop: Stop { Stop(request: request, kind: kind) }
        }

        struct VisitFields: Decodable {
            var place: Int
            var window: [Double]?
            var service: Double?
        }

        struct RequestFields: Decodable {
            var id: String
            var pickup: VisitFields?
            var delivery: VisitFields?
            var load: Int?
            var promised: Bool?
            var vehicle: String?
        }
    }
}

extension ProblemJSON.Document {
    func problem() throws(PlanFileError) -> Problem {
        var built = Problem(travel: try travel(), vehicles: [], requests: [])
        for fields in vehicles {
            var breaks: [Break] = []
            for rest in fields.breaks ?? [] { breaks.append(Break(window: try Self.window(rest.window), duration: rest.duration)) }
            built.vehicles.append(
                Vehicle(
                    id: fields.id, capacity: fields.capacity, start: fields.start, end: fields.end, shift: try Self.window(fields.shift, .fromZero),
                    breaks: breaks,
                    fixedStops: fields.fixed?.map(\.stop) ?? []))
        }
        for fields in requests {
            built.requests.append(
                Request(
                    id: fields.id, pickup: try Self.visit(fields.pickup), delivery: try Self.visit(fields.delivery), load: fields.load ?? 1,
                    isPromised: fields.promised ?? false, vehicle: fields.vehicle))
        }
        built.routes = routes?.mapValues { $0.map(\.stop) } ?? [:]
        return built
    }

    private func travel() throws(PlanFileError) -> Travel {
        if let points {
            guard points.allSatisfy({ $0.count == 2 }) else { throw .badJSON("each of the points has two numbers.") }
            return .plane(points: points.map { Point(x: $0[0], y: $0[1]) }, speed: speed ?? 1)
        }
        guard let distances, (distances + (durations ?? [])).allSatisfy({ $0.count == distances.count }), durations.map({ $0.count == distances.count }) ?? true
        else { throw .badJSON("it needs points, or distances with a row and a column for each place.") }
        let ways = distances.flatMap { $0 }
        return .matrix(count: distances.count, distances: ways, durations: durations?.flatMap { $0 } ?? ways.map { $0 / (speed ?? 1) })
    }

    private static func window(_ bounds: [Double]?, _ absent: TimeWindow = .always) throws(PlanFileError) -> TimeWindow {
        guard let bounds else { return absent }
        guard bounds.count == 2 else { throw .badJSON("a window has two numbers, the earliest and the latest.") }
        return TimeWindow(bounds[0], bounds[1])
    }

    private static func visit(_ fields: VisitFields?) throws(PlanFileError) -> Visit? {
        guard let fields else { return nil }
        return Visit(place: fields.place, window: try window(fields.window), service: fields.service ?? 0)
    }
}
