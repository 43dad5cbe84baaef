import {
	choose,
	listingView,
	parseView,
	renderView,
	type View,
} from '../../view-models/listings/view.ts';
import type { MessageId } from '../../../reviews/messages/catalogs.ts';
import { createTranslator } from '../../../reviews/messages/translator.ts';
import { parseListingPath } from '../../../edition/paths/listing-path.ts';
import { splitLanguage } from '../../../edition/paths/localized-path.ts';
import { createExplorer } from './create-explorer.ts';
import { listenToFields } from './listen-to-fields.ts';
import { partOf } from './parts.ts';
import { personName } from './rail.ts';
import { readCommonWords, readSubjects } from './rail-subjects.ts';
import { countShown, openedCard, readPlace, revealCard, savePosition } from './reading-position.ts';
import { createSuggestions } from './suggestions.ts';
import { viewOfClick, viewPath } from './view-link.ts';

/**
 * Makes a static list of reviews interactive. The URL says what is shown: the path of a list, or
 * the path of all reviews with search parameters.
 */
export function startExplorer(): void {
	const root = document.querySelector<HTMLElement>('[data-explorer]');
	const form = document.querySelector<HTMLFormElement>('form[data-search]');
	const messages = document.querySelector('[data-messages]')?.textContent;
	if (!root || !form || !messages) return;
	// `review-explorer.astro` embeds the messages that the script uses.
	const catalog: Readonly<Record<MessageId, string>> = JSON.parse(messages);
	const t = createTranslator(document.documentElement.lang, catalog);
	const subjects = readSubjects(root);
	const common = readCommonWords(root);
	const explorer = createExplorer(
		t,
		root,
		form,
		subjects,
		common,
		(url, options) => window.fetch(url, options),
		(shown) => savePosition({ shown }),
	);
	const suggest = createSuggestions(t, root, subjects, common);
	let view = viewOfAddress(root);
	let address = currentAddress();

	const go = (next: View, historyMode: 'push' | 'replace') => {
		const isShown = renderView(next) === renderView(view) && partOf(root, 'problem').hidden;
		if (isShown) return;
		view = next;
		if (historyMode === 'push') history.pushState(null, '', viewPath(view));
		else history.replaceState(null, '', viewPath(view));
		address = currentAddress();
		void explorer.show(view);
		suggest(view.words ?? '');
	};
	/** Shows the view of the current history entry, with as many reviews as before. */
	const goBack = async () => {
		const { shown, opened } = readPlace();
		await explorer.show(view, shown);
		if (opened === undefined) return;
		revealCard(root, opened);
		savePosition({ shown });
	};

	const typing = listenToFields(form, {
		current: () => view,
		go,
		submitted: () => {
			partOf(root, 'results').focus({ preventScroll: true });
			scrollToResults(root, 'above or below');
		},
	});
	root.addEventListener('click', (event) => {
		const opened = openedCard(event.target);
		if (opened !== undefined) savePosition({ shown: countShown(root), opened });
		const next = viewOfClick(event);
		if (!next || !(event.target instanceof Element)) return;
		event.preventDefault();
		if (event.target.closest('[data-more]')) {
			void explorer.extend(view, next);
			return;
		}
		const isHistogramBar = event.target.closest('[data-part="histogram"]') !== null;
		const keepsWords = next.words === view.words && !event.target.closest('[data-all]');
		const words = typing.take();
		go(words !== undefined && keepsWords ? choose(next, 'words', words) : next, 'push');
		scrollToResults(root, isHistogramBar ? 'above or below' : 'above');
	});
	form.addEventListener('input', ({ target }) => {
		if (target instanceof HTMLInputElement) suggest(target.value);
	});
	listenToFilters(root);
	window.addEventListener('popstate', () => {
		// Only the fragment changed.
		if (currentAddress() === address) return;
		address = currentAddress();
		typing.take();
		// The search has cursors but no page numbers, so load the static page.
		if (isLaterPage()) {
			location.reload();
			return;
		}
		view = viewOfAddress(root);
		suggest(view.words ?? '');
		void goBack();
	});

	suggest(view.words ?? '');
	const hasNoParameters = renderView(parseView(new URLSearchParams(location.search))) === '';
	const isAlreadyShown = hasNoParameters && readPlace().shown <= countShown(root);
	const started = isAlreadyShown ? explorer.adopt(view) : goBack();
	void started.finally(() => delete document.documentElement.dataset['pending']);
}

/** Scrolls to the start of the results if it is out of sight. */
function scrollToResults(root: HTMLElement, where: 'above' | 'above or below'): void {
	const results = partOf(root, 'results');
	const { top } = results.getBoundingClientRect();
	const isBelow = top > window.innerHeight * 0.8;
	if (top < 0 || (where === 'above or below' && isBelow)) results.scrollIntoView();
}

/** Scrolls back to the filters if they are closed while their top is out of sight. */
function listenToFilters(root: HTMLElement): void {
	const filters = partOf(root, 'filters');
	filters.addEventListener('toggle', () => {
		const isOutOfSight = !filters.hasAttribute('open') && filters.getBoundingClientRect().top < 0;
		if (isOutOfSight) filters.scrollIntoView();
	});
}

function viewOfAddress(root: HTMLElement): View {
	const { listing } = currentList();
	const asked = parseView(new URLSearchParams(location.search));
	const { mentions_technician: person } = asked;
	return {
		...listingView(listing, (id) => personName(root, id)),
		...asked,
		// A URL may contain the id of a person, as paths do; the search expects the name.
		...(person !== undefined && { mentions_technician: personName(root, person) }),
	};
}

function currentAddress(): string {
	return location.pathname + location.search;
}

function isLaterPage(): boolean {
	return currentList().page > 1;
}

function currentList() {
	const [, path] = splitLanguage(location.pathname);
	return parseListingPath(path) ?? { listing: {}, page: 1 };
}
