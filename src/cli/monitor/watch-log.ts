import { writeFile } from 'node:fs/promises';
import { verifyLog, type Report } from '../../log/verify.mjs';
import type { Instant } from '../../reviews/calendar-date.ts';
import { request, type Network } from '../sync/request.ts';
import { renderAlarmFeed } from './alarm-feed.ts';
import { findAlarms, type Limits } from './find-alarms.ts';
import { loadState, storeState, type Alarm } from './monitor-state.ts';

export interface WatchOptions {
	readonly address: string;
	/** Verifier keys that the operator knows. */
	readonly keys: string[];
	readonly limits: Limits;
	readonly webhook: string | undefined;
	/** Path of the feed. */
	readonly atom: string | undefined;
	readonly stateFolder: string;
	readonly network: Network;
	readonly clock: () => Instant;
	readonly say: (line: string) => void;
}

export interface CheckResult {
	readonly exitCode: 0 | 1 | 2;
	/** Address of the checkpoint that was checked. */
	readonly checkpoint: string;
}

export interface Watch {
	/** Checks the log after all checks that were asked for before. */
	check(): Promise<CheckResult>;
	/** Whether any check raised an alarm. */
	hasRaised(): boolean;
}

/** Checks a log, and reports what is new. */
export function createWatch(options: WatchOptions): Watch {
	const { address, keys, limits, stateFolder, network, clock, say } = options;
	let queue: Promise<unknown> = Promise.resolve();
	let hasRaised = false;

	async function check(): Promise<CheckResult> {
		const before = await loadState(stateFolder, address);
		const given = keys.length > 0 ? { keys } : {};
		const report = await verifyLog(address, {
			...{ ...given, memory: before.memory, fetch: network.fetch },
		});
		const at = clock();
		const { state, raised, open } = findAlarms(before, report, limits, at);
		await storeState(stateFolder, state);
		say(`${at} ${describeReport(report)}`);
		for (const alarm of raised) say(`ALARM ${alarm.message}`);
		if (options.atom !== undefined) await writeFile(options.atom, renderAlarmFeed(state, at));
		for (const alarm of raised) await sendAlarm(alarm, options);
		hasRaised ||= raised.length > 0;
		return {
			exitCode: open > 0 ? 1 : report.exitCode,
			checkpoint: checkpointOf(address, report),
		};
	}

	return {
		check() {
			const result = queue.then(check);
			queue = result.catch((error: unknown) => say(String(error)));
			return result;
		},
		hasRaised: () => hasRaised,
	};
}

function describeReport({ exitCode, facts, findings }: Report): string {
	if (exitCode === 0) {
		return `All right: ${facts?.live.length} reviews, ${facts?.removed.length} removals, ${facts?.size} entries`;
	}
	const first = findings.find(({ severity }) => (severity === 'fault') === (exitCode === 1));
	return `${exitCode === 1 ? 'Fault' : 'Cannot tell'}: ${first?.message ?? 'no reason was found'}`;
}

/** Sends an alarm as JSON. A webhook that does not answer must not stop the monitor. */
async function sendAlarm(alarm: Alarm, { address, webhook, network, say }: WatchOptions) {
	if (webhook === undefined) return;
	try {
		const { status } = await request(network, new URL(webhook), {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ address, ...alarm }),
		});
		if (status >= 300) say(`Cannot send the alarm: the webhook answered ${status}`);
	} catch (error) {
		say(`Cannot send the alarm: ${error instanceof Error ? error.message : String(error)}`);
	}
}

/** The newest log of a service may be `/log/2`, after a change of keys. */
function checkpointOf(address: string, { facts }: Report): string {
	const path = /\/log(?:\/\d+)?$/.exec(facts?.origin ?? '')?.[0] ?? '/log';
	return `${address.replace(/\/log(?:\/\d+)?$/, '')}${path}/checkpoint`;
}
