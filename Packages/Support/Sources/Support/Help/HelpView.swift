import Core
import CoreUI
import SupportAPI
import Theme
import UI

/// The help's articles under a search.
struct HelpView: View {
    let store: ScopedStore<HelpFeature>

    var body: some View {
        PageColumn(.reading) {
            SearchField(
                Strings.searchHelp, text: Binding(get: { store.state.search }, set: { [send = store.sender] in send(.searchChanged($0)) }),
                identifier: "support.help.search")
            ViewStateView(store.state.articles, loading: .rows(5), retry: { store.send(.appeared) }) { articles in
                if articles.isEmpty {
                    EmptyStateView(symbol: AppSymbols.supportName, title: Strings.noArticles, message: Strings.noArticlesMessage)
                } else {
                    Card { ArticleRows(articles: articles) { [send = store.sender] in send(.articleTapped($0)) } }
                }
            }
            QuietButton(Strings.newTicket, symbol: AppSymbols.plusName) { store.send(.newTicketTapped) }.accessibilityIdentifier("support.help.new")
        }
        .navigationTitle(Strings.help)
        .onAppear { store.send(.appeared) }
        .onDisappear { [send = store.sender] in send(.disappeared) }
    }
}

/// Articles below each other.
struct ArticleRows: View {
    let articles: [HelpArticleSummary]
    let open: (String) -> Void

    var body: some View {
        ForEach(articles, id: \.id) { article in
            ListRow(article.title, subtitle: article.summary, action: { open(article.id) }).accessibilityIdentifier("support.article.\(article.id)")
        }
    }
}

/// An article, and the question whether it helped.
struct ArticleView: View {
    let store: ScopedStore<HelpFeature>

    private var state: HelpFeature.State { store.state }

    var body: some View {
        PageColumn(.reading) {
            ViewStateView(state.article, retry: { store.send(.retryTapped) }) { article in
                Card { MarkdownText(article.text) }
                question(article)
            }
        }
        .navigationTitle(state.article.value?.title ?? Strings.help)
    }

    private func question(_ article: HelpArticle) -> some View {
        SectionCard(Strings.didThisHelp) {
            ChipRow {
                answer(Strings.yes, true, of: article).accessibilityIdentifier("support.helped.yes")
                answer(Strings.no, false, of: article).accessibilityIdentifier("support.helped.no")
            }
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("support.helped.message") }
            if article.helped == true {
                Text(Strings.gladItHelped)
            } else if article.helped == false {
                Text(Strings.sorryItDidNot)
                QuietButton(Strings.newTicket, symbol: AppSymbols.plusName) { store.send(.newTicketTapped) }.accessibilityIdentifier("support.help.new")
            }
        }
    }

    private func answer(_ text: String, _ helped: Bool, of article: HelpArticle) -> some View {
        Chip(text, isSelected: article.helped == helped) { [send = store.sender] in send(.helpedTapped(helped)) }
    }
}
