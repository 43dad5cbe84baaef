import { askedOpinions, hintedAspects } from './asked-opinion.ts';
import { countDocs, listDocs, union, type DocSet } from './index/doc-set.ts';
import { Matches } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import { select, type SearchFilters } from './select.ts';

const MAX_IDS = 3;

/** An aspect, and how broadly it is meant: "speed" is about repairs as well as waits. */
interface Described {
	readonly id: string;
	readonly description?: string | undefined;
}

/**
 * Says which aspects a text is about: "overcharged" and "billed" are about the price. Always counts praise and
 * complaints, because the words may presume one of them. Counts the complaints about several aspects together, because
 * no filter does.
 */
export function* noteOpinions(
	index: SearchIndex,
	filters: SearchFilters,
	text: string,
	aspects: readonly Described[] = [],
): Generator<string> {
	if (filters.aspect !== undefined || filters.sentiment !== undefined) return;
	const judged = askedOpinions(index, text).map(({ aspect }) => aspect);
	const { mentions_service: service } = filters;
	const of = service === undefined ? '' : ` for the service "${service}"`;
	const sets: DocSet[] = [];
	for (const aspect of new Set([...judged, ...hintedAspects(index, text)])) {
		const find = (sentiment: 'praise' | 'complaint') =>
			new Matches(index, select(index, { ...filters, aspect, sentiment }));
		const [praise, complaints] = [find('praise').total, find('complaint')];
		if (praise + complaints.total === 0) continue;
		if (complaints.total > 0) sets.push(complaints.toSet());
		const newest = [...listDocs(complaints.toSet(), index.count)].slice(0, MAX_IDS);
		const ids = newest.map((doc) => index.ids.of(doc)).join(', ');
		const no = `Complaints about "${aspect}" do not prove what was asked.`;
		const some = ids === '' ? '.' : ` (newest: ${ids}). ${no}`;
		const description = aspects.find(({ id }) => id === aspect)?.description;
		const means = description === undefined ? '' : ` "${aspect}" means: "${description}"`;
		yield `Try aspect "${aspect}"${of}: ${praise} praise it in any words, ${complaints.total} complain${some}${means}`;
	}
	if (sets.length < 2) return;
	const together = countDocs(union(sets, index.count));
	yield `Reviews that complain about any of these aspects${of}: ${together}. Other aspects may have the same complaint.`;
}
