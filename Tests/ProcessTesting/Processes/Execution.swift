/// A command's exit status and output.
package struct Execution: Sendable, CustomStringConvertible {
    /// The exit status; negative for the signal that ended it.
    package let status: Int32
    package let output: String
    package let errors: String

    /// The text on standard error, without entries of the log.
    package var complaints: [String] {
        errors.split(separator: "\n").map(String.init).filter { $0.prefixMatch(of: /\d{4}-\d\d-\d\dT/) == nil }
    }

    package var description: String { "status \(status)\n\(output)\n\(errors)" }
}
