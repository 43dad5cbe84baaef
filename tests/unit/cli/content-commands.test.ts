import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runContentCheck } from '../../../src/cli/content-check.ts';
import { runContentNew } from '../../../src/cli/content-new.ts';
import { runImport } from '../../../src/cli/import.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { stampContent } from '../../../src/content/stamp-content.ts';
import { knownSource } from '../../../src/import/formats/known-sources.ts';
import { readDigest } from '../../../src/insights/readings/review-reading.ts';
import { NOW, ndjson, ROOT, surveyAnswer } from '../import/importing.ts';

const ANSWERS = [
	...['--name', 'Böhm: "Motors" & $EMAIL', '--timezone', 'Europe/Berlin'],
	...['--url', 'https://motors.example', '--email', 'care@motors.example'],
];

async function aFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'forecourt-starter-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

function outputs() {
	const written = { stdout: '', stderr: '' };
	const stdout = { write: (text: string) => (written.stdout += text) };
	const stderr = { write: (text: string) => (written.stderr += text) };
	return { written, stdout, stderr };
}

async function makeNew(argv: readonly string[], ask?: (question: string) => Promise<string>) {
	const { written, stdout, stderr } = outputs();
	return { status: await runContentNew(argv, { now: NOW, ask, stdout, stderr }), ...written };
}

async function check(contentDir: string, argv: readonly string[] = []) {
	const { written, stdout, stderr } = outputs();
	const environment = { contentDir };
	const context = { environment, workingDir: contentDir, stdout, stderr };
	const status = await runContentCheck(argv, context);
	return { status, ...written };
}

