import * as z from 'zod';
import { parseJson } from '../../platform/parse-json.ts';

/** The deployment that a platform event reports as live. */
export interface DeployEvent {
	/** Full hash, in lower case. */
	readonly commit: string;
	/** Time of the event in milliseconds since 1970, if it has one. */
	readonly createdAt: number | undefined;
}

/** A SHA-1 hash, or SHA-256 in newer repositories. */
const Commit = z
	.string()
	.regex(/^([\da-f]{40}|[\da-f]{64})$/i)
	.transform((commit) => commit.toLowerCase());
const MaybeCommit = Commit.optional().catch(undefined);

/** A Vercel webhook: https://vercel.com/docs/webhooks/webhooks-api */
const Webhook = z.object({
	type: z.string(),
	createdAt: z.number().optional().catch(undefined),
	payload: z.object({
		target: z.unknown().optional(),
		deployment: z.object({
			meta: z.object({
				githubCommitSha: MaybeCommit,
				gitlabCommitSha: MaybeCommit,
				bitbucketCommitSha: MaybeCommit,
			}),
		}),
	}),
});

/** The repository dispatch event that Vercel sends to GitHub, as webhooks and Actions receive it: github.com/vercel/repository-dispatch */
const Dispatch = z.object({
	action: z.string(),
	client_payload: z.object({ environment: z.unknown().optional(), git: z.object({ sha: Commit }) }),
});

/**
 * How long to wait for the edition of an event. If it is not live by then, it was replaced or
 * rolled back, and the platform, which retries the event for a day, can stop.
 */
const MAX_WAIT_MILLISECONDS = 600_000;

/**
 * Reads the commit that should be live from the body of an event. Returns `undefined` unless the body
 * is an event that reports a production deployment as live.
 */
export function readDeployEvent(body: Uint8Array): DeployEvent | undefined {
	const json = parseJson(new TextDecoder().decode(body));
	return fromWebhook(json) ?? fromDispatch(json);
}

/** The edition that the public origin serves. */
export interface SeenEdition {
	readonly commit: string | undefined;
	/** False if another edition was seen at the same time. */
	readonly isSettled: boolean;
}

/**
 * Returns whether the edition of an event has yet to go live. Events without a time do not expire, because
 * GitHub does not retry events. Returns false if the commit of the live edition is unknown.
 */
export function isPendingDeploy(
	event: DeployEvent | undefined,
	{ commit, isSettled }: SeenEdition,
	now: number,
): event is DeployEvent {
	if (event === undefined || commit === undefined) return false;
	if (isSettled && event.commit === commit.toLowerCase()) return false;
	return event.createdAt === undefined || now - event.createdAt <= MAX_WAIT_MILLISECONDS;
}

function fromWebhook(json: unknown): DeployEvent | undefined {
	const { data } = Webhook.safeParse(json);
	if (data === undefined) return undefined;
	const { type, createdAt, payload } = data;
	const isLive =
		type === 'deployment.promoted' ||
		(type === 'deployment.succeeded' && payload.target === 'production');
	const { githubCommitSha, gitlabCommitSha, bitbucketCommitSha } = payload.deployment.meta;
	const commit = githubCommitSha ?? gitlabCommitSha ?? bitbucketCommitSha;
	return isLive && commit !== undefined ? { commit, createdAt } : undefined;
}

function fromDispatch(json: unknown): DeployEvent | undefined {
	const { data } = Dispatch.safeParse(json);
	if (data === undefined) return undefined;
	const { environment, git } = data.client_payload;
	const isLive =
		data.action === 'vercel.deployment.promoted' ||
		(data.action === 'vercel.deployment.success' && environment === 'production');
	return isLive ? { commit: git.sha, createdAt: undefined } : undefined;
}
