import { languageNames } from './language-names.ts';
import { joinWords, matchName, type NameMatch } from './match-name.ts';
import { NamedValues } from './named-values.ts';
import { splitList, type SearchParams } from './search-params.ts';
import type { SearchIndex } from './search-index.ts';
import { FACET_FILTERS, findLanguages } from './select.ts';

/** Search parameters with ids in place of names, and what the caller should know about them. */
export interface ResolvedParams {
	readonly params: SearchParams;
	/** A sentence for each value that does not exist, and for filters that exclude each other. */
	readonly warnings: readonly string[];
	/** Whether the warnings say why no review matches. */
	readonly isImpossible: boolean;
}

/** Replaces names by the values they mean. */
export function resolveParams(index: SearchIndex, asked: SearchParams): ResolvedParams {
	const resolved: Record<string, unknown> = { ...asked };
	const warnings: string[] = [];
	const impossible = [...impossibleFilters(asked)];
	const use = (name: string, { values: [value, ...others], note }: NameMatch) => {
		if (value === undefined) impossible.push(note ?? '');
		else if (note !== undefined) warnings.push(note);
		if (value !== undefined && others.length === 0) resolved[name] = value;
	};
	for (const [name, facet] of [...FACET_FILTERS, ['aspect', 'aspect'] as const]) {
		const known = index.names.get(facet);
		const text = asked[name];
		if (known === undefined || typeof text !== 'string') continue;
		const match = matchName(known, WHAT[name] ?? name, text);
		const isDepartment = match.values.length === 0 && index.names.get('department')?.find(text)[0];
		if (name === 'mentions_service' && isDepartment) {
			impossible.push(`"${isDepartment}" is a department, not a service: use "department".`);
			continue;
		}
		const isShared = match.values.length > 1;
		use(name, isShared ? { ...match, note: `${match.note} These are the reviews of all.` } : match);
	}
	const { language, id = '' } = asked;
	if (language !== undefined && findLanguages(index, language).length === 0) {
		use('language', matchLanguage(index, language));
	}
	const unknown = splitList(id).filter((one) => index.ids.find(one) === undefined);
	if (unknown.length > 0) {
		const isAll = unknown.length === splitList(id).length;
		(isAll ? impossible : warnings).push(`No review has the id ${joinWords(unknown, 'or')}.`);
	}
	return {
		// Only texts were replaced, by texts.
		params: resolved as SearchParams,
		warnings: [...warnings, ...impossible],
		isImpossible: impossible.length > 0,
	};
}

const WHAT: Readonly<Record<string, string>> = {
	mentions_technician: 'person',
	mentions_service: 'service',
	service_area: 'service area',
};

/** Names filters that exclude each other. */
function* impossibleFilters({ since, until, rating, ...asked }: SearchParams): Generator<string> {
	const { min_rating: least = 0, max_rating: most = Infinity } = asked;
	if (since !== undefined && until !== undefined && since > until) {
		yield `No day is on or after ${since} and on or before ${until}.`;
	}
	if (least > most || (rating !== undefined && (rating < least || rating > most))) {
		yield 'No number of stars fits "rating", "min_rating" and "max_rating" together.';
	}
}

/** Finds a language by its name, or by a tag of it for another country. */
function matchLanguage(index: SearchIndex, asked: string): NameMatch {
	const [tag = '', country] = asked.split('-');
	if (country !== undefined && findLanguages(index, tag).length > 0) {
		return { values: [tag], note: `No review is in "${asked}"; these are in "${tag}".` };
	}
	const tags = index.facets.values('language').filter((each) => each !== 'und');
	const known = new NamedValues(tags.map((value) => ({ value, names: languageNames(value) })));
	return matchName(known, 'review in the language', asked);
}
