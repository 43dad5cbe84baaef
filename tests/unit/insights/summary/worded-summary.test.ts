import { describe, expect, it } from 'vitest';
import { wordClaim, type NameOf } from '../../../../src/insights/summary/claim-messages.ts';
import type { SummaryClaim } from '../../../../src/insights/summary/summary-claim.ts';
import {
	acceptWording,
	isWordingOf,
	WordedSummary,
} from '../../../../src/insights/summary/worded-summary.ts';

const LABELS: Record<string, string> = { north: 'Northgate', south: 'Southside', speed: 'Speed' };
const nameOf: NameOf = (_kind, id) => LABELS[id] ?? id;
const stars = { measure: 'stars', location: 'north' } as const;
const CLAIMS = {
	driver: { kind: 'driver', aspect: 'speed', n: 1033, difference: -1.24, cost: -0.21 },
	fell: {
		...{ kind: 'period', window: 'last_12_months', ...stars },
		...{ first: 3.85, second: 4.73, changed: true },
	},
	same: {
		...{ kind: 'period', window: 'last_90_days', ...stars },
		...{ first: 3.91, second: 3.99, changed: false },
	},
	location: { kind: 'location', ...stars, first: 3.9, second: 4.2 },
	people: { kind: 'people', people: [{ id: 'dana', name: 'Dana Whitfield', n: 12 }] },
} satisfies Record<string, SummaryClaim>;

function word(claim: SummaryClaim, worded: string) {
	const generated = [{ claim, text: wordClaim(claim, nameOf) }];
	const answer = JSON.stringify({ sentences: [worded] });
	return acceptWording(answer, generated, nameOf, ['Northgate', 'Southside']);
}

describe('the wording of a claim', () => {
	it.each<[keyof typeof CLAIMS, string]>([
		['driver', 'The 1,033 that complain about speed have 1.2 fewer stars than comparable reviews.'],
		['fell', 'At Northgate the average fell: 3.85 in the last twelve months, down from 4.73.'],
		['same', 'Northgate shows no clear change: 3.91 stars in 90 days, after 3.99.'],
		['location', 'Northgate is lower, at 3.90 stars against 4.20 elsewhere.'],
		['people', 'Customers name Dana Whitfield (12).'],
	])('may be other words for the claim "%s": %s', (claim, worded) => {
		expect(word(CLAIMS[claim], worded)).toMatchObject({ sentences: [{ worded }] });
	});

	it.each<[keyof typeof CLAIMS, string, string]>([
		['driver', 'Complaints about speed go with 1.3 fewer stars.', 'number "1.3"'],
		['driver', 'Complaints about speed (1033) go with half a star less.', 'number "half"'],
		['driver', 'Complaints about speed (about 1,033) go with fewer stars.', 'number "about"'],
		['driver', 'A thousand complaints about speed have fewer stars.', 'number "thousand"'],
		['driver', 'Slow speed costs them 1.2 stars.', 'says "costs"'],
		['driver', 'Complaints about price (1,033) have 1.2 fewer stars.', 'does not name "Speed"'],
		['fell', 'Northgate fell from 4.73 stars to 3.85 in 12 months.', 'number "3.85"'],
		['fell', 'Northgate rose in the last 12 months.', 'says "rose"'],
		['fell', 'Northgate, at 3.85%, is down in 12 months.', 'number "3.85%"'],
		['same', 'Northgate has 3.91 stars in 90 days, after 3.99.', 'leaves out the "no"'],
		['location', 'Northgate is not at 4.20 stars.', 'adds a "no"'],
		['location', 'Northgate is better, at 3.90 stars against 4.20.', 'says "better"'],
		['location', 'Northgate has 3.90 stars, Southside 4.20.', 'names "Southside"'],
		['people', 'Customers name somebody 12 times.', 'does not name "Dana Whitfield"'],
		['people', 'Dana Whitfield (12): <b>great</b>', 'one plain sentence'],
		['people', '', 'one plain sentence'],
	])('is refused if it says something else than "%s": %s', (claim, worded, reason) => {
		const { reason: given } = word(CLAIMS[claim], worded) as { reason?: string };
		expect(given).toContain(reason);
	});

	it('is used for the same claim only, and refused if its number was changed by hand', () => {
		const { driver, people } = CLAIMS;
		const sentence = { claim: people, text: 'Named: 12.' };
		const store = (worded: string) =>
			WordedSummary.safeParse({
				...{ reader: { kind: 'model', name: 'tiny', prompt: '1' }, date: '2026-11-26' },
				sentences: [{ ...sentence, worded }],
			});
		const { data } = store('Twelve name her.');
		expect(data && isWordingOf(data, [sentence])).toBe(true);
		expect(data && isWordingOf(data, [{ ...sentence, claim: driver }])).toBe(false);
		const [issue] = store('13 name her.').error?.issues ?? [];
		expect(issue?.path).toEqual(['sentences', 0, 'worded']);
		expect(issue?.message).toContain('number "13"');
	});
});
