import UI

/// Renders a list of 100 orders, and compares the time with that of swift-mustache.
struct RenderAgainstMustache: Measure {
    let name = "skeleton.render-vs-mustache"
    let bar = Bar.atLeast(10, "times")

    func run(_ settings: MeasureSettings) throws -> Figure {
        let page = OrdersPage(orders: Order.hundred, presses: Presses())
        let render = Renderer.render(page)
        let mustache = try MustachePage(orders: Order.hundred, rowIDs: render.rowIDs, actionIDs: render.actions.ids)
        let html = Array(mustache.render().utf8)
        guard html == render.html else { throw DifferentPages(name: "MustachePage", page: html, rendered: render.html) }
        let comparison = Comparison(
            first: { keep(mustache.render()) },
            second: { keep(Renderer.render(page, capacity: 131_072)) },
            repetitions: 40)
        return Figure(medianOf: comparison.ratios(rounds: 9))
    }
}
