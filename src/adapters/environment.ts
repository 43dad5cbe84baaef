import { resolve } from 'node:path';
import * as z from 'zod';

const Variables = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
	HOST: z.string().min(1).default('127.0.0.1'),
	BASE_URL: z
		.url({ protocol: /^https?$/ })
		.refine((url) => /^\/?$/.test(new URL(url).pathname + new URL(url).search), {
			error: 'must be an origin such as https://reviews.example, without a path',
		})
		.optional(),
	DATA_DIR: z.string().min(1).default('.data'),
	CONTENT_DIR: z.string().min(1).default('content'),
	VERCEL: z.string().optional(),
	VERCEL_GIT_COMMIT_SHA: z.string().optional(),
	VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
});

/** The settings of this process, each explained in docs/operations.md. */
export interface Environment {
	readonly port: number;
	readonly host: string;
	/** The public origin, without a trailing slash. */
	readonly baseUrl: string;
	/** Absolute. */
	readonly dataDir: string;
	/** Absolute. */
	readonly contentDir: string;
	/** True while Vercel builds or runs the project. */
	readonly onVercel: boolean;
	/** The commit that Vercel builds, if it does. */
	readonly vercelCommit: string | undefined;
}

/**
 * Reads the environment variables; empty ones count as unset.
 * @throws {TypeError} that names the variable and what it may be.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
	const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
	const parsed = Variables.safeParse(set);
	if (!parsed.success) {
		const problems = parsed.error.issues.map(
			({ path, message }) => `${path.join('.')}="${set[String(path[0])]}": ${message}`,
		);
		throw new TypeError(`Cannot read the environment: ${problems.join('; ')}`);
	}

	const { PORT, HOST, DATA_DIR, CONTENT_DIR, VERCEL } = parsed.data;
	return {
		port: PORT,
		host: HOST,
		baseUrl: (parsed.data.BASE_URL ?? defaultBaseUrl(parsed.data)).replace(/\/+$/, ''),
		dataDir: resolve(DATA_DIR),
		contentDir: resolve(CONTENT_DIR),
		onVercel: VERCEL === '1',
		vercelCommit: parsed.data.VERCEL_GIT_COMMIT_SHA,
	};
}

/** The addresses that mean "every interface", and the one at which this machine is found then. */
const REACHABLE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function defaultBaseUrl(variables: z.output<typeof Variables>): string {
	const { HOST, PORT, VERCEL, VERCEL_PROJECT_PRODUCTION_URL } = variables;
	if (VERCEL === '1' && VERCEL_PROJECT_PRODUCTION_URL !== undefined) {
		return `https://${VERCEL_PROJECT_PRODUCTION_URL}`;
	}
	const host = REACHABLE[HOST] ?? HOST;
	return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
