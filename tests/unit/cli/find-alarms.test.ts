import { describe, expect, it } from 'vitest';
import { findAlarms } from '../../../src/cli/monitor/find-alarms.ts';
import type { MonitorState } from '../../../src/cli/monitor/monitor-state.ts';
import type { Report } from '../../../src/log/verify.mjs';

const LIMITS = { maxRemovals: 5, lateDays: 30 };
const FRESH: MonitorState = {
	address: 'https://reviews.example',
	counts: [],
	open: [],
	alarms: [],
};

/** A report about a log with 100 reviews. */
function reportOf({
	removed = 0,
	size = 100,
	exitCode = 0 as Report['exitCode'],
	message = '',
} = {}): Report {
	const entry = { index: 0, op: 'add', month: '2026-11' };
	const root = `root of ${size}`;
	return {
		exitCode,
		findings: exitCode === 0 ? [] : [{ severity: exitCode === 1 ? 'fault' : 'doubt', message }],
		notes: [],
		memory: { origin: 'reviews.example/log', keys: ['key'], checkpoints: [{ size, root }] },
		facts: {
			...{ origin: 'reviews.example/log', size, root, pending: 0, keys: ['key'], isKnown: true },
			live: Array.from({ length: 100 - removed }, () => entry),
			removed: Array.from({ length: removed }, () => entry),
		},
	};
}

/** Runs checks at days of November 2026. */
function check(state: MonitorState, day: number, report: Report) {
	const at = new Date(Date.UTC(2026, 10, day)).toISOString();
	return findAlarms(state, report, LIMITS, at);
}

describe('a monitor', () => {
	it('raises no alarm for a log that is right', () => {
		const first = check(FRESH, 1, reportOf());
		const second = check(first.state, 2, reportOf({ size: 105, removed: 4 }));
		expect([first.raised, second.raised, second.open]).toEqual([[], [], 0]);
		expect(second.state.memory?.checkpoints).toEqual([{ size: 105, root: 'root of 105' }]);
	});

	it('raises one alarm for a fault, and keeps what it knew before', () => {
		const known = check(FRESH, 1, reportOf()).state;
		const wrong = reportOf({ size: 90, exitCode: 1, message: 'the log was rewritten' });
		const first = check(known, 2, wrong);
		expect(first.raised).toMatchObject([
			{ kind: 'fault', message: expect.stringContaining('the log was rewritten') },
		]);
		expect(first.state.memory).toEqual(known.memory);
		const second = check(first.state, 3, wrong);
		expect([second.raised.length, second.open]).toEqual([0, 1]);
		const worse = reportOf({ size: 90, exitCode: 1, message: 'another review was dropped' });
		expect(check(second.state, 4, worse).raised).toHaveLength(1);
	});

	it('raises an alarm for more removals within 30 days than allowed', () => {
		let { state } = check(FRESH, 1, reportOf());
		({ state } = check(state, 10, reportOf({ size: 104, removed: 4 })));
		const { raised } = check(state, 20, reportOf({ size: 107, removed: 7 }));
		expect(raised.map(({ message }) => message)).toEqual([
			'7 of 100 reviews at https://reviews.example have been removed since 2026-11-01: 7%',
		]);
		// On day 35, the window begins with day 10.
		const later = check(state, 35, reportOf({ size: 108, removed: 8 }));
		expect(later.raised).toEqual([]);
	});

	it('raises an alarm if there is no new checkpoint for too long', () => {
		const { state } = check(FRESH, 1, reportOf());
		expect(check(state, 30, reportOf()).raised).toEqual([]);
		expect(check(state, 31, reportOf()).raised).toMatchObject([
			{ kind: 'late', message: expect.stringContaining('had no new checkpoint since 2026-11-01') },
		]);
		const grown = check(state, 29, reportOf({ size: 101 })).state;
		expect(check(grown, 31, reportOf({ size: 101 })).raised).toEqual([]);
	});

	it('raises an alarm if no check can tell for too long', () => {
		const unclear = reportOf({ exitCode: 2, message: 'no answer' });
		const known = check(FRESH, 1, reportOf()).state;
		const { state } = check(known, 2, unclear);
		const { facts: _, ...withoutFacts } = unclear;
		expect(check(state, 31, withoutFacts).raised).toEqual([
			expect.objectContaining({
				kind: 'late',
				message: expect.stringContaining('had no new checkpoint'),
			}),
		]);
		expect(check(state, 32, unclear).raised).toMatchObject([
			{
				kind: 'late',
				message: expect.stringMatching(/^No clear result from .* since 2026-11-02$/),
			},
		]);
		const clear = check(state, 20, reportOf({ size: 101 })).state;
		expect(check(clear, 32, unclear).raised).toEqual([]);
	});
});
