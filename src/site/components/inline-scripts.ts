/**
 * Scripts that stand in the pages themselves, since they must run before the first paint. The policy
 * of every page allows these texts and no other.
 */
export const INLINE_SCRIPTS = {
	/** Shows what needs scripts, and makes "/" lead to the search. */
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
	/** Fades the static reviews while those that the address asks for are loading. */
	markPending: `
	if (location.search.length > 1) document.documentElement.dataset.pending = '';
`,
} as const;
