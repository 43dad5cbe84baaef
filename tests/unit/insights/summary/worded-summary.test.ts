import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { wordClaim, type NameOf } from '../../../../src/insights/summary/claim-messages.ts';
import type { SummaryClaim } from '../../../../src/insights/summary/summary-claim.ts';
import {
	acceptWording,
	isWordingOf,
	WordedSummary,
} from '../../../../src/insights/summary/worded-summary.ts';

const LABELS: Record<string, string> = {
	...{ falls: 'Alder Falls', moon: 'Half Moon', drive: 'Test drive', price: 'Price' },
	...{
		ford: 'Ford',
		sixty: '60',
		ev: 'EV-charging (AC/DC)',
		dana: 'Dana Whitfield',
		kofi: 'Kofi Mensah',
	},
};
const nameOf: NameOf = (_kind, id) => LABELS[id] ?? id;
const stars = { measure: 'stars', location: 'falls' } as const;
const since = '2019-02-03';
const CLAIMS = {
	overall: { kind: 'overall', n: 1033, average: 4.5, high: 900, low: 60, since },
	driver: {
		...{ kind: 'driver', aspect: 'drive', n: 1033, recent: 90, since },
		...{ of: 400, before: 40, before_of: 300, change: 'lower' },
		...{ difference: -1.24, cost: -0.21 },
	},
	praised: { kind: 'praised', aspect: 'price', positive: 12, negative: 2, n: 14, since },
	criticized: { kind: 'criticized', aspect: 'price', positive: 2, negative: 12, n: 14, since },
	fell: {
		...{ kind: 'period', window: 'last_12_months', ...stars },
		...{ first: 3.85, second: 4.73, changed: true },
	},
	same: {
		...{ kind: 'period', window: 'last_90_days', ...stars },
		...{ first: 3.91, second: 3.99, changed: false },
	},
	turn: { kind: 'change_point', location: 'moon', date: '2025-06-03', before: 4.7, after: 3.9 },
	trend: { kind: 'trend', ...stars, per_year: 0.06 },
	may: { kind: 'change_point', location: 'moon', date: '2025-05-03', before: 4.7, after: 3.9 },
	answers: {
		...{ kind: 'answers', n: 54, answered: 51, within_days: 3, within: 49, since },
		elsewhere: [{ source: 'moon', n: 6 }],
	},
	department: {
		...{ kind: 'department', location: 'falls', department: 'moon' },
		...{ low: 4, n: 8, average: 3.125, before: { low: 0, n: 6, average: 5 } },
		rest: { average: 4.1, before: 4.04 },
	},
	years: {
		...{ kind: 'years', location: 'falls', first: { year: '2026', n: 12, average: 3.9 } },
		second: { year: '2024', n: 15, average: 4.7 },
	},
	people: { kind: 'people', people: [{ id: 'dana', name: 'Dana Whitfield', n: 12 }] },
} satisfies Record<string, SummaryClaim>;

function word(claim: SummaryClaim, worded: string) {
	const generated = [{ claim, text: wordClaim(translatorFor('en'), claim, nameOf) }];
	const answer = JSON.stringify({ sentences: [worded] });
	return acceptWording(answer, generated, Object.values(LABELS));
}

