import Core

/// Checks the numbers of a page.
enum PageInput {
    static func check(_ page: Int?, _ limit: Int?) throws(APIError) -> (page: Int, limit: Int) {
        let (page, limit) = (page ?? 1, limit ?? 20)
        var errors = FieldErrors()
        errors.require((1...1_000_000).contains(page), "page", Strings.page)
        errors.require((1...100).contains(limit), "limit", Strings.limit)
        try errors.throwIfAny()
        return (page, limit)
    }
}
