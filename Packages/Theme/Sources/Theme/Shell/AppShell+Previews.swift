#if DEBUG
import UI

struct AppShell_Previews: PreviewProvider {
    private static func tab(_ id: String, _ title: String, _ symbol: String, selected: Bool = false, badge: String? = nil) -> ShellTab {
        ShellTab(id: id, title: title, symbolName: symbol, isSelected: selected, badge: badge) {}
    }

    private static var messages: ShellTab { tab("messages", "Messages", AppSymbols.messagesName, badge: "3") }
    private static var account: ShellAccount {
        ShellAccount(
            name: "Ana Ruiz", detail: "ana@example.com", tab: tab("account", "Account", AppSymbols.shieldName),
            items: [tab("signOut", "Sign out", AppSymbols.powerName)])
    }

    static var previews: some View {
        AppShell(
            brand: "Tumble",
            tabs: [
                tab("home", "Home", AppSymbols.tabHomeName, selected: true), tab("activity", "Activity", AppSymbols.clockName, badge: "2"),
                tab("retail", "Retail", AppSymbols.storeName), tab("impact", "Impact", AppSymbols.starName),
            ], headerItems: [messages], account: account, ribbon: "DEV"
        ) {
            PagePreview()
        }.previewDisplayName("Home")
    }
}

/// A page of the usual parts, as a customer's home has them.
private struct PagePreview: View {
    var body: some View {
        PageColumn {
            PageHeader("Good morning, Ana", subtitle: "Saturday, November 21")
            SplitColumns {
                HeroCard(eyebrow: "Pickup in about 35 minutes", title: "Laundry day, without the day", message: "Two bags, washed cold") {
                    SecondaryButton("Start order", symbol: AppSymbols.bagName) {}
                }
                SectionCard("Order 1042", trailing: { Pill("On the way", tone: .info) }) {
                    ProgressLine("Order 1042", done: 2, of: 5)
                    Timeline([
                        TimelineEntry(title: "Order placed", time: "9:02 AM", state: .done),
                        TimelineEntry(title: "Driver on the way", detail: "Sam, white van", time: "9:20 AM", state: .current),
                        TimelineEntry(title: "Picked up", state: .upcoming),
                    ])
                    PrimaryButton("Follow your driver", symbol: AppSymbols.locationName) {}
                }
            } side: {
                AdaptiveGrid {
                    StatCard(title: "Water", value: "128 L", caption: "saved this year", symbol: AppSymbols.boxName)
                    StatCard(title: "CO₂", value: "4.2 kg", caption: "saved this year", symbol: AppSymbols.starName, tone: .success)
                }
                SectionCard("Price") {
                    PriceLines([.init("2 bags", cents: 2800), .init("Promotion", cents: -500, isEmphasized: true)], total: 2300)
                }
            }
        }
    }
}
#endif
