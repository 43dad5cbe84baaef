import { BuildManifest } from '../../edition/documents/build-manifest.ts';
import { OperationError } from '../../platform/operation-error.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { describeResponse, readJson, type Question } from './origin-response.ts';
import { runCheck, toResult, type Check, type CheckResult } from './check.ts';
import { checkDocuments } from './document-checks.ts';
import { HANDSHAKE, HUB } from './hub-checks.ts';
import { Look, type Deployment } from './look.ts';
import { MCP_CHECKS } from './mcp-checks.ts';
import { SERVICE_CHECKS } from './service-checks.ts';

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
		'Is this the origin of the service, and has it been deployed? The documents were not checked',
};

/**
 * Checks a deployment from outside. It changes nothing, except that it briefly subscribes
 * `callback`.
 * @throws {OperationError} if there is no host, no connection or no TLS.
 */
export async function runSmoke(deployment: Deployment): Promise<SmokeReport> {
	const { origin, callback } = deployment;
	let requests = 0;
	const ask = (question: Question) => {
		requests++;
		return deployment.ask(question);
	};
	const counted = { ...deployment, ask };
	const response = await ask({ path: PATHS.build });
	if (response.failure !== undefined) {
		throw new OperationError(`Cannot reach "${origin}": ${response.failure}`);
	}
	const manifest = readJson(response, BuildManifest);
	const known = response.status === 200 && 'value' in manifest ? manifest.value : undefined;
	const found = 'problem' in manifest ? manifest.problem : describeResponse(response);
	const edition = new Look(counted);
	if (!known) edition.fault(`GET ${PATHS.build}`, '200 with the list', found);
	const documents = known?.documents ?? [];
	const checks = [
		toResult(EDITION, edition),
		...(known ? await checkDocuments(counted, documents) : []),
	];
	const others = [...SERVICE_CHECKS, ...MCP_CHECKS, HUB];
	for (const check of callback === undefined ? others : [...others, HANDSHAKE]) {
		checks.push(await runCheck(check, counted));
	}
	return {
		origin,
		ok: checks.every(({ ok }) => ok),
		...(known && { edition: known.edition, commit: known.commit }),
		...{ documents: documents.length, requests, checks },
	};
}
