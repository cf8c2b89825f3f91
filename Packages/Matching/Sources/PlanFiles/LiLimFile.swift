import Planner

/// Li and Lim's format: a line of vehicles, capacity and speed, then a line for the depot and for each task, with the number of its counterpart.
///
/// As everybody who publishes results for these problems, it takes the speed to be one.
enum LiLimFile {
    private static let head = "the number of vehicles, their capacity and their speed"
    private static let row = "number, x, y, demand, earliest, latest, service time, number of the pickup, number of the delivery"

    static func read(_ lines: [TextLine]) throws(PlanFileError) -> Problem {
        guard lines.count > 1 else { throw .unknownFormat }
        let sizes = try lines[0].numbers(3, head)
        var rows: [[Double]] = []
        for (index, line) in lines.dropFirst().enumerated() {
            let numbers = try line.numbers(9, row)
            guard Int(numbers[0]) == index else { throw .badLine(line.number, expected: "the tasks in the order of their numbers, from 0") }
            rows.append(numbers)
        }
        let visit = { (row: [Double]) in Visit(place: Int(row[0]), window: TimeWindow(row[4], row[5]), service: row[6]) }
        var requests: [Request] = []
        for row in rows.dropFirst() {
            let other = Int(row[7] > 0 ? row[7] : row[8])
            guard rows.indices.contains(other), other > 0, rows[other][3] == -row[3], Int(rows[other][row[7] > 0 ? 8 : 7]) == Int(row[0]) else {
                throw .unpaired(Int(row[0]))
            }
            if row[8] > 0 { requests.append(Request(id: "\(Int(row[0]))-\(other)", pickup: visit(row), delivery: visit(rows[other]), load: Int(row[3]))) }
        }
        return Problem(
            travel: .plane(points: rows.map { Point(x: $0[1], y: $0[2]) }, speed: 1),
            vehicles: Fleet.vehicles(sizes[0], sizes[1], TimeWindow(rows[0][4], rows[0][5])), requests: requests)
    }
}

/// Solomon's format: a name, a table of vehicles, and a table of customers, the depot first.
enum SolomonFile {
    private static let row = "number, x, y, demand, ready time, due date, service time"

    static func read(_ lines: [TextLine]) throws(PlanFileError) -> Problem {
        guard let fleet = lines.firstIndex(where: { $0.words.first?.uppercased() == "VEHICLE" }), fleet + 2 < lines.count,
            let table = lines.firstIndex(where: { $0.words.first?.uppercased() == "CUSTOMER" }), table + 2 < lines.count
        else { throw .unknownFormat }
        let sizes = try lines[fleet + 2].numbers(2, "the number of vehicles and their capacity")
        var rows: [[Double]] = []
        for line in lines[(table + 2)...] { rows.append(try line.numbers(7, row)) }
        let requests = rows.dropFirst().enumerated().map { index, row in
            Request(
                id: "\(Int(row[0]))", pickup: nil, delivery: Visit(place: index + 1, window: TimeWindow(row[4], row[5]), service: row[6]), load: Int(row[3]))
        }
        return Problem(
            travel: .plane(points: rows.map { Point(x: $0[1], y: $0[2]) }, speed: 1),
            vehicles: Fleet.vehicles(sizes[0], sizes[1], TimeWindow(rows[0][4], rows[0][5])), requests: requests)
    }
}

/// The equal vehicles of the text formats, all at the depot.
enum Fleet {
    static func vehicles(_ count: Double, _ capacity: Double, _ shift: TimeWindow) -> [Vehicle] {
        (0..<max(0, Int(count))).map { Vehicle(id: "\($0 + 1)", capacity: Int(capacity), start: 0, end: 0, shift: shift) }
    }
}
