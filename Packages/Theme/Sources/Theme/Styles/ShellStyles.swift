extension ThemeStyleSheet {
    /// The frame: header, tabs, page and launch screen.
    static let shellStyles = """
        .t-shell{flex:1;display:flex;flex-direction:column;width:100%;min-height:100dvh;background:var(--color-background)}
        .t-skip{position:fixed;z-index:50;inset-block-start:-80px;inset-inline-start:var(--space-lg);padding:12px 18px;
            border-radius:var(--radius-md);color:var(--color-on-primary);background:var(--color-primary);font:var(--font-subheadline);
            transition:inset-block-start var(--motion-fast)}
        .t-skip:focus{inset-block-start:var(--space-md)}
        .t-header{position:sticky;z-index:20;top:0;display:flex;align-items:center;gap:var(--space-md);min-height:60px;padding:8px var(--space-lg);
            padding-top:calc(8px + env(safe-area-inset-top));background:color-mix(in srgb,var(--color-background) 82%,transparent);
            backdrop-filter:saturate(1.6) blur(18px);-webkit-backdrop-filter:saturate(1.6) blur(18px)}
        .t-brand{display:flex;align-items:center;gap:10px}
        .t-brand-sign{display:grid;place-items:center;flex:none;width:34px;height:34px;border-radius:10px;color:var(--color-on-brand);
            background:var(--gradient-brand);box-shadow:0 3px 10px color-mix(in srgb,var(--color-brand-end) 28%,transparent)}
        .t-brand-sign svg{width:21px;height:21px}
        .t-brand-name{font:var(--font-title);font-size:1.25rem;letter-spacing:-.03em}
        .t-header-middle{flex:1;display:flex;justify-content:flex-end;min-width:0}
        .t-header-items{display:flex;gap:2px;margin-inline-end:-6px}
        .t-header-items .t-tab{width:44px;height:44px;display:grid;place-items:center;border-radius:50%;color:var(--color-text)}
        .t-header-items .t-tab.is-selected{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-header-items .t-tab-title{display:none}
        .t-header-items .ui-button{border-radius:50%}
        .t-tab-symbol{position:relative;display:grid;place-items:center}
        .t-badge{position:absolute;inset-block-start:-7px;inset-inline-start:13px;min-width:19px;height:19px;padding:0 5px;
            border-radius:var(--radius-full);font:700 .6875rem/19px var(--font-family);text-align:center;color:var(--color-on-danger);
            background:var(--color-danger);box-shadow:0 0 0 2px var(--color-card)}
        .t-tabs{position:fixed;z-index:20;inset-inline:0;inset-block-end:0;display:flex;justify-content:space-around;
            padding:6px 8px calc(6px + env(safe-area-inset-bottom));background:color-mix(in srgb,var(--color-card) 88%,transparent);
            backdrop-filter:saturate(1.6) blur(20px);-webkit-backdrop-filter:saturate(1.6) blur(20px);box-shadow:0 -1px 0 var(--color-border)}
        .t-tabs>.ui-button{flex:1 1 0;min-width:0;max-width:120px;border-radius:var(--radius-lg)}
        .t-tabs .t-tab{display:flex;flex-direction:column;align-items:center;gap:3px;min-height:52px;padding-top:5px;
            color:var(--color-text-secondary);transition:color var(--motion-fast)}
        .t-tabs .t-tab-symbol{width:56px;height:28px;border-radius:var(--radius-full);transition:background-color var(--motion-fast)}
        .t-tabs .t-badge{inset-inline-start:31px;inset-block-start:-4px}
        .t-tabs .t-tab-title{font:600 .6875rem/1.2 var(--font-family);letter-spacing:.005em}
        .t-tabs .t-tab.is-selected{color:var(--color-primary)}
        .t-tabs .t-tab.is-selected .t-tab-symbol{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-main{flex:1;min-width:0;display:flex;flex-direction:column}
        .t-column{flex:1;display:flex;flex-direction:column;gap:var(--space-lg);width:100%;max-width:1100px;margin-inline:auto;
            padding:var(--space-sm) var(--space-lg) calc(104px + env(safe-area-inset-bottom));outline:none}
        .t-ribbon{position:fixed;z-index:40;inset-block-start:13px;inset-inline-end:-38px;width:130px;padding:3px 0;transform:rotate(45deg);
            text-align:center;font:700 .625rem/1.4 var(--font-family);letter-spacing:.12em;color:var(--color-on-warning);
            background:var(--color-warning);opacity:.92;pointer-events:none}
        @media (max-width:899px){.t-ribbon{inset-block-start:0;inset-inline:0;margin-inline:auto;width:64px;padding:1px 0;transform:none;
            border-radius:0 0 8px 8px}}
        @media (min-width:900px){
        .t-shell{display:grid;grid-template-columns:248px minmax(0,1fr);grid-template-rows:auto 1fr}
        .t-header{grid-column:1/-1;min-height:68px;padding-inline:var(--space-xl);box-shadow:0 1px 0 var(--color-border)}
        .t-header:has(~.t-ribbon){padding-inline-end:84px}
        .t-tabs{position:sticky;top:68px;align-self:start;height:calc(100dvh - 68px);inset:auto;top:69px;flex-direction:column;
            justify-content:flex-start;gap:4px;padding:var(--space-xl) var(--space-lg);background:none;backdrop-filter:none;
            -webkit-backdrop-filter:none;box-shadow:none;border-inline-end:1px solid var(--color-border)}
        .t-tabs>.ui-button{flex:none;width:100%;max-width:none;border-radius:var(--radius-md)}
        .t-tabs .t-tab{flex-direction:row;gap:var(--space-md);min-height:48px;padding:8px 14px;border-radius:var(--radius-md)}
        .t-tabs .t-tab-symbol{width:24px;height:24px}
        .t-tabs .t-badge{inset-inline-start:13px;inset-block-start:-7px}
        .t-tabs .t-tab-title{font:var(--font-subheadline)}
        .t-tabs .t-tab.is-selected{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-tabs .t-tab.is-selected .t-tab-title{font-weight:600}
        .t-tabs>.ui-button:hover>.t-tab:not(.is-selected){color:var(--color-text);background:var(--color-secondary-background)}
        .t-column{padding:var(--space-xl) var(--space-xxl) 64px;gap:var(--space-xl)}
        }
        .t-launch{position:fixed;z-index:60;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;
            gap:var(--space-lg);color:var(--color-on-brand);
            background:radial-gradient(90% 60% at 80% 0,rgb(255 255 255 / 14%),transparent 60%),var(--gradient-hero)}
        .t-launch-sign{display:grid;place-items:center;width:104px;height:104px;border-radius:30px;background:rgb(255 255 255 / 15%);
            box-shadow:inset 0 1px 0 rgb(255 255 255 / 30%),0 20px 50px rgb(0 20 50 / 25%)}
        .t-launch-sign svg{width:58px;height:58px;stroke-width:1.7}
        .t-launch-name{font:var(--font-large-title);font-size:2.25rem;letter-spacing:-.035em}
        .t-launch-line{position:relative;overflow:hidden;width:120px;height:4px;margin-top:var(--space-sm);border-radius:var(--radius-full);
            background:rgb(255 255 255 / 22%)}
        .t-launch-line::after{content:"";position:absolute;inset:0;width:45%;border-radius:inherit;background:white;
            animation:t-slide 1.2s ease-in-out infinite}
        """
}