describe('the wording of a claim', () => {
	it.each(Object.entries(CLAIMS))('may be the generated one: %s', (_kind, claim) => {
		const worded = wordClaim(translatorFor('en'), claim, nameOf);
		expect(word(claim, worded)).toMatchObject({ sentences: [{ worded }] });
	});

	it.each<[keyof typeof CLAIMS, string]>([
		[
			'fell',
			'Alder Falls stood at 3.85 stars in the past 12 months, down from 4.73 stars in the 12 months earlier.',
		],
		[
			'same',
			'Alder Falls had 3.91 stars in the past 90 days, and 3.99 stars in the 90 days before that; the difference may be due to chance.',
		],
		['criticized', 'Price drew complaints in 12 reviews since 2019, praise in 2.'],
		[
			'answers',
			'Responses to reviews with 1 or 2 stars since 2019 were 51 of 54 (49 within 3 days), and none of 6 from Half Moon.',
		],
	])('may be other words for the claim "%s": %s', (claim, worded) => {
		expect(word(CLAIMS[claim], worded)).toMatchObject({ sentences: [{ worded }] });
	});

	it.each<[keyof typeof CLAIMS, string, string]>([
		[
			'overall',
			'1,033 reviews since 2019 average 4.50 out of 5 stars: 60 gave 4 or 5 stars, 900 gave 1 or 2.',
			'says "60"',
		],
		[
			'overall',
			'1,033 reviews since 2019 average 4.50 out of 5 stars: 900 gave 4 or 5 stars, ６1 gave 1 or 2.',
			'says "６1"',
		],
		[
			'praised',
			'Price: complaints in 12 reviews since 2019, praise in 2.',
			'says "complaints" where',
		],
		['praised', 'Price: not praised in 12 reviews since 2019, complaints in 2.', 'says "not"'],
		['praised', 'Price: praise in ½ reviews since 2019, complaints in 2.', 'says "½ reviews"'],
		['praised', 'Price: praise in most reviews since 2019, complaints in 2.', 'says "most"'],
		['praised', 'Price: praise in 12 reviews in 2019; complaints in 2.', 'says "2019" where'],
		['praised', 'Price and Ford: praise in 12 reviews since 2019, complaints in 2.', 'says "Ford"'],
		[
			'praised',
			'Price: praise in 12 reviews since 2019, complaints in 2, and rightly so, as many a regular would tell you with a smile.',
			'plain sentence',
		],
		[
			'praised',
			'Price: praise in 12 reviews of Millbrook since 2019, complaints in 2.',
			'adds "millbrook"',
		],
		[
			'fell',
			'Alder Falls: 3.85 stars in the last 12 months, up from 4.73 in the 12 months before.',
			'says "up" where',
		],
		[
			'fell',
			'Alder Falls: 3.85 stars in the last 12 days, down from 4.73 in the 12 months before.',
			'says "12 days"',
		],
		[
			'fell',
			'Alder Falls: 3.85 stars in the 12 months before, down from 4.73 in the last 12 months.',
			'says "12 months"',
		],
		[
			'same',
			'Alder Falls: 3.91 stars in the last 90 days and 3.99 stars in the 90 days before.',
			'leaves out "may',
		],
		[
			'turn',
			'Half Moon: the average fell from 4.70 to 3.90 stars in reviews since July 3, 2025.',
			'adds "july"',
		],
		[
			'turn',
			'Half Moon: the average fell from 4.70 to 3.90 stars in reviews because of the staff since June 3, 2025.',
			'adds "because"',
		],
		[
			'years',
			'Alder Falls averaged 4.70 stars in 2024 (15 reviews) and 3.90 in 2026 (12).',
			'leaves out "few"',
		],
		['people', 'Customers name Kofi Mensah (12) most often.', 'says "Kofi Mensah"'],
		['people', 'The people named most often: <b>Dana Whitfield</b> (12).', 'plain sentence'],
		[
			'answers',
			'Customer replies to reviews with 1 or 2 stars since 2019: 51 of 54 (49 within 2 days); none of 6 from Half Moon.',
			'says "Customer" where',
		],
		[
			'overall',
			'1,033 customers since 2019 average 4.50 out of 5 stars: 900 gave 4 or 5 stars, 60 gave 1 or 2.',
			'says "1,033 customers"',
		],
		['people', '', 'plain sentence'],
		[
			'praised',
			'Price: rarely praised in 12 reviews since 2019, complaints in 2.',
			'adds "rarely"',
		],
		['praised', 'Bob says price: praised in 12 reviews since 2019, complaints in 2.', 'adds "bob"'],
		[
			'praised',
			'Price: a n\u00adot praised in 12 reviews since 2019, complaints in 2.',
			'has the character',
		],
		[
			'praised',
			'Price: praise in $12 reviews since 2019, complaints in 2.',
			'has the character "$"',
		],
		['praised', 'Price: praise in 12 reviews per visit since 2019, complaints in 2.', 'adds "per"'],
		[
			'praised',
			'Price: praise in roughly 12 reviews since 2019, complaints in 2.',
			'adds "roughly"',
		],
		[
			'same',
			'Alder Falls: 3.91 stars in the last 90 days, compared with 3.99 stars in the 90 days before that. The problem may be due to chance.',
			'adds "problem"',
		],
		[
			'same',
			'Alder Falls soared: 3.91 stars in the last 90 days, compared with 3.99 stars in the 90 days before that. The difference may be due to chance.',
			'adds "soared"',
		],
		['trend', 'Alder Falls: up 0.06 stars a month over all years.', 'adds "month"'],
		['trend', 'Alder Falls: up -0.06 stars a year over all years.', 'says "-0.06 stars" where'],
		[
			'may',
			'Half Moon: the average fell from 4.70 to 3.90 stars in reviews since perhaps 3, 2025.',
			'says "perhaps" where',
		],
		[
			'answers',
			'Replies to reviews with 1 or 2 stars since 2019: 51 of 54 days (49 within 2 days); none of 6 from Half Moon.',
			'says "54 days"',
		],
		['people', 'The people rude and most often fired: Dana Whitfield (12).', 'adds "rude"'],
	])('is refused if it says something else than "%s": %s', (claim, worded, reason) => {
		const { reason: given } = word(CLAIMS[claim], worded) as { reason?: string };
		expect(given).toContain(reason);
	});

	it('is used for the same claim only', () => {
		const { driver, people } = CLAIMS;
		const sentence = { claim: people, text: 'Named: 12.' };
		const stored = WordedSummary.parse({
			...{ reader: { kind: 'model', name: 'tiny', prompt: '1' }, date: '2026-11-26' },
			sentences: [{ ...sentence, worded: 'Named here: 12.' }],
		});
		expect(isWordingOf(stored, [sentence])).toBe(true);
		expect(isWordingOf(stored, [{ ...sentence, claim: driver }])).toBe(false);
	});

	it('is read but not used if an earlier version stated the claim without its period', () => {
		const { since: _, ...claim } = CLAIMS.overall;
		const stored = WordedSummary.parse({
			...{ reader: { kind: 'model', name: 'tiny', prompt: '1' }, date: '2026-11-26' },
			sentences: [{ claim, text: 'All.', worded: 'All.' }],
		});
		expect(isWordingOf(stored, [{ claim: CLAIMS.overall, text: 'All.' }])).toBe(false);
	});
});
