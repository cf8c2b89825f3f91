import Testing

@testable import PaymentsServer

struct ReturnAddressTests {
    @Test(arguments: [
        ("https://tumble.example", "https://tumble.example/customer/payments/setup/a?b=c", "https://tumble.example/customer/payments/setup/a?b=c"),
        ("https://tumble.example:8443/x", "https://TUMBLE.example:8443/", "https://tumble.example:8443/"),
        ("https://tumble.example", "https://tumble.example:443/a#b", "https://tumble.example/a"),
        ("http://127.0.0.1:8080", "http://localhost:9000/a", "http://localhost:9000/a"),
        ("http://127.0.0.1:8080", "http://[::1]:9000", "http://[::1]:9000/"),
    ])
    func `a page of ours is led back to`(publicURL: String, given: String, address: String) {
        #expect(ReturnAddress(given, publicURL: publicURL)?.text == address)
    }

    @Test(arguments: [
        "https://evil.example/", "http://tumble.example/", "https://tumble.example:444/", "https://tumble.example@evil.example/",
        "https://a:b@tumble.example/", "https://tumble.example.evil.example/", "//tumble.example/", "/customer", "javascript:alert(1)",
        "https://tumble.example\\@evil.example/", "https://tumble.example/\r\nSet-Cookie: a=b", "https://tumble.example /", "", "http://localhost/",
        "https://tumble.example/" + String(repeating: "a", count: 1_000),
    ])
    func `another address isn't led back to`(given: String) {
        #expect(ReturnAddress(given, publicURL: "https://tumble.example") == nil)
    }

    @Test func `without an address of ours nothing is led back to`() {
        #expect(ReturnAddress("https://tumble.example/", publicURL: "") == nil)
    }
}
