/// Why a measure has no figure.
enum MeasureError: Error, CustomStringConvertible {
    /// What was measured did something else than what is measured.
    case wrongResult(String)

    var description: String {
        switch self {
        case .wrongResult(let result): "The measured code gave a wrong result: \(result)."
        }
    }
}
