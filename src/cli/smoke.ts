import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createOriginClient } from './smoke/origin-client.ts';
import { renderReport } from './smoke/render-smoke-report.ts';
import { runSmoke, UnreachableError } from './smoke/run-smoke.ts';
import { describeFailure, UsageError } from './describe-failure.ts';

export interface SmokeSurroundings {
	readonly stdout: { write(text: string): unknown };
	readonly stderr: { write(text: string): unknown };
}

const OPTIONS = {
	json: { type: 'boolean', default: false },
	callback: { type: 'string' },
	help: { type: 'boolean', short: 'h', default: false },
} as const;

const HELP = `Looks at a live deployment from outside, and says what is not as it should be.

  npm run smoke -- [--json] [--callback URL] ORIGIN

  ORIGIN           where the service is: https://reviews.my-group.example
  --json           print the whole report as one JSON document
  --callback URL   have the hub subscribe this callback of yours to the Atom feed and unsubscribe it
                   again; it must not be subscribed already

It reads, at most four documents at a time, and changes nothing but what --callback asks for. Exit
status: 0 everything holds, 1 something does not, 2 nobody answers there, or the command was called
wrongly.
`;

/** `npm run smoke`: prints the report to stdout and returns the exit status. */
export async function runSmokeCommand(
	argv: readonly string[],
	{ stdout, stderr }: SmokeSurroundings,
): Promise<0 | 1 | 2> {
	try {
		const { values, positionals } = parseUsage(argv);
		if (values.help) {
			stdout.write(HELP);
			return 0;
		}
		const origin = parseOrigin(positionals);
		const ask = createOriginClient(origin, { userAgent: `Forecourt-Smoke/1.0 (+${origin})` });
		const report = await runSmoke({
			...{ origin, ask, callback: values.callback },
			wait: async (milliseconds) => wait(milliseconds),
		});
		stdout.write(values.json ? `${JSON.stringify(report, null, '\t')}\n` : renderReport(report));
		return report.ok ? 0 : 1;
	} catch (error) {
		stderr.write(`${error instanceof UnreachableError ? error.message : describeFailure(error)}\n`);
		return 2;
	}
}

function parseOrigin(positionals: readonly string[]): string {
	const [given, ...others] = positionals;
	if (given === undefined || others.length > 0) {
		throw new UsageError('smoke', 'name one ORIGIN');
	}
	const url = URL.canParse(given) ? new URL(given) : undefined;
	const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
	if (!url || !isWeb || url.href !== `${url.origin}/`) {
		const problem = `"${given}" is no origin like https://reviews.my-group.example`;
		throw new UsageError('smoke', problem);
	}
	return url.origin;
}

function parseUsage(argv: readonly string[]) {
	try {
		return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
	} catch (cause) {
		throw new UsageError('smoke', cause);
	}
}

if (import.meta.main) {
	process.exitCode = await runSmokeCommand(process.argv.slice(2), process);
}
