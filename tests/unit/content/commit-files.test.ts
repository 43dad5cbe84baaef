import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
	commitFiles,
	hasInterruptedChange,
	recoverInterruptedChange,
	type CommitStep,
} from '../../../src/content/commit-files.ts';
import { lockContent } from '../../../src/content/content-lock.ts';
import { createContent, ndjson, ROOT, SAMPLES, surveyAnswer } from '../import/importing.ts';

const CHANGES = [
	{ path: 'reviews/survey/2025.jsonl', text: 'new 2025\n' },
	{ path: 'reviews/survey/2026.jsonl', text: undefined },
	{ path: 'reviews/other/2026.jsonl', text: 'new other\n' },
	{ path: 'removed.jsonl', text: 'tombstone\n' },
];

async function createFilled() {
	const content = await createContent();
	await commitFiles(content.contentDir, [
		{ path: 'reviews/survey/2025.jsonl', text: 'old 2025\n' },
		{ path: 'reviews/survey/2026.jsonl', text: 'old 2026\n' },
	]);
	return { ...content, before: await content.bytes() };
}

/** Lists the staging folders of imports next to the content. */
async function stagingFolders(folder: string): Promise<string[]> {
	return (await readdir(folder)).filter((name) => /^content\.import-\d+$/.test(name));
}

const STEPS: readonly (readonly [CommitStep, number])[] = [
	['stage', 1],
	['stage', 3],
	['journal', 1],
	['commit', 1],
	['move', 1],
	['move', 2],
	['move', 4],
	['clean', 1],
];
const HELD: ReadonlySet<CommitStep> = new Set(['move', 'clean']);

describe('changing several files', () => {
	it('changes all of them and leaves no staging folder', async () => {
		const { contentDir, folder, bytes } = await createFilled();
		await commitFiles(contentDir, CHANGES);
		const after = await bytes();
		expect(after[join(contentDir, 'reviews/survey/2025.jsonl')]).toBe('new 2025\n');
		expect(after[join(contentDir, 'reviews/survey/2026.jsonl')]).toBeUndefined();
		expect(after[join(contentDir, 'reviews/other/2026.jsonl')]).toBe('new other\n');
		expect(after[join(contentDir, 'removed.jsonl')]).toBe('tombstone\n');
		expect(await stagingFolders(folder)).toEqual([]);
	});

	it.each(STEPS)('survives a failure before "%s" number %i', async (step, number) => {
		const { contentDir, folder, bytes, before } = await createFilled();
		let timesReached = 0;
		const fault = new RangeError('no space left');
		const failing = commitFiles(contentDir, CHANGES, (reached) => {
			if (reached === step && ++timesReached === number) throw fault;
		});
		await expect(failing).rejects.toBe(fault);
		const held = HELD.has(step);
		if (!held) expect(await bytes()).toEqual(before);
		expect(await hasInterruptedChange(contentDir)).toBe(held);

		expect(await recoverInterruptedChange(contentDir)).toBe(held);
		if (held) expect((await bytes())[join(contentDir, 'removed.jsonl')]).toBe('tombstone\n');
		expect(await stagingFolders(folder)).toEqual([]);

		const reference = await createFilled();
		await commitFiles(reference.contentDir, CHANGES);
		const expected = held ? Object.values(await reference.bytes()) : Object.values(before);
		expect(Object.values(await bytes())).toEqual(expected);
	});

	it('deletes the staging folder of a dead process', async () => {
		const { contentDir, folder, bytes, before } = await createFilled();
		await mkdir(`${contentDir}.import-999999`);
		await writeFile(`${contentDir}.import-999999/0.jsonl`, 'half');
		await writeFile(`${contentDir}.import-999999/journal.json.draft`, '{"moves":[');
		expect(await recoverInterruptedChange(contentDir)).toBe(false);
		expect(await stagingFolders(folder)).toEqual([]);
		expect(await bytes()).toEqual(before);
	});
});

