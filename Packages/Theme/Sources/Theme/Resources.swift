// Made by `make resources` from Packages/Theme/Resources/Theme: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of Theme.
enum Resources {
    /// attachments.js
    static let attachmentsScript =
        #"""
        // Sends the files that somebody chooses in an `AttachmentField`, one after the other. A large picture, or one of a kind that the API doesn't take, is made
        // smaller first. Beside the button stands how far it is, since only the page knows that.
        // What a file changes on the page may begin this anew, so what waits is kept beside it, for the field that is there then.
        const attaching = {};
        (window.tumble || { hook() {} }).hook("attachments", (element, report) => {
          const input = element.querySelector("input"), status = element.querySelector("[data-file-status]");
          const own = attaching[element.dataset.path] ||= { waiting: [], problems: [], isSending: false };
          own.report = report;
          const smallBytes = 1 << 20, known = ["image/jpeg", "image/png", "image/webp"];
          const words = (text, name, reason = "") => text.replace("{name}", () => name).replace("{reason}", () => reason);
          const tell = (text, bar) => { status.replaceChildren(...(text ? [text] : []), ...(bar ? [bar] : [])); };
          const prepared = async (file) => {
            const isSmall = known.includes(file.type) && file.size <= smallBytes;
            const isPicture = file.type.startsWith("image/") || tumble.isHEIC(file);
            return !isPicture || isSmall ? file : tumble.smallerPhoto(file);
          };
          const nameOf = (file, body) => body === file || body.name === file.name ? file.name : `${file.name.replace(/\.[^.]*$/, "") || "photo"}.jpg`;
          // Only an `XMLHttpRequest` says how much was sent.
          const post = (body, name, bar) => new Promise((resolve, reject) => {
            const request = new XMLHttpRequest();
            request.open("POST", `${element.dataset.path}?name=${encodeURIComponent(name.slice(-100))}`);
            request.setRequestHeader("Content-Type", body.type || "application/octet-stream");
            request.upload.onprogress = (event) => { if (event.lengthComputable) bar.value = event.loaded / event.total; };
            request.onload = () => resolve(request);
            request.onerror = request.onabort = () => reject(new Error("unreachable"));
            request.send(body);
          });
          const answer = (response) => { try { return JSON.parse(response.responseText); } catch { return {}; } };
          // Sends a file. Answers it as it was taken, or what is wrong.
          const sendOne = async (file) => {
            const { sending, failed, refused, large, bytes } = element.dataset;
            const body = await prepared(file), name = nameOf(file, body);
            if (body.size > Number(bytes)) return { problem: words(refused, name, large) };
            const bar = document.createElement("progress");
            bar.setAttribute("aria-label", words(sending, name));
            bar.value = 0;
            tell(words(sending, name), bar);
            const response = await post(body, name, bar), envelope = answer(response);
            if (response.status === 201) return { file: envelope.data };
            return { problem: envelope.error ? words(refused, name, envelope.error) : words(failed, name) };
          };
          const sendAll = async () => {
            const { unreachable } = element.dataset;
            own.isSending = true;
            own.report({ file: null, message: null, isSending: true });
            let note = "";
            while (own.waiting.length) {
              let result = {};
              try {
                result = await sendOne(own.waiting.shift());
              } catch {
                [own.waiting, note] = [[], unreachable];
              }
              if (result.problem) own.problems.push(result.problem);
              tell(note);
              own.isSending = own.waiting.length > 0;
              own.report({ file: result.file || null, message: own.isSending ? null : own.problems.join(" ") || null, isSending: own.isSending });
            }
            own.isSending = false;
          };
          const choose = () => {
            const files = [...input.files], { room } = input.dataset, { many, unreachable } = element.dataset;
            input.value = "";
            if (!files.length || own.isSending) return;
            if (!navigator.onLine) return tell(unreachable);
            own.problems = files.length > Number(room) ? [many] : [];
            own.waiting = files.slice(0, Number(room));
            sendAll();
          };
          input.addEventListener("change", choose);
          // They may have been chosen before the page was live.
          choose();
          return () => input.removeEventListener("change", choose);
        });
        """#

    /// components.css
    static let componentsStyles =
        #"""
        /* The styles of all components, in the order of the cascade. Colors, fonts and lengths are variables that the theme sets. */
        /* Screens, their titles and what UI draws around them. */
        html{-webkit-text-size-adjust:100%;scroll-padding-block:72px 96px}
        body{-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;font-feature-settings:"cv11","ss03";accent-color:var(--color-primary)}
        h1,h2,h3,p,dl,dd,ol{margin:0;padding:0}
        ::selection{background:var(--color-secondary);color:var(--color-on-secondary)}
        .t-hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .t-page{display:flex;flex-direction:column;gap:var(--space-lg);width:100%;min-width:0}
        .t-page.is-reading{max-width:640px;margin-inline:auto}
        .t-page.is-narrow{max-width:440px;margin-inline:auto}
        .t-page>.ui-vstack,.t-column>.ui-vstack,.ui-vstack:has(>:is(.t-field,.t-segments,.t-notice,.ui-button>.t-button)){align-self:stretch}
        .ui-vstack:has(>.ui-fill-width){align-self:stretch}
        .t-entrance{flex:1;display:flex;width:100%;min-height:100dvh}
        .t-entrance-art{display:none}
        @media (min-width:700px){.t-entrance>.t-main>.t-page{margin-block:auto}}
        @media (min-width:1000px){
        .t-entrance-art{position:sticky;top:0;flex:0 0 44%;display:grid;place-items:center;height:100dvh;overflow:hidden;color:var(--color-on-brand);
            background:radial-gradient(90% 60% at 80% 0,rgb(255 255 255 / 14%),transparent 60%),var(--gradient-hero)}
        .t-entrance-art svg{width:min(26vw,24rem);height:min(26vw,24rem);stroke-width:.9;opacity:.85}
        }
        .t-entrance>.t-main>.t-page{padding:max(var(--space-xxl),6vh) var(--space-lg)}
        .t-back,.ui-back{display:grid;place-items:center;width:44px;height:44px;padding:0;border-radius:50%;color:var(--color-primary)}
        .t-back::before,.ui-back::before{content:"";width:11px;height:11px;margin-inline-start:5px;border:solid currentColor;border-width:0 0 2.5px 2.5px;
            border-radius:1px;rotate:45deg}
        .ui-button:has(>.t-back),.ui-back{flex:none;margin-inline-start:-10px;border-radius:50%}
        @media (hover:hover){.ui-button:hover>.t-back,.ui-back:hover{background:var(--color-secondary-background)}}
        .t-page-header{display:flex;align-items:center;justify-content:space-between;flex-wrap:wrap;
            gap:var(--space-sm) var(--space-lg);width:100%;padding-block:var(--space-xs)}
        .t-page-titles{display:flex;flex-direction:column;gap:2px;min-width:0}
        .t-page-title{overflow-wrap:anywhere}
        .t-page-header.has-back{gap:var(--space-sm) 6px}
        .t-page-header.has-back>.ui-button:has(>.t-back){align-self:flex-start;margin-block:-3px}
        .t-page-header.has-back>.t-page-titles{flex:1 1 60%}
        .t-page-title,.ui-navigation-title{font:var(--font-large-title);letter-spacing:-.022em;text-wrap:balance}
        .t-page-subtitle{font:var(--font-callout);color:var(--color-text-secondary)}
        .t-split{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-lg);width:100%;align-items:start}
        .t-split>div{display:flex;flex-direction:column;gap:var(--space-lg);min-width:0}
        @media (min-width:1120px){.t-split{grid-template-columns:minmax(0,1.6fr) minmax(0,1fr);gap:var(--space-xl)}}
        .t-action-bar{position:sticky;z-index:10;bottom:calc(84px + env(safe-area-inset-bottom));display:flex;flex-wrap:wrap;align-items:center;
            gap:var(--space-sm) var(--space-lg);width:100%;padding:var(--space-md) var(--space-lg);border-radius:var(--radius-xl);background:var(--color-card);
            box-shadow:var(--shadow-raised),0 0 0 1px color-mix(in srgb,var(--color-border) 55%,transparent)}
        .t-action-summary{flex:0 1 auto;min-width:0;max-width:45%;font:var(--font-callout);color:var(--color-text-secondary)}
        .t-action-summary:empty{display:none}
        .t-action{flex:1 1 9.5rem;min-width:0}
        .t-action-bar>.ui-vstack{flex:1 0 100%}
        .t-card .t-action-bar{padding:0;border-radius:var(--radius-lg);box-shadow:0 0 0 8px var(--color-card)}
        /* One column for all: the bar stays in sight beside whichever part of the page is there. */
        @media (max-width:1119px){:is(.t-split,.t-split>div):has(.t-action-bar):not(:has(.t-card .t-action-bar)){display:contents}
        html:has(.t-action-bar){scroll-padding-block-end:180px}}
        @media (min-width:700px){.t-action-bar{bottom:var(--space-lg)}}
        @media (min-width:1120px){.t-action-bar{position:static;padding:0;background:none;box-shadow:none}.t-action-summary{display:none}}
        @media (min-width:1120px) and (min-height:640px){.t-split-side:has(.t-action-bar){position:sticky;top:84px}}
        /* The field that is typed into is what matters when the keyboard leaves no room for both. */
        @media (max-height:600px){.t-page:has(:is(input,textarea,select):focus) .t-action-bar{position:static}}
        .t-panels{flex:1;display:grid;grid-template-columns:minmax(0,1fr);width:100%}
        .t-panels>div{display:flex;flex-direction:column;gap:var(--space-lg);min-width:0}
        .t-panels-title{display:none}
        .t-panels:not(.is-open)>.t-panels-content,.t-panels.is-open>.t-panels-list{display:none}
        @media (max-width:1119px){.t-page:has(>.t-panels)>.t-page-header,.t-panels,.ui-navigation:has(.t-panels)>.ui-navigation-bar{width:100%;max-width:640px;margin-inline:auto}}
        @media (min-width:1120px){
        .t-panels{grid-template-columns:minmax(0,22rem) minmax(0,1fr);gap:var(--space-xl);align-items:start}
        .t-panels.is-open>.t-panels-list,.t-panels:not(.is-open)>.t-panels-content{display:flex}
        .t-panels.is-open .t-page-header>.ui-button:has(>.t-back),.ui-navigation:has(.t-panels)>.ui-navigation-bar>.ui-back{display:none}
        .t-panels-content>.t-page{max-width:none}
        .t-panels.is-open>.t-panels-list>.t-panels-title{display:block;padding-block:var(--space-xs);font:var(--font-large-title);letter-spacing:-.022em}
        .ui-navigation .t-panels.is-open>.t-panels-list>.t-panels-title{margin-top:calc(-44px - var(--space-lg))}
        .ui-navigation:has(.t-panels.is-open)>.ui-navigation-bar{padding-inline-start:calc(22rem + var(--space-xl))}
        .t-panels .t-row.is-selected,.t-panels .ui-button:has(>.t-row.is-selected){border-radius:var(--radius-md);background:var(--color-secondary)}
        }
        .t-grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(var(--minimum,150px),100%),1fr));gap:var(--space-md);width:100%}
        .ui-navigation{width:100%}
        .ui-navigation-bar{gap:6px;min-height:44px;padding:0;margin-bottom:var(--space-lg)}
        .ui-navigation:has(.t-page.is-reading):not(:has(.t-panels))>.ui-navigation-bar{width:100%;max-width:640px;margin-inline:auto}
        .ui-presentation{z-index:45}
        .ui-sheet,.ui-alert{background:var(--color-card);box-shadow:var(--shadow-raised);padding:var(--space-xl)}
        .ui-sheet{border-radius:var(--radius-xxl) var(--radius-xxl) 0 0;padding-bottom:calc(var(--space-xl) + env(safe-area-inset-bottom))}
        .ui-alert{border-radius:var(--radius-xxl)}
        @media (min-width:700px){.ui-presentation{align-items:center}.ui-sheet{border-radius:var(--radius-xxl)}}
        /* A map with a sheet over its end fills what the header and the tabs leave; only the sheet scrolls. */
        .ui-root:has(.t-map-page){height:100dvh}
        body:has(.t-map-page){overflow:hidden}
        .t-shell:has(.t-map-page){position:relative;min-height:0;overflow:hidden}
        .t-shell:has(.t-map-page) :is(.t-main,.t-column){gap:0;min-height:0;padding:0;max-width:none}
        .t-map-page{flex:1;position:relative;display:flex;flex-direction:column;min-height:0;width:100%}
        .t-map-page-map{flex:1 1 0;min-height:5rem;margin-bottom:calc(-1*var(--radius-xxl))}
        .t-map-page-map .t-map-controls{inset-block:var(--space-md) auto}
        .t-map-page-sheet{position:relative;z-index:2;flex:0 1 auto;display:flex;flex-direction:column;gap:var(--space-md);max-height:68%;
            padding:var(--space-lg) var(--space-lg) 0;overflow-y:auto;overscroll-behavior:contain;border-radius:var(--radius-xxl) var(--radius-xxl) 0 0;
            background:var(--color-card);box-shadow:0 -6px 24px var(--color-shadow)}
        .t-map-page-sheet::after{content:"";flex:none;height:var(--space-sm)}
        .t-map-page-sheet .t-card{padding:0;background:none;box-shadow:none}
        .t-map-page-sheet .ui-hstack>.ui-toggle{flex:none;width:auto}
        .t-map-page-sheet .t-action-bar{bottom:0;padding:var(--space-sm) 0;border-radius:0;box-shadow:none}
        .t-map-page-sheet .ui-button:has(>.t-button:not(.t-button-quiet)){max-width:none}
        @media (max-height:600px){.t-map-page-map{min-height:0}.t-map-page-sheet{max-height:88%}}
        @media (max-width:699px){.t-shell:has(.t-map-page) .t-tabs{position:static;order:1;flex:none}}
        @media (min-width:700px){
        .t-shell:has(.t-map-page){grid-template-rows:auto auto minmax(0,1fr)}
        .t-map-page{flex-direction:row}
        .t-map-page-map{margin:0}
        .t-map-page-sheet{flex:0 0 min(26rem,46%);max-height:none;padding:var(--space-xl) var(--space-xl) 0;border-radius:0;box-shadow:-1px 0 0 var(--color-border)}
        .t-map-page-sheet .t-action-bar{position:sticky;background:var(--color-card)}
        }
        /* Buttons, chips and switchers. */
        .ui-styled:active{opacity:1}
        .ui-button{border-radius:var(--radius-md)}
        .ui-button:disabled{opacity:1}
        .ui-button:has(>.t-button){display:block;width:100%;max-width:26rem;border-radius:var(--radius-lg)}
        :is(.t-page:is(.is-reading,.is-narrow),.t-panels,.t-split-side,.t-grid,.t-board,.ui-sheet) .ui-button:has(>.t-button){max-width:none}
        @media (max-width:1119px){.t-card .ui-button:has(>.t-button:not(.t-button-quiet)){max-width:none}}
        .ui-button:has(>.t-button-quiet){width:auto;max-width:100%;flex:none}
        .ui-hstack>.ui-button:has(>.t-button):not(:has(>.t-button-quiet)){flex:1 1 0;width:auto;min-width:0}
        .t-button{display:flex;align-items:center;justify-content:center;gap:var(--space-sm);min-height:52px;padding:10px 20px;
            border-radius:var(--radius-lg);font:var(--font-headline);letter-spacing:-.006em;text-align:center;
            transition:transform var(--motion-fast),filter var(--motion-fast),background-color var(--motion-fast)}
        a.t-button{text-decoration:none}
        .t-button .ui-image svg{width:20px;height:20px}
        .t-button-primary{color:var(--color-on-brand);background:var(--gradient-brand);
            box-shadow:0 6px 18px color-mix(in srgb,var(--color-brand-end) 26%,transparent),inset 0 1px 0 rgb(255 255 255 / 18%)}
        .t-button-secondary{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-button-destructive{color:var(--color-on-danger-soft);background:var(--color-danger-soft)}
        .t-button-quiet{min-height:44px;padding:8px 10px;color:var(--color-primary);font:var(--font-subheadline);font-weight:600}
        .t-button-quiet .ui-image{order:1}
        .t-button-quiet .ui-image svg{width:16px;height:16px}
        .ui-button:active>.t-button,.ui-button:active>.t-icon-button,.ui-button:active>.t-chip{transform:scale(.975)}
        @media (hover:hover){.ui-button:not(:disabled):hover>.t-button-primary{filter:brightness(1.07)}
            .ui-button:not(:disabled):hover>:is(.t-button-secondary,.t-button-destructive,.t-icon-button){filter:brightness(.97)}
            .ui-button:hover>.t-button-quiet{background:var(--color-secondary)}.ui-button:hover>.t-row.is-pressable{
            background:color-mix(in srgb,var(--color-secondary-background) 55%,transparent)}}
        .ui-button:disabled>:is(.t-button,.t-icon-button,.t-chip){color:var(--color-text-secondary);background:var(--color-secondary-background);
            box-shadow:none}
        .ui-button:disabled>.t-button-quiet{color:var(--color-text-secondary);background:none}
        .ui-button:disabled>.t-button-primary[aria-busy],.ui-button[data-busy]>.t-button-primary{color:var(--color-on-brand);
            background:var(--gradient-brand);filter:saturate(.75)}
        .ui-button:disabled>.t-button-secondary[aria-busy]{color:var(--color-on-secondary);background:var(--color-secondary);filter:none}
        .ui-button:disabled>.t-button-destructive[aria-busy]{color:var(--color-on-danger-soft);background:var(--color-danger-soft);filter:none}
        .t-spinner,[data-busy]>.t-button::before{content:"";flex:none;width:18px;height:18px;border:2.5px solid currentColor;
            border-inline-end-color:transparent;border-radius:50%;animation:t-turn .8s linear infinite}
        [data-busy]{pointer-events:none}
        [data-busy]>.t-button>.ui-image{display:none}
        .ui-button:has(>.t-icon-button),.ui-button:has(>.t-chip){border-radius:var(--radius-full);flex:none}
        .ui-button:has(>.t-chip){max-width:100%}
        .t-icon-button{display:grid;place-items:center;width:44px;height:44px;border-radius:50%;color:var(--color-on-secondary);
            background:var(--color-secondary);transition:transform var(--motion-fast),filter var(--motion-fast)}
        .t-icon-button .ui-image svg{width:20px;height:20px}
        .t-chips{display:flex;flex-wrap:wrap;gap:var(--space-sm);width:100%}
        .t-chip{display:inline-flex;align-items:center;gap:6px;min-height:44px;padding:8px 16px;border-radius:var(--radius-full);
            font:var(--font-subheadline);color:var(--color-text);background:var(--color-card);box-shadow:inset 0 0 0 1px var(--color-border);
            transition:transform var(--motion-fast),background-color var(--motion-fast)}
        .t-chip.is-selected{color:var(--color-on-secondary);background:var(--color-secondary);box-shadow:inset 0 0 0 1.5px var(--color-primary)}
        .t-chip .ui-image svg{width:16px;height:16px;stroke-width:2.5}
        .t-segments{display:flex;flex-wrap:wrap;gap:4px;width:100%;padding:4px;border-radius:var(--radius-lg);
            background:var(--color-secondary-background)}
        /* As wide as their longest words, so that they go on in a second line only where those don't fit into one. */
        .t-segments>.ui-button{flex:1 1 min-content;min-width:min-content;border-radius:var(--radius-md)}
        .t-segment{display:flex;align-items:center;justify-content:center;min-height:44px;padding:6px 8px;
            border-radius:var(--radius-md);font:var(--font-subheadline);color:var(--color-text-secondary);text-align:center;overflow-wrap:normal;
            transition:background-color var(--motion-fast)}
        .t-segment .ui-text{overflow-wrap:inherit}
        .t-segment.is-selected{color:var(--color-text);font-weight:600;background:var(--color-raised);
            box-shadow:0 1px 3px var(--color-shadow),0 1px 8px var(--color-shadow)}
        .t-directions{width:fit-content;margin-inline-start:-10px}
        /* Inputs and their labels. */
        .ui-field,.t-field{gap:6px}
        .t-field-box{display:flex;flex-direction:column;gap:6px;width:100%;min-width:0}
        .t-field{display:flex;flex-direction:column;width:100%;min-width:0}
        .ui-field-label,.t-field-label{font:var(--font-subheadline);color:var(--color-text)}
        .ui-field-label:empty{display:none}
        .ui-input{min-height:50px;padding:12px 14px;font:var(--font-body);color:var(--color-text);background:var(--color-card);
            border:1px solid var(--color-control-border);border-radius:var(--radius-md);
            transition:border-color var(--motion-fast),box-shadow var(--motion-fast)}
        .ui-input::placeholder{color:var(--color-text-secondary);opacity:1}
        .ui-input:focus{outline:2px solid transparent;border-color:var(--color-primary);
            box-shadow:inset 0 0 0 1px var(--color-primary),0 0 0 3px color-mix(in srgb,var(--color-primary) 28%,transparent)}
        .ui-input:disabled{color:var(--color-text-secondary);background:var(--color-secondary-background)}
        select.ui-input{appearance:none;padding-inline-end:40px;
            background-image:linear-gradient(45deg,transparent 50%,currentColor 50%),linear-gradient(135deg,currentColor 50%,transparent 50%);
            background-size:6px 6px,6px 6px;background-position:calc(100% - 21px) 50%,calc(100% - 15px) 50%;background-repeat:no-repeat}
        .t-field.is-invalid .ui-input{border-color:var(--color-danger);box-shadow:0 0 0 1px var(--color-danger)}
        .t-field-hint{font:var(--font-footnote);color:var(--color-text-secondary)}
        .t-field-message{display:flex;align-items:flex-start;gap:6px;font:var(--font-caption);color:var(--color-on-danger-soft)}
        .t-field-message .ui-image svg{width:16px;height:16px;margin-top:1px}
        .t-search{position:relative;width:100%}
        .t-search>.ui-image{position:absolute;inset-inline-start:14px;top:0;bottom:0;align-items:center;color:var(--color-text-secondary);
            pointer-events:none;z-index:1}
        .t-search>.ui-image svg{width:20px;height:20px}
        .t-search .ui-field-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .t-search .ui-input{padding-inline-start:44px;border-radius:var(--radius-full)}
        .t-counter{display:inline-flex;width:fit-content;align-items:center;gap:var(--space-xs);padding:4px;border-radius:var(--radius-full);
            background:color-mix(in srgb,var(--color-secondary) 45%,transparent);box-shadow:inset 0 0 0 1px var(--color-border)}
        .t-counter .t-icon-button{background:var(--color-raised);box-shadow:0 1px 4px var(--color-shadow);color:var(--color-primary)}
        .t-counter .ui-button:disabled>.t-icon-button{background:transparent;color:var(--color-text-secondary)}
        .t-counter-value{color:var(--color-text);min-width:44px;text-align:center;font:var(--font-title);font-variant-numeric:tabular-nums}
        .ui-stepper .ui-input{max-width:9rem;font:var(--font-title);font-variant-numeric:tabular-nums;text-align:center;appearance:textfield}
        .ui-stepper .ui-input::-webkit-inner-spin-button{appearance:none;margin:0}
        .t-stepper .ui-field-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .t-stepper .ui-stepper{width:auto;gap:0}
        .t-stepper .ui-input{width:3.5rem;min-height:44px;padding:0;border-color:transparent;background:none}
        .t-step{appearance:none;flex:none;margin:0;padding:0;border:0;border-radius:50%;color:inherit;background:none;cursor:pointer}
        .t-step:active>.t-icon-button{transform:scale(.95)}
        .ui-toggle{width:100%;min-height:52px;font:var(--font-body)}
        .ui-switch{appearance:none;flex:none;position:relative;width:52px;height:32px;margin:0;border-radius:var(--radius-full);
            background:var(--color-control-border);cursor:pointer;transition:background-color var(--motion-fast)}
        .ui-switch::after{content:"";position:absolute;inset-block-start:3px;inset-inline-start:3px;width:26px;height:26px;border-radius:50%;
            background:var(--color-card);box-shadow:0 1px 3px var(--color-shadow);transition:transform var(--motion-fast)}
        .ui-switch:checked{background:var(--color-primary)}
        .ui-switch:checked::after{transform:translateX(20px)}
        /* Photos: the button is the label of a file field, which keeps the focus. */
        .t-photo{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-sm)}
        .t-photo-button{position:relative;display:inline-flex;align-items:center;justify-content:center;gap:var(--space-sm);min-height:48px;padding:8px 18px;
            border-radius:var(--radius-lg);font:var(--font-headline);color:var(--color-on-secondary);background:var(--color-secondary);cursor:pointer}
        .t-photo-button:focus-within{outline:3px solid var(--color-focus,var(--color-primary));outline-offset:2px}
        .t-photo-button:has(:disabled){opacity:.6;cursor:progress}
        .t-photo-button svg{width:20px;height:20px}
        .t-photo-input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}
        .t-photo-status{font:var(--font-subheadline);color:var(--color-text-secondary)}
        .t-picture{display:inline-block;max-width:100%;border-radius:var(--radius-md)}
        .t-picture-image{display:block;width:auto;max-width:100%;height:132px;border-radius:var(--radius-md);object-fit:cover;
            background:var(--color-secondary-background)}
        /* Files that go with a message. */
        .t-attach{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-sm)}
        .t-attach-status{display:flex;align-items:center;gap:var(--space-sm);min-width:0;font:var(--font-subheadline);color:var(--color-text-secondary);
            overflow-wrap:anywhere}
        .t-attach-status:empty{display:none}
        .t-attach-status progress{flex:none;width:6rem;accent-color:var(--color-primary)}
        .t-attach .t-field-message{flex:0 0 100%;overflow-wrap:anywhere}
        .t-files{display:flex;flex-wrap:wrap;gap:var(--space-sm);min-width:0;max-width:100%}
        .t-files:empty{display:none}
        .t-file{display:flex;align-items:center;gap:var(--space-sm);max-width:100%;min-width:0;min-height:48px;padding:6px 12px 6px 6px;
            border-radius:var(--radius-md);color:var(--color-text);background:var(--color-secondary-background);text-decoration:none}
        .t-file.is-link:hover .t-file-name{text-decoration:underline}
        .t-file-picture{display:grid;flex:none;place-items:center;width:44px;height:44px;border-radius:var(--radius-sm);overflow:hidden;
            color:var(--color-primary);background:var(--color-card)}
        .t-file-picture svg{width:22px;height:22px}
        .t-file-picture img{width:100%;height:100%;object-fit:cover}
        .t-file-words{display:flex;flex-direction:column;min-width:0}
        .t-file-name{overflow:hidden;font:var(--font-subheadline);text-overflow:ellipsis;white-space:nowrap}
        .t-file-detail{font:var(--font-caption);color:var(--color-text-secondary)}
        /* Large keys for a number. */
        .t-keypad{display:grid;width:100%;grid-template-columns:repeat(3,minmax(64px,1fr));gap:var(--space-sm);max-width:24rem}
        .t-keypad .ui-button{border-radius:var(--radius-lg)}
        .t-key{display:grid;place-items:center;min-height:60px;border-radius:var(--radius-lg);font:var(--font-title);font-variant-numeric:tabular-nums;
            color:var(--color-on-secondary);background:var(--color-secondary)}
        /* Cards, heroes, figures and rows. */
        .ui-disclosure{width:100%}
        .ui-disclosure-title{display:flex;align-items:center;justify-content:space-between;gap:var(--space-md);min-height:44px;cursor:pointer;
            font:var(--font-headline);list-style:none;border-radius:var(--radius-sm)}
        .ui-disclosure-title::-webkit-details-marker{display:none}
        .ui-disclosure-title::after{content:"";flex:none;width:9px;height:9px;margin-block:-4px 0;margin-inline-end:6px;border:solid currentColor;
            border-width:0 2px 2px 0;rotate:45deg;transition:rotate var(--motion-fast)}
        .ui-disclosure[open]>.ui-disclosure-title::after{margin-block:4px 0;rotate:225deg}
        .ui-disclosure:not(.t-disclosure *)[open]>.ui-disclosure-title{margin-bottom:var(--space-sm)}
        .ui-disclosure:not(.t-disclosure *){padding-block:var(--space-xs);border-block:1px solid var(--color-border)}
        .t-disclosure-content{display:flex;flex-direction:column;gap:var(--space-sm);padding-top:var(--space-md)}
        .t-grid-box{width:100%}
        .t-card{display:flex;flex-direction:column;gap:var(--space-md);width:100%;min-width:0;padding:var(--space-lg);
            border-radius:var(--radius-xl);background:var(--color-card);
            box-shadow:var(--shadow-card),0 0 0 1px color-mix(in srgb,var(--color-border) 55%,transparent)}
        .t-card>.ui-vstack{align-self:stretch}
        .t-card-head{display:flex;align-items:center;justify-content:space-between;flex-wrap:wrap;gap:var(--space-xs) var(--space-md);min-height:28px}
        .t-card-title{font:var(--font-headline);letter-spacing:-.01em}
        .ui-button:has(>.t-card){display:block;width:100%;border-radius:var(--radius-xl);transition:transform var(--motion-fast)}
        .ui-button:has(>.t-card):active{transform:scale(.985)}
        .t-hero{position:relative;isolation:isolate;overflow:hidden;display:flex;flex-direction:column;gap:var(--space-sm);width:100%;
            padding:var(--space-xl);border-radius:var(--radius-xxl);color:var(--color-on-brand);
            background:radial-gradient(120% 140% at 100% 0,rgb(255 255 255 / 13%),transparent 55%),var(--gradient-hero);
            box-shadow:0 10px 22px -12px color-mix(in srgb,var(--color-hero-end) 45%,transparent)}
        .t-hero-art{position:absolute;z-index:-1;inset-block-end:-44px;inset-inline-end:-32px;opacity:.13;transform:rotate(-8deg)}
        .t-hero-art svg{width:190px;height:190px;stroke-width:.8}
        .t-hero-eyebrow{font:var(--font-subheadline);opacity:.92}
        .t-hero-title{font:var(--font-large-title);font-size:1.75rem;letter-spacing:-.024em;max-width:20ch;text-wrap:balance}
        .t-hero-message{font:var(--font-callout);opacity:.94;max-width:44ch}
        .t-hero>.ui-button:has(>.t-button){margin-top:var(--space-md)}
        .t-hero :is(.t-button-primary,.t-button-secondary){color:var(--color-hero-start);background:var(--color-on-brand);
            box-shadow:0 4px 14px rgb(0 20 40 / 18%)}
        .t-hero .t-progress-part{background:rgb(255 255 255 / 28%)}
        .t-hero .t-progress-fill{background:var(--color-on-brand)}
        .t-hero :focus-visible{outline-color:var(--color-on-brand)}
        .t-stat{gap:var(--space-xs)}
        @media (max-width:619px){.t-grid>.t-stat:last-child:nth-child(odd){grid-column:1/-1}}
        @media (min-width:620px) and (max-width:1119px){.t-grid:has(>.t-stat:nth-child(6):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}
            .t-grid:has(>.t-stat:nth-child(5):last-child){grid-template-columns:repeat(6,minmax(0,1fr))}
            .t-grid:has(>.t-stat:nth-child(5):last-child)>.t-stat{grid-column:span 2}
            .t-grid:has(>.t-stat:nth-child(5):last-child)>.t-stat:nth-child(n+4){grid-column:span 3}}
        .t-stat-head{display:flex;align-items:center;gap:10px;margin-bottom:var(--space-xs)}
        .t-stat-title{font:var(--font-subheadline);color:var(--color-text-secondary)}
        .t-stat-value{font:var(--font-number);letter-spacing:-.025em;font-variant-numeric:tabular-nums}
        .t-stat-caption{font:var(--font-caption);color:var(--color-text-secondary)}
        .t-symbol{display:grid;place-items:center;flex:none;width:38px;height:38px;border-radius:var(--radius-md)}
        .t-symbol .ui-image svg{width:20px;height:20px}
        .ui-button:has(>.t-row){display:block;width:100%}
        .t-row{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-xs) var(--space-md);width:100%;min-height:52px;padding-block:6px;color:var(--color-text);
            text-align:start}
        .t-row.is-pressable{margin-inline:calc(-1*var(--space-sm));width:calc(100% + 2*var(--space-sm));padding-inline:var(--space-sm);
            border-radius:var(--radius-md);transition:background-color var(--motion-fast)}
        .t-row-text{flex:1 1 8.75rem;min-width:0;display:flex;flex-direction:column;gap:1px}
        .t-row-title{font:var(--font-body);font-weight:500}
        .t-row-subtitle{font:var(--font-footnote);color:var(--color-text-secondary)}
        .t-row-trailing{display:flex;align-items:center;gap:6px;flex:0 1 auto;min-width:0;max-width:100%;margin-inline-start:auto;color:var(--color-text-secondary);
            font:var(--font-callout)}
        .t-row-value{min-width:0;text-align:end;overflow-wrap:anywhere}
        .t-choice-mark{display:grid;place-items:center;flex:none;width:24px;height:24px;border-radius:50%;
            box-shadow:inset 0 0 0 2px var(--color-control-border)}
        .t-choice.is-selected .t-choice-mark{color:var(--color-on-primary);background:var(--color-primary);box-shadow:none}
        .t-choice-mark svg{width:15px;height:15px;stroke-width:3}
        .t-row-trailing>.ui-image svg{width:18px;height:18px}
        /* Pills, progress, timelines, ratings and prices. */
        .t-tone-neutral{color:var(--color-text);background:var(--color-secondary-background)}
        .t-tone-info{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-tone-success{color:var(--color-on-success-soft);background:var(--color-success-soft)}
        .t-tone-warning{color:var(--color-on-warning-soft);background:var(--color-warning-soft)}
        .t-tone-danger{color:var(--color-on-danger-soft);background:var(--color-danger-soft)}
        .t-pill{display:inline-flex;align-items:center;flex:none;width:fit-content;min-height:26px;padding:3px 11px;
            border-radius:var(--radius-full);font:var(--font-caption);font-weight:600;white-space:nowrap}
        .t-pill.t-tone-info{color:var(--color-on-info-soft);background:var(--color-info-soft)}
        .t-progress{display:flex;gap:5px;width:100%}
        .t-progress-part{flex:1;height:7px;border-radius:var(--radius-full);overflow:hidden;background:var(--color-secondary-background)}
        .t-progress-fill{display:block;height:100%;border-radius:inherit;background:var(--color-fill-start);transition:width var(--motion-normal)}
        .t-timeline{list-style:none;display:flex;flex-direction:column;width:100%}
        .t-moment{position:relative;display:flex;gap:14px;padding-bottom:var(--space-lg)}
        .t-moment:last-child{padding-bottom:0}
        .t-moment::before{content:"";position:absolute;inset-inline-start:12px;top:26px;bottom:-2px;width:2px;background:var(--color-border)}
        .t-moment:last-child::before{display:none}
        .t-moment.is-done::before{background:var(--color-primary)}
        .t-moment-mark{position:relative;display:grid;place-items:center;flex:none;width:26px;height:26px;border-radius:50%;
            border:2px solid var(--color-border);background:var(--color-card)}
        .t-moment-mark .ui-image svg{width:14px;height:14px;stroke-width:3}
        .is-done>.t-moment-mark{color:var(--color-on-primary);border-color:var(--color-primary);background:var(--color-primary)}
        .is-current>.t-moment-mark{border-color:var(--color-primary);box-shadow:0 0 0 5px var(--color-secondary)}
        .is-current>.t-moment-mark::after{content:"";width:10px;height:10px;border-radius:50%;background:var(--color-primary);
            animation:t-beat 1.8s ease-in-out infinite}
        .t-moment-text{flex:1;min-width:0;padding-top:2px;display:flex;flex-direction:column;gap:2px}
        .t-moment-line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 var(--space-md)}
        .t-moment-title{font:var(--font-subheadline);font-weight:600}
        .is-upcoming .t-moment-title{color:var(--color-text-secondary);font-weight:500}
        .t-moment-time{flex:none;font:var(--font-footnote);color:var(--color-text-secondary);font-variant-numeric:tabular-nums}
        .t-moment-detail{font:var(--font-footnote);color:var(--color-text-secondary)}
        .t-markdown{display:flex;flex-direction:column;gap:var(--space-md);overflow-wrap:anywhere}
        .t-markdown>*+.t-card-title{margin-top:var(--space-sm)}
        .t-markdown-list{display:flex;flex-direction:column;gap:var(--space-xs);margin:0;padding-inline-start:1.5em}
        .t-code{width:100%;max-width:100%;margin:0;padding:var(--space-md);overflow-x:auto;border-radius:var(--radius-md);background:var(--color-secondary-background);
            font:var(--font-code);white-space:pre}
        .t-code .ui-text{white-space:inherit}
        .t-rating{display:inline-flex;align-items:center;gap:6px}
        .t-rating-stars{display:inline-flex;gap:1px}
        .t-star{color:var(--color-control-border)}
        .t-star svg{width:16px;height:16px}
        .t-star.is-filled{color:var(--color-star)}
        .t-star.is-filled svg{fill:currentColor}
        .t-rating-value{font:var(--font-caption);font-weight:600;font-variant-numeric:tabular-nums}
        .t-avatar{display:grid;place-items:center;flex:none;width:40px;height:40px;border-radius:50%;font:var(--font-subheadline);font-weight:600;
            color:var(--color-on-brand);background:var(--gradient-brand)}
        .t-avatar.is-large{width:72px;height:72px;font:var(--font-title)}
        .t-prices{display:flex;flex-direction:column;gap:var(--space-sm);width:100%}
        .t-price{display:flex;justify-content:space-between;gap:var(--space-lg);font:var(--font-callout);color:var(--color-text-secondary)}
        .t-price dd{flex:none;color:var(--color-text);font-variant-numeric:tabular-nums}
        .t-price.is-emphasized,.t-price.is-emphasized dd{color:var(--color-on-success-soft);font-weight:600}
        .t-price.is-total{margin-top:var(--space-xs);padding-top:var(--space-md);border-top:1px dashed var(--color-border);
            font:var(--font-headline);color:var(--color-text)}
        .t-price.is-total:first-child{margin-top:0;padding-top:0;border-top:0}
        /* Empty, failed and loading screens, toasts and notices. */
        .t-empty{display:flex;flex-direction:column;align-items:center;gap:var(--space-sm);width:100%;padding:48px var(--space-xl);text-align:center}
        .t-empty-symbol{display:grid;place-items:center;width:84px;height:84px;margin-bottom:var(--space-sm);border-radius:var(--radius-xxl);
            color:var(--color-on-secondary);
            background:radial-gradient(circle at 30% 20%,color-mix(in srgb,var(--color-card) 60%,transparent),transparent 70%),var(--color-secondary)}
        .t-empty-symbol svg{width:38px;height:38px;stroke-width:1.6}
        .is-error>.t-empty-symbol{color:var(--color-on-warning-soft);background:var(--color-warning-soft)}
        .t-empty-title{font:var(--font-title);letter-spacing:-.016em}
        .t-empty-message{max-width:38ch;font:var(--font-callout);color:var(--color-text-secondary);text-wrap:balance}
        .t-empty>.ui-button{margin-top:var(--space-md)}
        .t-empty>.ui-button>.t-button{max-width:18rem;margin-inline:auto}
        .t-loading{display:flex;flex-direction:column;gap:var(--space-lg);width:100%}
        .t-bone{display:block;height:14px;width:100%;border-radius:var(--radius-full);
            background:linear-gradient(90deg,var(--color-secondary-background) 30%,
            color-mix(in srgb,var(--color-secondary-background) 55%,var(--color-card)) 50%,var(--color-secondary-background) 70%);
            background-size:220% 100%;animation:t-shine 1.4s linear infinite}
        .t-bone.is-short{width:36%;height:18px}
        .t-bone.is-medium{width:68%}
        .t-bone.is-half{width:52%}
        .t-bone.is-number{width:46%;height:26px;margin-block:5px}
        .t-bone-lines{gap:8px}
        .t-skeleton{gap:var(--space-md)}
        .t-bone-area{background:var(--color-secondary-background);animation:t-breathe 1.6s ease-in-out infinite}
        .t-bone-hero{min-height:13rem;border-radius:var(--radius-xxl)}
        .t-toasts{position:fixed;z-index:30;inset-inline:var(--space-lg);inset-block-end:calc(92px + env(safe-area-inset-bottom));display:grid;
            justify-items:center;pointer-events:none}
        .t-toast{display:flex;align-items:center;gap:10px;max-width:440px;padding:13px 20px;border-radius:var(--radius-xxl);
            font:var(--font-subheadline);color:var(--color-background);background:var(--color-text);box-shadow:var(--shadow-raised);
            animation:t-rise var(--motion-normal) ease-out}
        .t-toast svg{width:18px;height:18px}
        @media (min-width:700px){.t-toasts{inset-block-end:var(--space-xl)}}
        .t-notice{display:flex;align-items:flex-start;gap:10px;width:100%;padding:13px 16px;border-radius:var(--radius-lg);font:var(--font-callout)}
        .t-notice .ui-image svg{width:20px;height:20px;margin-top:1px}
        /* The frame: header, tabs, page and launch screen. */
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
        @media (hover:hover){.t-header-items .ui-button:hover>.t-tab:not(.is-selected){background:var(--color-secondary-background)}}
        .t-tab-symbol{position:relative;display:grid;place-items:center}
        .t-badge{position:absolute;inset-block-start:-7px;inset-inline-start:13px;min-width:1.1875rem;height:1.1875rem;padding:0 5px;
            border-radius:var(--radius-full);font:var(--font-mark);line-height:1.1875rem;font-weight:700;text-align:center;color:var(--color-on-danger);
            background:var(--color-danger);box-shadow:0 0 0 2px var(--color-card)}
        .t-header-items .t-badge{inset-inline-start:auto;inset-inline-end:-9px}
        .t-tabs{position:fixed;z-index:20;inset-inline:0;inset-block-end:0;display:flex;justify-content:space-around;
            padding:6px max(8px,env(safe-area-inset-right)) calc(6px + env(safe-area-inset-bottom)) max(8px,env(safe-area-inset-left));
            background:color-mix(in srgb,var(--color-card) 90%,transparent);
            backdrop-filter:saturate(1.6) blur(20px);-webkit-backdrop-filter:saturate(1.6) blur(20px);box-shadow:0 -1px 0 var(--color-border)}
        .t-tabs>.ui-button,.t-tab-account{flex:1 1 0;min-width:0;max-width:120px;border-radius:var(--radius-lg)}
        .t-tab-account>.ui-button{width:100%;border-radius:var(--radius-lg)}
        .t-tabs .t-tab{display:flex;flex-direction:column;align-items:center;gap:3px;min-width:0;min-height:52px;padding-top:5px;
            color:var(--color-text-secondary);transition:color var(--motion-fast)}
        .t-tabs .t-tab-symbol{width:56px;max-width:100%;height:30px;border-radius:var(--radius-full);
            transition:background-color var(--motion-fast)}
        .t-tabs .t-badge{inset-inline-start:31px;inset-block-start:-4px}
        .t-tabs .t-tab-title{max-width:100%;font:var(--font-mark);letter-spacing:.005em;text-align:center;hyphens:auto;overflow-wrap:anywhere}
        .t-tabs .t-tab.is-selected{color:var(--color-primary)}
        .t-tabs .t-tab.is-selected .t-tab-symbol{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-main{flex:1;min-width:0;display:flex;flex-direction:column}
        .t-column{flex:1;display:flex;flex-direction:column;gap:var(--space-lg);width:100%;max-width:1200px;margin-inline:auto;
            padding:var(--space-sm) max(var(--space-lg),env(safe-area-inset-right)) calc(104px + env(safe-area-inset-bottom))
            max(var(--space-lg),env(safe-area-inset-left));outline:none}
        .t-ribbon{position:fixed;z-index:40;inset-block-start:0;inset-inline:0;width:64px;margin-inline:auto;padding:1px 0;
            border-radius:0 0 8px 8px;text-align:center;font:var(--font-mark);font-weight:700;letter-spacing:.1em;color:var(--color-on-warning);
            background:var(--color-warning);pointer-events:none}
        /* The words of a switch of modes stay whole: two modes take the place of the brand's name, three have a row of their own. */
        @media (max-width:699px){
        .t-header:has(.t-segments):not(:has(.t-segments>:nth-child(3))) .t-brand-name{display:none}
        .t-header:has(.t-segments>:nth-child(3)){flex-wrap:wrap;row-gap:4px}
        .t-header:has(.t-segments>:nth-child(3)) .t-brand{margin-inline-end:auto}
        .t-header:has(.t-segments>:nth-child(3)) .t-header-middle{order:1;flex:1 0 100%}
        }
        @media (min-width:700px){
        .t-shell{display:grid;grid-template-columns:max(96px,6rem) minmax(0,1fr);grid-template-rows:auto auto 1fr}
        .t-shell>.t-skip,.t-shell>.t-hidden{grid-column:1/-1}
        .t-header{grid-column:1/-1;grid-row:2;min-height:68px;padding-inline:max(var(--space-xl),env(safe-area-inset-left))
            max(var(--space-xl),env(safe-area-inset-right));box-shadow:0 1px 0 var(--color-border)}
        .t-tabs{grid-row:3;position:sticky;inset:auto;top:69px;align-self:start;height:calc(100dvh - 69px);flex-direction:column;
            justify-content:flex-start;gap:var(--space-sm);padding:var(--space-lg) var(--space-sm);overflow-y:auto;background:none;backdrop-filter:none;
            -webkit-backdrop-filter:none;box-shadow:none;border-inline-end:1px solid var(--color-border)}
        .t-main{grid-row:3}
        .t-tabs>.ui-button{flex:none;width:100%;max-width:none}
        .t-tabs>.ui-button:hover>.t-tab:not(.is-selected){color:var(--color-text)}
        .t-tabs>.ui-button:hover>.t-tab:not(.is-selected) .t-tab-symbol{background:var(--color-secondary-background)}
        .t-tab-account{display:none}
        .t-column{padding:var(--space-xl) max(var(--space-xl),env(safe-area-inset-right)) 64px var(--space-xl)}
        }
        @media (min-width:1100px){
        .t-shell:not(:has(.t-workboard)){grid-template-columns:15.5rem minmax(0,1fr)}
        .t-shell:not(:has(.t-workboard)) .t-tabs{gap:var(--space-xs);padding:var(--space-xl) var(--space-lg)}
        .t-shell:not(:has(.t-workboard)) .t-tabs>.ui-button{border-radius:var(--radius-md)}
        .t-shell:not(:has(.t-workboard)) .t-tabs .t-tab{flex-direction:row;gap:var(--space-md);min-height:48px;padding:8px 14px;border-radius:var(--radius-md)}
        .t-shell:not(:has(.t-workboard)) .t-tabs .t-tab-symbol{width:24px;height:24px}
        .t-shell:not(:has(.t-workboard)) .t-tabs .t-badge{inset-inline-start:13px;inset-block-start:-7px}
        .t-shell:not(:has(.t-workboard)) .t-tabs .t-tab-title{font:var(--font-subheadline);letter-spacing:0;text-align:start}
        .t-shell:not(:has(.t-workboard)) .t-tabs .t-tab.is-selected{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-shell:not(:has(.t-workboard)) .t-tabs .t-tab.is-selected .t-tab-symbol{background:none}
        .t-shell:not(:has(.t-workboard)) .t-tabs .t-tab.is-selected .t-tab-title{font-weight:600}
        .t-shell:not(:has(.t-workboard)) .t-tabs>.ui-button:hover>.t-tab:not(.is-selected){background:var(--color-secondary-background)}
        .t-shell:not(:has(.t-workboard)) .t-tabs>.ui-button:hover>.t-tab:not(.is-selected) .t-tab-symbol{background:none}
        .t-column{padding:var(--space-xxl) var(--space-xxl) 64px;gap:var(--space-xl)}
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
        .t-launch-line::after{content:"";position:absolute;inset:0;width:45%;border-radius:inherit;background:var(--color-on-brand);
            animation:t-slide 1.2s ease-in-out infinite}
        /* The account's menu behind the person's initials, on wide screens alone: a phone has a tab for it. */
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
        /* Charts. */
        .t-ring{position:relative;display:grid;place-items:center;width:min(11rem,100%);aspect-ratio:1;margin-inline:auto}
        .t-ring-picture{position:absolute;inset:0;width:100%;height:100%;transform:rotate(-90deg)}
        .t-ring circle{fill:none;stroke-width:9;stroke-linecap:round}
        .t-ring-track{stroke:var(--color-secondary-background)}
        .t-ring-fill{stroke:var(--color-fill-start);transition:stroke-dasharray var(--motion-normal)}
        .t-ring-words{position:relative;display:grid;justify-items:center;max-width:72%;text-align:center}
        .t-ring-text{font:var(--font-number);font-variant-numeric:tabular-nums;letter-spacing:-.025em}
        .t-ring-caption{font:var(--font-caption);color:var(--color-text-secondary)}
        .t-chart{position:relative;width:100%;min-width:0}
        .t-bars{display:flex;align-items:stretch;gap:var(--space-sm);width:100%;height:12.5rem}
        .t-bar{flex:1 1 0;min-width:0;display:flex;flex-direction:column;align-items:center;gap:6px}
        .t-bar-value,.t-bar-name{max-width:100%;font:var(--font-caption);color:var(--color-text-secondary);font-variant-numeric:tabular-nums;
            text-align:center}
        .t-bar-value{color:var(--color-text);font-weight:600}
        .t-bar-room{flex:1;width:100%;max-width:44px;min-height:0;overflow:visible}
        .t-bar-fill{fill:var(--color-fill-start)}
        .t-bar:last-child .t-bar-fill:not(.is-negative){fill:var(--color-fill-end)}
        .t-bar-fill.is-negative{fill:var(--color-warning)}
        .t-bar-band{fill:color-mix(in srgb,var(--color-text) 26%,transparent);stroke:color-mix(in srgb,var(--color-text) 70%,transparent);stroke-width:1}
        .t-bar-zero{stroke:var(--color-control-border);stroke-width:1}
        .t-chart-empty{display:grid;place-items:center;min-height:9rem;border:1px dashed var(--color-border);border-radius:var(--radius-lg);
            font:var(--font-callout);color:var(--color-text-secondary)}
        .t-line{width:100%}
        .t-line-room{position:relative;height:11rem;margin-top:1.75rem}
        .t-line-picture{display:block;width:100%;height:100%;overflow:visible}
        .t-line-picture>*{vector-effect:non-scaling-stroke}
        .t-line-grid{fill:none;stroke:var(--color-border);stroke-width:1;stroke-dasharray:3 4}
        .t-line-area{fill:color-mix(in srgb,var(--color-fill-start) 14%,transparent)}
        .t-line-band{fill:color-mix(in srgb,var(--color-fill-start) 26%,transparent)}
        .t-line-stroke{fill:none;stroke:var(--color-fill-start);stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
        .t-line-mark{position:absolute;width:14px;height:14px;margin:-7px;border:3px solid var(--color-card);border-radius:50%;
            background:var(--color-fill-start);box-shadow:0 1px 4px var(--color-shadow)}
        .t-line-value{position:absolute;inset-block-end:15px;inset-inline-start:50%;translate:-50% 0;white-space:nowrap;font:var(--font-caption);
            font-weight:600;font-variant-numeric:tabular-nums}
        .t-line-value.is-last{translate:-84% 0}
        .t-line-names{display:flex;margin-top:var(--space-sm)}
        .t-line-names>*{flex:1 1 0;min-width:0;overflow:hidden;text-overflow:ellipsis}
        .t-stack{display:flex;flex-direction:column;gap:var(--space-md)}
        .t-stack-legend{display:flex;flex-wrap:wrap;gap:4px var(--space-lg);font:var(--font-footnote);color:var(--color-text-secondary)}
        .t-stack-part{display:inline-flex;align-items:center;gap:6px}
        .t-stack-mark{flex:none;width:14px;height:14px}
        .t-stack strong{color:var(--color-text);font-weight:600;font-variant-numeric:tabular-nums}
        .t-stack-columns{position:relative}
        .t-stack-top{position:absolute;inset-block-start:-2px;inset-inline-start:0;padding-inline-end:6px;font:var(--font-caption);
            font-variant-numeric:tabular-nums;color:var(--color-text-secondary);background:var(--color-card);pointer-events:none}
        .t-stack-room{display:block;width:100%;height:10rem;overflow:visible}
        .t-stack-grid{stroke:var(--color-border);stroke-width:1;stroke-dasharray:3 4}
        .t-stack-names{display:flex;margin-top:6px}
        .t-stack-names>*{flex:1 1 0;min-width:0;white-space:nowrap;text-align:start}
        .t-stack-rows{display:flex;flex-direction:column;gap:var(--space-md)}
        .t-stack-row{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px var(--space-md);font:var(--font-callout)}
        .t-stack-name{overflow-wrap:anywhere}
        .t-stack-line{grid-column:1/-1;display:block;width:100%;height:14px;border-radius:var(--radius-full);background:var(--color-secondary-background)}
        .t-stack-fill{fill:var(--color-fill-start);stroke:var(--color-card);stroke-width:1}
        .t-stack-fill.is-success{fill:var(--color-success)}
        .t-stack-fill.is-warning{fill:var(--color-warning)}
        .t-stack-fill.is-danger{fill:var(--color-danger)}
        .t-stack-fill.is-neutral{fill:var(--color-text-secondary)}
        /* Maps. `--map-unit` scales marks to the map's width: by the steps below until the page's script sets it exactly. */
        .t-map{position:relative;container-type:inline-size;width:100%;overflow:hidden;border-radius:var(--radius-xl);aspect-ratio:16/10;
            background:color-mix(in srgb,var(--color-secondary-background) 70%,var(--color-card))}
        .t-map.is-regular{max-height:26rem}
        .t-map.is-tall{aspect-ratio:auto;height:min(52dvh,40rem);min-height:18rem}
        @media (min-width:700px){.t-map.is-tall{height:min(66dvh,44rem)}}
        .t-map.is-full{aspect-ratio:auto;height:100%;border-radius:0}
        .t-map.is-full::after{content:none}
        .t-map::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px var(--color-border);pointer-events:none}
        .t-map-view,.t-map-view>.ui-image{display:block;width:100%;height:100%}
        .t-map-picture{display:block;width:100%;height:100%;overflow:hidden;cursor:grab;touch-action:pan-x pan-y;user-select:none;
            -webkit-user-select:none}
        .t-map-picture:active{cursor:grabbing}
        .t-map-picture :is(path,polygon,polyline){vector-effect:non-scaling-stroke}
        .t-map-picture{--map-unit:1.75}
        @container (min-width:460px){.t-map-picture{--map-unit:1.2}}
        @container (min-width:620px){.t-map-picture{--map-unit:.95}}
        @container (min-width:860px){.t-map-picture{--map-unit:.68}}
        .t-map-mark{transform:scale(var(--map-unit))}
        .t-map-mark :is(path,polygon,polyline,rect,circle){vector-effect:none}
        /* Names of marks: seen from a scale of `MapLabels.scales` on. */
        .is-near-1{opacity:clamp(0,calc((2.3 - var(--map-unit))*1000),1)}
        .is-near-2{opacity:clamp(0,calc((1.85 - var(--map-unit))*1000),1)}
        .is-near-3{opacity:clamp(0,calc((1.3 - var(--map-unit))*1000),1)}
        .is-near-4{opacity:clamp(0,calc((1.0 - var(--map-unit))*1000),1)}
        .is-near-5{opacity:clamp(0,calc((0.75 - var(--map-unit))*1000),1)}
        .is-near-6{opacity:clamp(0,calc((0.5 - var(--map-unit))*1000),1)}
        .is-near-7{opacity:clamp(0,calc((0.3 - var(--map-unit))*1000),1)}
        .is-near-8{opacity:clamp(0,calc((0.15 - var(--map-unit))*1000),1)}
        .t-map-grid{stroke:var(--color-border);stroke-width:1;fill:none;opacity:.7}
        .t-map-area{fill:color-mix(in srgb,var(--color-primary) 13%,transparent);stroke:var(--color-primary);stroke-opacity:.6;stroke-width:1.75;
            stroke-linejoin:round}
        .t-map-name{font:600 13px var(--font-family);fill:var(--color-on-secondary);paint-order:stroke;stroke:var(--color-secondary);stroke-width:4px;
            stroke-linejoin:round}
        .t-map-route-edge,.t-map-route{fill:none;stroke-linecap:round;stroke-linejoin:round}
        .t-map-route-edge{stroke:var(--color-card);stroke-width:9}
        .t-map-route{stroke:var(--color-fill-end);stroke-width:5}
        .t-map-body{fill:var(--color-primary);stroke:var(--color-card);stroke-width:2.5}
        .t-map-hole{fill:var(--color-on-primary)}
        .t-map-number{font:700 15px var(--font-family);fill:var(--color-on-primary)}
        .t-map-symbol{fill:none;stroke:var(--color-on-primary);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
        .t-map-pin{filter:drop-shadow(0 2px 4px var(--color-shadow))}
        .t-map-pin.is-driver .t-map-body{fill:var(--color-text)}
        .t-map-pin.is-driver .t-map-symbol{stroke:var(--color-background)}
        .t-map-pin.is-plant .t-map-body{fill:var(--color-info)}
        .t-map-pin.is-plant .t-map-symbol{stroke:var(--color-on-info)}
        .t-map-pin.is-plant .t-map-number{fill:var(--color-on-info)}
        .t-map-pin.is-own .t-map-body{fill:var(--color-text);stroke-linejoin:round}
        .t-map-pin.is-store .t-map-body{fill:var(--color-warning)}
        .t-map-pin.is-store .t-map-symbol{stroke:var(--color-on-warning)}
        .t-map-pin.is-stale .t-map-body{fill:var(--color-secondary-background);stroke:var(--color-text-secondary);stroke-dasharray:4 3}
        .t-map-pin.is-stale .t-map-symbol{stroke:var(--color-text-secondary)}
        .t-map-pin.is-stale .t-map-label{fill:var(--color-text-secondary)}
        .t-map-label{font:600 13px var(--font-family);fill:var(--color-text);paint-order:stroke;stroke:var(--color-card);stroke-width:4px;
            stroke-linejoin:round}
        .t-map-controls{position:absolute;z-index:1;inset-block-end:var(--space-md);inset-inline-end:var(--space-md);display:flex;
            flex-direction:column;overflow:hidden;border-radius:var(--radius-md);background:var(--color-card);box-shadow:var(--shadow-raised),
            0 0 0 1px var(--color-border)}
        .t-map-control{appearance:none;display:grid;place-items:center;width:44px;height:44px;margin:0;padding:0;border:0;background:none;
            color:var(--color-text);cursor:pointer}
        .t-map-control+.t-map-control{border-top:1px solid var(--color-border)}
        .t-map-control:focus-visible{outline-offset:-3px;border-radius:var(--radius-md)}
        .t-map-control svg{width:20px;height:20px}
        @media (hover:hover){.t-map-control:hover{background:var(--color-secondary-background)}}
        .t-map-attribution{position:absolute;inset-block-end:0;inset-inline-start:0;padding:2px 8px;font:var(--font-mark);color:var(--color-text);
            background:var(--color-card);border-start-end-radius:var(--radius-sm)}
        /* Points to drag, with room for a finger around them. */
        .t-map-handle{cursor:move;touch-action:none}
        .t-map-handle circle{fill:var(--color-card);stroke:var(--color-primary);stroke-width:3}
        .t-map-handle.is-small circle{stroke-width:2;fill-opacity:.7}
        .t-map-handle.is-selected circle{fill:var(--color-primary)}
        .t-map-handle .t-map-room{fill:transparent;stroke:none}
        .t-pin-moves{display:flex;gap:var(--space-sm)}
        /* A row with a picture of a route, which neither moves nor takes presses of its own. */
        .t-route-row{flex-wrap:nowrap;align-items:flex-start}
        .t-route-picture{position:relative;container-type:inline-size;flex:none;width:6.5rem;aspect-ratio:16/10;overflow:hidden;border-radius:var(--radius-md);
            background:var(--color-secondary-background)}
        .t-route-picture>.ui-image{display:block;width:100%;height:100%}
        .t-route-picture .t-map-picture{--map-unit:3.4;cursor:inherit;touch-action:auto}
        .t-route-picture .t-map-route{stroke-width:3}
        .t-route-picture .t-map-route-edge{stroke-width:6}
        .t-route-picture .t-map-pin{filter:none}
        .t-route-marks{display:flex;flex-wrap:wrap;align-items:center;gap:6px;margin-top:4px}
        .t-route-row>.t-row-trailing{align-self:center}
        @media (min-width:700px){.t-route-picture{width:8.5rem}.t-route-picture .t-map-picture{--map-unit:2.6}}
        /* The dispatcher's board: columns that share the width of a screen, and are swiped one by one on a phone. */
        .t-board{display:grid;grid-auto-flow:column;grid-auto-columns:min(84%,20rem);gap:var(--space-md);width:100%;padding-bottom:var(--space-sm);
            overflow-x:auto;scroll-snap-type:x proximity;overscroll-behavior-x:contain;scrollbar-width:thin}
        .t-board:focus-visible{outline-offset:-3px;border-radius:var(--radius-xl)}
        @media (min-width:700px){.t-board{grid-auto-columns:minmax(15rem,1fr)}}
        .t-board-column{display:flex;flex-direction:column;gap:var(--space-sm);min-width:0;padding:var(--space-sm);border-radius:var(--radius-xl);
            background:var(--color-secondary-background);scroll-snap-align:start}
        .t-board-head{display:flex;align-items:center;gap:var(--space-sm);min-height:36px;padding-inline:var(--space-sm)}
        .t-board-dot{flex:none;width:10px;height:10px;border-radius:50%;box-shadow:inset 0 0 0 5px currentColor}
        .t-board-title{flex:1;min-width:0;font:var(--font-subheadline);font-weight:600}
        .t-board-count{min-width:28px;padding:2px 8px;border-radius:var(--radius-full);font:var(--font-caption);font-weight:600;text-align:center;
            font-variant-numeric:tabular-nums;color:var(--color-text);background:var(--color-card)}
        .t-board-cards{display:flex;flex-direction:column;gap:var(--space-sm);min-height:5rem}
        .t-board-cards>.t-card,.t-board-cards .ui-button>.t-card{padding:var(--space-md);border-radius:var(--radius-lg)}
        .t-board-empty{padding:var(--space-lg) var(--space-sm);text-align:center;font:var(--font-footnote);color:var(--color-text-secondary)}
        /* A board that fills the screen: columns that scroll by themselves, beside them a map or what is open. */
        .t-workboard{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-md);width:100%;min-width:0}
        .t-workboard>*{min-width:0}
        .t-workboard-bar{display:flex;flex-direction:column;gap:var(--space-sm)}
        .t-workboard-strip,.t-workboard-map{display:none}
        .t-workboard.shows-map>.t-workboard-map{display:block}
        .t-workboard.shows-map>.t-workboard-columns{display:none}
        .t-workboard-columns .t-board{grid-auto-columns:100%;padding:0}
        .t-workboard-columns .t-board-column:not(.is-current){display:none}
        .t-workboard-bar-line{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-sm) var(--space-md)}
        .t-workboard-bar-line>.t-page-title{flex:none;margin-inline-end:auto}
        .t-workboard-bar-line>.t-search{flex:1 1 14rem;max-width:22rem}
        .t-workboard-bar-line>.ui-button:has(>.t-button){flex:none;width:auto}
        .t-workboard-bar .t-button{min-height:44px;padding-inline:16px}
        .t-workboard-bar .ui-input{min-height:44px;padding-block:8px}
        .t-workboard-filters{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:var(--space-sm);width:100%}
        .t-workboard-filters .ui-field-label{font:var(--font-caption);color:var(--color-text-secondary)}
        .t-workboard-switch{position:sticky;z-index:8;top:calc(60px + env(safe-area-inset-top));display:flex;gap:6px;margin-inline:calc(-1*var(--space-lg));padding:6px var(--space-lg);
            overflow-x:auto;scrollbar-width:none;background:color-mix(in srgb,var(--color-background) 92%,transparent)}
        .t-workboard-switch>.ui-button{flex:none}
        .t-figures{display:flex;flex-wrap:wrap;gap:4px var(--space-lg);margin:0;padding:0;list-style:none;font:var(--font-footnote);color:var(--color-text-secondary)}
        .t-figure{display:inline-flex;align-items:baseline;gap:5px;white-space:nowrap}
        .t-figure strong{font:var(--font-headline);font-variant-numeric:tabular-nums;color:var(--color-text)}
        .t-figure.is-danger strong{color:var(--color-on-danger-soft)}
        .t-figure.is-warning strong{color:var(--color-on-warning-soft)}
        .t-figure.is-success strong{color:var(--color-on-success-soft)}
        .t-workboard-selection{position:fixed;z-index:15;inset-inline:var(--space-md);inset-block-end:calc(84px + env(safe-area-inset-bottom));display:flex;
            align-items:center;gap:var(--space-sm) var(--space-md);padding:8px 8px 8px var(--space-lg);border-radius:var(--radius-xl);background:var(--color-card);
            box-shadow:var(--shadow-raised),0 0 0 1px color-mix(in srgb,var(--color-border) 55%,transparent)}
        .t-workboard-selection>.ui-button{flex:none;width:auto}
        .t-workboard-selected{flex:1;font:var(--font-subheadline);font-weight:600}
        @media (min-width:700px){.t-workboard-selection{position:static;width:fit-content;padding-block:4px;box-shadow:0 0 0 2px var(--color-primary)}}
        /* Cards. */
        .t-board-card{position:relative;display:flex;flex-direction:column;gap:5px;width:100%;min-width:0;padding:10px 12px;border-radius:var(--radius-lg);
            background:var(--color-card);box-shadow:0 0 0 1px color-mix(in srgb,var(--color-border) 70%,transparent);-webkit-touch-callout:none;user-select:none;
            -webkit-user-select:none}
        .t-board-card.is-danger{box-shadow:inset 3px 0 0 var(--color-danger),0 0 0 1px color-mix(in srgb,var(--color-border) 70%,transparent)}
        .t-board-card.is-warning{box-shadow:inset 3px 0 0 var(--color-warning),0 0 0 1px color-mix(in srgb,var(--color-border) 70%,transparent)}
        .t-board-card.is-open,.t-board-card.is-selected{box-shadow:0 0 0 2px var(--color-primary)}
        .t-board-card.is-selected{background:color-mix(in srgb,var(--color-secondary) 55%,var(--color-card))}
        .t-board-card-head{display:flex;align-items:center;gap:4px}
        .t-board-card-head>.ui-button{flex:1;min-width:0;min-height:0;text-align:start}
        .t-board-card-title{display:block;font:var(--font-subheadline);font-weight:600;color:var(--color-text);overflow-wrap:anywhere}
        /* The whole card can be pressed, except for what else is on it. */
        .t-board-card-head>.ui-button::after{content:"";position:absolute;inset:0;border-radius:inherit}
        .t-board-card-head>.ui-button:focus-visible{outline:none}
        .t-board-card:has(.t-board-card-head>.ui-button:focus-visible){outline:3px solid var(--color-focus,var(--color-primary));outline-offset:1px}
        .t-board-card-box,.t-board-card-action{position:relative;z-index:1}
        .t-board-card-box{flex:none;display:flex;margin:-8px -8px -8px 0}
        .t-board-card-box>.ui-button{display:grid;place-items:center;width:44px;height:44px;border-radius:50%}
        .t-check{display:grid;place-items:center;width:20px;height:20px;border-radius:6px;box-shadow:inset 0 0 0 1.5px var(--color-control-border)}
        .ui-button[aria-current]>.t-check{color:var(--color-on-primary);background:var(--color-primary);box-shadow:none}
        .t-check svg{width:14px;height:14px;stroke-width:3}
        .t-board-card-marks{display:flex;flex-wrap:wrap;gap:4px}
        .t-board-card-marks:empty{display:none}
        .t-board-card-marks .t-pill{flex-shrink:1;min-height:22px;padding:1px 8px;white-space:normal}
        .t-board-card-line{font:var(--font-footnote);color:var(--color-text-secondary);overflow-wrap:anywhere}
        .t-board-card-action{display:flex;margin-top:2px}
        .t-board-card-action>.ui-button{width:100%;border-radius:var(--radius-md)}
        .t-board-card-button{display:grid;place-items:center;min-height:44px;padding:4px 10px;border-radius:var(--radius-md);font:var(--font-caption);font-weight:600;
            color:var(--color-on-secondary);background:var(--color-secondary)}
        @media (hover:hover){.t-board-card:hover{background:color-mix(in srgb,var(--color-secondary-background) 45%,var(--color-card))}}
        /* Dragging. */
        [data-drag]{cursor:grab}
        .t-drag-ghost{position:fixed;z-index:80;inset:0 auto auto 0;pointer-events:none;opacity:.95;box-shadow:var(--shadow-raised)}
        button.t-drag-ghost{margin:0}
        [data-dragging],[data-dragging] *{cursor:grabbing!important;user-select:none;-webkit-user-select:none}
        [data-dragging] .t-drop-tile{box-shadow:inset 0 0 0 2px color-mix(in srgb,var(--color-primary) 45%,transparent)}
        [data-over]>.t-drop-tile{background:var(--color-secondary);box-shadow:inset 0 0 0 2px var(--color-primary)}
        .ui-button:has(>.t-drop-tile){flex:none;border-radius:var(--radius-lg);text-align:start}
        .t-drop-tile{display:flex;align-items:center;gap:10px;min-height:52px;padding:6px 12px 6px 8px;border-radius:var(--radius-lg);background:var(--color-card);
            box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--color-border) 70%,transparent)}
        .t-drop-tile.is-selected{box-shadow:inset 0 0 0 2px var(--color-primary)}
        .t-drop-tile .t-avatar{width:34px;height:34px;font:var(--font-caption);font-weight:600}
        .t-drop-text{display:flex;flex-direction:column;min-width:0}
        .t-drop-title{font:var(--font-subheadline);font-weight:600;color:var(--color-text);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
        .t-drop-subtitle{display:flex;align-items:center;gap:6px;font:var(--font-caption);color:var(--color-text-secondary);white-space:nowrap}
        @media (hover:hover){.ui-button:hover>.t-drop-tile:not(.is-selected){background:var(--color-secondary-background)}}
        /* Marks over a map. */
        .t-point-map{position:relative;height:100%;min-height:16rem;overflow:hidden;border-radius:var(--radius-xl)}
        .t-point-map>.t-map{height:100%;min-height:inherit;max-height:none;aspect-ratio:auto}
        .t-pins{position:absolute;inset:0;overflow:hidden;pointer-events:none;border-radius:inherit}
        .t-pin{appearance:none;position:absolute;inset:0 auto auto 0;display:grid;place-items:center;margin:-8px 0 0 -8px;padding:0;width:16px;height:16px;border-radius:50%;
            border:2px solid var(--color-card);color:var(--color-background);background:var(--color-primary);box-shadow:0 1px 3px var(--color-shadow);pointer-events:auto;
            cursor:pointer;touch-action:none}
        .t-pin:not([style]){visibility:hidden}
        .t-pin::before{content:"";position:absolute;inset:-16px}
        .t-pin.is-neutral{background:var(--color-text-secondary)}
        .t-pin.is-info{background:var(--color-info)}
        .t-pin.is-success{background:var(--color-success)}
        .t-pin.is-warning{background:var(--color-warning)}
        .t-pin.is-danger{background:var(--color-danger)}
        .t-pin.is-driver{z-index:2;width:30px;height:30px;margin:-15px 0 0 -15px;background:var(--color-text)}
        .t-pin.is-driver svg{width:17px;height:17px}
        .t-pin.is-driver.is-success{background:var(--color-text);border-color:var(--color-success)}
        .t-pin.is-stale{opacity:.6}
        .t-pin.is-selected,.t-pin[data-over]{z-index:3;outline:3px solid var(--color-primary);outline-offset:1px}
        /* The panel: over the page on a phone. */
        .t-workboard-panel{position:fixed;z-index:40;inset:0;display:flex;flex-direction:column;justify-content:flex-end;background:rgb(0 0 0 / 45%)}
        .t-workboard-panel>.ui-hook{display:contents}
        .t-workboard-panel-content{display:flex;flex-direction:column;gap:var(--space-md);max-height:88dvh;overflow-y:auto;overscroll-behavior:contain;padding:var(--space-lg);
            padding-bottom:calc(var(--space-xl) + env(safe-area-inset-bottom));border-radius:var(--radius-xxl) var(--radius-xxl) 0 0;background:var(--color-card)}
        .t-workboard-panel-head{position:sticky;z-index:2;top:calc(-1*var(--space-lg));display:flex;align-items:center;justify-content:space-between;gap:var(--space-md);
            margin:calc(-1*var(--space-lg)) calc(-1*var(--space-lg)) 0;padding:var(--space-md) var(--space-lg);background:var(--color-card)}
        .t-workboard-panel-head h2:focus{outline:none}
        .t-choices{display:flex;flex-direction:column;width:100%}
        .t-main-action{display:flex;width:100%}
        .t-main-action>.ui-button{flex:1}
        @media (min-width:700px){
        .t-main:has(.t-workboard){height:calc(100dvh - 69px)}
        .t-column:has(.t-workboard){max-width:none;min-height:0;padding:var(--space-md) var(--space-lg);gap:var(--space-md)}
        .t-workboard{flex:1;min-height:0;grid-template-rows:auto auto minmax(0,1fr);grid-template-areas:"bar" "strip" "columns"}
        .t-workboard.has-panel,.t-workboard.shows-map{grid-template-columns:minmax(0,1fr) minmax(18rem,22rem);grid-template-areas:"bar bar" "strip strip" "columns side"}
        .t-workboard-bar{grid-area:bar}
        .t-workboard-columns{grid-area:columns;min-height:0}
        .t-workboard-columns>*{height:100%}
        .t-workboard.shows-map>.t-workboard-columns{display:block}
        .t-workboard-switch{display:none}
        .t-workboard-columns .t-board{grid-auto-columns:minmax(13rem,1fr);grid-auto-rows:minmax(0,1fr);gap:var(--space-sm)}
        .t-workboard-columns .t-board-column,.t-workboard-columns .t-board-column:not(.is-current){display:flex;min-height:0}
        .t-workboard-columns .t-board-cards{flex:1;min-height:0;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin;padding:2px;margin:-2px}
        .t-workboard-strip{grid-area:strip;display:flex;gap:var(--space-sm);overflow-x:auto;scrollbar-width:thin;padding:2px;margin:-2px}
        .t-workboard-strip .t-drop-title{max-width:9rem}
        .t-workboard-map{grid-area:side;min-height:0}
        .t-workboard-panel{position:static;grid-area:side;min-height:0;justify-content:flex-start;background:none}
        .t-workboard.has-panel>.t-workboard-map{display:none}
        .t-workboard-panel-content{flex:1;max-height:none;border-radius:var(--radius-xl);padding-bottom:var(--space-lg);
            box-shadow:0 0 0 1px color-mix(in srgb,var(--color-border) 70%,transparent)}
        }
        /* Room for all columns beside the map: the tabs are symbols with their names below. */
        @media (min-width:1280px){
        .t-workboard,.t-workboard.has-panel,.t-workboard.shows-map{grid-template-columns:minmax(0,1fr) minmax(17rem,20rem);grid-template-rows:auto minmax(0,1fr) minmax(0,1fr);
            grid-template-areas:"bar bar" "columns side" "columns strip"}
        .t-workboard.has-panel{grid-template-columns:minmax(0,1fr) 21rem;grid-template-rows:auto minmax(0,1fr) minmax(0,10.5rem)}
        .t-workboard-columns .t-board{grid-auto-columns:minmax(9.5rem,1fr)}
        .t-workboard-columns .t-board-column{padding:6px}
        .t-workboard-columns .t-board-head{gap:6px;padding-inline:6px 2px}
        .t-workboard-columns .t-board-title{font:var(--font-footnote);font-weight:600;hyphens:auto}
        .t-workboard-columns .t-board-count{min-width:24px;padding:1px 6px}
        .t-workboard-map,.t-workboard.shows-map>.t-workboard-map{display:block}
        .t-workboard-strip{flex-direction:column;overflow:hidden auto}
        .t-workboard-strip>*{flex:none;width:100%}
        .t-workboard-strip .t-drop-title{max-width:13rem}
        .t-workboard-map-switch{display:none}
        }
        /* The looks of UI's own dialogs. */
        .ui-alert-title{font:var(--font-title);letter-spacing:-.016em}
        .ui-alert-message{font:var(--font-callout)}
        .ui-alert-actions>.ui-button{display:flex;align-items:center;justify-content:center;min-height:48px;border-radius:var(--radius-lg);
            font:var(--font-headline);color:var(--color-on-secondary);background:var(--color-secondary)}
        .ui-alert-actions>.ui-button.ui-destructive{color:var(--color-on-danger-soft);background:var(--color-danger-soft)}
        .ui-sheet>.ui-close{position:absolute;z-index:1;top:var(--space-md);inset-inline-end:var(--space-md);border-radius:50%}
        .ui-sheet>.ui-close~.ui-vstack>:first-child{padding-inline-end:48px}
        .ui-sheet>.ui-close~:not(.ui-vstack){margin-top:36px}
        .ui-sheet .ui-button:has(>.t-button-quiet){align-self:center}
        @media (hover:hover){.ui-sheet>.ui-close:hover{background:var(--color-secondary-background)}}
        /* Conversations: messages that end above the field for the next one, which stays in sight. */
        .t-conversation{display:flex;flex-direction:column;gap:var(--space-lg);width:100%;min-height:calc(100dvh - 300px)}
        .t-thread{flex:1;display:flex;flex-direction:column;justify-content:flex-end;gap:var(--space-lg);min-width:0}
        .t-thread .ui-text{white-space:pre-line}
        .t-composer{position:sticky;z-index:10;bottom:calc(84px + env(safe-area-inset-bottom));padding:var(--space-md);
            border-radius:var(--radius-xl);background:var(--color-card);
            box-shadow:var(--shadow-raised),0 0 0 1px color-mix(in srgb,var(--color-border) 55%,transparent)}
        .t-composer-row{display:flex;align-items:flex-start;gap:var(--space-sm)}
        .t-composer .t-field-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .t-composer .ui-editor{min-height:50px;max-height:38dvh;field-sizing:content;resize:none}
        .t-composer .t-icon-button{width:50px;height:50px;color:var(--color-on-primary);background:var(--color-primary)}
        /* Files stand above the field; the button that adds them is a symbol beside it. */
        .t-composer-row{flex-wrap:wrap}
        .t-composer-row>.t-field{flex:1 1 0;width:auto}
        .t-composer-row>.t-files{flex:0 0 100%}
        .t-composer .t-attach{display:contents}
        .t-composer .t-attach-button{width:50px;height:50px;padding:0;border-radius:50%}
        .t-composer .t-attach-title{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .t-composer .t-attach-status,.t-composer .t-attach .t-field-message{order:-1;flex:0 0 100%}
        .t-composer .t-file .t-icon-button{width:36px;height:36px;color:inherit;background:none}
        @media (hover:none){.t-composer .t-field-hint{display:none}}
        @media (min-width:700px){.t-conversation{min-height:calc(100dvh - 250px)}.t-composer{bottom:var(--space-lg)}}
        /* What the page shows while it is offline; the script sets the attributes. */
        .connection-banner{display:none;position:sticky;z-index:25;top:0;grid-column:1/-1;padding:9px var(--space-lg);
            padding-top:calc(9px + env(safe-area-inset-top));text-align:center;font:var(--font-caption)}
        .connection-banner .ui-text{display:inline}
        [data-connection=lost] .connection-banner{display:block;color:var(--color-on-warning-soft);background:var(--color-warning-soft)}
        [data-connection=waiting] .connection-banner{display:block;color:var(--color-on-info-soft);background:var(--color-info-soft)}
        [data-connection=lost] .when-waiting,[data-connection=waiting] .when-lost{display:none}
        .when-saved{display:none;margin-inline-start:1ch}
        [data-saved-at] .when-saved{display:inline}
        .saved-time{margin-inline-start:.5ch;font-variant-numeric:tabular-nums}
        [data-waiting]{position:relative;opacity:.75}
        [data-waiting]::after{content:"";position:absolute;inset-block-start:-4px;inset-inline-end:-4px;width:16px;height:16px;
            border:2.5px solid var(--color-warning);border-inline-end-color:transparent;border-radius:50%;background:var(--color-card);
            animation:t-turn 1.2s linear infinite}
        .t-top-banner{display:flex;position:sticky;z-index:26;top:0;flex-wrap:wrap;align-items:center;justify-content:center;gap:var(--space-sm) var(--space-md);
            padding:8px var(--space-lg);padding-top:calc(8px + env(safe-area-inset-top));color:var(--color-on-warning-soft);background:var(--color-warning-soft);
            font:var(--font-callout)}
        .t-top-banner .t-button{width:auto}
        /* Movements, and their end for people who ask for less of them. */
        @keyframes t-turn{to{transform:rotate(1turn)}}
        @keyframes t-beat{50%{transform:scale(.7);opacity:.7}}
        @keyframes t-shine{from{background-position:160% 0}to{background-position:-60% 0}}
        @keyframes t-rise{from{opacity:0;transform:translateY(14px)}}
        @keyframes t-breathe{50%{opacity:.55}}
        @keyframes t-slide{from{transform:translateX(-110%)}to{transform:translateX(280%)}}
        @media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;
            transition:none!important}}
        @media (prefers-contrast:more){:is(.t-card,.t-pill,.t-toast,.t-notice,.t-segment,.t-symbol,.t-menu,.t-button-secondary,.t-button-destructive,
            .t-icon-button,.ui-sheet,.ui-alert){outline:1px solid var(--color-border);outline-offset:-1px}
            .t-tab.is-selected{outline:2px solid var(--color-primary);outline-offset:-2px}.t-hero{background:var(--gradient-hero)}}
        @media (forced-colors:active){:is(.t-card,.t-button,.t-chip,.t-pill,.t-icon-button,.t-progress-part,.t-counter,.t-notice,.t-toast,.t-menu,
            .t-hero,.t-map,.t-avatar,.t-choice-mark,.t-board-column,.t-chart-empty,.ui-switch){border:1px solid}
            :is(.t-segment,.t-chip,.t-tabs .t-tab,.t-choice).is-selected{border:2px solid Highlight}
            .ui-switch,.t-progress-fill,.ui-switch::after{forced-color-adjust:none;background:CanvasText}
            .ui-switch{background:Canvas}.ui-switch:checked{background:Highlight}
            .ui-switch:checked::after{background:Canvas}
            .t-bar-fill,.t-map-body,.t-stack-fill{fill:CanvasText}.t-stack-fill.is-warning{fill:GrayText}.t-stack-fill.is-danger{fill:Highlight}.t-ring-fill,.t-line-stroke{stroke:CanvasText}.t-ring-track{stroke:GrayText}}
        /* On paper a page is its content alone: no bars, no buttons. */
        @media print {
          .t-header,
          .t-tabs,
          .t-ribbon,
          .t-skip,
          .t-button { display: none; }

          .t-card { break-inside: avoid; }
        }
        """#

    /// directions.js
    static let directionsScript =
        #"""
        // Leads a `DirectionsLink` to the device's own app for maps. Written when the link is about to be used, since the page may be drawn again at any time.
        (() => {
          "use strict";
          const address = ({ directions, name, apple }) => {
            const place = encodeURIComponent(name || directions);
            if (/Android/.test(navigator.userAgent)) return "geo:" + directions + "?q=" + directions + "(" + place + ")";
            if (/iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent)) return apple + "&q=" + place;
            return "";
          };
          const lead = (event) => {
            const link = event.target.closest && event.target.closest("a[data-directions]");
            const found = link && address(link.dataset);
            if (found) link.href = found;
          };
          for (const name of ["pointerdown", "focusin", "click"]) document.addEventListener(name, lead, true);
        })();
        """#

    /// drag.js
    static let dragScript =
        #"""
        // Items of a drag area are dragged onto its targets, by mouse, pen or finger; a finger rests on the item for a moment first, since it scrolls otherwise.
        // The store hears which item was dropped on which target, and which item was pressed with Shift.
        (window.tumble || { hook() {} }).hook("drag", (area, report) => {
          "use strict";
          const rest = 350, reach = 6, edge = 48;
          let drag = null;
          const itemAt = (event) => event.target.closest && event.target.closest("[data-drag]");
          const isField = (event) => event.target.closest("input,select,textarea,label");
          const targetAt = (x, y) => {
            const below = document.elementFromPoint(x, y), target = below && below.closest("[data-drop]");
            return target && area.contains(target) ? target : null;
          };
          const mark = (target) => {
            for (const other of area.querySelectorAll("[data-over]")) if (other !== target) delete other.dataset.over;
            if (target) target.dataset.over = "";
          };
          // A picture of the item, without what makes it one: nothing finds it but the eye.
          const picture = (element) => {
            const ghost = element.cloneNode(true), box = element.getBoundingClientRect();
            for (const each of [ghost, ...ghost.querySelectorAll("*")]) {
              for (const { name } of [...each.attributes]) if (name === "id" || name.startsWith("data-") || name.startsWith("aria-")) each.removeAttribute(name);
            }
            ghost.classList.add("t-drag-ghost");
            ghost.setAttribute("aria-hidden", "true");
            ghost.inert = true;
            ghost.style.width = box.width + "px";
            document.body.append(ghost);
            return ghost;
          };
          const scrollers = (element) => {
            const found = [];
            for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
              const style = getComputedStyle(each);
              if (/auto|scroll/.test(style.overflowY) && each.scrollHeight > each.clientHeight || /auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth) found.push(each);
            }
            return found;
          };
          const push = (place, from, to) => place < from + edge ? -12 : place > to - edge ? 12 : 0;
          // Near an edge, what can scroll there does.
          const scroll = () => {
            if (!drag || !drag.ghost) return;
            for (const each of scrollers(document.elementFromPoint(drag.x, drag.y))) {
              const box = each.getBoundingClientRect();
              each.scrollBy(push(drag.x, box.left, box.right), push(drag.y, box.top, box.bottom));
            }
            mark(targetAt(drag.x, drag.y));
            drag.frame = requestAnimationFrame(scroll);
          };
          const begin = () => {
            const element = drag.element.isConnected ? drag.element : null;
            if (!element) { end(); return; }
            drag.ghost = picture(element);
            document.documentElement.dataset.dragging = "";
            if (drag.isTouch && navigator.vibrate) navigator.vibrate(10);
            place();
            scroll();
          };
          const place = () => { drag.ghost.style.transform = `translate(${drag.x + 10}px,${drag.y + 10}px) rotate(1.5deg)`; };
          const end = () => {
            if (!drag) return;
            clearTimeout(drag.timer);
            cancelAnimationFrame(drag.frame);
            if (drag.ghost) drag.ghost.remove();
            mark(null);
            delete document.documentElement.dataset.dragging;
            drag = null;
          };
          const down = (event) => {
            const element = itemAt(event);
            if (!element || event.button || drag || isField(event)) return;
            const isTouch = event.pointerType === "touch";
            drag = { element, item: element.dataset.drag, pointer: event.pointerId, x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY], isTouch };
            if (isTouch) drag.timer = setTimeout(begin, rest);
          };
          const move = (event) => {
            if (!drag || event.pointerId !== drag.pointer) return;
            [drag.x, drag.y] = [event.clientX, event.clientY];
            if (drag.ghost) { place(); return; }
            if (Math.hypot(drag.x - drag.from[0], drag.y - drag.from[1]) < reach) return;
            if (drag.isTouch) end(); else begin();
          };
          // The press that a drag ends with is none.
          const refuse = (event) => { event.preventDefault(); event.stopPropagation(); };
          const up = (event) => {
            if (!drag || event.pointerId !== drag.pointer) return;
            const { ghost, item } = drag, target = ghost && event.type === "pointerup" && targetAt(event.clientX, event.clientY);
            end();
            if (!ghost) return;
            addEventListener("click", refuse, { capture: true, once: true });
            setTimeout(() => removeEventListener("click", refuse, { capture: true }), 60);
            if (target) report({ item, target: target.dataset.drop });
          };
          const key = (event) => {
            if (event.key !== "Escape" || !drag || !drag.ghost) return;
            event.stopImmediatePropagation();
            event.preventDefault();
            end();
          };
          const press = (event) => {
            const element = event.shiftKey && itemAt(event);
            if (!element || isField(event)) return;
            refuse(event);
            report({ item: element.dataset.drag, isExtending: true });
          };
          const hold = (event) => { if (drag && drag.ghost) event.preventDefault(); };
          const own = { pointerdown: down, dragstart: (event) => { if (itemAt(event)) event.preventDefault(); }, contextmenu: hold };
          const all = { pointermove: move, pointerup: up, pointercancel: up };
          for (const [name, listener] of Object.entries(own)) area.addEventListener(name, listener);
          for (const [name, listener] of Object.entries(all)) document.addEventListener(name, listener);
          area.addEventListener("click", press, true);
          document.addEventListener("keydown", key, true);
          document.addEventListener("touchmove", hold, { passive: false });
          return () => {
            end();
            for (const [name, listener] of Object.entries(own)) area.removeEventListener(name, listener);
            for (const [name, listener] of Object.entries(all)) document.removeEventListener(name, listener);
            area.removeEventListener("click", press, true);
            document.removeEventListener("keydown", key, true);
            document.removeEventListener("touchmove", hold, { passive: false });
          };
        });
        """#

    /// kept-photos.js
    static let keptPhotosScript =
        #"""
        // Keeps photos that were taken without a network, until what they belong to is sent: `tumble.photos`. Each has a key, the address that takes it, and the person
        // who took it.
        (() => {
          if (!window.tumble || !window.indexedDB) return;
          let opening = null;
          const database = () => opening ||= new Promise((resolve, reject) => {
            const request = indexedDB.open("tumble-photos", 1);
            request.onupgradeneeded = () => request.result.createObjectStore("photos", { keyPath: "key" });
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => { opening = null; reject(request.error); };
          });
          const work = async (mode, act) => {
            const transaction = (await database()).transaction("photos", mode, { durability: "strict" });
            return new Promise((resolve, reject) => {
              const request = act(transaction.objectStore("photos"));
              transaction.oncomplete = () => resolve(request.result);
              transaction.onerror = transaction.onabort = () => reject(transaction.error);
            });
          };
          const person = () => (document.querySelector("[data-person]") || { dataset: {} }).dataset.person || "";
          const all = async () => (await work("readonly", (store) => store.getAll())).filter((photo) => photo.person === person());
          const remove = (key) => work("readwrite", (store) => store.delete(key));

          tumble.photos = {
            // The bytes and not the blob: some browsers can't keep a blob.
            keep: async (path, photo) => {
              const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
              const entry = { key, path, person: person(), type: photo.type, bytes: await photo.arrayBuffer() };
              await work("readwrite", (store) => store.add(entry));
              return key;
            },
            keysOf: async (path) => (await all()).filter((photo) => photo.path === path).map(({ key }) => key),
            // Sends a photo. Answers its id, or null where it is gone or was refused; throws where it has to wait.
            send: async (key) => {
              const photo = await work("readonly", (store) => store.get(key));
              if (!photo) return null;
              const response = await fetch(photo.path, { method: "POST", body: photo.bytes, headers: { "Content-Type": photo.type }, credentials: "same-origin" });
              if (response.status === 401 || response.status === 429 || response.status >= 500) throw new Error("later");
              const id = response.ok ? (await response.json()).data.id : null;
              await remove(key);
              return id;
            },
            forget: async (former) => {
              for (const photo of await work("readonly", (store) => store.getAll())) if (photo.person === former) await remove(photo.key);
            },
          };
        })();
        """#

    /// keys.js
    static let keysScript =
        #"""
        // Keys beyond Tab, Enter and Space: arrows lead from card to card of a board and choose in a list of choices, and letters press what a card names by them.
        (() => {
          "use strict";
          const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
          const isVisible = (element) => element.getClientRects().length > 0;
          const isTyped = (target) => /^(INPUT|SELECT|TEXTAREA)$/.test(target.nodeName) && !/^(checkbox|radio)$/.test(target.type);
          const focus = (element) => { element.focus(); element.scrollIntoView({ block: "nearest", inline: "nearest" }); };

          // Choosing: the next choice gets the focus and is pressed; Enter on the chosen one presses the list's main button.
          const choose = (event, modal) => {
            const list = modal.querySelector("[data-choices]");
            if (!list) return false;
            const choices = [...list.querySelectorAll("button:not([disabled])")], step = (arrows[event.key] || [0, 0])[1];
            const current = choices.indexOf(document.activeElement), chosen = choices.findIndex((choice) => choice.hasAttribute("aria-current"));
            if (step && choices.length) {
              const at = current >= 0 ? current : chosen;
              const next = choices[at < 0 ? (step > 0 ? 0 : choices.length - 1) : Math.min(Math.max(at + step, 0), choices.length - 1)];
              focus(next);
              if (!next.hasAttribute("aria-current")) next.click();
              return true;
            }
            const main = modal.querySelector("[data-default] button");
            const isChosen = event.target === modal || (current >= 0 && current === chosen);
            if (event.key !== "Enter" || !isChosen || !main) return false;
            main.click();
            return true;
          };

          const cardsOf = (column) => [...column.querySelectorAll("[data-card]")];
          // From card to card: up and down in a column, left and right to the nearest height of the next column with cards.
          const walk = (event, card) => {
            const [across, down] = arrows[event.key], column = card.closest(".t-board-column");
            if (!column) return false;
            let next = null;
            if (down) {
              const cards = cardsOf(column);
              next = cards[cards.indexOf(card) + down];
            } else {
              const columns = [...column.parentElement.querySelectorAll(".t-board-column")].filter((each) => isVisible(each) && (each === column || cardsOf(each).length));
              const beside = columns[columns.indexOf(column) + across], top = card.getBoundingClientRect().top;
              const distance = (each) => Math.abs(each.getBoundingClientRect().top - top);
              next = beside && cardsOf(beside).reduce((best, each) => best && distance(best) <= distance(each) ? best : each, null);
            }
            if (next) focus(next.querySelector("button"));
            return true;
          };

          document.addEventListener("keydown", (event) => {
            if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target) || !event.target.closest) return;
            const modal = event.target.closest("[aria-modal=true]"), card = event.target.closest("[data-card]");
            const button = card && event.key.length === 1 && card.querySelector(`[data-shortcut="${CSS.escape(event.key.toLowerCase())}"] button`);
            if (button) button.click();
            else if (!(modal ? choose(event, modal) : card && arrows[event.key] && walk(event, card))) return;
            event.preventDefault();
          });
        })();
        // A panel beside what it belongs to: it gets the focus when it opens, Escape closes it, and the focus goes back.
        (window.tumble || { hook() {} }).hook("panel", (element) => {
          "use strict";
          const opener = document.activeElement, find = opener && opener.id ? "#" + CSS.escape(opener.id) : null;
          const press = opener && opener.getAttribute("data-press");
          const heading = element.querySelector("h2");
          if (heading) { heading.tabIndex = -1; heading.focus({ preventScroll: true }); }
          const key = (event) => {
            const close = element.querySelector("[data-close] button");
            if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("[aria-modal=true]") || !close) return;
            event.preventDefault();
            close.click();
          };
          document.addEventListener("keydown", key, true);
          return () => {
            document.removeEventListener("keydown", key, true);
            const back = opener && opener.isConnected ? opener : (find && document.querySelector(find)) || (press && document.querySelector(`[data-press="${CSS.escape(press)}"]`));
            const isLost = !document.activeElement || document.activeElement === document.body;
            if (back && isLost) back.focus({ preventScroll: true });
          };
        });
        """#

    /// map-edit.js
    static let mapEditScript =
        #"""
        // Handles of a map are dragged in the browser; the store hears where one was dropped, or that it was tapped. What is drawn follows with the next page.
        (window.tumble || { hook() {} }).hook("map-edit", (element, report) => {
          "use strict";
          const world = 256 * 2 ** 14;
          let drag = null;
          const point = (svg, event) => {
            const matrix = svg.getScreenCTM();
            return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
          };
          // The inverse of web mercator, as MapProjection draws.
          const coordinate = (svg, { x, y }) => {
            const [left, top] = svg.dataset.origin.split(" ").map(Number);
            const north = Math.PI * (1 - 2 * (y + top) / world);
            return { latitude: Math.atan(Math.sinh(north)) * 180 / Math.PI, longitude: (x + left) / world * 360 - 180 };
          };
          const down = (event) => {
            const mark = event.target.closest("[data-handle]"), svg = mark && mark.ownerSVGElement;
            if (!svg || event.button || drag) return;
            // The map below would move with it.
            event.stopPropagation();
            event.preventDefault();
            drag = { id: mark.dataset.handle, mark, svg, x: event.clientX, y: event.clientY, pointer: event.pointerId, moved: false };
            svg.setPointerCapture(event.pointerId);
          };
          const move = (event) => {
            if (!drag || event.pointerId !== drag.pointer) return;
            event.stopPropagation();
            drag.moved = drag.moved || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 4;
            const place = drag.moved && point(drag.svg, event);
            if (!place) return;
            const group = drag.mark.closest("[transform]"), scale = group.getAttribute("transform").split(") ")[1];
            group.setAttribute("transform", `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) ${scale}`);
          };
          const up = (event) => {
            if (!drag || event.pointerId !== drag.pointer) return;
            event.stopPropagation();
            const { id, svg, moved } = drag, place = point(svg, event);
            drag = null;
            if (place && event.type === "pointerup") report({ handle: id, isTap: !moved, ...coordinate(svg, place) });
          };
          const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
          for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
          return () => { for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener); };
        });
        // Arrow keys move a pin while one of its buttons has the focus, as the button of the key does.
        document.addEventListener("keydown", (event) => {
          const group = event.target.closest && event.target.closest("[data-pin-moves]");
          const button = group && event.key.startsWith("Arrow") && group.querySelector(`[data-key="${event.key}"] button`);
          if (!button) return;
          event.preventDefault();
          button.click();
        });
        """#

    /// map-pins.js
    static let mapPinsScript =
        #"""
        // Pins that lie over a map as elements of their own, so that one that moves is sent alone: placed by their coordinates whenever the map or a pin moves.
        // The store hears which pin was pressed.
        (window.tumble || { hook() {} }).hook("map-pins", (element, report) => {
          "use strict";
          const world = 256 * 2 ** 14, layer = element.querySelector(".t-pins");
          if (!layer) return null;
          let svg = null, waits = 0;
          const place = () => {
            waits = 0;
            const current = element.querySelector("svg[data-map]");
            if (current !== svg) {
              if (svg) svg.removeEventListener("mapmove", later);
              svg = current;
              if (svg) svg.addEventListener("mapmove", later);
            }
            const matrix = svg && svg.getScreenCTM();
            if (!matrix) return;
            const frame = layer.getBoundingClientRect(), [left, top] = svg.dataset.origin.split(" ").map(Number);
            for (const pin of layer.querySelectorAll("[data-at]")) {
              const [latitude, longitude] = pin.dataset.at.split(" ").map(Number);
              const x = (longitude + 180) / 360 * world - left;
              const y = (1 - Math.asinh(Math.tan(latitude * Math.PI / 180)) / Math.PI) / 2 * world - top;
              pin.style.transform = `translate(${(matrix.a * x + matrix.e - frame.left).toFixed(1)}px,${(matrix.d * y + matrix.f - frame.top).toFixed(1)}px)`;
            }
          };
          const later = () => { waits = waits || requestAnimationFrame(place); };
          const press = (event) => {
            const pin = event.target.closest("[data-pin]");
            if (pin) report(pin.dataset.pin);
          };
          const changes = new MutationObserver(later), sizes = new ResizeObserver(later);
          changes.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-at", "data-map"] });
          sizes.observe(layer);
          element.addEventListener("click", press);
          place();
          return () => {
            changes.disconnect();
            sizes.disconnect();
            cancelAnimationFrame(waits);
            element.removeEventListener("click", press);
            if (svg) svg.removeEventListener("mapmove", later);
          };
        });
        """#

    /// map.js
    static let mapScript =
        #"""
        // Maps zoom and move in the browser, without a round trip. The script owns `viewBox` and `style` of every `svg[data-map]`; `data-keep` on the element tells
        // the page's morph to leave both. `data-map` is the part to show at first and after a reset, `data-origin` is where the drawing's zero lies: when it moves,
        // so does what the person looks at.
        (() => {
          "use strict";
          const maps = new WeakMap();
          const numbers = (text) => (text || "").split(" ").map(Number);
          const same = (a, b) => a.every((value, index) => value === b[index]);
          const state = (svg) => {
            let map = maps.get(svg);
            if (!map) {
              const home = numbers(svg.dataset.map);
              map = { home, origin: numbers(svg.dataset.origin), box: home.slice(), moved: false, pointers: new Map() };
              maps.set(svg, map);
            }
            return map;
          };
          const draw = (svg) => {
            const map = state(svg);
            svg.setAttribute("viewBox", map.box.map((value) => value.toFixed(2)).join(" "));
            const frame = svg.getBoundingClientRect();
            if (frame.width) {
              // Drawing units in a pixel, in parts of what the drawing was made for: a map 640 pixels wide.
              const unit = Math.max(map.box[2] / frame.width, map.box[3] / frame.height);
              svg.style.setProperty("--map-unit", (unit / (map.home[2] / 640)).toFixed(4));
            }
            svg.style.touchAction = map.moved ? "none" : "pan-x pan-y";
            svg.dispatchEvent(new Event("mapmove"));
          };
          const show = (svg, box, moved) => {
            const map = state(svg);
            map.box = box;
            map.moved = moved;
            draw(svg);
          };
          const zoom = (svg, factor, x, y) => {
            const map = state(svg), [left, top, width, height] = map.box;
            const next = Math.min(Math.max(width * factor, 40), map.home[2] * 4);
            const scale = next / width;
            x = x === undefined ? left + width / 2 : x;
            y = y === undefined ? top + height / 2 : y;
            show(svg, [x - (x - left) * scale, y - (y - top) * scale, next, height * scale], true);
          };
          const pan = (svg, x, y) => {
            const [left, top, width, height] = state(svg).box;
            show(svg, [left + x, top + y, width, height], true);
          };
          const place = (svg, event) => {
            const matrix = svg.getScreenCTM();
            return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : new DOMPoint();
          };
          const follow = (svg) => {
            const map = state(svg), home = numbers(svg.dataset.map), origin = numbers(svg.dataset.origin);
            if (!same(origin, map.origin)) {
              map.box[0] += map.origin[0] - origin[0];
              map.box[1] += map.origin[1] - origin[1];
              map.origin = origin;
            }
            if (!same(home, map.home)) map.home = home;
            if (!map.moved) map.box = home.slice();
            draw(svg);
          };
          const sizes = new ResizeObserver((entries) => entries.forEach((entry) => draw(entry.target)));
          const adopt = (root) => {
            if (root.matches && root.matches("svg[data-map]") && !maps.has(root)) { sizes.observe(root); follow(root); }
            if (root.querySelectorAll) root.querySelectorAll("svg[data-map]").forEach((svg) => { if (!maps.has(svg)) { sizes.observe(svg); follow(svg); } });
          };
          new MutationObserver((changes) => changes.forEach((change) => {
            if (change.type === "attributes") { if (change.target.matches("svg[data-map]")) follow(change.target); }
            else change.addedNodes.forEach(adopt);
          })).observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-map", "data-origin"] });
          const mapOf = (event) => event.target.closest && event.target.closest("svg[data-map]");
          document.addEventListener("click", (event) => {
            const button = event.target.closest && event.target.closest("[data-map-zoom]");
            const svg = button && button.closest(".t-map").querySelector("svg[data-map]");
            if (!svg) return;
            if (button.dataset.mapZoom === "reset") show(svg, state(svg).home.slice(), false);
            else zoom(svg, button.dataset.mapZoom === "in" ? 0.6 : 1 / 0.6);
          });
          document.addEventListener("keydown", (event) => {
            const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
            const button = event.target.closest && event.target.closest("[data-map-zoom]");
            if (!step || !button) return;
            event.preventDefault();
            const svg = button.closest(".t-map").querySelector("svg[data-map]"), box = state(svg).box;
            pan(svg, step[0] * box[2] / 8, step[1] * box[3] / 8);
          });
          document.addEventListener("wheel", (event) => {
            const svg = mapOf(event);
            // A plain wheel scrolls the page until the person has taken hold of the map.
            if (!svg || !(event.ctrlKey || event.metaKey || state(svg).moved)) return;
            event.preventDefault();
            const point = place(svg, event);
            zoom(svg, Math.exp(Math.max(-60, Math.min(60, event.deltaY)) / 200), point.x, point.y);
          }, { passive: false });
          document.addEventListener("pointerdown", (event) => {
            const svg = mapOf(event);
            if (!svg || event.button) return;
            state(svg).pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            svg.setPointerCapture(event.pointerId);
          });
          document.addEventListener("pointermove", (event) => {
            const svg = mapOf(event), pointers = svg && state(svg).pointers, before = pointers && pointers.get(event.pointerId);
            if (!before) return;
            const now = { x: event.clientX, y: event.clientY }, matrix = svg.getScreenCTM();
            if (!matrix) return;
            if (pointers.size === 2) {
              const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
              const apart = (point) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
              const middle = place(svg, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
              zoom(svg, apart(before) / apart(now), middle.x, middle.y);
            }
            // One finger scrolls the page until the person has taken hold of the map.
            const waits = event.pointerType === "touch" && pointers.size < 2 && !state(svg).moved;
            if (waits || (now.x === before.x && now.y === before.y)) return;
            const share = pointers.size === 2 ? 2 : 1;
            pan(svg, (before.x - now.x) / matrix.a / share, (before.y - now.y) / matrix.d / share);
            pointers.set(event.pointerId, now);
          });
          const release = (event) => { const svg = mapOf(event); if (svg) state(svg).pointers.delete(event.pointerId); };
          document.addEventListener("pointerup", release);
          document.addEventListener("pointercancel", release);
          adopt(document);
        })();
        """#

    /// photo.js
    static let photoScript =
        #"""
        // Sends a photo that somebody takes or chooses in a `PhotoField`. It is turned upright and made smaller first, where the browser can read it, which also
        // leaves out where it was taken. Says beside the button what happens, since a page without a network can't. In a form whose press can wait for the network
        // the photo waits with it: a field of the form names it.
        (window.tumble || { hook() {} }).hook("photo", (element, report) => {
          const input = element.querySelector("input"), status = element.querySelector("[data-photo-status]");
          const tell = (text) => { status.textContent = text || ""; };
          const canWait = () => Boolean(tumble.photos && element.closest("form") && element.closest("form").querySelector("[data-offline]"));
          const keep = async (photo) => {
            if (!canWait()) return false;
            try { await tumble.photos.keep(element.dataset.path, photo); } catch { return false; }
            await showKept();
            return true;
          };
          // Also on a page that was opened anew.
          const showKept = async () => {
            const keys = canWait() ? await tumble.photos.keysOf(element.dataset.path).catch(() => []) : [];
            if (!keys.length) return;
            const field = document.createElement("input");
            Object.assign(field, { type: "hidden", name: "photos", value: keys.join(",") });
            status.replaceChildren(element.dataset.kept.replace(/\d+/, String(keys.length)), field);
          };
          // With the network back, what waits is sent before the press that it belongs to, or at once where there was none.
          const sendKept = async () => {
            const isConnected = navigator.onLine && document.documentElement.dataset.render && !document.documentElement.dataset.connection;
            if (!status.querySelector("input") || !isConnected || element.closest("form").querySelector("[data-waiting]")) return;
            try {
              for (const key of await tumble.photos.keysOf(element.dataset.path)) {
                const id = await tumble.photos.send(key);
                tell("");
                if (id) report({ id, message: null });
              }
            } catch { /* The next time. */ }
          };
          const send = async () => {
            const [file] = input.files;
            if (!file) return;
            const { path, sending, unreachable, failed } = element.dataset;
            if (!navigator.onLine && !canWait()) return tell(unreachable);
            tell(sending);
            input.disabled = true;
            let photo = null;
            try {
              photo = await tumble.smallerPhoto(file);
              if (!navigator.onLine) return await keep(photo);
              const response = await fetch(path, { method: "POST", body: photo, headers: { "Content-Type": photo.type }, credentials: "same-origin" });
              const envelope = await response.json();
              if (response.ok) {
                tell("");
                report({ id: envelope.data.id, message: null });
              } else {
                tell(envelope.error || failed);
                report({ id: null, message: envelope.error || failed });
              }
            } catch {
              if (!photo || !await keep(photo)) tell(navigator.onLine ? failed : unreachable);
            } finally {
              input.disabled = false;
              input.value = "";
            }
          };
          input.addEventListener("change", send);
          const timer = setInterval(sendKept, 3000);
          showKept();
          return () => {
            input.removeEventListener("change", send);
            clearInterval(timer);
          };
        });
        """#

    /// smaller-photo.js
    static let smallerPhotoScript =
        #"""
        // Makes photos smaller and turns them upright, where the browser can read them, which also leaves out where they were taken: `tumble.smallerPhoto`.
        (() => {
          if (!window.tumble) return;
          const largestSide = 2048;
          tumble.isHEIC = (file) => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name || "");
          tumble.smallerPhoto = async (file) => {
            try {
              const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
              const scale = Math.min(1, largestSide / Math.max(picture.width, picture.height));
              const canvas = document.createElement("canvas");
              canvas.width = Math.max(1, Math.round(picture.width * scale));
              canvas.height = Math.max(1, Math.round(picture.height * scale));
              canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
              return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob || file), "image/jpeg", 0.85));
            } catch {
              // The server says what is wrong with it. Some browsers don't know the kind of an iPhone's photo.
              return !file.type && tumble.isHEIC(file) ? new File([file], file.name, { type: "image/heic" }) : file;
            }
          };
        })();
        """#

    /// stepper.js
    static let stepperScript =
        #"""
        // The buttons of a stepper change its field as if it were typed into.
        (() => {
          "use strict";
          document.addEventListener("click", (event) => {
            const button = event.target.closest && event.target.closest("[data-step]");
            const field = button && button.closest(".t-stepper").querySelector("input");
            if (!field || field.disabled) return;
            if (button.dataset.step === "up") field.stepUp(); else field.stepDown();
            for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
          });
        })();
        """#
}
