import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { tryLock } from '../../../src/platform/process-lock.ts';
import { serverLockFile } from '../../../src/platform/server-record.ts';
import { createEditionStore } from '../../../src/server/edition-store.ts';
import { createLiveEdition } from '../../../src/server/live-edition.ts';
import { shareData } from '../../../src/server/shared-data.ts';

/** Two processes that share a folder; only the first leads. */
async function createFixture() {
	const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-shared-'));
	const store = createEditionStore(dataDir);
	const isActivated = Promise.withResolvers<void>();
	const create = async (leads: boolean) => {
		const live = createLiveEdition({
			first: { id: 'a' },
			load: async (id) => ({ id }),
			async activate({ id }) {
				if (!leads) return;
				await store.writeCurrent(id);
				await isActivated.promise;
			},
			remove: async () => {},
		});
		const lock = leads ? await tryLock(serverLockFile(dataDir)) : undefined;
		const shared = shareData({
			dataDir,
			store,
			live,
			lock,
			lead: async () => {},
			report: (error) => expect.unreachable(String(error)),
		});
		return { live, shared };
	};
	const [leader, follower] = [await create(true), await create(false)];
	onTestFinished(() => {
		for (const { shared } of [leader, follower]) shared.stop();
		leader.shared.release();
		rmSync(dataDir, { recursive: true });
	});
	return { leader, follower, activate: isActivated.resolve };
}

it('never lets the leader read an older edition than the others', async () => {
	const { leader, follower, activate } = await createFixture();
	const swap = leader.live.swapTo('b');
	await expect
		.poll(async () => {
			await follower.shared.catchUp();
			return follower.live.current.id;
		})
		.toBe('b');
	const seen = leader.shared.catchUp().then(() => leader.live.current.id);
	await delay(50);
	activate();
	expect(await seen).toBe('b');
	await swap;
});
