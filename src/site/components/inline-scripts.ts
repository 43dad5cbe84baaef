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
	/** Fades the static reviews while the ones for the current URL load. */
	markPending: `
	if (location.search.length > 1) document.documentElement.dataset.pending = '';
`,
	/**
	 * Applies the reader's choice of light or dark, and switches it. The documentation keeps the choice under
	 * the same name.
	 */
	theme: `
	{
		const { dataset } = document.documentElement;
		try {
			dataset.theme = localStorage.getItem('starlight-theme') ?? '';
		} catch {}
		addEventListener('click', ({ target }) => {
			if (!target.closest?.('[data-switch-theme]')) return;
			const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
			dataset.theme = (dataset.theme || (isDark ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark';
			try {
				localStorage.setItem('starlight-theme', dataset.theme);
			} catch {}
		});
	}
`,
} as const;
