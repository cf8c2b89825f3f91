/// The reason a measure has no figure.
enum MeasureError: Error, CustomStringConvertible {
    /// The measured code did something other than the measure is about.
    case wrongResult(String)
    /// Something that the measure needs is missing.
    case missing(String)
    /// The data that the measure is about aren't part of the repository and aren't at hand: it is left out.
    case skipped(String)

    var description: String {
        switch self {
        case .wrongResult(let result): "The measured code gave a wrong result: \(result)."
        case .missing(let what): "Something is missing: \(what)."
        case .skipped(let reason): "skipped: \(reason)"
        }
    }
}
