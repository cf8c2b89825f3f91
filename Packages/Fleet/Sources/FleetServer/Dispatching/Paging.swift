import Core
import FleetAPI

/// A page that was asked for, checked.
struct Paging: Sendable {
    let number: Int
    let limit: Int

    init(_ request: FleetListRequest) throws {
        number = request.page ?? 1
        limit = request.limit ?? 20
        var errors = FieldErrors()
        errors.require((1...1_000_000).contains(number), "page", Strings.pageRange)
        errors.require((1...100).contains(limit), "limit", Strings.limitRange)
        try errors.throwIfAny()
    }

    var offset: Int { (number - 1) * limit }

    func page<Item>(_ items: [Item], total: Int) -> Page<Item> { Page(items: items, page: number, limit: limit, total: total) }
}
