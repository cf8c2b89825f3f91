public import Foundation
public import Planner

/// Reads problems, whatever their format is.
public enum ProblemFile {
    /// Returns the problem in a file's bytes: JSON, Li and Lim's format of problems with pickup and delivery, or Solomon's format of deliveries from a depot.
    ///
    /// - Throws: ``PlanFileError``.
    public static func read(_ data: Data) throws(PlanFileError) -> Problem {
        let text = String(decoding: data, as: UTF8.self)
        guard let first = text.first(where: { !$0.isWhitespace }) else { throw .unknownFormat }
        if first == "{" { return try ProblemJSON.read(data) }
        let lines = TextLine.lines(text)
        if lines.contains(where: { $0.words.first?.uppercased() == "VEHICLE" }) { return try SolomonFile.read(lines) }
        if first.isNumber { return try LiLimFile.read(lines) }
        throw .unknownFormat
    }
}

/// A line that isn't blank, with its number in the file.
struct TextLine {
    let number: Int
    let words: [Substring]

    static func lines(_ text: String) -> [TextLine] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap { index, line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? nil : TextLine(number: index + 1, words: words)
        }
    }

    /// The line's numbers.
    ///
    /// - Throws: ``PlanFileError/badLine(_:expected:)`` if there aren't `count` of them.
    func numbers(_ count: Int, _ expected: String) throws(PlanFileError) -> [Double] {
        let numbers = words.compactMap { Double($0) }
        guard numbers.count == words.count, numbers.count == count, numbers.allSatisfy({ abs($0) < 1e12 }) else {
            throw .badLine(number, expected: expected)
        }
        return numbers
    }
}
