/** Styles of the app. Colors come from the host if it sends any, otherwise from the theme. */
export const STYLES = `
:root { color-scheme: light dark;
	--page: var(--color-background-primary, light-dark(#fff, #1b1b1d));
	--soft: var(--color-background-secondary, light-dark(#f2f2ef, #2a2a2d));
	--ink: var(--color-text-primary, light-dark(#1d1d1b, #f1f1ee));
	--quiet: var(--color-text-secondary, light-dark(#5b5b57, #b4b4ae));
	--line: var(--color-border-primary, light-dark(#d5d5cf, #46464a));
	--star: light-dark(#9a5b00, #f0b34a); }
* { box-sizing: border-box; }
body { margin: 0; padding: 12px; background: var(--page); color: var(--ink);
	font: 14px/1.45 var(--font-sans, system-ui, sans-serif); }
h1 { margin: 0; font-size: 20px; }
p { margin: 4px 0; overflow-wrap: anywhere; }
button, select, input { font: inherit; color: inherit; background: var(--page);
	border: 1px solid var(--line); border-radius: 6px; padding: 5px 8px; min-height: 32px; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--star); outline-offset: 1px; }
.quiet { color: var(--quiet); font-size: 13px; }
.stars { color: var(--star); letter-spacing: 1px; }
.bars { margin: 8px 0; display: grid; gap: 2px; max-width: 420px; }
.bars button { display: grid; grid-template-columns: 54px 1fr 44px; gap: 8px; align-items: center;
	border-color: transparent; padding: 2px 6px; min-height: 26px; text-align: start; }
.bars button[aria-pressed=true] { border-color: var(--ink); background: var(--soft); }
.bars i { height: 9px; border-radius: 5px; background: var(--soft); overflow: hidden; }
.bars b { display: block; height: 100%; background: var(--star); }
.bars span:last-child { text-align: end; }
form { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0; }
form input { flex: 1 1 150px; min-width: 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--line); padding: 8px 0; }
li p.text { white-space: pre-line; }
blockquote { margin: 6px 0; padding: 2px 0 2px 10px; border-inline-start: 3px solid var(--line); }
[role=status]:empty, [hidden] { display: none; }
[aria-busy=true] { opacity: .6; }
`;
