import { countDocs, intersect, listDocs, type DocSet } from './index/doc-set.ts';
import { joinWords } from './match-name.ts';
import type { NamedReviews, QuestionClues } from './read-question.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchFilters } from './select.ts';

const VERBS = {
	technician: ['names', 'name'],
	location: ['is of', 'are of'],
	service_area: ['mentions', 'mention'],
} as const;

/**
 * Says what no review about the people and places of a question has: "11 reviews name Marcus Bell; none has 1 to 3
 * stars." Of days, also the newest review.
 */
export function* explainNone(
	index: SearchIndex,
	{ named, stars }: Pick<QuestionClues, 'named' | 'stars'>,
	{ since, until }: Pick<SearchFilters, 'since' | 'until'>,
): Generator<string> {
	const [first, ...others] = named.map(({ docs }) => docs);
	const all = others.reduce<DocSet | undefined>((set, docs) => set && intersect(set, docs), first);
	if (all && countDocs(all) === 0) {
		const alone = named.map((each) => countNamed(index, [each], each.docs));
		yield `${joinWords(alone, 'and')}${others.length > 0 ? ': none does both' : ''}.`;
		return;
	}
	const isOfDays = since !== undefined || until !== undefined;
	const lacks = [...(stars ? [stars.label] : []), ...(isOfDays ? ['is from this period'] : [])];
	if (lacks.length === 0 || index.count === 0) return;
	const [newest = 0] = all ? listDocs(all, index.count) : [0];
	const days = isOfDays ? `; the newest is from ${index.days.dateOf(newest)}` : '';
	const lacking = joinWords(lacks, 'and');
	yield all
		? `${countNamed(index, named, all)}; none ${lacking}${days}.`
		: `No review ${lacking}${days}.`;
}

function countNamed({ names }: SearchIndex, named: readonly NamedReviews[], docs: DocSet): string {
	const count = countDocs(docs);
	const what = named.map(({ facet, values }) => {
		const known = facet === 'technician' ? [] : (names.get(facet)?.values ?? []);
		const labels = values.map((id) => known.find(({ value }) => value === id)?.names[0] ?? id);
		return `${VERBS[facet][count === 1 ? 0 : 1]} ${joinWords(labels, 'or')}`;
	});
	return `${count} ${count === 1 ? 'review' : 'reviews'} ${joinWords(what, 'and')}`;
}
