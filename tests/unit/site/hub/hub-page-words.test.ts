import { describe, expect, it } from 'vitest';
import { inWords } from '../../../../src/site/islands/hub/duration.ts';
import { findCapability } from '../../../../src/site/islands/hub/show-subscription.ts';
import { lifeRows, limitRows } from '../../../../src/site/islands/hub/rule-rows.ts';
import {
	describeFailure,
	unsubscribeCommand,
} from '../../../../src/site/islands/hub/subscription-words.ts';
import { describeHub } from '../../../../src/hub/core/hub-description.ts';
import { POLICY } from '../../../support/hub.ts';

const ID = 'q0yq3Qb8mC1n2L7sWc4kV9dXhT5fRz-_';

describe('a duration', () => {
	it.each([
		[1, '1 second'],
		[0.5, '0.5 seconds'],
		[90, '90 seconds'],
		[60, '1 minute'],
		[600, '10 minutes'],
		[3_600, '1 hour'],
		[5_400, '90 minutes'],
		[864_000, '10 days'],
	])('of %f seconds is %s', (seconds, words) => expect(inWords(seconds)).toBe(words));
});

describe('a capability', () => {
	it.each([
		ID,
		` ${ID}\n`,
		`#${ID}`,
		`https://reviews.example/api/websub/subscriptions/${ID}`,
		`https://reviews.example/api/websub/subscriptions/${ID}/test`,
		`https://reviews.example/websub/subscription#${ID}`,
		`Accepted: the callback is asked to confirm. Status: https://reviews.example/a/${ID}`,
		`<https://reviews.example/api/websub/subscriptions/${ID}>`,
	])('is found in %j', (text) => expect(findCapability(text)).toBe(ID));

	it.each(['', '#', 'https://reviews.example/', ID.slice(1), `${ID}x`, `${ID}?a`, `../${ID}/..`])(
		'is not found in %j',
		(text) => expect(findCapability(text)).toBeUndefined(),
	);
});

describe('the rules of a hub', () => {
	it('match its policy', () => {
		const lease = { defaultSeconds: 7_200, minSeconds: 60, maxSeconds: 86_400 };
		const rules = describeHub({ ...POLICY, lease, retrySeconds: [5, 120], failuresAllowed: 4 }, []);
		const rows = Object.fromEntries(lifeRows(rules));
		expect(rows).toMatchObject({
			'Default lease': '2 hours',
			'Minimum and maximum lease': '1 minute to 1 day',
			'A failed delivery is retried after': '5 seconds and 2 minutes, each ±\u00a020%',
			'Failed changes in a row that end a subscription': '4',
		});
		expect(limitRows(rules).map(([, limit]) => limit)).toContain('10 a minute');
		expect(limitRows(rules).map(([, limit]) => limit)).toContain('100 an hour');
	});

	it('describe the subject of each rate', () => {
		const subjects = limitRows(describeHub(POLICY, [])).map(([what]) => what);
		expect(subjects).toHaveLength(8);
		expect(subjects.filter((subject) => !/^(Requests|Subscriptions) \w+/.test(subject))).toEqual(
			[],
		);
	});

	it('leave out limits that the operator has lifted', () => {
		const rules = describeHub({ ...POLICY, limitsRates: false }, []);
		expect(limitRows(rules).map(([what]) => what)).toEqual(['Subscriptions to one topic']);
	});
});

describe('words for a subscription', () => {
	const refusal = { ok: false, detail: 'Cannot deliver', issues: [] } as const;

	it('say when to retry', () => {
		const words = describeFailure({ ...refusal, status: 503, retryAfterSeconds: 41 });
		expect(words).toBe('Cannot deliver. Try again in 41 seconds.');
	});

	it('do not repeat when to retry, if a 429 says so', () => {
		const detail = 'Cannot deliver: too many requests; try again in 41 seconds';
		const words = describeFailure({ ...refusal, detail, status: 429, retryAfterSeconds: 41 });
		expect(words).toBe(`${detail}.`);
	});

	it('say how long requests are shown, if one is not found', () => {
		const words = describeFailure({ ...refusal, status: 404, retryAfterSeconds: undefined });
		expect(words).toContain('is shown for a day');
	});

	it('quote a callback for a shell', () => {
		const command = unsubscribeCommand('https://hub.example', {
			topic: 'https://hub.example/feed.xml',
			callback: "https://subscriber.example/it's",
		});
		expect(command).toContain(String.raw`'hub.callback=https://subscriber.example/it'\''s'`);
	});
});
