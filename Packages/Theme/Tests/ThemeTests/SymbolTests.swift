import Testing
import UI

@testable import Theme

@Test(arguments: AppSymbols.names) func `a symbol is drawn in the color of the text`(name: String) {
    let markup = html(AppSymbols.image(named: name))
    #expect(markup.contains("stroke=\"currentColor\""))
    #expect(!markup.contains("stroke-dasharray"))
    #expect(markup.contains("aria-hidden=\"true\""))
}

@Test func `the names that features use have symbols`() {
    let names = [
        AppSymbols.tabHomeName, AppSymbols.tabActivityName, AppSymbols.tabRetailName, AppSymbols.tabImpactName, AppSymbols.tabAccountName,
        AppSymbols.tabJobsName, AppSymbols.tabOrdersName, AppSymbols.tabFleetName, AppSymbols.messagesName, AppSymbols.switchModeName,
        AppSymbols.signOutName, AppSymbols.searchName,
    ]
    #expect(Set(names).isSubset(of: Set(AppSymbols.names)))
}

@Test func `an unknown name shows a dashed square`() {
    #expect(html(AppSymbols.image(named: "unheard-of")).contains("stroke-dasharray"))
}

@Test func `a symbol with a label is read aloud`() {
    #expect(html(AppSymbols.image(named: AppSymbols.starName, label: "Favourite")).contains("aria-label=\"Favourite\""))
}
