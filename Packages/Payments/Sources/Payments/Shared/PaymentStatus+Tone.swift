import PaymentsAPI
import Theme

extension PaymentStatus {
    /// The color of its name.
    var tone: Tone {
        switch self {
        case .new, .authorized: .info
        case .captured: .success
        case .partiallyRefunded, .refunded, .voided: .neutral
        case .failed: .danger
        }
    }
}
