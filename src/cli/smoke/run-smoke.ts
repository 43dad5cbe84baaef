import { BuildManifest } from '../../edition/documents/build-manifest.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { describeAnswer, readJson, type AskOrigin, type Question } from './answer.ts';
import { checkDocuments } from './check-documents.ts';
import { checkHandshake } from './check-handshake.ts';
import { checkHub } from './check-hub.ts';
import { checkSessionMcp, checkStatelessMcp } from './check-mcp.ts';
import { checkSearch, checkSince } from './check-questions.ts';
import { toResult, type Check, type CheckResult } from './check-result.ts';
import { checkPages, checkUnknownPaths } from './check-unknown-paths.ts';

/** The deployment to check, and how. */
export interface SmokeOptions {
	/** The public origin that responses should name. */
	readonly origin: string;
	readonly ask: AskOrigin;
	/** A callback to subscribe and unsubscribe; without it, nothing is subscribed. */
	readonly callback?: string | undefined;
	readonly wait: (milliseconds: number) => Promise<void>;
}

export interface SmokeReport {
	readonly origin: string;
	readonly ok: boolean;
	/** Absent if `/build.json` is unavailable. */
	readonly edition?: string;
	readonly commit?: string | null;
	readonly documents: number;
	readonly requests: number;
	readonly checks: readonly CheckResult[];
}

const EDITION: Check = {
	name: 'edition',
	promise: '/build.json lists the documents',
	remedy:
		'Is this the origin of the service, and has it been deployed? The documents were not looked at',
};

/** There is no host, no connection or no TLS, so nothing can be checked. */
export class UnreachableError extends TypeError {
	override readonly name = 'UnreachableError';
}

/**
 * Checks a deployment from outside. It changes nothing, except that it briefly subscribes
 * `callback`.
 * @throws {UnreachableError} if the deployment does not respond at all.
 */
export async function runSmoke({
	origin,
	ask,
	callback,
	wait,
}: SmokeOptions): Promise<SmokeReport> {
	let requests = 0;
	const counted: AskOrigin = (question: Question) => {
		requests++;
		return ask(question);
	};
	const answer = await counted({ path: PATHS.build });
	if (answer.failure !== undefined) {
		throw new UnreachableError(`Cannot reach "${origin}": ${answer.failure}`);
	}
	const manifest = readJson(answer, BuildManifest);
	const known = answer.status === 200 && 'value' in manifest ? manifest.value : undefined;
	const found = 'problem' in manifest ? manifest.problem : describeAnswer(answer);
	const fault = { request: `GET ${PATHS.build}`, expected: '200 with the list', found };
	const documents = known?.documents ?? [];
	const checks = [
		toResult(EDITION, known ? [] : [fault]),
		...(known ? await checkDocuments(counted, origin, documents) : []),
		await checkPages(counted),
		await checkUnknownPaths(counted),
		await checkSearch(counted),
		await checkSince(counted),
		await checkStatelessMcp(counted),
		await checkSessionMcp(counted),
		await checkHub(counted, origin),
		...(callback === undefined ? [] : [await checkHandshake(counted, { origin, callback, wait })]),
	];
	return {
		origin,
		ok: checks.every(({ ok }) => ok),
		...(known && { edition: known.edition, commit: known.commit }),
		...{ documents: documents.length, requests, checks },
	};
}
