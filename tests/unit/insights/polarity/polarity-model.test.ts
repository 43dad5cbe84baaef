import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ModelFile } from '../../../../tools/training/polarity/model-file.ts';
import { logOddsOf } from '../../../../src/insights/polarity/polarity-model.ts';
import { ModelManifest, sha256 } from '../../../../tools/training/polarity/manifest.ts';
import { pathOf, TRAINING_FILES } from '../../../../tools/training/polarity/training-files.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';
import { ROOT } from '../../../support/content.ts';

const FOLDER = join(ROOT, 'src/insights/polarity');
const LARGEST_MODEL = 600_000;
const model = readFileSync(join(FOLDER, 'polarity-model.json'), 'utf8');
const manifest = ModelManifest.parse(
	JSON.parse(readFileSync(join(FOLDER, 'polarity-model.manifest.json'), 'utf8')),
);

function oddsOf(text: string): number {
	const parsed = parseText(text);
	return logOddsOf(parsed, { first: 0, end: parsed.tokens.length });
}

it('matches its manifest', () => {
	expect(manifest.model).toEqual({ name: 'polarity-model.json', sha256: sha256(model) });
	expect(ModelFile.safeParse(JSON.parse(model)).error).toBeUndefined();
	expect(model.length).toBeLessThan(LARGEST_MODEL);
});

it('lists every file that it was trained on, with its license', () => {
	expect(manifest.files.map(({ name, licence }) => [name, licence])).toEqual(
		TRAINING_FILES.map(({ name, licence }) => [name, licence]),
	);
});

it('was trained on the current version of our own sentences', () => {
	const own = TRAINING_FILES.filter(({ ownDir }) => ownDir !== undefined);
	expect(own.length).toBeGreaterThan(1);
	for (const file of own) {
		const known = manifest.files.find(({ name }) => name === file.name);
		expect(known?.sha256).toBe(sha256(readFileSync(pathOf(file, ''))));
	}
});

it.each([
	['delicious food and a lovely waitress', 1],
	['they refused to take it back', -1],
	['would come back any day', 1],
	['tasted like cardboard', -1],
])('distinguishes praise from complaints: %s', (text, sign) => {
	expect(Math.sign(oddsOf(text))).toBe(sign);
});

it('returns 0 for an empty range', () => {
	expect(oddsOf('')).toBe(0);
	expect(logOddsOf(parseText('good'), { first: 0, end: 0 })).toBe(0);
});
