import FleetAPI
import Theme
import UI

/// An offer in a few words, which leads to the page where it is answered.
struct OfferRow: View {
    let job: Job
    let open: () -> Void

    var body: some View {
        ListRow(
            "\(Strings.kind(job.kind)) · \(job.area)", subtitle: "\(Strings.distance(job.distanceMeters)) · \(Strings.bagCount(job.bags))",
            symbol: AppSymbols.boxName, action: open
        ) {
            MoneyText(cents: job.payCents, currency: job.currency)
        }
    }
}

struct OfferRow_Previews: PreviewProvider {
    static var previews: some View { Card { OfferRow(job: .sample) {} }.previewDisplayName("Loaded") }
}
