import UI

/// The values of a chart as a table, for assistive technology.
struct ChartTable: View {
    let label: String
    let points: [ChartPoint]

    var body: some View {
        Element("table", class: "t-hidden") {
            Element("caption") { Text(label) }
            Element("thead") {
                Element("tr") {
                    Element("th", attributes: [("scope", "col")]) { Text(Strings.chartName) }
                    Element("th", attributes: [("scope", "col")]) { Text(Strings.chartValue) }
                }
            }
            Element("tbody") {
                ForEach(0..<points.count) { index in
                    Element("tr") {
                        Element("th", attributes: [("scope", "row")]) { Text(points[index].name) }
                        Element("td") { Text(points[index].text) }
                    }
                }
            }
        }
    }
}
