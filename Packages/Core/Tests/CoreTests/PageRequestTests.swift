import Core
import Testing

struct PageRequestTests {
    @Test func `the first page has 20 items unless said otherwise`() throws {
        let numbers = try PageRequest().checked()
        #expect((numbers.page, numbers.limit, numbers.offset) == (1, 20, 0))
        #expect(try PageRequest(page: 3, limit: 50).checked().offset == 100)
        #expect(try PageRequest().checked(most: 10).limit == 10)
    }

    @Test(arguments: [(0, nil, "page"), (1_000_001, nil, "page"), (nil, 0, "limit"), (nil, 101, "limit")] as [(Int?, Int?, String)])
    func `a number out of bounds names its field`(page: Int?, limit: Int?, field: String) {
        let error = #expect(throws: APIError.self) { try PageRequest(page: page, limit: limit).checked() }
        #expect(error?.status == 422)
        #expect(error.map { Array($0.fields.keys) } == [field])
    }

    @Test func `a page of items says what was asked for`() throws {
        let page = try PageRequest(page: 2, limit: 2).checked().page(of: ["c", "d"], total: 5)
        #expect(page == Page(items: ["c", "d"], page: 2, limit: 2, total: 5))
    }

    @Test(arguments: [
        (CursorRequest(before: 0), "before"), (CursorRequest(after: -1), "after"), (CursorRequest(before: 3, after: 2), "after"),
        (CursorRequest(limit: 101), "limit"),
    ])
    func `a cursor out of bounds names its field`(request: CursorRequest, field: String) {
        let error = #expect(throws: APIError.self) { try request.checkedLimit() }
        #expect(error.map { Array($0.fields.keys) } == [field])
    }

    @Test func `a cursor alone is fine`() throws {
        #expect(try CursorRequest(before: 120).checkedLimit(standard: 50) == 50)
        #expect(try CursorRequest(after: 7, limit: 5).checkedLimit() == 5)
        #expect(try CursorRequest(after: 0, limit: 5).checkedLimit() == 5)
    }
}
