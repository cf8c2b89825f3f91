/// The cost of an order while 50 customers and 5 dispatchers have live pages open, as a multiple of its cost without them. The customers order in turn.
struct LivePagesRatio: Measure {
    let name = "http.order-create-live"
    let bar = Bar.atMost(1.5, "times")

    private static let (rounds, customers, dispatchers) = (3, 50, 5)

    func run(_ settings: MeasureSettings) throws -> Figure {
        let server = try OrdersServer(ours: settings)
        let emails = (0..<Self.customers).map { "customer-\($0)@example.com" }
        for email in emails {
            let person = #"{"name":"Casey Customer","email":"\#(email)","password":"tumble-demo"}"#
            let answer = try server.process.post("/api/v1/auth/register", body: person)
            guard answer.status == 201 else { throw ServerError.unexpected("status \(answer.status) to a registration") }
        }
        let tokens = try emails.map { try OrdersServer.token(of: $0, server.process) }
        var ratios: [Double] = []
        for _ in 0...Self.rounds {
            let alone = try server.load(.create, tokens: tokens)
            let pages = try open(emails, on: server.process)
            var changes = [Int](repeating: 0, count: pages.count)
            let watched = try server.load(.create, tokens: tokens) {
                for (number, page) in pages.enumerated() { changes[number] += try page.takeChanges() }
            }
            guard changes.allSatisfy({ $0 > 0 }) else { throw MeasureError.wrongResult("a live page didn't change with its orders") }
            ratios.append(watched.microseconds / alone.microseconds)
        }
        return Figure(medianOf: Array(ratios.dropFirst()))
    }

    private func open(_ emails: [String], on server: ServerProcess) throws -> [LivePage] {
        try emails.map { email in
            let page = try LivePage(server)
            try page.signIn(as: email, waitingFor: "orders.bags.plus")
            return page
        }
            + (0..<Self.dispatchers).map { _ in
                let page = try LivePage(server)
                try page.signIn(as: "dispatcher@tumble.example", waitingFor: "tab.fleet")
                return page
            }
    }
}
