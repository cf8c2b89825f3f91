#if DEBUG
import Core
import CoreUI
import SupportAPI
import UI

struct HelpView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loaded([.sample, .long])).previewDisplayName("Loaded")
            page(.loaded([])).previewDisplayName("Empty")
            page(.loading).previewDisplayName("Loading")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ articles: ViewState<[HelpArticleSummary]>) -> HelpView {
        HelpView(store: ScopedStore(state: HelpFeature.State(articles: articles)))
    }
}

struct ArticleRows_Previews: PreviewProvider {
    static var previews: some View { ArticleRows(articles: [.sample, .long]) { _ in }.previewDisplayName("Long text") }
}

struct ArticleView_Previews: PreviewProvider {
    static var previews: some View {
        var (helpful, useless) = (HelpArticle.sample, HelpArticle.sample)
        (helpful.helped, useless.helped) = (true, false)
        return Group {
            page(HelpFeature.State(article: .loaded(.sample))).previewDisplayName("Loaded")
            page(HelpFeature.State(article: .loaded(helpful))).previewDisplayName("Helped")
            page(HelpFeature.State(article: .loaded(useless), message: "No connection. Please try again.")).previewDisplayName("Failed")
            page(HelpFeature.State(article: .loading)).previewDisplayName("Loading")
        }
    }

    private static func page(_ state: HelpFeature.State) -> ArticleView { ArticleView(store: ScopedStore(state: state)) }
}

extension HelpArticleSummary {
    /// One with long texts, for previews.
    static let long = HelpArticleSummary(
        id: "at-the-door", title: "What to do when nobody is at home while the laundry is picked up or comes back",
        summary: "Say in the order's notes where the bags stand, or where to leave them. The driver takes photos, which you see on the order's page.")
}
#endif
