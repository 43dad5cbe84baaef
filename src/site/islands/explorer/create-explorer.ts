import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { NameOf } from '../../view-models/listings/describe-view.ts';
import { createLabeler } from '../../view-models/listings/names.ts';
import { activeFilters, type View, type ViewParameter } from '../../view-models/listings/view.ts';
import { renderChips } from './chips.ts';
import { fillFields } from './listen-to-fields.ts';
import { linkHistogram, renderHistogram } from './histogram.ts';
import { keepFocus } from './keep-focus.ts';
import { renderEmptyState } from './empty-state.ts';
import { findSimilar, tellingWords } from './find-similar.ts';
import { renderOverview, renderFailureTitle, renderTitle } from './render-overview.ts';
import { hideProblem, renderProblem } from './problem-box.ts';
import { COUNTED, resultsUrl } from './search-urls.ts';
import { linkRail, personId, railName, renderCounts } from './rail.ts';
import type { RailSubject } from './rail-subjects.ts';
import { appendResults, clearResults, renderResults } from './results.ts';
import {
	countsOf,
	requestSearch,
	requestView,
	type Ask,
	type Counts,
	type SearchResponse,
	type Send,
} from './search-client.ts';
import { linkLanguages } from './view-link.ts';
import { SearchFailure } from './search-failure.ts';

/** The longest list that ends with similar views. */
const FEW = 2;

/** Runs one update at a time; starting an update cancels the previous one. */
export interface Explorer {
	/** Takes over a page that already shows the view: updates its links and counts. */
	adopt(view: View): Promise<void>;
	/**
	 * Shows a view: its filters at once, its heading and numbers with the reviews when they arrive.
	 * @param least minimum number of reviews to request, if there are that many
	 */
	show(view: View, least?: number): Promise<void>;
	/** Appends the reviews after the cursor of `more` to those shown for a view. */
	extend(view: View, more: View): Promise<void>;
}

/** The kind of an update: other reviews, more reviews, or only counts. */
export type UpdateKind = 'reviews' | 'more' | 'counts';

/** @param keepShown called with the number of reviews shown, after more were added */
export function createExplorer(
	t: Words,
	root: HTMLElement,
	form: HTMLFormElement,
	subjects: readonly RailSubject[],
	common: ReadonlySet<string>,
	send: Send,
	keepShown: (shown: number) => void,
): Explorer {
	const names = railLabels(root);
	const nameOf = createLabeler(t, names);
	const contextOf = (view: View) => ({
		query: view.query ?? '',
		words: tellingWords(view, common).join(' ') || (view.words ?? ''),
		names,
	});
	let running = new AbortController();

	/**
	 * Runs an update and cancels the previous one. Shows failures on the page, with a link to retry;
	 * ignores cancellations.
	 * @param work sends requests and returns a function that shows the responses
	 */
	async function run(
		view: View,
		kind: UpdateKind,
		work: (ask: Ask) => Promise<() => void>,
	): Promise<void> {
		running.abort();
		running = new AbortController();
		const { signal } = running;
		root.setAttribute('data-busy', kind);
		try {
			const render = await work((url) => requestSearch(t, send, url, signal));
			if (signal.aborted) return;
			keepFocus(root, () => {
				render();
				hideProblem(root);
			});
		} catch (error) {
			if (signal.aborted) return;
			keepFocus(root, () => {
				renderFailure(t, root, nameOf, SearchFailure.of(t, error), view, kind);
			});
		}
		root.removeAttribute('data-busy');
	}

	function connect(view: View): void {
		linkHistogram(root, view);
		linkRail(root, view);
		renderChips(t, root, view, nameOf);
		fillFields(form, view);
	}

	return {
		adopt: (view) =>
			run(view, 'counts', async (ask) => {
				connect(view);
				// The static counts belong to links that remove all other filters; the new links keep them.
				const others = activeFilters(view).filter((parameter) => parameter !== 'rating');
				if (others.length === 0) return () => undefined;
				const [response, counts] = await requestView(ask, view, 0);
				return () => renderAllCounts(t, root, response, counts);
			}),
		show: (view, least = 0) =>
			run(view, 'reviews', async (ask) => {
				linkLanguages(view);
				connect(view);
				const [response, counts] = await requestView(ask, view, least);
				const similar =
					response.total <= FEW &&
					(await findSimilar(t, ask, view, nameOf, response, subjects, common));
				return () => {
					renderTitle(t, root, view, nameOf);
					renderResults(t, root, view, response, contextOf(view));
					renderOverview(t, root, view, response, counts.get('rating') ?? response);
					renderAllCounts(t, root, response, counts);
					if (similar) renderEmptyState(t, root, view, nameOf, response.total, similar);
				};
			}),
		extend: (view, more) =>
			run(more, 'more', async (ask) => {
				const response = await ask(resultsUrl(more));
				return () => keepShown(appendResults(t, root, view, response, contextOf(view)));
			}),
	};
}

/** Shows why an update failed. Clears the old figures, which would seem to belong to this view. */
function renderFailure(
	t: Words,
	root: HTMLElement,
	nameOf: NameOf,
	failure: SearchFailure,
	view: View,
	kind: UpdateKind,
): void {
	if (kind === 'reviews') {
		renderTitle(t, root, view, nameOf);
		clearResults(t, root);
		for (const parameter of COUNTED) renderCounts(t, root, parameter, undefined);
		renderFailureTitle(t, root, failure);
	}
	renderProblem(t, root, failure, view, kind === 'more');
}

function renderAllCounts(
	t: Words,
	root: HTMLElement,
	response: SearchResponse,
	counts: Counts,
): void {
	for (const parameter of COUNTED) {
		const found = countsOf(counts.get(parameter) ?? response, parameter);
		if (parameter === 'rating') renderHistogram(t, root, found);
		else renderCounts(t, root, parameter, found);
	}
}

/** Names of values, as the rail has them. */
function railLabels(root: HTMLElement) {
	const named = (parameter: ViewParameter) => (id: string) => railName(root, parameter, id) ?? id;
	return {
		aspect: named('aspect'),
		service: named('mentions_service'),
		location: named('location'),
		source: named('source'),
		technicianId: (name: string) => personId(root, name),
	};
}
