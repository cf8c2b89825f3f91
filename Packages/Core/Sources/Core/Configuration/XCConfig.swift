/// Reads xcconfig files: `KEY = value` lines, `//` comments, `#include "file"`, and `#include? "file"` for files that may be missing.
///
/// A `//` starts a comment anywhere; write a URL as `http:/$()/host`, as in Xcode.
public enum XCConfig {
    /// A file that can't be read.
    public struct ParseError: Error, Equatable, CustomStringConvertible {
        /// The problem, with file and line, and its fix.
        public let description: String
    }

    /// A value and the line that set it.
    public struct Entry: Sendable, Equatable {
        /// The value.
        public let value: String
        /// The name of the file.
        public let file: String
        /// The number of the line, from 1.
        public let line: Int
    }

    /// Reads a file and everything that it includes; later lines win.
    ///
    /// - Parameters:
    ///   - file: the name of the first file.
    ///   - load: returns the text of a file by name, or nil if it doesn't exist.
    /// - Throws: ``ParseError`` for a missing file, a circle of files, or a line that can't be read.
    public static func read(file: String, load: @escaping (String) -> String?) throws(ParseError) -> [String: Entry] {
        guard let text = load(file) else {
            throw ParseError(description: "Configuration file \(file) can't be read. To fix, check that it exists.")
        }
        var reading = Reading(load: load)
        try reading.read(text, file)
        return reading.entries
    }

    /// Returns the values of ``read(file:load:)`` without their places.
    ///
    /// - Throws: ``ParseError`` for a missing file, a circle of files, or a line that can't be read.
    public static func parse(file: String, load: @escaping (String) -> String?) throws(ParseError) -> [String: String] {
        try read(file: file, load: load).mapValues(\.value)
    }
}

extension XCConfig {
    /// One pass through a file and its includes.
    private struct Reading {
        let load: (String) -> String?
        var entries: [String: Entry] = [:]
        /// The files being read, each included by the one before it.
        var open: [String] = []

        mutating func read(_ text: String, _ file: String) throws(ParseError) {
            open.append(file)
            for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
                try read(line, file, index + 1)
            }
            open.removeLast()
        }

        private mutating func read(_ line: Substring, _ file: String, _ number: Int) throws(ParseError) {
            let content = XCConfig.trimmed(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
            if content.isEmpty { return }
            if content.hasPrefix("#include") { return try include(content.dropFirst("#include".count), file, number) }
            guard let equals = content.firstIndex(of: "=") else {
                throw ParseError(description: "\(file):\(number): expected KEY = value. To fix, add the value, or start the line with //.")
            }
            let key = XCConfig.trimmed(content[..<equals])
            guard !key.isEmpty else {
                throw ParseError(description: "\(file):\(number): expected a key before '='. To fix, write KEY = value.")
            }
            let value = String(XCConfig.trimmed(content[content.index(after: equals)...])).replacing("$()", with: "")
            entries[String(key)] = Entry(value: value, file: file, line: number)
        }

        private mutating func include(_ rest: Substring, _ file: String, _ number: Int) throws(ParseError) {
            let isOptional = rest.first == "?"
            let name = XCConfig.trimmed(isOptional ? rest.dropFirst() : rest)
            guard name.count > 2, name.first == "\"", name.last == "\"" else {
                throw ParseError(description: "\(file):\(number): expected a file name in quotes. To fix, write #include \"File.xcconfig\".")
            }
            let included = String(name.dropFirst().dropLast())
            if let start = open.firstIndex(of: included) {
                let circle = (open[start...] + [included]).joined(separator: " -> ")
                throw ParseError(description: "\(file):\(number): files include each other: \(circle). To fix, remove one of the #include lines.")
            }
            guard let text = load(included) else {
                if isOptional { return }
                throw ParseError(
                    description: "\(file):\(number): the included file \(included) can't be read. To fix, check that it exists, or write #include?.")
            }
            try read(text, included)
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
