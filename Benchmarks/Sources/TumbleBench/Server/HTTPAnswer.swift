import Foundation

/// A server's response to a request.
struct HTTPAnswer {
    let status: Int
    /// Names in lower case.
    let headers: [String: String]
    let body: String
}

extension LoopbackConnection {
    /// A GET that ends the connection.
    func get(_ path: String, headers: [String] = []) throws -> HTTPAnswer {
        try request(path, headers: headers + ["Connection: close"])
        return try readAnswer()
    }

    /// A POST of JSON that ends the connection.
    func post(_ path: String, headers: [String], body: String) throws -> HTTPAnswer {
        let fields = ["Content-Type: application/json", "Content-Length: \(body.utf8.count)", "Connection: close"]
        try request(path, method: "POST", headers: headers + fields, body: body)
        return try readAnswer()
    }

    private func readAnswer() throws -> HTTPAnswer {
        let answer = try readHead()
        let length = answer.headers["content-length"].flatMap { Int($0) } ?? 0
        return HTTPAnswer(status: answer.status, headers: answer.headers, body: String(decoding: try read(length), as: UTF8.self))
    }

    /// The response to a request on a connection that stays open, if it has arrived as a whole.
    func answerNow() throws -> HTTPAnswer? {
        try receiveNow()
        guard let end = waiting.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let head = try Self.head(Array(waiting[..<end.upperBound]))
        let length = head.headers["content-length"].flatMap { Int($0) } ?? 0
        guard waiting.count >= end.upperBound + length else { return nil }
        return try readAnswer()
    }

    func request(_ path: String, method: String = "GET", headers: [String], body: String = "") throws {
        let lines = ["\(method) \(path) HTTP/1.1"] + headers + ["", body]
        try send(Array(lines.joined(separator: "\r\n").utf8))
    }

    /// Status and headers; the body stays to be read.
    func readHead() throws -> HTTPAnswer { try Self.head(try read(upTo: Array("\r\n\r\n".utf8))) }

    private static func head(_ bytes: [UInt8]) throws -> HTTPAnswer {
        let head = String(decoding: bytes, as: UTF8.self)
        // A carriage return and a line feed are one character.
        let lines = head.split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw ServerError.unexpected("a head without a status")
        }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return HTTPAnswer(status: status, headers: headers, body: "")
    }
}
