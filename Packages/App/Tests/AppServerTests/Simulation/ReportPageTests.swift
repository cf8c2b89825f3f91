import Foundation
import Testing

@testable import AppDevelopment

struct ReportPageTests {
    private func page(_ report: SimulationReport, compared: SimulationReport? = nil) -> String {
        String(decoding: ReportPage(report: report, compared: compared).html, as: UTF8.self)
    }

    @Test func `what names say is text, and never markup`() {
        let name = "<script>alert('a')</script> & \"b\""
        let page = page(SampleDay.report(orders: [SampleDay.delivered(0, area: name, wait: 600)], errors: ["</script><b>": 1]))
        #expect(!page.contains("<script>alert") && !page.contains("</script><b>"))
        #expect(page.contains("&lt;script&gt;alert(&#39;a&#39;)&lt;/script&gt; &amp; &quot;b&quot;"))
        #expect(page.contains("&lt;/script&gt;&lt;b&gt;"))
    }

    @Test func `the page needs nothing else`() {
        let page = page(SampleDay.report())
        #expect(!page.contains("src=") && !page.contains("<link") && !page.contains("@import"))
        #expect(!page.contains("url(http") && !page.contains("url(/") && !page.contains("fetch("))
        #expect(FigureRow.all.allSatisfy { page.contains("\(HTMLText($0.title))") })
    }

    @Test func `the map has each order that was placed and not canceled, and each driver's way`() throws {
        var report = SampleDay.report()
        report.drivers[0].track = [36_000, 336_846, -1_178_265, 1, 36_600, 337_000, -1_178_000, 2]
        let json = ReportMap(report: report).json
        let day = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect((day["orders"] as? [[Double]])?.count == 3)
        #expect((day["tracks"] as? [[Int]])?.first == report.drivers[0].track)
        #expect((day["areas"] as? [[[Double]]])?.count == 6)
        #expect(!json.contains("<"))
    }

    @Test func `with another run the page says what got better`() {
        let better = SampleDay.report(orders: [SampleDay.delivered(0, wait: 60)])
        let page = page(better, compared: SampleDay.report())
        #expect(page.contains("+66.7 % (better)") && page.contains("Other run"))
        #expect(!self.page(better).contains("Other run"))
    }

    @Test func `a run that fell behind says so on its page`() {
        #expect(page(SampleDay.report(lag: 100)).contains("fell behind its clock"))
        #expect(!page(SampleDay.report(lag: 1)).contains("fell behind its clock"))
    }
}
