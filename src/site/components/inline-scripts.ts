/**
 * Inline scripts, which must run before the first paint. The Content Security Policy of every page
 * allows no other inline scripts.
 */
export const INLINE_SCRIPTS = {
	/** Shows elements that need scripts. */
	searchField: `
	document.documentElement.dataset.scripted = '';
`,
	/** Opens the filters on wide screens, so that assistive technology sees them too. */
	openFilters: `
	document.querySelector('.filters').open = matchMedia('(min-width: 60rem)').matches;
`,
	/** Hides the static list while the one for the current URL loads. Shows it if a script cannot load. */
	markPending: `
	{
		const { dataset } = document.documentElement;
		if (location.search.length > 1) dataset.pending = '';
		addEventListener('error', () => delete dataset.pending, true);
	}
`,
	/** Shows pages in the reader's choice of light or dark, else in the system's; a button switches. */
	theme: `
	{
		const { dataset } = document.documentElement;
		const system = matchMedia('(prefers-color-scheme: dark)');
		const apply = () => {
			let chosen;
			try {
				chosen = localStorage.getItem('theme');
			} catch {}
			dataset.theme = chosen ?? (system.matches ? 'dark' : 'light');
		};
		apply();
		system.addEventListener('change', apply);
		addEventListener('click', ({ target }) => {
			if (!target.closest?.('[data-switch-theme]')) return;
			dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
			try {
				localStorage.setItem('theme', dataset.theme);
			} catch {}
		});
	}
`,
} as const;
