/// The first page of somebody who is signed in: Home, over loopback.
struct FirstPage {
    private let server: ServerProcess
    private let headers: [String]

    init(_ settings: MeasureSettings) throws {
        server = try ServerProcess(executable: settings.server)
        let tab = try LivePage(server)
        try tab.signIn(waitingFor: "orders.start")
        headers = ["Host: \(server.authority)", "Cookie: \(tab.cookie)", "Accept-Language: en"]
    }

    /// Gets the page.
    ///
    /// - Returns: from sending the request to having read the answer's last byte, and the size of the page.
    func get() throws -> (milliseconds: Double, bytes: Int) {
        let connection = try LoopbackConnection(port: server.port)
        var answer: HTTPAnswer?
        let time = try measureMilliseconds { answer = try connection.get("/customer/home", headers: headers) }
        guard let answer, answer.status == 200 else { throw ServerError.unexpected("status \(answer?.status ?? 0) to a first page") }
        guard answer.body.contains("data-testid=\"orders.start\"") else {
            throw ServerError.unexpected("a first page with the title \(answer.body.split(separator: "<title>").last?.prefix { $0 != "<" } ?? "")")
        }
        return (time, answer.body.utf8.count)
    }
}