describe('a killed import', () => {
	const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
	const environment = { PATH, HOME, NODE_COMPILE_CACHE };

	it.each(STEPS)('before "%s" number %i loses nothing', async (step, number) => {
		const content = await createContent();
		const file = await content.write('first', ndjson(surveyAnswer(), surveyAnswer({ id: 'sv-2' })));
		await content.run([file]);
		const before = await content.bytes();
		const years = ['2023', '2024', '2025'].map((year) =>
			surveyAnswer({ id: year, visit_date: null, submitted_at: `${year}-05-05T10:00:00Z` }),
		);
		const next = await content.write('next', ndjson(surveyAnswer({ stars: 1 }), ...years));

		const script = join(ROOT, 'tests/unit/import/killed-import.ts');
		const args = [script, content.contentDir, next, step, String(number)];
		const child = spawn(process.execPath, args, { env: environment, stdio: 'inherit' });
		const [, signal] = await once(child, 'exit');
		expect(signal).toBe('SIGKILL');

		const held = HELD.has(step);
		if (!held) expect(await content.bytes()).toEqual(before);
		expect((await content.run(['--dry-run', next])).status).toBe(held ? 2 : 0);
		const { report, status } = await content.run(['--json', next]);
		expect(status).toBe(0);
		expect(report.files[0]).toMatchObject(held ? { unchanged: 4 } : { added: 3, updated: 1 });
		expect(await content.reviews()).toHaveLength(5);
		expect(await stagingFolders(content.folder)).toEqual([]);
	});

	it(
		'at any time leaves the content unchanged, or is finished by the next import',
		{ timeout: 60_000 },
		async () => {
			const content = await createContent();
			const empty = await content.bytes();
			for (let round = 0; round < 4; round++) {
				const child = spawn(process.execPath, [join(ROOT, 'src/cli/import.ts'), ...SAMPLES], {
					env: { ...environment, CONTENT_DIR: content.contentDir },
					stdio: 'ignore',
				});
				const ended = once(child, 'exit');
				await wait(150 + Math.random() * 1_200);
				child.kill('SIGKILL');
				await ended;
				const now = await content.bytes();
				const reviews = await content.reviews();
				const held = await hasInterruptedChange(content.contentDir);
				if (!held && reviews.length > 0) expect(reviews).toHaveLength(356);
				if (!held && reviews.length === 0) expect(now).toEqual(empty);
			}
			const { status } = await content.run(SAMPLES);
			expect(status).toBe(0);
			expect(await content.reviews()).toHaveLength(356);
			expect(await stagingFolders(content.folder)).toEqual([]);
		},
	);
});

describe('concurrent imports', () => {
	it('are refused while one holds the lock, and write nothing', async () => {
		const content = await createContent();
		const file = await content.write('answers', ndjson(surveyAnswer()));
		const lock = await lockContent(content.contentDir);
		const before = await content.bytes();
		const { status, stderr } = await content.run([file]);
		expect(status).toBe(2);
		expect(stderr).toContain('is writing there');
		expect(await content.bytes()).toEqual(before);
		expect((await content.run(['--dry-run', file])).status).toBe(0);

		lock.release();
		expect((await content.run([file])).status).toBe(0);
	});

	it('lose no record', { timeout: 60_000 }, async () => {
		const content = await createContent();
		const files = await Promise.all(
			Array.from({ length: 6 }, (_, index) =>
				content.write(`answers-${index}`, ndjson(surveyAnswer({ id: `sv-${index}` }))),
			),
		);
		await Promise.all(
			files.map(async (file) => {
				for (let attempt = 0; attempt < 200; attempt++) {
					const { status, stderr } = await content.run([file]);
					if (status === 0) return;
					expect(stderr).toContain('is writing there');
					await wait(5 + Math.random() * 30);
				}
				throw new RangeError(`Cannot import ${file}: it never got its turn`);
			}),
		);
		expect(await content.reviews()).toHaveLength(6);
	});

	it('work after the first was killed', async () => {
		const content = await createContent();
		const file = await content.write('answers', ndjson(surveyAnswer()));
		const holder = `
			const { lockContent } = await import(${JSON.stringify(join(ROOT, 'src/content/content-lock.ts'))});
			await lockContent(${JSON.stringify(content.contentDir)});
			console.log('held');
			setInterval(() => {}, 1000);`;
		const child = spawn(process.execPath, ['--input-type=module', '-e', holder]);
		const ended = once(child, 'exit');
		await once(child.stdout, 'data');
		expect((await content.run([file])).status).toBe(2);
		child.kill('SIGKILL');
		await ended;
		expect((await content.run([file])).status).toBe(0);
	});
});
