import Core
import Foundation
import Testing
import UI

@testable import AppDevelopment

/// The HTML of every preview against what was recorded. After a change that is meant: `make snapshots`, and read the difference.
struct SnapshotTests {
    static let names = PreviewCatalog().groups.flatMap { group in group.previews.map { "\(group.package)/\($0.name)" } }

    private static let packages = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil

    private func render(_ name: String, _ settings: PreviewSettings = PreviewSettings()) throws -> Render {
        let parts = name.split(separator: "/").map(String.init)
        return try settings.render(try #require(PreviewCatalog().preview(parts[1], in: parts[0])))
    }

    @Test(arguments: names) func `a view renders as recorded`(_ name: String) throws {
        let render = try render(name)
        let rules = render.styles.map(\.css).sorted().joined(separator: "\n")
        let html = String(decoding: render.html, as: UTF8.self).replacing("><", with: ">\n<")
        let text = "<style>\n\(rules)\n</style>\n\(html)\n"
        let file = Self.packages.appending(path: name.replacing("/", with: "/Snapshots/") + ".html")
        if Self.isRecording {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } else {
            let recorded = try #require(try? Data(contentsOf: file), "\(name) isn't recorded. To fix, run `make snapshots`.")
            let old = String(decoding: recorded, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            let new = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
            #expect(
                old == new,
                "\(name) differs from line \(line + 1) on: \(old.dropFirst(line).first ?? "nothing") became \(new.dropFirst(line).first ?? "nothing")")
        }
    }

    @Test(arguments: names) func `a view renders the same twice`(_ name: String) throws {
        #expect(try render(name).html == render(name).html)
    }

    @Test(arguments: names) func `no inline style, no empty label, no id twice`(_ name: String) throws {
        let html = String(decoding: try render(name).html, as: UTF8.self)
        #expect(!html.contains(" style=\""))
        #expect(!html.contains("aria-label=\"\""))
        // Each preview is a page of its own; together they repeat what they share.
        for page in html.split(separator: "<section class=\"ui-preview\"") {
            let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
            #expect(Set(ids).count == ids.count, "twice: \(Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys)")
        }
    }

    @Test func `nothing is recorded that no longer exists`() throws {
        let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.packages.path).flatMap { package in
            let folder = Self.packages.appending(path: "\(package)/Snapshots").path
            guard FileManager.default.fileExists(atPath: folder) else { return [String]() }
            return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".html") }.map { "\(package)/\($0.dropLast(5))" }
        }
        #expect(!recorded.isEmpty && Set(recorded).subtracting(Self.names).isEmpty)
    }
}
