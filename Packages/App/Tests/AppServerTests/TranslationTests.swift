import Core
import Foundation
import Testing
import UI

@testable import AppDevelopment

/// No English is left in a preview in another language.
struct TranslationTests {
    /// What the previews themselves say in English: messages that would come from the server or the app, and the name of an address.
    private static let samples: Set<String> = [
        "No connection. Please try again.", "Your email or password is incorrect.", "At most 4,000 characters.", "Address saved.", "Home",
        "This doesn't exist, or you don't have access to it.", "Between 1 and 40 bags.", "Say what happened.", "Say why.", "ASAP pickup",
        "We don't know this code. Check how it's written.", "There is such a code already.", "Use 1 to 30 lowercase letters, digits and hyphens.",
    ]

    /// The texts of all catalogs in English, as patterns, without those that are written the same in the other language.
    private static func catalog(_ language: Language) throws -> [Regex<AnyRegexOutput>] {
        let packages = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let files = FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let catalogs = try files.filter { $0.pathExtension == "xcstrings" && $0.deletingLastPathComponent().lastPathComponent == "Strings" }
            .map { try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: $0)) }
        let entries = catalogs.flatMap(\.strings.values).map { (english: $0.texts("en"), other: Set($0.texts(language.rawValue))) }
        let same = Set(entries.flatMap(\.other))
        let texts = Set(entries.flatMap(\.english)).subtracting(same).subtracting(samples)
        return try texts.compactMap { text in
            let words = text.replacing(/%(?:\d+\$)?(?:lld|@|[\d.]*f)/, with: "")
            return words.filter(\.isLetter).count < 4 ? nil : try Regex(Self.pattern(text))
        }
    }

    /// A pattern of a text, in which something stands for each of its values.
    private static func pattern(_ text: String) -> String {
        text.split(separator: /%(?:\d+\$)?(?:lld|@|[\d.]*f)/, omittingEmptySubsequences: false)
            .map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".+")
    }

    @Test(arguments: [Language.polish, .spanish]) func `no English is left in a preview`(_ language: Language) throws {
        let catalog = try Self.catalog(language)
        #expect(catalog.count > 300)
        var found: [String: String] = [:]
        var known: [String: Bool] = [:]
        // The theme's components say nothing of their own; their previews give them English texts.
        for group in PreviewCatalog().groups where group.package != "Theme" {
            for preview in group.previews {
                for text in try Self.texts(of: preview.name, in: group.package, language) {
                    let isEnglish = try known[text] ?? catalog.contains { try $0.wholeMatch(in: text) != nil }
                    known[text] = isEnglish
                    if isEnglish { found[text] = "\(group.package)/\(preview.name)" }
                }
            }
        }
        #expect(found.isEmpty, "\(found.map { "\($0.value): \($0.key)" }.sorted().joined(separator: "\n"))")
    }

    /// What is read in a preview, on the screen and aloud.
    private static func texts(of name: String, in package: String, _ language: Language) throws -> Set<String> {
        let settings = PreviewSettings().with(\.language, language)
        let page = String(decoding: try settings.render(try #require(PreviewCatalog().preview(name, in: package))).html, as: UTF8.self)
        // Names of previews are for developers.
        let html = page.replacing(/<section class="ui-preview"[^>]*>|<p class="ui-preview-name">.*?<\/p>/, with: "")
        let shown = html.matches(of: />([^<>]+)</).map { String($0.output.1) }
        let spoken = html.matches(of: /(?:aria-label|placeholder|title)="([^"]+)"/).map { String($0.output.1) }
        return Set((shown + spoken).map { $0.replacing("&#39;", with: "'").replacing("&amp;", with: "&").replacing("&quot;", with: "\"") })
    }
}

/// A string catalog, as far as it is read here.
private struct Catalog: Decodable {
    struct Unit: Decodable {
        let value: String
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: [String: [String: Localization]]?

        var texts: [String] {
            (stringUnit.map { [$0.value] } ?? []) + (variations?.values.flatMap(\.values).flatMap(\.texts) ?? [])
        }
    }

    struct Entry: Decodable {
        let localizations: [String: Localization]?

        func texts(_ language: String) -> [String] { localizations?[language]?.texts ?? [] }
    }

    let strings: [String: Entry]
}
