import { wilsonShare, type Share } from '../../src/insights/statistics/wilson.ts';
import type { Person } from '../../src/insights/mentions/person.ts';

interface Surface {
	readonly surface: string;
	readonly start: number;
	readonly end: number;
}

/** A text with its labeled mentions. */
export interface MentionCase {
	readonly split: string;
	readonly id: string;
	readonly kind: 'technician' | 'service';
	readonly text: string;
	readonly roster?: string;
	readonly author?: string;
	readonly location?: string;
	readonly expected: readonly (Surface & { readonly id: string })[];
	readonly ambiguous?: readonly (Surface & { readonly candidates: readonly string[] })[];
	readonly tags: readonly string[];
}

export interface MentionSet {
	readonly rosters: Readonly<Record<string, readonly Person[]>>;
	readonly serviceCatalog: readonly { readonly id: string; readonly name: string }[];
	readonly cases: readonly MentionCase[];
}

/** The findings for one case. */
export interface Answer {
	readonly found: readonly { readonly id: string; readonly start: number; readonly end: number }[];
	readonly ambiguous: readonly {
		readonly candidates: readonly string[];
		readonly start: number;
		readonly end: number;
	}[];
}

export interface Score {
	readonly cases: number;
	readonly precision: Share | undefined;
	readonly recall: Share | undefined;
	readonly ambiguousReported: Share | undefined;
}

/**
 * Scores results, ids as one set per case. Attributing an ambiguous name is
 * a mistake; reporting it as ambiguous is counted separately. Cases tagged "optional" are skipped.
 */
export function scoreMentions(
	cases: readonly MentionCase[],
	answer: (mentionCase: MentionCase) => Answer,
): Score {
	const counts = { right: 0, found: 0, expected: 0 };
	const shared = { reported: 0, of: 0 };
	for (const mentionCase of cases) {
		const { found, ambiguous } = answer(mentionCase);
		if (mentionCase.tags.includes('optional')) continue;
		const ids = new Set(found.map(({ id }) => id));
		const expected = new Set(mentionCase.expected.map(({ id }) => id));
		counts.right += ids.intersection(expected).size;
		counts.found += ids.size;
		counts.expected += expected.size;

		const open = mentionCase.ambiguous ?? [];
		const reported = open.filter((e) =>
			ambiguous.some((find) => find.start < e.end && e.start < find.end),
		).length;
		shared.of += open.length;
		shared.reported += reported;
	}
	return {
		cases: cases.length,
		precision: wilsonShare(counts.right, counts.found),
		recall: wilsonShare(counts.right, counts.expected),
		ambiguousReported: wilsonShare(shared.reported, shared.of),
	};
}
