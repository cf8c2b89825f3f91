/// The part of a list that is asked for by a page's number, as `?page=2&limit=20`.
///
/// A request holds one and encodes it among its own keys:
///
/// ```swift
/// public init(from decoder: any Decoder) throws {
///     page = try PageRequest(from: decoder)
///     status = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Status.self, forKey: .status)
/// }
/// ```
public struct PageRequest: Codable, Sendable, Hashable {
    /// The page's number, from 1; the first by default.
    public var page: Int?
    /// The most items of a page; ``standardLimit`` by default.
    public var limit: Int?

    /// The number of items where the caller names none.
    public static let standardLimit = 20
    private static let pages = 1...1_000_000

    /// Creates a request; without numbers, of the first page.
    public init(page: Int? = nil, limit: Int? = nil) {
        self.page = page
        self.limit = limit
    }

    /// Returns the numbers to read by, checked.
    ///
    /// - Parameter most: the most items that a page may hold.
    /// - Throws: status 422 that names `page` or `limit`.
    public func checked(most: Int = 100) throws(APIError) -> PageNumbers {
        let numbers = PageNumbers(page: page ?? 1, limit: limit ?? min(Self.standardLimit, most))
        var errors = FieldErrors()
        errors.check(numbers.page, "page", .range(Self.pages))
        errors.check(numbers.limit, "limit", .range(1...most))
        try errors.throwIfAny()
        return numbers
    }
}

/// A page's number and size, checked.
public struct PageNumbers: Sendable, Hashable {
    /// The page's number, from 1.
    public let page: Int
    /// The most items of the page.
    public let limit: Int

    /// The number of items on the pages before.
    public var offset: Int { (page - 1) * limit }

    /// Makes the response's page of the items that were read.
    public func page<Item>(of items: [Item], total: Int) -> Page<Item> { Page(items: items, page: page, limit: limit, total: total) }
}

/// The part of a list that is asked for by the id of a neighbor, as `?before=120&limit=50`: for lists that grow at the head.
///
/// A request encodes it among its own keys, as it does a ``PageRequest``.
public struct CursorRequest: Codable, Sendable, Hashable {
    /// Only items older than the one with this id, the nearest.
    public var before: Int?
    /// Only items newer than the one with this id, the nearest.
    public var after: Int?
    /// The most items.
    public var limit: Int?

    /// Creates a request; without ids, of the newest items.
    public init(before: Int? = nil, after: Int? = nil, limit: Int? = nil) {
        self.before = before
        self.after = after
        self.limit = limit
    }

    /// Returns the most items to read, checked.
    ///
    /// - Parameters:
    ///   - standard: the number of items where the caller names none.
    ///   - most: the most items that may be asked for.
    /// - Throws: status 422 that names `before`, `after` or `limit`; `before` and `after` exclude each other.
    public func checkedLimit(standard: Int = PageRequest.standardLimit, most: Int = 100) throws(APIError) -> Int {
        let count = limit ?? standard
        var errors = FieldErrors()
        errors.check(count, "limit", .range(1...most))
        if let before { errors.require(before > 0, "before", Strings.errorCursor) }
        if let after { errors.require(after > 0, "after", Strings.errorCursor) }
        errors.require(before == nil || after == nil, "after", Strings.errorCursorsExclusive)
        try errors.throwIfAny()
        return count
    }
}
