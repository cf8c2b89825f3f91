#if DEBUG
import CoreUI
import NotificationsAPI
import UI

struct TextsSection_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            section(nil).previewDisplayName("None")
            section(nil) { ($0.number, $0.fields) = ("949", ["number": "Enter a mobile number."]) }.previewDisplayName("No number")
            section(.waiting) { $0.code = "123" }.previewDisplayName("Waiting")
            section(.waiting) { $0.message = "No connection. Please try again." }.previewDisplayName("Not confirmed")
            section(.waiting) { $0.isChanging = true }.previewDisplayName("Another number")
            section(.on).previewDisplayName("On")
            section(.unsubscribed).previewDisplayName("Unsubscribed")
            section(.unreachable).previewDisplayName("Unreachable")
        }
    }

    private static func section(_ state: TextNumberState?, _ change: (inout TextsFeature.State) -> Void = { _ in }) -> some View {
        var texts = TextsFeature.State()
        change(&texts)
        return TextsSection(
            store: ScopedStore(state: texts), phone: state.map { TextNumber(number: TextNumber.sample.number, state: $0) })
    }
}
#endif
