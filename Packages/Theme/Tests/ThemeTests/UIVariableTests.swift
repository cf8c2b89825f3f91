import Testing
import Theme
import UI

@Test func `every variable of the base sheet is declared by the theme`() {
    let used = Set(UIStyleSheet.css.matches(of: /var\((--[a-z-]+)/).map { String($0.1) })
    let declared = Set(AppTheme.standard.css.matches(of: /(--[a-z-]+):/).map { String($0.1) })
    #expect(used.subtracting(declared) == [])
}
