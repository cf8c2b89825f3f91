extension QRCode {
    /// The light modules around the code that readers need.
    private static let quietZone = 4

    /// The code as an SVG image, dark on white whatever the page's colors, for readers expect it so.
    var svg: String {
        let side = size + Self.quietZone * 2
        return ##"<svg viewBox="0 0 \##(side) \##(side)" width="220" height="220" shape-rendering="crispEdges">"##
            + ##"<rect width="\##(side)" height="\##(side)" fill="#fff"/><path d="\##(path)" fill="#000"/></svg>"##
    }

    /// One rectangle for each run of dark modules.
    private var path: String {
        var path = ""
        for row in 0..<size {
            var column = 0
            while column < size {
                let end = (column..<size).first { !self[$0, row] } ?? size
                if end > column { path += "M\(column + Self.quietZone) \(row + Self.quietZone)h\(end - column)v1h-\(end - column)z" }
                column = max(end, column + 1)
            }
        }
        return path
    }
}
