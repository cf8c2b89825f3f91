import UI

/// Rendering a list of 100 orders against appending the same bytes by hand while filling the same table of actions.
struct RenderRatio: Measure {
    let name = "skeleton.render-ratio"
    let bar = Bar.atMost(6, "times")

    func run(_ settings: MeasureSettings) throws -> Figure {
        let presses = Presses()
        let page = OrdersPage(orders: Order.hundred, presses: presses)
        let render = Renderer.render(page)
        let handwritten = HandwrittenPage(orders: Order.hundred, presses: presses, rowIDs: render.rowIDs, actionIDs: render.actions.ids)
        let (html, actions) = handwritten.write()
        guard html == render.html, Set(actions.keys) == Set(render.actions.ids) else {
            throw DifferentPages(name: "HandwrittenPage", page: html, rendered: render.html)
        }
        let comparison = Comparison(
            first: { keep(Renderer.render(page, capacity: 131_072)) },
            second: { keep(handwritten.write()) },
            repetitions: 200)
        return Figure(medianOf: comparison.ratios(rounds: 9))
    }
}
