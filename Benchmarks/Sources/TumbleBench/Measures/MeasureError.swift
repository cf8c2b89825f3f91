/// Why a measure has no figure.
enum MeasureError: Error, CustomStringConvertible {
    /// What was measured did something else than what is measured.
    case wrongResult(String)
    /// What it takes isn't there.
    case missing(String)

    var description: String {
        switch self {
        case .wrongResult(let result): "The measured code gave a wrong result: \(result)."
        case .missing(let what): "Something is missing: \(what)."
        }
    }
}
