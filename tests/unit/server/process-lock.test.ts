import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryLock, waitForLock } from '../../../src/platform/process-lock.ts';
import { temporaryFolder } from '../../contract/local-server/fixture-edition.ts';

let folder: string;
beforeEach(async () => {
	folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

it('has one holder at a time', async () => {
	const file = join(folder, 'deep/lock');
	const first = await tryLock(file);
	expect(await tryLock(file)).toBeUndefined();
	first?.release();
	first?.release();
	const second = await tryLock(file);
	expect(second).toBeDefined();
	second?.release();
});

it('ends when its process is killed', async () => {
	const file = join(folder, 'lock');
	const module = new URL('../../../src/platform/process-lock.ts', import.meta.url).href;
	const holder = spawn(process.execPath, [
		'--input-type=module',
		'--eval',
		`const { tryLock } = await import(${JSON.stringify(module)});
		globalThis.lock = await tryLock(${JSON.stringify(file)});
		console.log('held');
		setInterval(() => {}, 1000);`,
	]);
	await once(holder.stdout, 'data');
	expect(await tryLock(file)).toBeUndefined();

	const onWait = vi.fn();
	const waiting = waitForLock(file, { onWait });
	holder.kill('SIGKILL');
	(await waiting).release();
	expect(onWait).not.toHaveBeenCalled();
});

it('stops waiting when its signal is aborted', async () => {
	const file = join(folder, 'lock');
	const held = await tryLock(file);
	await expect(waitForLock(file, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
	held?.release();
});
