import { describe, expect, it } from 'vitest';
import { advanceHistory } from '../../../../src/reviews/changes/advance-history.ts';
import {
	appendEdition,
	WINDOW_DAYS,
	WINDOW_EDITIONS,
} from '../../../../src/reviews/changes/change-window.ts';
import { listChanges } from '../../../../src/reviews/changes/list-changes.ts';
import { publicationTime } from '../../../../src/reviews/changes/publication-time.ts';
import { NO_HISTORY, type PublicationHistory } from '../../../../src/reviews/publication.ts';

const [ONE, TWO] = ['1111111111111111', '2222222222222222'];
const FIRST = '2026-03-01T10:00:00Z';
const SECOND = '2026-03-02T10:00:00Z';
const THIRD = '2026-03-03T10:00:00Z';

/** Returns a history with one edition, published at the first time, with these reviews. */
function historyOf(forms: Readonly<Record<string, string>>): PublicationHistory {
	const history = advanceHistory(NO_HISTORY, new Map(Object.entries(forms)), () => FIRST);
	return appendEdition(history, { edition: 'e1', modified: FIRST });
}

/** Returns the history after another edition. */
function publish(
	history: PublicationHistory,
	forms: Readonly<Record<string, string>>,
	at: string,
	edition = `e${at}`,
): PublicationHistory {
	const next = advanceHistory(history, new Map(Object.entries(forms)), () => at);
	return appendEdition(next, { edition, modified: at });
}

const changesOf = (history: PublicationHistory) => listChanges({ ...history, isComplete: true });

describe('changes', () => {
	it('distinguish added, edited and removed reviews, newest first', () => {
		const first = historyOf({ kept: ONE, edited: ONE, gone: ONE });
		const second = publish(first, { kept: ONE, edited: TWO, gone: ONE, added: ONE }, SECOND);
		const third = publish(second, { kept: ONE, edited: TWO, added: ONE }, THIRD);
		expect(changesOf(third).marks).toEqual([
			{ type: 'removed', id: 'gone', at: THIRD },
			{ type: 'added', id: 'added', at: SECOND },
			{ type: 'edited', id: 'edited', at: SECOND },
		]);
	});

	it('list a review once, with its latest change: added and then edited still counts as added', () => {
		const second = publish(historyOf({}), { a: ONE, b: ONE }, SECOND);
		const third = publish(second, { a: TWO }, THIRD);
		expect(changesOf(third).marks).toEqual([
			{ type: 'added', id: 'a', at: THIRD },
			{ type: 'removed', id: 'b', at: THIRD },
		]);
	});

	it('list a review that came back as added', () => {
		const gone = publish(historyOf({ a: ONE }), {}, SECOND);
		expect(changesOf(publish(gone, { a: ONE }, THIRD)).marks).toEqual([
			{ type: 'added', id: 'a', at: THIRD },
		]);
	});

	it('list no editions if the time of a change is unknown or not later than the last edition', () => {
		const forms = new Map([['a', TWO]]);
		for (const time of [undefined, FIRST, '2026-03-01T11:00:00+02:00']) {
			const history = advanceHistory(historyOf({ a: ONE }), forms, () => time);
			expect(history.isComplete).toBe(false);
			expect(history.publications.size).toBe(0);
			expect(listChanges(history)).toEqual({ editions: [], marks: [] });
		}
	});

	it('are empty before the first publication', () => {
		expect(changesOf(NO_HISTORY)).toEqual({ editions: [], marks: [] });
	});
});

describe('the history window', () => {
	it('keeps the editions that were current in the last 90 days, and the removals since', () => {
		const [spring, summer, winter] = [
			'2026-05-31T10:00:00Z',
			'2026-07-31T10:00:00Z',
			'2027-01-01T10:00:00Z',
		];
		const timesOf = ({ editions }: PublicationHistory) => editions.map(({ modified }) => modified);
		expect(WINDOW_DAYS).toBe(90);
		const inSpring = publish(publish(historyOf({ a: ONE }), {}, SECOND), { b: ONE }, spring);
		expect(timesOf(inSpring)).toEqual([FIRST, SECOND, spring]);
		expect([...inSpring.withdrawals.keys()]).toEqual(['a']);
		const inSummer = publish(inSpring, { b: TWO }, summer);
		expect(timesOf(inSummer)).toEqual([SECOND, spring, summer]);
		// Everyone with an edition from this window already has the removal.
		expect(inSummer.withdrawals.size).toBe(0);
		// The previous edition was current until now, so it stays, however old it is.
		expect(timesOf(publish(inSummer, { b: ONE }, winter))).toEqual([summer, winter]);
	});

	it('keeps at most a thousand editions', () => {
		let history = historyOf({});
		for (let second = 1; second <= WINDOW_EDITIONS + 5; second += 1) {
			const modified = new Date(Date.parse(FIRST) + second * 1_000).toISOString();
			history = appendEdition(history, { edition: `n${second}`, modified });
		}
		expect(history.editions).toHaveLength(WINDOW_EDITIONS);
		expect(history.editions[0]?.edition).toBe('n6');
	});

	it('does not change when the same edition is published again', () => {
		const history = publish(historyOf({ a: ONE }), { a: ONE }, SECOND, 'e1');
		expect(history.editions).toEqual([{ edition: 'e1', modified: FIRST }]);
	});

	it('lists an edition that came back once, at its latest time', () => {
		const second = publish(historyOf({ a: ONE }), { a: ONE }, SECOND, 'e2');
		const back = publish(second, { a: ONE }, THIRD, 'e1');
		expect(back.editions).toEqual([
			{ edition: 'e2', modified: SECOND },
			{ edition: 'e1', modified: THIRD },
		]);
	});
});

describe('the time of a publication', () => {
	it.each([
		['the current time', THIRD, THIRD],
		['one second after an edition in the same second', FIRST, '2026-03-01T10:00:01Z'],
		[
			'after the last edition even if the clock was set back',
			'2020-01-01T00:00:00Z',
			'2026-03-01T10:00:01Z',
		],
	])('is %s', (_name, now, expected) => {
		expect(publicationTime(historyOf({}), now)).toBe(expected);
	});
});
