import { fold } from '../reviews/fold.ts';
import { languageNames } from './language-names.ts';
import { splitList, type SearchParams } from './search-params.ts';
import type { SearchIndex } from './search-index.ts';
import { FACET_FILTERS, findLanguages } from './select.ts';

/** More values than this are not listed in a warning. */
const MAX_LISTED = 30;

/** Search parameters with ids in place of names, and what the caller should know about them. */
export interface ResolvedParams {
	readonly params: SearchParams;
	/** A sentence for each value that does not exist, and for filters that exclude each other. */
	readonly warnings: readonly string[];
}

/** Replaces names by the values they mean. A search never finds nothing in silence. */
export function resolveParams(index: SearchIndex, asked: SearchParams): ResolvedParams {
	const resolved: Record<string, unknown> = { ...asked };
	const warnings: string[] = [];
	for (const [name, facet] of [...FACET_FILTERS, ['aspect', 'aspect'] as const]) {
		const known = index.names.get(facet);
		const text = asked[name];
		if (known === undefined || typeof text !== 'string') continue;
		const values = known.find(text);
		const [value] = values;
		if (value !== undefined && values.length === 1) resolved[name] = value;
		else if (value === undefined) {
			const all = known.values.map((each) => each.value);
			warnings.push(missing(WHAT[name] ?? name, text, known.similar(text), all));
		} else {
			warnings.push(
				`"${text}" may be ${join(values, 'or')}; these are the reviews of all of them.`,
			);
		}
	}
	const { language } = asked;
	if (language !== undefined && findLanguages(index, language).length === 0) {
		const found = similarLanguage(index, language);
		if ('tag' in found) resolved['language'] = found.tag;
		if ('warning' in found) warnings.push(found.warning);
	}
	return {
		params: resolved as SearchParams,
		warnings: [...warnings, ...otherWarnings(index, asked)],
	};
}

const WHAT: Readonly<Record<string, string>> = {
	mentions_technician: 'person',
	mentions_service: 'service',
	service_area: 'service area',
};

function missing(
	what: string,
	text: string,
	similar: readonly string[],
	all: readonly string[],
): string {
	const asked = `There is no ${what} "${text.slice(0, 100)}"`;
	const known = all.length === 0 ? 'there are none' : `there are ${join(all, 'and')}`;
	if (similar.length > 0) return `${asked}; did you mean ${join(similar, 'or')}?`;
	return all.length > MAX_LISTED
		? `${asked}; there are ${all.length} others.`
		: `${asked}; ${known}.`;
}

/** Joins words as a list in a sentence. */
function join(words: readonly string[], by: 'and' | 'or'): string {
	const last = words.at(-1) ?? '';
	return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${by} ${last}`;
}

function* otherWarnings(index: SearchIndex, asked: SearchParams): Generator<string> {
	const { id, since, until, rating } = asked;
	const { min_rating: least = 0, max_rating: most = Infinity } = asked;
	const unknown = splitList(id ?? '').filter((one) => index.ids.find(one) === undefined);
	if (unknown.length > 0) yield `No review has the id ${join(unknown, 'or')}.`;
	if (since !== undefined && until !== undefined && since > until) {
		yield `No day is on or after ${since} and on or before ${until}.`;
	}
	if (least > most || (rating !== undefined && (rating < least || rating > most))) {
		yield 'No number of stars fits "rating", "min_rating" and "max_rating" together.';
	}
}

/** Finds a language by its name, or by a tag of it for another country. */
function similarLanguage(
	index: SearchIndex,
	asked: string,
): { readonly tag?: string; readonly warning?: string } {
	const tags = index.facets.values('language').filter((tag) => tag !== 'und');
	const named = tags.find((tag) => languageNames(tag).includes(fold(asked.trim())));
	if (named !== undefined) return { tag: named };
	const [tag = ''] = asked.split('-');
	const [kin] = findLanguages(index, tag);
	if (kin === undefined || !asked.includes('-')) {
		return { warning: missing('review in the language', asked, [], tags) };
	}
	return { tag, warning: `No review is in "${asked}"; these are in "${tag}".` };
}
