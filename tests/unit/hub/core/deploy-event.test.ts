import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	isPendingDeploy,
	readDeployEvent,
	type SeenEdition,
} from '../../../../src/hub/core/deploy-event.ts';
import {
	EVENT_COMMIT,
	EVENT_TIME,
	readEvent,
	type DeployEventName,
} from '../../../support/deploy-events.ts';

type Json = Record<string, unknown>;

const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value));

/** Returns a platform event with one value replaced, at a path such as `payload.target`. */
function changed(name: DeployEventName, path: string, value: unknown): Buffer {
	const event: Json = JSON.parse(readEvent(name).toString());
	const keys = path.split('.');
	const last = keys.pop() ?? '';
	// Every part of the paths below is an object in the files.
	const parent = keys.reduce((object, key) => object[key] as Json, event);
	parent[last] = value;
	return toBytes(event);
}

describe('the body of an event', () => {
	it.each<[DeployEventName, number | undefined]>([
		['vercel-promoted', EVENT_TIME],
		['vercel-succeeded-production', EVENT_TIME],
		['github-promoted', undefined],
		['github-success', undefined],
	])('%s names the commit that should be live', (name, createdAt) => {
		expect(readDeployEvent(readEvent(name))).toEqual({ commit: EVENT_COMMIT, createdAt });
	});

	it.each<DeployEventName>(['vercel-succeeded-preview', 'github-success-preview'])(
		'%s is ignored, because visitors do not see it',
		(name) => {
			expect(readDeployEvent(readEvent(name))).toBeUndefined();
		},
	);

	it.each([
		['of another type', changed('vercel-promoted', 'type', 'deployment.created')],
		['of a deployment that failed', changed('vercel-promoted', 'type', 'deployment.error')],
		['for staging', changed('vercel-succeeded-production', 'payload.target', 'staging')],
		['without a commit', changed('vercel-promoted', 'payload.deployment.meta', {})],
		['with an abbreviated commit', changed('github-promoted', 'client_payload.git.sha', '6f1e9d2')],
		['that is only ready', changed('github-success', 'action', 'vercel.deployment.ready')],
		['with another action', changed('github-promoted', 'action', 'published')],
		['of a ping', toBytes({ zen: 'Keep it logically awesome.', hook_id: 1 })],
		['that is empty', Buffer.alloc(0)],
		['that is not JSON', Buffer.from('{"type":')],
		['of a form', Buffer.from('payload=%7B%7D')],
		['that is null', Buffer.from('null')],
		['that is a list', Buffer.from('[{}]')],
		['of arbitrary bytes', Buffer.from([0xff, 0xfe, 0, 0x7b])],
		['of deeply nested JSON', Buffer.from('['.repeat(500_000) + ']'.repeat(500_000))],
	])('%s is ignored', (_what, body) => {
		expect(readDeployEvent(body)).toBeUndefined();
	});

	it.each(['gitlabCommitSha', 'bitbucketCommitSha'])('may name the commit as %s', (key) => {
		const body = changed('vercel-promoted', 'payload.deployment.meta', { [key]: EVENT_COMMIT });
		expect(readDeployEvent(body)?.commit).toBe(EVENT_COMMIT);
	});

	it('may have a commit in upper case, or a SHA-256 commit', () => {
		const capitals = changed(
			'github-promoted',
			'client_payload.git.sha',
			EVENT_COMMIT.toUpperCase(),
		);
		expect(readDeployEvent(capitals)?.commit).toBe(EVENT_COMMIT);
		const long = changed('github-promoted', 'client_payload.git.sha', 'a'.repeat(64));
		expect(readDeployEvent(long)?.commit).toBe('a'.repeat(64));
	});

	it.each([undefined, null, 'yesterday', '2026-11-20'])(
		'has no time if createdAt is %j',
		(time) => {
			const body = changed('vercel-promoted', 'createdAt', time);
			expect(readDeployEvent(body)).toEqual({ commit: EVENT_COMMIT, createdAt: undefined });
		},
	);

	it('is ignored, without failing, if it is any other JSON', () => {
		fc.assert(
			fc.property(fc.json(), (text) => {
				expect(readDeployEvent(Buffer.from(text))).toBeUndefined();
			}),
			{ seed: 20, numRuns: 300 },
		);
	});
});

describe('an edition', () => {
	const event = { commit: EVENT_COMMIT, createdAt: EVENT_TIME };
	const other = '0'.repeat(40);
	const minutes = (count: number) => EVENT_TIME + count * 60_000;
	const seen = (commit: string | undefined, isSettled = true): SeenEdition => ({
		commit,
		isSettled,
	});

	it('is awaited while another commit is live', () => {
		expect(isPendingDeploy(event, seen(other), minutes(0))).toBe(true);
	});

	it('is awaited while another one is still visible, for up to ten minutes', () => {
		expect(isPendingDeploy(event, seen(EVENT_COMMIT, false), minutes(0))).toBe(true);
		expect(isPendingDeploy(event, seen(EVENT_COMMIT, false), minutes(10) + 1)).toBe(false);
	});

	it('is no longer awaited once its commit is live, in upper or lower case', () => {
		expect(isPendingDeploy(event, seen(EVENT_COMMIT), minutes(0))).toBe(false);
		expect(isPendingDeploy(event, seen(EVENT_COMMIT.toUpperCase()), minutes(0))).toBe(false);
	});

	it('is not awaited without an event, or if the live edition names no commit', () => {
		expect(isPendingDeploy(undefined, seen(other), minutes(0))).toBe(false);
		expect(isPendingDeploy(event, seen(undefined), minutes(0))).toBe(false);
	});

	it('is awaited for ten minutes; after that, a newer one has replaced it', () => {
		expect(isPendingDeploy(event, seen(other), minutes(10))).toBe(true);
		expect(isPendingDeploy(event, seen(other), minutes(10) + 1)).toBe(false);
		expect(isPendingDeploy(event, seen(other), minutes(24 * 60))).toBe(false);
	});

	it('is awaited without limit if the event has no time', () => {
		expect(isPendingDeploy({ ...event, createdAt: undefined }, seen(other), minutes(24 * 60))).toBe(
			true,
		);
	});
});
