import type { Instant } from '../../reviews/calendar-date.ts';
import type { Report } from '../../log/verify.mjs';
import type { Alarm, MonitorState } from './monitor-state.ts';

/** The limits beyond which a monitor raises an alarm. */
export interface Limits {
	/** Removals within 30 days, as a percentage of the reviews at their beginning. */
	readonly maxRemovals: number;
	/** Days without a new checkpoint, or without a clear result. */
	readonly lateDays: number;
}

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 30;
const MAX_ALARMS = 50;
const MAX_COUNTS = 100;

/** Returns the state after a check, with its new alarms. Trouble of one kind raises one alarm until it ends, unless a check finds another fault. */
export function findAlarms(
	before: MonitorState,
	report: Report,
	{ maxRemovals, lateDays }: Limits,
	now: Instant,
): { readonly state: MonitorState; readonly raised: readonly Alarm[]; readonly open: number } {
	const { facts, findings } = report;
	const faults = findings.filter(({ severity }) => severity === 'fault');
	const isKnown = before.memory?.checkpoints.some(
		({ size, root }) => size === facts?.size && root === facts.root,
	);
	const grew_at = facts !== undefined && !isKnown ? now : (before.grew_at ?? now);
	const unclear_since = report.exitCode === 2 ? (before.unclear_since ?? now) : undefined;
	const removed = facts?.removed.length;
	const live = facts?.live.length;
	const isCounted = report.exitCode === 0 && removed !== undefined && live !== undefined;
	// One count a day is enough to compare with.
	const isNewDay = before.counts.at(-1)?.at.slice(0, 10) !== now.slice(0, 10);
	const counts =
		isCounted && isNewDay
			? [...before.counts, { at: now, removed, live }].slice(-MAX_COUNTS)
			: before.counts;

	const found: Alarm[] = [];
	const alarm = (kind: Alarm['kind'], message: string, details: readonly string[] = []) =>
		found.push({ at: now, kind, message, details: [...details] });
	if (faults.length > 0) {
		alarm(
			'fault',
			`The log of ${before.address} failed a check: ${faults[0]?.message}`,
			faults.map(({ message }) => message),
		);
	}
	const start = counts.find(({ at }) => daysBetween(at, now) <= WINDOW_DAYS);
	if (start !== undefined && isCounted) {
		const gone = removed - start.removed;
		const share = (100 * gone) / Math.max(1, start.live);
		if (share > maxRemovals) {
			const percent = Math.round(share * 10) / 10;
			alarm(
				'removals',
				`${gone} of ${start.live} reviews at ${before.address} have been removed since ${start.at.slice(0, 10)}: ${percent}%`,
			);
		}
	}
	const details = findings.map(({ message }) => message);
	if (unclear_since !== undefined && daysBetween(unclear_since, now) >= lateDays) {
		const since = unclear_since.slice(0, 10);
		alarm('late', `No clear result from ${before.address} since ${since}`, details);
	} else if (daysBetween(grew_at, now) >= lateDays) {
		alarm('late', `${before.address} has had no new checkpoint since ${grew_at.slice(0, 10)}`);
	}

	const known = new Set(before.alarms.flatMap((each) => each.details));
	const isOther = (message: string) => !known.has(message);
	const isNew = (each: Alarm) =>
		!before.open.includes(each.kind) || (each.kind === 'fault' && each.details.some(isOther));
	const raised = found.filter(isNew);
	return {
		state: {
			address: before.address,
			// A memory of a log with a fault would accept the fault from then on.
			memory: faults.length > 0 ? before.memory : (report.memory ?? before.memory),
			grew_at,
			unclear_since,
			counts,
			open: found.map(({ kind }) => kind),
			alarms: [...raised, ...before.alarms].slice(0, MAX_ALARMS),
		},
		raised,
		open: found.length,
	};
}

function daysBetween(from: Instant, to: Instant): number {
	return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
