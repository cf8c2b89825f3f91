/// Reads files of the xcconfig form: `KEY = value` lines, `//` comments, `#include "file"`.
///
/// A `//` begins a comment wherever it stands; a URL is written `http:/$()/host`, as in Xcode.
public enum XCConfig {
    /// A file that can't be read.
    public struct ParseError: Error, Equatable, CustomStringConvertible {
        /// What is wrong, with file and line.
        public let description: String
    }

    /// Reads a file and everything that it includes; later lines win.
    ///
    /// - Parameters:
    ///   - file: the name of the first file.
    ///   - load: gives the text of a file by name, or nil when there is none.
    public static func parse(file: String, load: (String) -> String?) throws -> [String: String] {
        var values: [String: String] = [:]
        try read(file, load, &values, open: [])
        return values
    }

    private static func read(_ file: String, _ load: (String) -> String?, _ values: inout [String: String], open: [String]) throws {
        guard !open.contains(file) else { throw ParseError(description: "\(file) includes itself.") }
        guard let text = load(file) else { throw ParseError(description: "Configuration file \(file) can't be read. To fix, check that it exists.") }
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let content = trimmed(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
            if content.isEmpty { continue }
            if content.hasPrefix("#include") {
                let name = content.dropFirst("#include".count).filter { $0 != "\"" && $0 != " " }
                try read(String(name), load, &values, open: open + [file])
                continue
            }
            guard let equals = content.firstIndex(of: "=") else {
                throw ParseError(description: "\(file):\(number + 1): expected KEY = value.")
            }
            let key = trimmed(content[..<equals])
            guard !key.isEmpty else { throw ParseError(description: "\(file):\(number + 1): expected a key before '='.") }
            values[String(key)] = String(trimmed(content[content.index(after: equals)...])).replacing("$()", with: "")
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
