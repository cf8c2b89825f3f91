#if DEBUG
import CoreUI
import SustainabilityAPI
import UI

struct MethodCard_Previews: PreviewProvider {
    static var previews: some View { MethodCard(method: .sample).previewDisplayName("Usual") }
}

struct EquivalentsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            EquivalentsCard(savings: .positive).previewDisplayName("Saved")
            EquivalentsCard(savings: .sample).previewDisplayName("Negative")
        }
    }
}

struct SaveTableButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SaveTableButton(isBusy: false, table: nil, identifier: "impact.export", export: {}, saved: {}).previewDisplayName("Usual")
            SaveTableButton(isBusy: true, table: nil, identifier: "impact.export", export: {}, saved: {}).previewDisplayName("Busy")
        }
    }
}
#endif
