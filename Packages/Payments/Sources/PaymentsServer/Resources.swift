// Made by `make resources` from Packages/Payments/Resources/PaymentsServer: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of PaymentsServer.
enum Resources {
    /// card-page.css
    static let cardPageStyles =
        #"""
        :root {
          color-scheme: light dark;
          --text: #0f1f2b; --quiet: #51626e; --page: #f3f6f8; --card: #fff; --border: #dde5ea; --field: #788894;
          --primary: #0b7285; --on-primary: #fff; --danger: #c02a39; --danger-soft: #fce6e8; --note: #dff2f4; --on-note: #0a5563;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --text: #edf3f6; --quiet: #a3b5c0; --page: #0b1217; --card: #151f27; --border: #293843; --field: #71838f;
            --primary: #4cc9d4; --on-primary: #04252b; --danger: #ff8a8f; --danger-soft: #3d191d; --note: #17363e; --on-note: #9be7ed;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0; padding: 24px 16px 48px; background: var(--page); color: var(--text);
          font: 16px/1.5 Inter, -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, sans-serif;
        }
        main { max-width: 28rem; margin: 0 auto; }
        h1 { margin: 0 0 4px; font-size: 1.5rem; line-height: 1.25; }
        p { margin: 0 0 16px; color: var(--quiet); }
        .badge {
          display: inline-block; margin: 0 0 16px; padding: 4px 12px; border-radius: 999px; background: var(--note); color: var(--on-note); font-size: .875rem;
          font-weight: 600;
        }
        .card { margin: 16px 0; padding: 20px; border: 1px solid var(--border); border-radius: 20px; background: var(--card); }
        .alert { margin: 0 0 16px; padding: 12px 16px; border-radius: 12px; background: var(--danger-soft); color: var(--danger); }
        .amount { margin: 0 0 4px; color: var(--text); font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
        label { display: block; margin: 0 0 16px; font-weight: 600; }
        .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: end; }
        input {
          display: block; width: 100%; min-height: 48px; margin-top: 6px; padding: 10px 14px; border: 1px solid var(--field); border-radius: 12px;
          background: var(--card); color: var(--text); font: inherit; font-variant-numeric: tabular-nums;
        }
        input[aria-invalid] { border-color: var(--danger); border-width: 2px; }
        button, .link { display: block; width: 100%; min-height: 48px; padding: 12px 20px; border-radius: 999px; font: inherit; font-weight: 600; text-align: center; }
        button { border: 0; background: var(--primary); color: var(--on-primary); cursor: pointer; }
        button.quiet { margin-top: 12px; border: 1px solid var(--field); background: none; color: var(--text); }
        .link { color: var(--primary); text-decoration: underline; }
        :is(input, button, a, summary):focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
        summary { min-height: 44px; padding: 10px 0; font-weight: 600; cursor: pointer; }
        table { width: 100%; border-collapse: collapse; font-size: .875rem; }
        th, td { padding: 8px 8px 8px 0; border-top: 1px solid var(--border); text-align: left; vertical-align: top; font-weight: 400; }
        th { white-space: nowrap; font-variant-numeric: tabular-nums; }
        @media (prefers-contrast: more) { :root { --quiet: var(--text); --border: var(--text); --field: var(--text); } }
        """#
}
