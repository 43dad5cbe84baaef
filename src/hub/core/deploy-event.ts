import * as z from 'zod';

/** What an event of a platform says is meant to be live. */
export interface DeployEvent {
	/** In full, in small letters. */
	readonly commit: string;
	/** When the event arose, if it says so: milliseconds since 1970. */
	readonly createdAt: number | undefined;
}

/** SHA-1, or SHA-256 as newer repositories have it. */
const Commit = z
	.string()
	.regex(/^([\da-f]{40}|[\da-f]{64})$/i)
	.transform((commit) => commit.toLowerCase());
const MaybeCommit = Commit.optional().catch(undefined);

/** A webhook of Vercel: https://vercel.com/docs/webhooks/webhooks-api */
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

/** What Vercel tells GitHub, as a webhook or to an action: github.com/vercel/repository-dispatch */
const Dispatch = z.object({
	action: z.string(),
	client_payload: z.object({ environment: z.unknown().optional(), git: z.object({ sha: Commit }) }),
});

/**
 * How long after an event its edition is waited for. What is not live by then has been overtaken by
 * another deployment or taken back; the platform, which would repeat the event for a day, can stop.
 */
const PATIENCE_MILLISECONDS = 600_000;

/**
 * Reads which commit is meant to be live out of the body of an event. Only events that say that a
 * production deployment serves visitors tell it; any other body, of whatever bytes, tells nothing.
 */
export function readDeployEvent(body: Uint8Array): DeployEvent | undefined {
	const json = parseJson(body);
	return fromWebhook(json) ?? fromDispatch(json);
}

/** What a look at the public origin saw. */
export interface SeenEdition {
	readonly commit: string | undefined;
	/** False if another edition was seen at the same time. */
	readonly isSettled: boolean;
}

/**
 * Whether the edition of an event has still to go live. One without a time is waited for as long as
 * its sender asks, for GitHub does not repeat events; an edition that names no commit cannot be told
 * from the one awaited.
 */
export function isAwaited(
	event: DeployEvent | undefined,
	{ commit, isSettled }: SeenEdition,
	now: number,
): event is DeployEvent {
	if (event === undefined || commit === undefined) return false;
	if (isSettled && event.commit === commit.toLowerCase()) return false;
	return event.createdAt === undefined || now - event.createdAt <= PATIENCE_MILLISECONDS;
}

function parseJson(body: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(body));
	} catch {
		return undefined;
	}
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
