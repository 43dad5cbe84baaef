import { editDistance } from '../../reviews/edit-distance.ts';

/** Names that other services use for what the first name that is known here means. */
const SYNONYMS: readonly (readonly [names: string, ...meant: string[]])[] = [
	['from start begin after start_date date_from', 'since'],
	['to end before end_date date_to', 'until'],
	['page offset skip start_at next token', 'cursor'],
	['count per_page page_size size max top n rows', 'limit'],
	['q text search keyword keywords term terms', 'query'],
	['stars star score', 'rating'],
	['technician person people employee staff name advisor', 'mentions_technician', 'person'],
	['service', 'mentions_service'],
	['order order_by sort_by', 'sort'],
	['lang locale', 'language'],
	['area city town place', 'service_area'],
	['dept division team', 'department'],
	['store branch rooftop dealership dealer', 'location'],
	['platform site', 'source'],
	['polarity mood', 'sentiment'],
	['visit', 'visit_type'],
	['verified', 'verification'],
	['response answered replied reply', 'has_response'],
	['topic theme category', 'aspect', 'topic'],
	['ids', 'id'],
	['select include members', 'fields'],
];

/** One of this many letters may be wrong in a name. */
const LETTERS_PER_TYPO = 3;

/**
 * Returns the known name that an unknown one most likely means: the same in other letters, a synonym,
 * a name that has it as a word, or a spelling that is close. `undefined` if there is none.
 */
export function suggestName(name: string, known: readonly string[]): string | undefined {
	const asked = name.toLowerCase().replaceAll(/[\s-]+/g, '_');
	if (known.includes(asked)) return asked;
	const meant = SYNONYMS.find(([names]) => names.split(' ').includes(asked))?.slice(1) ?? [];
	const synonym = meant.find((one) => known.includes(one));
	if (synonym !== undefined) return synonym;
	const fuller = known.find((candidate) => candidate.split('_').includes(asked));
	if (fuller !== undefined) return fuller;
	const [closest] = known
		.map((candidate) => ({ candidate, edits: editDistance(asked, candidate) }))
		.filter(({ edits }) => edits <= Math.floor(asked.length / LETTERS_PER_TYPO))
		.toSorted((a, b) => a.edits - b.edits);
	return closest?.candidate;
}
