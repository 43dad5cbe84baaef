/**
 * Inline scripts, which must run before the first paint. The Content Security Policy of every page
 * allows no other inline scripts.
 */
export const INLINE_SCRIPTS = {
	/** Shows elements that need scripts, and makes "/" focus the search field. */
	searchField: `
	document.documentElement.dataset.scripted = '';
	document.addEventListener('keydown', (event) => {
		const { key, target, ctrlKey, metaKey, altKey } = event;
		if (key !== '/' || ctrlKey || metaKey || altKey) return;
		if (target.closest('input, select, textarea')) return;
		event.preventDefault();
		document.querySelector('#query').select();
	});
`,
	/** Opens the filters on wide screens, so that assistive technology sees them too. */
	openFilters: `
	document.querySelector('.filters').open = matchMedia('(min-width: 60rem)').matches;
`,
	/** Fades the static reviews while the ones for the current URL load. */
	markPending: `
	if (location.search.length > 1) document.documentElement.dataset.pending = '';
`,
} as const;
