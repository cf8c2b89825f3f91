/// Every measure, in the order of the output. A new one is a file of its own and a line here.
enum Measures {
    static let all: [any Measure] = [
        RenderRatio(),
        RenderAgainstMustache(),
        ClickLatency(),
        StartTime(),
        IdleMemory(),
        ChangedRowRatio(),
        ChangedRowTime(),
        ChangedRowBytes(),
        RenderMemory(),
        SessionLoad(),
        SessionMemory(),
        FirstPageTime(),
        FirstPageSize(),
        ScriptSize.live,
        ScriptSize.offline,
        ResolveTime.fromRoot,
        ResolveTime.fromChild,
        StoreSends(),
        InProcessCall(),
        ClientRatio(library: .asyncHTTPClient, inFlight: 1),
        ClientRatio(library: .asyncHTTPClient, inFlight: 64),
        ClientRatio(library: .urlSession, inFlight: 1),
        ClientRatio(library: .urlSession, inFlight: 64),
        LoginFlood(),
        CounterpartRatio(request: .page, limit: 0.5),
        LargeTableRatio(),
        CounterpartRatio(request: .order, limit: 0.5),
        NotModifiedRatio(),
        CounterpartRatio(request: .create, limit: 1),
        CounterpartRatio(request: .create, quantity: .p99, limit: 1),
        LivePagesRatio(),
        LoadRatio.delivery(clients: 100, inFlight: 16),
        LoadRatio.delivery(clients: 1_000, inFlight: 16),
        LoadRatio.delivery(clients: 100, inFlight: 64),
        LoadRatio.delivery(clients: 1_000, inFlight: 64),
        LoadRatio.deliveryAgainstPython,
        LoadRatio.latency100,
        LoadRatio.latency1000,
        ConnectionMemory(clients: 1_000),
        ConnectionMemory(clients: 10_000),
        LoadRatio.echo,
        LoadRatio.connect,
        WriteRatio(inFlight: 64),
        WriteRatio(inFlight: 1),
        ReadRatio(),
        PostgresReadRatio(connections: 1),
        PostgresReadRatio(connections: 8),
        OrderLoad(kind: .rate),
        OrderLoad(kind: .p99),
        ProcessScaling(),
        NodeLatency(),
        LargeStart(),
    ]

    /// The groups, each once.
    static var groups: [String] {
        var groups: [String] = []
        for measure in all where !groups.contains(measure.group) { groups.append(measure.group) }
        return groups
    }
}
