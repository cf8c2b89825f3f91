import Core

/// The time that a container takes to resolve an existing singleton.
struct ResolveTime: Measure {
    static let fromRoot = ResolveTime(name: "platform.resolve", isFromChild: false)
    static let fromChild = ResolveTime(name: "platform.resolve-from-child", isFromChild: true)

    let name: String
    let isFromChild: Bool
    let bar = Bar.under(200, "ns")

    private static let runs = 9
    private static let resolves = 1_000_000

    /// Creates a measure of the container that has the singleton, or of a child of it.
    private init(name: String, isFromChild: Bool) {
        self.name = name
        self.isFromChild = isFromChild
    }

    func run(_ settings: MeasureSettings) throws -> Figure {
        let root = DIContainer(name: "root")
        root.register(Service.self) { _ in Service() }
        let container = isFromChild ? root.child(name: "session") : root
        let service = try container.resolve(Service.self)
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                var count = 0
                let milliseconds = try measureMilliseconds {
                    for _ in 0..<Self.resolves where try container.resolve(Service.self) === service { count += 1 }
                }
                guard count == Self.resolves else { throw MeasureError.wrongResult("\(count) of \(Self.resolves) resolves gave the singleton") }
                return milliseconds * 1_000_000 / Double(Self.resolves)
            })
    }
}

private final class Service: Sendable {}
