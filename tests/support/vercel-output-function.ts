import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const HOST = fileURLToPath(new URL('vercel-output-host.ts', import.meta.url));

/** The fields of a function's `.vc-config.json` that the project relies on. */
const FunctionConfig = z.object({
	handler: z.string(),
	runtime: z.string(),
	maxDuration: z.int().optional(),
	/** Topics of the queues that deliver messages to this function. */
	experimentalTriggers: z.array(z.object({ topic: z.string() })).default([]),
});

/** A `.func` folder in the build output. */
export interface BuiltFunction extends z.output<typeof FunctionConfig> {
	/** The public path of the function. */
	readonly path: string;
	readonly folder: string;
}

/** A function that runs in its own process. */
export interface StartedFunction {
	readonly importMilliseconds: number;
	/** Sends a request. Returns the response with its body unread. */
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

/** Imports a function in a new process, as a cold start does, with the project's variables. */
export async function startFunction(
	built: BuiltFunction,
	variables: NodeJS.ProcessEnv = {},
): Promise<StartedFunction> {
	const child: ChildProcess = fork(HOST, [built.handler], {
		cwd: built.folder,
		execArgv: [],
		// The platform adds these variables to those of the project.
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
