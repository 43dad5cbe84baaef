import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runAnnotate } from '../../../tools/annotate.ts';
import { Annotation } from '../../../tools/annotation.ts';
import { CONTENT_DIR } from '../../support/content.ts';

async function run(lines: readonly unknown[], argv: readonly string[] = []) {
	const out: string[] = [];
	const err: string[] = [];
	const text = lines
		.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
		.join('\n');
	async function* stdin() {
		yield text;
	}
	const status = await runAnnotate(argv, {
		environment: { contentDir: CONTENT_DIR },
		stdin: stdin(),
		stdout: { write: (piece) => out.push(piece) },
		stderr: { write: (piece) => err.push(piece) },
	});
	const answers = out
		.join('')
		.split('\n')
		.filter((line) => line.startsWith('{"'));
	return {
		status,
		answers: answers.map((line) => JSON.parse(line)),
		out: out.join(''),
		err: err.join(''),
	};
}

async function fileOf(name: string, text: string): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'forecourt-annotate-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	await writeFile(join(folder, name), text);
	return join(folder, name);
}

describe('npm run annotate', () => {
	it('finds aspects, people and services in a text, with their spans', async () => {
		const text = 'Dana Whitfield was rude. But the oil change was quick, and the price was fair.';
		const { status, answers } = await run([{ id: 'a', text, rating: 3, location: 'alder-falls' }]);
		expect(status).toBe(0);
		const [found] = answers.map((answer) => Annotation.parse(answer));
		const quote = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
		expect(found?.technicians.map((find) => [find.id, quote(find)])).toEqual([
			['dana-whitfield', 'Dana Whitfield'],
		]);
		expect(found?.services.map((find) => [find.id, quote(find)])).toEqual([
			['oil-change', 'oil change'],
		]);
		const judged = found?.aspects.map(({ aspect, polarity }) => `${aspect} ${polarity}`);
		expect(judged?.toSorted()).toEqual(['price positive', 'speed positive', 'staff negative']);
		expect(found?.aspects.find(({ aspect }) => aspect === 'price')).toSatisfy(
			(find: { start: number; end: number }) => quote(find).includes('fair'),
		);
	});

	it('returns the polarity toward each requested target', async () => {
		const text = 'Great coffee, awful service.';
		const targets = [
			{ start: 6, end: 12 },
			{ start: 20, end: 27 },
		];
		const { answers } = await run([{ id: 1, text, targets }]);
		expect(answers[0].id).toBe(1);
		expect(answers[0].targets.map(({ polarity }: { polarity: string }) => polarity)).toEqual([
			'positive',
			'negative',
		]);
		expect(answers[0].targets[1]).toMatchObject({ start: 20, end: 27 });
	});

	it('uses the people and services from other lists', async () => {
		const staff = await fileOf(
			'staff.json',
			'[{"id":"p1","name":"Zoltan Quist","nicknames":["Zee"]}]',
		);
		const services = await fileOf(
			'services.yaml',
			'- id: s1\n  name: Oil change\n- id: s2\n  name: Rustproofing\n  synonyms: [undercoating]\n',
		);
		const text = 'Zee did the oil change and the undercoating. Dana watched.';
		const { answers } = await run([{ id: 'a', text }], ['--staff', staff, '--services', services]);
		expect(answers[0].technicians.map(({ id }: { id: string }) => id)).toEqual(['p1']);
		expect(answers[0].services.map(({ id }: { id: string }) => id)).toEqual(['s1', 's2']);
	});

	it('reads opinions in English only', async () => {
		const text =
			'El servicio fue excelente y muy rápido, y el precio justo; volveré con mi otro carro.';
		const { answers } = await run([
			{ id: 'a', text },
			{ id: 'b', text: 'Great price.', language: 'de' },
		]);
		expect(answers.map(({ aspects }) => aspects)).toEqual([[], []]);
	});

	it('returns an error for each unreadable line, and annotates the rest', async () => {
		const { status, answers, err } = await run([
			'{',
			{ id: 'a', text: 7 },
			{ text: 'no id' },
			{ id: 'c', text: 'short', targets: [{ start: 3, end: 9 }] },
			{ id: 'd', text: 'short', targets: [{ start: 3, end: 3 }] },
			{ id: 'e', text: 'short', rating: 6 },
			{ id: 'f', text: '' },
		]);
		expect(status).toBe(1);
		expect(err).toBe('');
		expect(answers.map(({ id }) => id)).toEqual([null, 'a', null, 'c', 'd', 'e', 'f']);
		expect(answers.map(({ error }) => error !== undefined)).toEqual([
			...[true, true, true, true, true, true, false],
		]);
		expect(answers[0].error).toMatch(/^Cannot read line 1: it is not JSON: /);
		expect(answers[1].error).toMatch(/^Cannot read line 2: "text" .* found 7$/);
		expect(answers[3].error).toBe('Cannot read line 4: a target ends at 9, the text at 5');
	});

	it('prints its help, and explains wrong arguments', async () => {
		expect((await run([], ['--help'])).out).toContain('--staff FILE');
		const unknown = await run([], ['--nope']);
		expect([unknown.status, unknown.out]).toEqual([2, '']);
		expect(unknown.err).toContain("Unknown option '--nope'; run npm run annotate -- --help");
		const missing = await run([], ['--staff', 'nowhere.json']);
		expect(missing.status).toBe(2);
		expect(missing.err).toBe('Cannot read nowhere.json: the file is missing or unreadable\n');
		const wrong = await fileOf('staff.json', '[{"id":"p1"}]');
		expect((await run([], ['--staff', wrong])).err).toContain('"0.name"');
	});
});
