// Made by `make resources` from Packages/Administration/Resources/AdministrationServer: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of AdministrationServer.
enum Resources {
    /// developers.css
    static let developersStyles =
        #"""
        /* The pages about the API. Colors, fonts and lengths are variables of the theme, whose sheet stands before this one. */
        html { scroll-padding-top: 16px; }
        body.dev { overflow-wrap: anywhere; }
        .dev a { color: var(--color-primary); }
        .dev :is(h1, h2, h3, p, ul, dl, dd) { margin: 0; }
        .dev h1 { font: var(--font-title); font-size: 1.75rem; }
        .dev h2 { font: var(--font-headline); font-size: 1.25rem; }
        .dev h3 { margin-top: var(--space-sm); font: var(--font-headline); }
        .dev ul { padding: 0; list-style: none; }
        .dev small { color: var(--color-text-secondary); font: var(--font-callout); }
        .dev code, .dev pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .875rem; }
        .dev :is(a, summary, button, input, pre, main):focus-visible { outline: 3px solid var(--color-primary); outline-offset: 2px; border-radius: var(--radius-sm); }
        .dev-header {
          display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-md); padding: var(--space-sm) var(--space-md);
          border-bottom: 1px solid var(--color-border); background: var(--color-card);
        }
        .dev-header a { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; }
        .dev-brand { font: var(--font-headline); }
        .dev-languages { display: flex; margin-left: auto; }
        .dev-languages a { min-width: 44px; justify-content: center; border-radius: var(--radius-full); }
        .dev-languages a[aria-current] { background: var(--color-secondary); color: var(--color-on-secondary); font-weight: 700; }
        .dev-body { max-width: 76rem; margin: 0 auto; }
        .dev-side { display: none; }
        .dev-main { display: flex; flex-direction: column; gap: var(--space-md); min-width: 0; padding: var(--space-md) var(--space-md) 64px; }
        .dev-lead { color: var(--color-text-secondary); }
        .dev-card {
          display: flex; flex-direction: column; gap: var(--space-sm); min-width: 0; padding: var(--space-md); border: 1px solid var(--color-border);
          border-radius: var(--radius-lg); background: var(--color-card);
        }
        .dev summary { min-height: 44px; padding: 10px 0; color: var(--color-primary); cursor: pointer; }
        .dev-card > summary { padding: 10px 0; color: var(--color-text); font: var(--font-headline); }
        .dev-menu { padding: 0 var(--space-md); border: 1px solid var(--color-border); border-radius: var(--radius-lg); background: var(--color-card); }
        .dev-menu nav { padding-bottom: var(--space-sm); }
        .dev-heading { padding-top: var(--space-sm); color: var(--color-text-secondary); font: var(--font-callout); font-weight: 600; }
        :is(.dev-menu, .dev-side) li a {
          display: flex; align-items: center; min-height: 44px; padding: 0 var(--space-sm); border-radius: var(--radius-sm); text-decoration: none;
        }
        :is(.dev-menu, .dev-side) a[aria-current] { background: var(--color-secondary); color: var(--color-on-secondary); font-weight: 700; }
        .dev-search { display: flex; flex-direction: column; gap: var(--space-xs); }
        .dev-search label { font-weight: 600; }
        .dev-search span { display: flex; gap: var(--space-sm); }
        .dev-search input {
          flex: 1; min-width: 0; min-height: 48px; padding: 10px 14px; border: 1px solid var(--color-control-border); border-radius: var(--radius-md);
          background: var(--color-card); color: inherit; font: inherit;
        }
        .dev-search button, .dev-button {
          display: inline-flex; align-items: center; min-height: 48px; padding: 10px 20px; border: 0; border-radius: var(--radius-full);
          background: var(--color-primary); color: var(--color-on-primary); font: inherit; font-weight: 600; cursor: pointer;
        }
        .dev a.dev-button { border: 1px solid var(--color-control-border); background: none; text-decoration: none; }
        .dev-list li + li { border-top: 1px solid var(--color-border); }
        .dev-list a { display: flex; flex-direction: column; gap: 2px; min-height: 44px; padding: 10px 4px; color: inherit; text-decoration: none; }
        .dev-list a:hover { background: var(--color-secondary-background); }
        .dev-call { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
        .dev-method {
          min-width: 4.25rem; padding: 2px 8px; border-radius: var(--radius-sm); background: var(--color-info-soft); color: var(--color-on-info-soft);
          font: 700 .75rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; text-align: center;
        }
        .dev-method.is-post { background: var(--color-success-soft); color: var(--color-on-success-soft); }
        .dev-method.is-put { background: var(--color-warning-soft); color: var(--color-on-warning-soft); }
        .dev-method.is-delete { background: var(--color-danger-soft); color: var(--color-on-danger-soft); }
        .dev-operation h2 a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-decoration: none; }
        .dev-operation h2 code { font-size: 1rem; }
        .dev-facts { display: grid; gap: var(--space-xs) var(--space-lg); }
        .dev-facts div { display: flex; flex-wrap: wrap; gap: 0 8px; }
        .dev-facts dt { color: var(--color-text-secondary); }
        .dev .dev-fields .dev-fields { margin: 6px 0 0 4px; padding-left: 12px; border-left: 2px solid var(--color-border); }
        .dev-fields li { padding: 5px 0; }
        .dev-name { font-weight: 700; }
        .dev-type, .dev-limits { color: var(--color-text-secondary); }
        .dev-limits::before { content: "· "; }
        .dev-required { color: var(--color-danger); font: var(--font-callout); font-weight: 600; }
        .dev-code {
          margin: 0; padding: var(--space-md); overflow-x: auto; border: 1px solid var(--color-border); border-radius: var(--radius-md);
          background: var(--color-background); color: var(--color-text); line-height: 1.5; overflow-wrap: normal; tab-size: 2;
        }
        @media (min-width: 60rem) {
          .dev-body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: var(--space-lg); padding: 0 var(--space-md); }
          .dev-side { display: block; position: sticky; top: 0; align-self: start; max-height: 100dvh; overflow-y: auto; padding: var(--space-md) 4px; }
          .dev-menu { display: none; }
          .dev-list a { flex-direction: row; gap: var(--space-md); align-items: baseline; }
          .dev-list a > .dev-call { flex: 0 0 24rem; }
        }
        """#
}
