import { setTimeout as wait } from 'node:timers/promises';
import { createOriginClient } from './smoke/origin-client.ts';
import { renderReport } from './smoke/render-smoke-report.ts';
import { runSmoke } from './smoke/run-smoke.ts';
import { defineCommand, type CommandStreams } from './command.ts';
import { UsageError } from './describe-failure.ts';

const HELP = `Checks a live deployment from outside, and reports what is wrong.

  npm run smoke -- [--json] [--callback URL] ORIGIN

  ORIGIN           where the service is: https://reviews.my-group.example
  --json           print the whole report as one JSON document
  --callback URL   have the hub subscribe this callback of yours to the Atom feed and unsubscribe it
                   again; it must not be subscribed already

It reads at most four documents at a time, and changes nothing unless you use --callback. Exit
status: 0 all checks passed, 1 a check failed, 2 the origin does not respond or the arguments are
invalid.
`;

/** `npm run smoke`: prints the report to stdout and returns the exit status. */
export const runSmokeCommand = defineCommand({
	name: 'smoke',
	help: HELP,
	options: { json: { type: 'boolean', default: false }, callback: { type: 'string' } },
	allowPositionals: true,
	async run({ values, positionals }, { stdout }: CommandStreams) {
		const origin = parseOrigin(positionals);
		const ask = createOriginClient(origin, { userAgent: `Forecourt-Smoke/1.0 (+${origin})` });
		const report = await runSmoke({
			...{ origin, ask, callback: values.callback },
			wait: async (milliseconds) => wait(milliseconds),
		});
		stdout.write(values.json ? `${JSON.stringify(report, null, '\t')}\n` : renderReport(report));
		return report.ok ? 0 : 1;
	},
});

function parseOrigin(positionals: readonly string[]): string {
	const [given, ...others] = positionals;
	if (given === undefined || others.length > 0) {
		throw new UsageError('smoke', 'name one ORIGIN');
	}
	const url = URL.canParse(given) ? new URL(given) : undefined;
	const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
	if (!url || !isWeb || url.href !== `${url.origin}/`) {
		const problem = `"${given}" is not an origin like https://reviews.my-group.example`;
		throw new UsageError('smoke', problem);
	}
	return url.origin;
}

if (import.meta.main) {
	process.exitCode = await runSmokeCommand(process.argv.slice(2), process);
}
