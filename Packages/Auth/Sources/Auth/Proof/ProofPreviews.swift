#if DEBUG
import CoreUI
import UI

struct ProofForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            form(usesCode: false) { _ in }.previewDisplayName("Password")
            form(usesCode: true) { _ in }.previewDisplayName("Code")
            form(usesCode: true) { ($0.code, $0.fields) = ("123456", ["code": "This code is wrong or was already used."]) }.previewDisplayName("Failed")
            form(usesCode: false) { $0.isBusy = true }.previewDisplayName("Busy")
        }
    }

    private static func form(usesCode: Bool, _ change: (inout ProofFeature.State) -> Void) -> some View {
        var state = ProofFeature.State()
        change(&state)
        return ProofForm(store: ScopedStore(state: state), usesCode: usesCode)
    }
}
#endif
