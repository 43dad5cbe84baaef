import type { SourcePolicy } from './business/verification-policy.ts';
import { isDisclosed } from './disclosure.ts';
import { NAMELESS } from './display-text.ts';
import type { StoredReview } from './stored-review.ts';

/** Returns the part of a record that is published; `undefined` if the record is not published. */
export type PublicForm = (record: StoredReview) => StoredReview | undefined;

/**
 * Applies the policy of each source. A source without a policy allows everything. Everything that is published, searched, or read by a person or a
 * language model comes from the result, so that nothing else of the record can become public.
 */
export function createPublicForm(
	sources: readonly Pick<SourcePolicy, 'id' | 'republish' | 'incentivized_or_related'>[],
): PublicForm {
	const policies = new Map(sources.map((source) => [source.id, source]));
	return (record) => {
		const policy = policies.get(record.source.id);
		const choice = policy?.republish;
		if (record.verification.method === 'none' || choice === 'link') return undefined;
		if (isDisclosed(record) && policy && policy.incentivized_or_related !== 'label')
			return undefined;
		if (choice === 'stars') return toStars(record);
		return choice === 'excerpt' ? toExcerpt(record) : record;
	};
}

/** Keeps the rating, and what is needed to find the review at its source. Lists the rest one by one. */
function toStars(record: StoredReview): StoredReview {
	const { id, rating, date, title, text, source, location, verification } = record;
	const { source_rating, incentive, relationship } = record;
	return {
		...{ id, rating, date, text: '' },
		...(source_rating && { source_rating }),
		...((title !== undefined || text !== '') && { truncated: true as const }),
		...{ language: 'und', author: NAMELESS, source, location },
		...(incentive && { incentive }),
		...(relationship && { relationship }),
		...{ responses: [], verification, tags: { technicians: [], services: [] } },
	};
}

function toExcerpt({ translation, ...record }: StoredReview): StoredReview {
	const text = beginning(record.text);
	return text === record.text ? record : { ...record, text: `${text}…`, truncated: true };
}

const LONGER = /^[^]{161}/u;
/** At most 160 characters before a space, or exactly 160 if there is no space among them. */
const BEGINNING = /^[^]{1,160}(?=\s)|^[^]{160}/u;

function beginning(text: string): string {
	if (!LONGER.test(text)) return text;
	return BEGINNING.exec(text)?.[0].trimEnd() ?? '';
}
