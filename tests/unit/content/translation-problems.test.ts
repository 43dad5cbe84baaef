import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findContentProblems } from '../../../src/content/find-content-problems.ts';
import { copyContent } from '../../support/content.ts';

const problemsIn = async (contentDir: string) => {
	const { problems, warnings } = await findContentProblems(contentDir);
	expect(problems).toEqual([]);
	return warnings.map(({ file, problem }) => `${file.slice(contentDir.length + 1)}: ${problem}`);
};

it('finds nothing to complain of in the translations of the sample', async () => {
	expect(await problemsIn(copyContent())).toEqual([]);
});

it('lists ids of nothing, lists of another length and files that nothing reads', async () => {
	const contentDir = copyContent();
	const texts = [
		'services: { oil-chnage: Cambio de aceite, brakes: Frenos }',
		'locations: { millbrook: { amenities: [Wifi] } }',
	];
	writeFileSync(join(contentDir, 'translations/es.yaml'), texts.join('\n'));
	writeFileSync(join(contentDir, 'translations/de.yaml'), '{}');
	expect(await problemsIn(contentDir)).toEqual([
		'translations/de.yaml: this file is not used',
		'translations/es.yaml: "aspects" lacks 11 of 11 translations (staff, communication, price, …): pages in "es" show the originals',
		'translations/es.yaml: "services" lacks 26 of 27 translations (oil-change, tires, tire-rotation, …): pages in "es" show the originals',
		'translations/es.yaml: "questions" lacks 15 of 15 translations (market-adjustment, finance-office-time, bad-credit, …): pages in "es" show the originals',
		'translations/es.yaml: "services" translates oil-chnage, which your other files do not have',
		'translations/es.yaml: "amenities" of "millbrook" needs 6 texts, as in business.yaml, not 1',
	]);
});

it('names an unknown key, and does not call its file missing', async () => {
	const contentDir = copyContent();
	writeFileSync(join(contentDir, 'translations/es.yaml'), 'review_policy: { sources: {} }\n');
	const { problems, warnings } = await findContentProblems(contentDir);
	expect(warnings).toEqual([]);
	expect(problems.map(({ problem }) => problem)).toMatchInlineSnapshot(`
		[
		  "unrecognized key: "review_policy"",
		]
	`);
});

it('says which files a language has not', async () => {
	const contentDir = copyContent();
	rmSync(join(contentDir, 'translations'), { recursive: true });
	mkdirSync(join(contentDir, 'translations'));
	expect(await problemsIn(contentDir)).toEqual(
		['es.yaml', 'es-policy.md'].map(
			(name) =>
				`translations/${name}: file not found, so the pages in "es" show your texts untranslated`,
		),
	);
});

it('does not call the logo and the languages unused because of an error elsewhere', async () => {
	const contentDir = copyContent();
	const file = join(contentDir, 'business.yaml');
	writeFileSync(join(contentDir, 'logo.svg'), '<svg viewBox="0 0 1 1"/>');
	writeFileSync(file, `${readFileSync(file, 'utf8')}unknown: 1\n`);
	const { problems, warnings } = await findContentProblems(contentDir);
	expect(problems).toHaveLength(1);
	expect(warnings).toEqual([]);
});
