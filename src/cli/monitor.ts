import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentTime, now } from '../platform/clock.ts';
import { createRandomId } from '../platform/random.ts';
import { defineCommand, onSignal, runProcess, type CommandStreams } from './command.ts';
import { UsageError } from './describe-failure.ts';
import { subscribeToCheckpoint } from './monitor/checkpoint-subscription.ts';
import { createWatch, type WatchOptions } from './monitor/watch-log.ts';

interface MonitorSurroundings extends CommandStreams {
	readonly network: WatchOptions['network'];
	readonly clock: WatchOptions['clock'];
	readonly createToken: () => string;
	/** The folder for what monitors remember, unless `--state` names another. */
	readonly stateFolder: string;
	readonly signal: AbortSignal;
}

const HELP = `Watches the transparency log of a service. Raises an alarm if it fails a check, if too many reviews are removed, or if it
stops growing.

  npm run monitor -- ADDRESS [options]

ADDRESS is the public address of the service, such as https://reviews.example. The monitor remembers every
checkpoint that it has seen. It checks at intervals and, with --callback, as soon as the service publishes.

  --key KEY          a key of the log that you know from elsewhere; may be repeated
  --once             check once and exit
  --every SECONDS    the interval; default 3600
  --callback URL     where the hub of the service reaches this monitor, by WebSub
  --port N           the port to listen on for the callback; default 8787
  --max-removals N   alarm if more than N percent of the reviews are removed in 30 days; default 5
  --late-days N      alarm after N days without a new checkpoint or a clear result; default 30
  --webhook URL      send each alarm there as JSON
  --atom FILE        write the alarms there as an Atom feed
  --state DIR        where to keep its memory; default ~/.forecourt-monitor

Exit status with --once: 0 all right, 1 alarm, 2 cannot tell. Without --once: 1 if there was any alarm, when
you stop it.
`;

/** `npm run monitor`: checks a log again and again. */
export const runMonitor = defineCommand({
	name: 'monitor',
	help: HELP,
	options: {
		key: { type: 'string', multiple: true, default: [] },
		once: { type: 'boolean', default: false },
		every: { type: 'string', default: '3600' },
		callback: { type: 'string' },
		port: { type: 'string', default: '8787' },
		'max-removals': { type: 'string', default: '5' },
		'late-days': { type: 'string', default: '30' },
		webhook: { type: 'string' },
		atom: { type: 'string' },
		state: { type: 'string' },
	},
	allowPositionals: true,
	async run({ values, positionals }, surroundings: MonitorSurroundings) {
		const { network, clock, createToken, signal, stderr } = surroundings;
		const [given, ...others] = positionals;
		const address = URL.parse(given ?? '');
		if (address === null || others.length > 0) {
			throw new UsageError('monitor', 'give one ADDRESS such as https://reviews.example');
		}
		const say = (line: string) => void stderr.write(`${line}\n`);
		const watch = createWatch({
			address: address.href.replace(/\/+$/, ''),
			keys: values.key,
			limits: {
				maxRemovals: parseNumber('max-removals', values['max-removals'], 0, 100),
				lateDays: parseNumber('late-days', values['late-days'], 1, 3_650),
			},
			webhook: values.webhook,
			atom: values.atom,
			stateFolder: values.state ?? surroundings.stateFolder,
			...{ network, clock, say },
		});
		const seconds = parseNumber('every', values.every, 1, 86_400 * 30);
		const port = parseNumber('port', values.port, 0, 65_535);
		const first = await watch.check();
		if (values.once || signal.aborted) return first.exitCode;

		await using _subscription =
			values.callback === undefined
				? undefined
				: await subscribeToCheckpoint({
						...{ callback: values.callback, port, say, fetch: network.fetch },
						checkpoint: first.checkpoint,
						token: createToken(),
						secret: createToken(),
						onPush: () => void watch.check(),
					});
		while (!signal.aborted) {
			await sleep(seconds * 1_000, undefined, { signal }).catch(() => {});
			if (!signal.aborted) await watch.check();
		}
		return watch.hasRaised() ? 1 : 0;
	},
});

if (import.meta.main) {
	const stopping = new AbortController();
	onSignal(() => stopping.abort());
	await runProcess(runMonitor, () => ({
		network: { fetch, sleep, now: currentTime },
		clock: now,
		createToken: createRandomId,
		stateFolder: join(homedir(), '.forecourt-monitor'),
		signal: stopping.signal,
	}));
}

/** @throws {UsageError} if an option is not a number in its range. */
function parseNumber(option: string, text: string, least: number, most: number): number {
	const value = Number(text);
	if (text.trim() !== '' && value >= least && value <= most) return value;
	throw new UsageError('monitor', `--${option} must be a number from ${least} to ${most}`);
}
