/// The reason a measure has no figure.
enum MeasureError: Error, CustomStringConvertible {
    /// The measured code did something other than the measure is about.
    case wrongResult(String)
    /// Something that the measure needs is missing.
    case missing(String)

    var description: String {
        switch self {
        case .wrongResult(let result): "The measured code gave a wrong result: \(result)."
        case .missing(let what): "Something is missing: \(what)."
        }
    }
}
