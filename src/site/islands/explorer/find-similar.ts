import type { Words } from '../../../reviews/messages/catalogs.ts';
import { foldWord } from '../../../reviews/words.ts';
import { missingWords, respell } from '../../../search/respell.ts';
import { chipLabel, type NameOf } from '../../view-models/listings/describe-view.ts';
import { choose, activeFilters, wordsOf, type View } from '../../view-models/listings/view.ts';
import { findParts } from './find-parts.ts';
import { findSubjects, type FoundSubject } from './find-subjects.ts';
import { labelOf, type RailSubject } from './rail-subjects.ts';
import type { SearchResponse } from './search-client.ts';
import { totalUrl } from './search-urls.ts';

/** Maximum number of words of which parts are offered, because each part needs its own search. */
const MAX_WORDS = 4;

/** A similar view, offered when a view has few reviews or none. */
export interface SuggestedView {
	readonly view: View;
	/**
	 * Whether the view is about the subjects `name`, spells its words as `name`, keeps only the words `name`, or drops
	 * the filter `name`.
	 */
	readonly message: 'list.about' | 'list.spelled' | 'list.only' | 'list.without';
	readonly name: string;
}

/**
 * Finds similar views with more reviews: about the subjects that the words name, or with another spelling; if the view
 * has none, also with the largest parts of the words, or without one filter.
 */
export async function findSimilar(
	t: Words,
	ask: (url: string) => Promise<SearchResponse>,
	view: View,
	nameOf: NameOf,
	{ total, warnings = [] }: SearchResponse,
	subjects: readonly RailSubject[],
	common: ReadonlySet<string>,
): Promise<readonly (readonly [SuggestedView, number])[]> {
	const count = async (similar: View) => (await ask(totalUrl(similar))).total;
	const withMore = async (some: readonly SuggestedView[]) => {
		const counted = some.map(async (one) => [one, await count(one.view)] as const);
		return (await Promise.all(counted)).filter(([, n]) => n > total);
	};
	const words = wordsOf(view);
	const found = findSubjects(subjects, view.words ?? '', common);
	const missing = missingWords(warnings);
	const known = tellingWords(view, common).filter((word) => !missing.includes(word));
	const longest = known.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS);
	const spelled = found.some(isName) ? undefined : respell(view.words ?? '', warnings);
	const filters = activeFilters(view);
	const ofWords = (name: string) => choose(view, 'words', name);
	const meant = withMore([
		...viewOfSubjects(t, view, found),
		...(spelled === undefined
			? []
			: [{ view: ofWords(spelled), message: 'list.spelled' as const, name: spelled }]),
	]);
	if (total > 0) return meant;
	const similar = await Promise.all([
		meant,
		findParts(
			known.filter((word) => longest.includes(word)),
			words.length - 1,
			(part) => count(ofWords(part)),
		).then((parts) =>
			parts.map(([part, n]) => {
				const name = chipLabel(t, 'words', part, nameOf);
				return [{ view: ofWords(part), message: 'list.only' as const, name }, n] as const;
			}),
		),
		// Without the only filter, all reviews match: they have their own link.
		withMore(
			(filters.length > 1 ? filters : []).map((parameter) => ({
				view: choose(view, parameter, undefined),
				message: 'list.without' as const,
				name: chipLabel(t, parameter, view[parameter] ?? '', nameOf),
			})),
		),
	]);
	return similar.flat();
}

/** Returns the words of a search that are not too common to find a review by. */
export function tellingWords(view: View, common: ReadonlySet<string>): readonly string[] {
	return wordsOf(view).filter((word) => !common.has(foldWord(word)));
}

/** Whether the whole search is the name of a person or location, whose reviews need not have it. */
function isName({ subject: { choice }, hasAll }: FoundSubject<RailSubject>): boolean {
	return hasAll && ['mentions_technician', 'location'].includes(choice.parameter);
}

/** Returns the view of all subjects together: of each filter, the first. */
function viewOfSubjects(
	t: Words,
	view: View,
	subjects: readonly FoundSubject<RailSubject>[],
): SuggestedView[] {
	const found = [...Map.groupBy(subjects, ({ subject }) => subject.choice.parameter)]
		// The name of a source says little about its reviews.
		.filter(([parameter]) => parameter !== 'source')
		.flatMap(([, group]) => group.slice(0, 1));
	if (found.length === 0) return [];
	const isComplaint = found.some((one) => one.isComplaint);
	const similar: View = {
		...choose(view, 'words', undefined),
		...Object.fromEntries(found.map(({ subject: { choice } }) => [choice.parameter, choice.value])),
		...(isComplaint && { sentiment: 'complaint' }),
	};
	const name = found.map((one) => labelOf(t, one)).join(', ');
	return [{ view: similar, message: 'list.about', name }];
}
