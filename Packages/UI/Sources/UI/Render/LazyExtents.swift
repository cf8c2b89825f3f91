#if !canImport(SwiftUI)
/// The numbers of rows of its lazy containers that a browser has asked for.
///
/// A `ForEach` in a lazy stack or grid writes one page of rows, and more when the browser comes near its end. What a render finds is in
/// `Render.lazyContainers`; what isn't in the page has no effect.
///
/// ```swift
/// extents.extend(id)
/// let next = Renderer.render(view, extents: extents)
/// ```
public struct LazyExtents: Sendable, Hashable {
    /// The number of rows that come at a time.
    public static let pageSize = 50
    /// The most containers and rows that are kept, since it is a browser that names them.
    private static let limits = (containers: 256, rows: 1_000_000)

    private var rows: [UInt64: Int] = [:]

    /// Makes extents of one page of each container.
    public init() {}

    /// Makes the extents that a browser had, by id; ids and numbers that can't be right are left out.
    public init(_ counts: [String: Int]) {
        for (id, count) in counts {
            guard let number = ViewPath.parse(id), count > Self.pageSize, rows.count < Self.limits.containers else { continue }
            rows[number] = min(count, Self.limits.rows)
        }
    }

    /// The extents by id, without those of one page.
    public var counts: [String: Int] { Dictionary(uniqueKeysWithValues: rows.map { (ViewPath.text($0.key), $0.value) }) }

    /// The number of rows of a container that were asked for; nil if none were beyond the first page.
    public subscript(id: String) -> Int? { ViewPath.parse(id).flatMap { rows[$0] } }

    /// Asks for a further page of a container.
    public mutating func extend(_ id: String) {
        guard let number = ViewPath.parse(id), rows[number] != nil || rows.count < Self.limits.containers else { return }
        rows[number] = min((rows[number] ?? Self.pageSize) + Self.pageSize, Self.limits.rows)
    }

    /// Returns the number of a container's rows to write.
    func count(_ number: UInt64, of total: Int) -> Int { min(rows[number] ?? Self.pageSize, total) }
}
#endif
