/// One numbered page of a list, as returned by repositories and the API.
public struct Page<Item> {
    /// The items on this page.
    public var items: [Item]
    /// The page number, from 1.
    public var page: Int
    /// The maximum number of items on a page.
    public var limit: Int
    /// The number of items on all pages.
    public var total: Int

    /// Creates a page.
    public init(items: [Item], page: Int, limit: Int, total: Int) {
        self.items = items
        self.page = page
        self.limit = limit
        self.total = total
    }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}
extension Page: Encodable where Item: Encodable {}
extension Page: Decodable where Item: Decodable {}

/// A request for a numbered page of a list, as in `?page=2&limit=20`.
///
/// An input contains one and encodes it among its own keys:
///
/// ```swift
/// public init(from decoder: any Decoder) throws {
///     page = try PageRequest(from: decoder)
///     status = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Status.self, forKey: .status)
/// }
/// ```
public struct PageRequest: Codable, Sendable, Hashable {
    /// The page number, from 1; the first page if nil.
    public var page: Int?
    /// The maximum number of items; ``standardLimit`` if nil.
    public var limit: Int?

    /// The number of items if the caller doesn't give one.
    public static let standardLimit = 20
    private static let pages = 1...1_000_000

    /// Creates a request; for the first page by default.
    public init(page: Int? = nil, limit: Int? = nil) {
        self.page = page
        self.limit = limit
    }

    /// Returns the validated page number and limit.
    ///
    /// - Parameter most: the largest limit allowed.
    /// - Throws: status 422 with `page` or `limit`.
    public func checked(most: Int = 100) throws(APIError) -> PageNumbers {
        let numbers = PageNumbers(page: page ?? 1, limit: limit ?? min(Self.standardLimit, most))
        var errors = FieldErrors()
        errors.check(numbers.page, "page", .range(Self.pages))
        errors.check(numbers.limit, "limit", .range(1...most))
        try errors.throwIfAny()
        return numbers
    }
}

/// A validated page number and limit.
public struct PageNumbers: Sendable, Hashable {
    /// The page number, from 1.
    public let page: Int
    /// The maximum number of items.
    public let limit: Int

    /// The number of items on the preceding pages.
    public var offset: Int { (page - 1) * limit }

    /// Returns the response page for the items that were read.
    public func page<Item>(of items: [Item], total: Int) -> Page<Item> { Page(items: items, page: page, limit: limit, total: total) }
}

/// A request for the items before or after a given one, as in `?before=120&limit=50`, for lists that grow at the head.
///
/// An input encodes it among its own keys, like ``PageRequest``.
public struct CursorRequest: Codable, Sendable, Hashable {
    /// The id before which (older than which) to start; the nearest items are returned.
    public var before: Int?
    /// The id after which (newer than which) to start, 0 for the oldest item; the nearest items are returned.
    public var after: Int?
    /// The maximum number of items.
    public var limit: Int?

    /// Creates a request; for the newest items by default.
    public init(before: Int? = nil, after: Int? = nil, limit: Int? = nil) {
        self.before = before
        self.after = after
        self.limit = limit
    }

    /// Returns the validated limit.
    ///
    /// - Parameters:
    ///   - standard: the number of items if the caller doesn't give one.
    ///   - most: the largest limit allowed.
    /// - Throws: status 422 with `before`, `after` or `limit`; `before` and `after` exclude each other.
    public func checkedLimit(standard: Int = PageRequest.standardLimit, most: Int = 100) throws(APIError) -> Int {
        let count = limit ?? standard
        var errors = FieldErrors()
        errors.check(count, "limit", .range(1...most))
        if let before { errors.require(before > 0, "before", Strings.errorCursor) }
        if let after { errors.require(after >= 0, "after", Strings.errorCursor) }
        errors.require(before == nil || after == nil, "after", Strings.errorCursorsExclusive)
        try errors.throwIfAny()
        return count
    }
}
