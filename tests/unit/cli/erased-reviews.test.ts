import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '../../../src/cli/log/create-log.ts';
import { logPublication } from '../../../src/cli/log/log-publication.ts';
import { runRemove } from '../../../src/cli/remove.ts';
import { findContentProblems } from '../../../src/content/find-content-problems.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { publishLog, removalsLoggedEarlier } from '../../../src/edition/publish-log.ts';
import { publishedRecords } from '../../../src/content/published-records.ts';
import { createLogKeys } from '../../../src/platform/random.ts';
import { createContent, LATER, ndjson, surveyAnswer } from '../import/importing.ts';

const COUNT = 12;

/** Content with a log, from which reviews were removed after a backup of everything but the log. */
async function contentWithErased(reason = 'author request', count = 1) {
	const content = await createContent();
	const { contentDir, dataDir, folder } = content;
	const answers = Array.from({ length: COUNT }, (_, at) =>
		surveyAnswer({ id: `sv-${at}`, text: `Visit number ${at} went well.` }),
	);
	const file = await content.write('answers', ndjson(...answers));
	await content.run([file]);
	const shared = { contentDir, keyFolder: folder, file: undefined, createKeys: createLogKeys };
	let { keyFile } = await createLog({ ...shared, url: 'https://reviews.example/log' });
	const publish = async ({
		restored = [] as string[],
		withKey = true,
		isRolledBack = false,
	} = {}) => {
		const { log } = await logPublication(await loadContent(contentDir), {
			...{ contentDir, baseUrl: 'https://reviews.example', now: LATER },
			keySetting: withKey ? keyFile : undefined,
			published: { fetch: async () => Response.error(), readCurrent: async () => undefined },
			...{ isRolledBack, restored: new Set(restored), say() {} },
		});
		return log?.entries.slice(-1)[0]?.op;
	};
	const remove = async (...argv: string[]) => {
		let output = '';
		const stream = { write: (text: string) => (output += text) };
		const environment = { contentDir, dataDir };
		await runRemove(argv, { now: LATER, environment, stdout: stream, stderr: stream });
		return output;
	};
	await publish();
	const ids = (await content.reviews()).map(({ id }) => id).toSorted();
	const erased = ids.slice(0, count);
	const backup = join(folder, 'backup');
	await cp(contentDir, backup, { recursive: true });
	await rm(join(backup, 'log'), { recursive: true });
	await remove('--reason', reason, ...erased);
	await publish();
	return {
		...{ ...content, file, ids, erased, publish, remove },
		restoreBackup: () => cp(backup, contentDir, { recursive: true }),
		replaceLog: async () => {
			({ keyFile } = await createLog({ ...shared, url: undefined }));
		},
		publishedIds: async () =>
			publishedRecords(await loadContent(contentDir))
				.map(({ id }) => id)
				.toSorted(),
	};
}

it.each(['author request', 'platform removal', 'not a customer'])(
	'npm run publish refuses a backup with a review that was removed as "%s"',
	async (reason) => {
		const { restoreBackup, publish, publishedIds, ids, erased } = await contentWithErased(reason);
		await restoreBackup();
		const refusal =
			`Cannot publish: the content has a review that the log says you removed: ${erased[0]} (${reason}, 2026-12)\n` +
			'Remove everything again that the log says you removed: npm run remove -- --again\n' +
			`If one may return, for example because its author agreed: npm run publish -- --restore ${erased[0]}`;
		for (const withKey of [true, false])
			await expect(publish({ withKey })).rejects.toThrow(refusal);
		expect(await publishedIds()).toEqual(ids.slice(1));
	},
);

it('names the first ten of many', async () => {
	const { restoreBackup, publish, erased } = await contentWithErased('court order', 11);
	await restoreBackup();
	await expect(publish({ restored: erased.slice(11) })).rejects.toThrow(
		/has 11 reviews .* (?:\w{12} \(court order, 2026-12\), ){9}\w{12} \(court order, 2026-12\) and 1 more\n/,
	);
});

it('npm run publish --restore logs that a review is back, and without the key it waits', async () => {
	const { restoreBackup, publish, publishedIds, ids, erased } = await contentWithErased();
	await restoreBackup();
	await publish({ restored: erased, withKey: false });
	expect(await publishedIds()).toEqual(ids.slice(1));
	expect(await publish({ restored: erased })).toBe('restore');
	expect(await publishedIds()).toEqual(ids);
	expect(await publish()).toBe('restore');
});

it('does not ask about reviews that were imported by mistake', async () => {
	const { run, file, publish, publishedIds, ids, reviews } = await contentWithErased();
	await run(['--undo', '1', '--force'], LATER);
	expect([await publish({ isRolledBack: true }), await publishedIds()]).toEqual(['remove', []]);
	await run([file], LATER);
	expect(await reviews()).toHaveLength(COUNT - 1);
	expect(await publish()).toBe('restore');
	expect(await publishedIds()).toEqual(ids.slice(1));
});

it('npm run content:check warns about reviews that are back', async () => {
	const { restoreBackup, contentDir, erased, remove } = await contentWithErased('spam');
	const warnings = async () =>
		(await findContentProblems(contentDir)).warnings.filter(({ remedy }) =>
			remedy.includes('--again'),
		);
	expect(await warnings()).toEqual([]);
	await restoreBackup();
	expect(await warnings()).toMatchObject([
		{
			problem: `the content has a review that the log says you removed: ${erased[0]} (spam, 2026-12)`,
		},
	]);
	await remove('--again');
	expect(await warnings()).toEqual([]);
});

