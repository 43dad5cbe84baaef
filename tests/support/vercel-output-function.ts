import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const HOST = fileURLToPath(new URL('vercel-output-host.ts', import.meta.url));

/** `.vc-config.json` of a function, as far as the project relies on it. */
const FunctionConfig = z.object({
	handler: z.string(),
	runtime: z.string(),
	maxDuration: z.int().optional(),
	/** The topics of the queue whose messages are brought to it. */
	experimentalTriggers: z.array(z.object({ topic: z.string() })).default([]),
});

/** A `.func` folder of the output. */
export interface BuiltFunction extends z.output<typeof FunctionConfig> {
	/** Its public path. */
	readonly path: string;
	readonly folder: string;
}

/** A function in a process of its own. */
export interface StartedFunction {
	readonly importMilliseconds: number;
	/** Sends a request and gives what comes back, its body unread. */
	call(
		incoming: IncomingMessage,
		url: string,
		headers: OutgoingHttpHeaders,
	): Promise<IncomingMessage>;
	stop(): void;
}

export function listFunctions(output: string): BuiltFunction[] {
	const root = join(output, 'functions');
	return readdirSync(root, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.func'))
		.toSorted()
		.map((name) => {
			const folder = join(root, name);
			const config = readFileSync(join(folder, '.vc-config.json'), 'utf8');
			const path = `/${relative(root, folder).replace(/\.func$/, '')}`;
			return { path, folder, ...FunctionConfig.parse(JSON.parse(config)) };
		});
}

/** Imports a function in a fresh process, as a cold start does, with the project's variables. */
export async function startFunction(
	built: BuiltFunction,
	variables: NodeJS.ProcessEnv = {},
): Promise<StartedFunction> {
	const child: ChildProcess = fork(HOST, [built.handler], {
		cwd: built.folder,
		execArgv: [],
		// The platform gives a function the variables of the project, and these.
		env: { ...variables, NODE_ENV: 'production', VERCEL: '1', TZ: ':UTC' },
	});
	const message: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
	const ready = z.object({ port: z.int(), importMilliseconds: z.number() }).safeParse(message[0]);
	if (!ready.success) throw new TypeError(`Cannot start the function ${built.path}`);
	const { port, importMilliseconds } = ready.data;

	return {
		importMilliseconds,
		async call(incoming, url, headers) {
			const options = { host: '127.0.0.1', port, path: url, method: incoming.method, headers };
			const outgoing = request(options);
			incoming.pipe(outgoing);
			const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
			return answer;
		},
		stop: () => child.kill(),
	};
}