describe('npm run content:new', () => {
	it('calls platforms by their names', async () => {
		const folder = await aFolder();
		await makeNew([...ANSWERS, folder]);
		const { settings } = await loadContent(folder);
		const { sources } = settings.businessFile.review_policy;
		const names = new Map(sources.map(({ id, name }) => [id, name]));
		expect(names.get('business-profile')).toBe('Google');
		for (const [id, name] of names) expect(name).toBe(knownSource(id)?.name ?? name);
	});

	it('creates a valid folder that accepts an import', async () => {
		const folder = await aFolder();
		const { status, stdout } = await makeNew([...ANSWERS, folder]);
		expect(status).toBe(0);
		expect(stdout).toContain('npm run content:check');
		const { settings, records } = await loadContent(folder);
		expect(records).toEqual([]);
		expect(settings.businessFile).toMatchObject({
			id: 'bohm-motors-email',
			name: 'Böhm: "Motors" & $EMAIL',
			timezone: 'Europe/Berlin',
			email: 'care@motors.example',
		});
		expect(JSON.parse((await check(folder, ['--json'])).stdout)).toMatchObject({
			problems: [],
			reviews: 0,
		});

		const file = join(folder, 'answers.ndjson');
		await writeFile(file, ndjson(surveyAnswer({ location: 'main' })));
		const { stdout: out, stderr } = outputs();
		const environment = { contentDir: folder, dataDir: `${folder}.data` };
		expect(await runImport([file], { now: NOW, environment, stdout: out, stderr })).toBe(0);
		expect((await loadContent(folder)).records).toHaveLength(1);
	});

	it('has opening hours to uncomment, which are then valid', async () => {
		const folder = await aFolder();
		await makeNew([...ANSWERS, folder]);
		const business = join(folder, 'business.yaml');
		const text = await readFile(business, 'utf8');
		const hours = /( +)# departments:\n(?:\1# {3}.*\n)+/.exec(text)?.[0] ?? '';
		await writeFile(business, text.replace(hours, hours.replaceAll(/^( +)# /gm, '$1')));
		const { settings } = await loadContent(folder);
		expect(settings.businessFile.locations).toMatchObject([
			{ departments: [{ id: 'sales', opening_hours: [{ opens: '09:00' }, { closes: '16:00' }] }] },
		]);
	});

	it('has the same aspects as the sample content', async () => {
		const own = await readFile(join(ROOT, 'src/content/starter/aspects.yaml'), 'utf8');
		expect(own).toBe(await readFile(join(ROOT, 'content/aspects.yaml'), 'utf8'));
	});

	it('asks for missing options', async () => {
		const folder = await aFolder();
		const asked: string[] = [];
		const ask = (question: string) => {
			asked.push(question);
			return Promise.resolve('https://motors.example');
		};
		const given = ANSWERS.filter((part) => part !== '--url' && !part.startsWith('https'));
		expect(await makeNew([...given, folder], ask)).toMatchObject({ status: 0 });
		expect(asked).toHaveLength(1);
	});

	it.each([
		['a missing name', ANSWERS.slice(2), '--name is missing'],
		['an unknown time zone', [...ANSWERS, '--timezone', 'Mars/Base'], 'America/New_York'],
		['an invalid email address', [...ANSWERS, '--email', 'care'], 'care@motors.example'],
		[
			'a URL with another scheme',
			[...ANSWERS, '--url', 'ftp://motors.example'],
			'https://motors.example',
		],
		['an unknown flag', [...ANSWERS, '--nmae', 'x'], "'--nmae'"],
	])('refuses %s and writes nothing', async (_what, argv, message) => {
		const folder = await aFolder();
		const { status, stderr } = await makeNew([...argv, folder]);
		expect(status).toBe(2);
		expect(stderr).toContain(message);
		expect(await readdir(folder)).toEqual([]);
	});

	it('refuses a folder that is not empty', async () => {
		const folder = await aFolder();
		await writeFile(join(folder, 'mine.txt'), '');
		const { status, stderr } = await makeNew([...ANSWERS, folder]);
		expect(status).toBe(2);
		expect(stderr).toContain('is not empty');
		expect(await readdir(folder)).toEqual(['mine.txt']);
	});
});

describe('npm run content:check', () => {
	it("finds no problem in the repository's content", async () => {
		const { status, stdout } = await check(join(ROOT, 'content'));
		expect(status).toBe(0);
		expect(stdout).toMatch(/^No problems: 356 reviews in/m);
	});

	it('reports all problems, each with file, line, value and fix', async () => {
		const folder = await aFolder();
		await makeNew([...ANSWERS, folder]);
		const business = join(folder, 'business.yaml');
		const text = await readFile(business, 'utf8');
		await writeFile(
			business,
			text.replace('\nlanguages:', '\nfounded: soon\nfoundd: 3\nlanguages:'),
		);
		await writeFile(
			join(folder, 'staff.yaml'),
			'- { id: a, name: Ann }\n- { id: a, name: Bea }\n- { id: c, name: ann }\n',
		);
		await writeFile(join(folder, 'faq.yaml'), '- id: q\n  question: [\n');
		await writeFile(join(folder, 'staf.yaml'), '');
		await appendFile(join(folder, 'removed.jsonl'), '{"id":\n{"id":"x"}\n');
		await rm(join(folder, 'policy.md'));

		const { status, stdout } = await check(folder, ['--json']);
		const { problems, warnings } = JSON.parse(stdout);
		expect(status).toBe(1);
		const reported = problems.map(({ file, line, problem }: Record<string, string>) =>
			[file, line, problem].join(' '),
		);
		const expected = [
			/^business\.yaml \d+ "founded" .*found "soon"$/,
			/^business\.yaml \d+ unrecognized key: "foundd"$/,
			/^faq\.yaml \d /,
			/^policy\.md {2}the file is missing/,
			/^staff\.yaml 2 id "a" appears twice$/,
			/^staff\.yaml 3 "ann" names both "a" and "c"/,
			/^removed\.jsonl 1 the line is not JSON/,
			/^removed\.jsonl 2 "removed_at"/,
		];
		for (const pattern of expected) expect(reported).toContainEqual(expect.stringMatching(pattern));
		for (const { remedy } of problems) expect(remedy).toMatch(/^[a-z].{8}/);
		expect(warnings).toContainEqual(expect.objectContaining({ file: 'staf.yaml' }));
	});

	it('checks records against each other and against the settings', async () => {
		const folder = await aFolder();
		await makeNew([...ANSWERS, folder]);
		const file = join(folder, 'answers');
		await writeFile(file, ndjson(surveyAnswer({ location: 'main', staff: ['Zoe Zed'] })));
		const { stdout: out, stderr } = outputs();
		await runImport([file], {
			now: NOW,
			environment: { contentDir: folder, dataDir: `${folder}.data` },
			stdout: out,
			stderr,
		});
		await rm(file);
		const shard = join(folder, 'reviews/survey/2026.jsonl');
		const line = await readFile(shard, 'utf8');
		await appendFile(shard, line.replace('"location":"main"', '"location":"elsewhere"'));

		const { status, stdout } = await check(folder);
		expect(status).toBe(1);
		expect(stdout).toMatch(/2026\.jsonl:2: "id" is "\w+", as in reviews\/survey\/2026\.jsonl:1/);
		expect(stdout).toContain('"location" is "elsewhere", which is not one of main');
		expect(stdout).toContain('warning: the tag "Zoe Zed" of 2 reviews');
		expect(stdout).toMatch(/\n3 problems, 8 warnings: cannot build an edition\. 2 reviews/);
	});

	it('names a reading by hand with a wrong digest, which publishing keeps until it is corrected', async () => {
		const folder = await aFolder();
		await makeNew([...ANSWERS, folder]);
		const file = join(`${folder}.ndjson`);
		onTestFinished(() => rm(file));
		await writeFile(file, ndjson(surveyAnswer({ location: 'main' })));
		const { stdout: out, stderr } = outputs();
		const environment = { contentDir: folder, dataDir: `${folder}.data` };
		await runImport([file], { now: NOW, environment, stdout: out, stderr });
		const [record] = (await loadContent(folder)).records;
		if (record === undefined) throw new Error('The import stored no review');
		const quote = record.text.slice(0, 9);
		const reading = {
			...{ id: record.id, digest: '0123456789abcdef', reader: { kind: 'hand', name: 'Jo' } },
			...{ date: '2026-11-30', people: [], services: [] },
			statements: [{ aspect: 'price', polarity: 'negative', quote, subject: 'us' }],
		};
		const readings = join(folder, 'readings/survey');
		await mkdir(readings, { recursive: true });
		const path = join(readings, '2026.jsonl');
		await writeFile(path, `${JSON.stringify(reading)}\n`);

		const wrong = `2026.jsonl:1: the digest of "${record.id}" is 0123456789abcdef, but its text has ${readDigest(record)}\n  → write ${readDigest(record)}`;
		const { status, stdout } = await check(folder);
		expect([status, stdout]).toEqual([1, expect.stringContaining(wrong)]);
		await expect(stampContent(folder, NOW)).rejects.toThrow('the digest of');
		expect(await readFile(path, 'utf8')).toContain(quote);

		const shard = join(folder, 'reviews/survey/2026.jsonl');
		const line = await readFile(shard, 'utf8');
		await writeFile(shard, line.replace(record.text, `${record.text} Edited.`));
		const edited = await check(folder);
		expect([edited.status, edited.stdout]).toEqual([
			...[0, expect.stringMatching(/:1: warning: the digest .*; publishing deletes the quotes\n/)],
		]);
		expect(edited.stdout).toContain(`npm run read -- --review ${record.id} --name NAME`);
		expect(await stampContent(folder, NOW)).toMatchObject({ outdated: [record.id] });
		expect(await readFile(path, 'utf8')).not.toContain(quote);
	});

	it('names the broken field of a reading', async () => {
		const folder = await aFolder();
		await makeNew([...ANSWERS, folder]);
		await mkdir(join(folder, 'readings/survey'), { recursive: true });
		const reading = {
			...{ id: 'slow', digest: '0123456789abcdef', reader: { kind: 'hand', name: 'Jo' } },
			...{ date: '2026-11-30', services: [] },
			statements: [{ aspect: 'price', polarity: 'bad', quote: 'x', subject: 'us' }],
		};
		await writeFile(join(folder, 'readings/survey/2026.jsonl'), `${JSON.stringify(reading)}\n`);
		const { stdout } = await check(folder);
		expect(stdout).toContain('2026.jsonl:1: "statements.0.polarity"');
		expect(stdout).toContain('→ write one of positive, negative');
		expect(stdout).toContain('→ add "people"');
	});

	it('rejects an alias that names two locations', async () => {
		const folder = await aFolder();
		await makeNew([...ANSWERS, folder]);
		const business = join(folder, 'business.yaml');
		const text = await readFile(business, 'utf8');
		const second = /  - id: main\n[^]*?(?=\n\n|\n\S)/.exec(text)?.[0] ?? '';
		const twice = second.replace('  - id: main\n', '  - id: west\n    aliases: [MAIN, Old]\n');
		await writeFile(
			business,
			text.replace(
				second,
				`${second.replace('- id: main\n', '- id: main\n    aliases: [old]\n')}\n${twice}`,
			),
		);
		const { status, stdout } = await check(folder);
		expect(status).toBe(1);
		expect(stdout).toContain('the alias "Old" of "west" also names "main"');
	});

	it('reports a missing folder', async () => {
		const { status, stdout } = await check('/nowhere/at/all');
		expect(status).toBe(1);
		expect(stdout).toContain('folder not found');
	});
});