it('still knows the removals of a log that was replaced', async () => {
	const content = await contentWithErased();
	const { restoreBackup, replaceLog, publish, publishedIds, ids, erased } = content;
	await replaceLog();
	await publish();
	const replaced = await loadContent(content.contentDir);
	const log = publishLog(replaced, publishedRecords(replaced), { withdrawals: new Map() });
	expect(log?.removals.map((one) => [one.id, one.log_index])).toEqual([[erased[0], undefined]]);
	expect(log && removalsLoggedEarlier(log)).toEqual(log?.removals);
	await restoreBackup();
	expect(await publishedIds()).toEqual(ids.slice(1));
	await expect(publish()).rejects.toThrow('that the log says you removed');
	expect(await publish({ restored: erased })).toBe('add');
	expect(await publishedIds()).toEqual(ids);
	expect(await publish()).toBe('add');
});

it('npm run remove --again removes what the log says was removed, for the same reasons', async () => {
	const { restoreBackup, remove, publish, tombstones, ...content } = await contentWithErased(
		'spam',
		2,
	);
	expect(await remove('--again')).toContain('Nothing to remove');
	await restoreBackup();
	expect(await remove('--again', '--dry-run')).toContain('2 reviews would be removed');
	expect(await remove('--again')).toContain('Removed 2 reviews: 2 tombstones');
	expect((await tombstones()).map(({ id, reason }) => [id, reason]).toSorted()).toEqual(
		content.erased.map((id) => [id, 'spam']),
	);
	expect(await publish()).toBe('remove');
	expect(await content.publishedIds()).toEqual(content.ids.slice(2));
	expect(await remove('--again', 'some-id')).toContain('--again takes no ID and no --reason');
});

it('npm run remove --again also removes what only removed.jsonl says was removed', async () => {
	const content = await createContent();
	const { contentDir, dataDir, folder } = content;
	await content.run([await content.write('answers', ndjson(surveyAnswer({ id: 'sv-1' })))]);
	const [{ id = '' } = {}] = await content.reviews();
	const backup = join(folder, 'backup');
	await cp(contentDir, backup, { recursive: true });
	const remove = async (...argv: string[]) => {
		let output = '';
		const stream = { write: (text: string) => (output += text) };
		const surroundings = { now: LATER, environment: { contentDir, dataDir } };
		await runRemove(argv, { ...surroundings, stdout: stream, stderr: stream });
		return output;
	};
	await remove('--reason', 'author request', id);
	await cp(backup, contentDir, {
		recursive: true,
		filter: (path) => !path.endsWith('removed.jsonl'),
	});
	expect(await content.reviews()).toHaveLength(1);
	expect(await remove('--again')).toContain('Removed 1 review');
	expect(await content.reviews()).toEqual([]);
	expect(await content.tombstones()).toMatchObject([{ id, reason: 'author request' }]);
});

it('npm run import keeps a removed review out, and --restore lets it in', async () => {
	const { run, file, publish, erased, reviews, tombstones, remove } = await contentWithErased();
	const [id = ''] = erased;
	const again = await run([file], LATER);
	expect(again.stdout).toContain('skipped 1: removed earlier (removed.jsonl)');
	expect(again.stdout).toContain('To import a removed review again, because its author agreed: ');
	expect((await run([file, '--restore', 'another'], LATER)).stdout).toContain('skipped 1: ');
	const restored = await run(['--json', file, '--restore', id], LATER);
	expect(restored.report.totals).toMatchObject({ added: 1, unchanged: COUNT - 1, skipped: 0 });
	expect([await reviews(), await tombstones()]).toMatchObject([{ length: COUNT }, []]);
	await expect(publish()).rejects.toThrow(`npm run publish -- --restore ${id}`);
	expect(await publish({ restored: [id] })).toBe('restore');
	await remove('--reason', 'author request', id);
	expect(await publish()).toBe('remove');
});

it('npm run import asks the log about a review whose tombstone is lost', async () => {
	const { run, file, restoreBackup, publish, remove, contentDir, ...content } =
		await contentWithErased();
	const [id = ''] = content.erased;
	await restoreBackup();
	// As from a backup that was made before the first import of the review.
	for (const name of ['reviews', 'imported.json', 'content.json'])
		await rm(join(contentDir, name), { recursive: true, force: true });
	const { stdout } = await run([file], LATER);
	expect(stdout).toContain('skipped 1: removed earlier (content/log)');
	expect(stdout).toMatch(
		new RegExp(
			`warning, line \\d+, sv-\\d+: review ${id} was removed in 2026-12 \\(author request\\)`,
		),
	);
	expect((await content.reviews()).map((review) => review.id)).not.toContain(id);
	expect((await run(['--json', file, '--restore', id], LATER)).report.totals.added).toBe(1);
	expect(await publish({ restored: [id] })).toBe('restore');
});

it('npm run import brings back a review that was held back only with --restore', async () => {
	const content = await createContent();
	const file = await content.write('answers', ndjson(surveyAnswer({ repair_order: undefined })));
	await content.run([file]);
	const id = (await content.reviews())[0]?.id ?? '';
	const { contentDir, dataDir } = content;
	const stream = { write() {} };
	await runRemove(['--reason', 'author request', id], {
		...{ now: LATER, environment: { contentDir, dataDir }, stdout: stream, stderr: stream },
	});
	const added = async (...argv: string[]) =>
		(await content.run(['--json', file, ...argv], LATER)).report.totals.added;
	expect([await added(), await added('--restore', id), await added()]).toEqual([0, 1, 0]);
	expect(JSON.stringify(await content.bytes())).not.toContain('kept_away');
});
