extension ThemeStyleSheet {
    /// The account's menu behind the person's initials, on wide screens alone: a phone has a tab for it.
    static let accountStyles = """
        .t-account{display:none}
        @media (min-width:700px){.t-account{display:block}}
        .t-account-button{appearance:none;display:grid;place-items:center;width:48px;height:48px;margin:0;padding:0;border:0;border-radius:50%;
            background:none;cursor:pointer}
        .t-account-button.is-selected .t-avatar{box-shadow:0 0 0 2px var(--color-background),0 0 0 4px var(--color-primary)}
        .t-menu{position:fixed;inset:auto;top:calc(64px + env(safe-area-inset-top));inset-inline-end:max(var(--space-lg),env(safe-area-inset-right));
            width:min(18rem,calc(100vw - 2*var(--space-lg)));margin:0;padding:var(--space-sm);border:1px solid var(--color-border);
            border-radius:var(--radius-lg);color:var(--color-text);background:var(--color-card);box-shadow:var(--shadow-raised)}
        .t-menu:popover-open{animation:t-rise var(--motion-fast) ease-out}
        .t-menu-head{display:flex;align-items:center;gap:var(--space-md);padding:var(--space-sm) var(--space-sm) var(--space-md);
            margin-bottom:var(--space-sm);border-bottom:1px solid var(--color-border)}
        .t-menu-item{appearance:none;display:flex;align-items:center;gap:var(--space-md);width:100%;min-height:44px;margin:0;
            padding:var(--space-sm);border:0;border-radius:var(--radius-md);font:var(--font-subheadline);color:var(--color-text);background:none;
            text-align:start;cursor:pointer}
        .t-menu-item.is-selected{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-menu-item svg{width:20px;height:20px}
        @media (hover:hover){.t-menu-item:not(.is-selected):hover{background:var(--color-secondary-background)}}
        """
}
