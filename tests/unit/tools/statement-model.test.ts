import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StatementModelFile } from '../../../src/insights/aspects/statement-model-file.ts';
import manifest from '../../../src/insights/aspects/statement-model.manifest.json' with { type: 'json' };
import { REVIEW_CASES_DIR } from '../../../tools/evaluation/review-cases.ts';
import { SETTINGS } from '../../../tools/training/statements/train-statements.ts';

const aspects = new URL('../../../src/insights/aspects/', import.meta.url);
const digestOf = (url: URL) => createHash('sha256').update(readFileSync(url)).digest('hex');

describe('the statement model', () => {
	it('matches its manifest', () => {
		const url = new URL('statement-model.json', aspects);
		expect(digestOf(url)).toBe(manifest.model.sha256);
		expect(
			StatementModelFile.safeParse(JSON.parse(readFileSync(url, 'utf8'))).error,
		).toBeUndefined();
	});

	it('was trained on the current training set and word vectors', () => {
		expect(manifest.reviews).toBe(digestOf(new URL('train.jsonl', REVIEW_CASES_DIR)));
		expect(manifest.word_vectors).toBe(digestOf(new URL('word-vectors.json', aspects)));
		expect(manifest.settings).toEqual(SETTINGS);
	});

	it('has at most 2 MB of weights, together with the other models', () => {
		const files = [
			...['statement-model', 'word-vectors', 'aspect-model'],
			...['../polarity/polarity-model', '../mentions/mention-model'],
		];
		const sizes = files.map((name) => readFileSync(new URL(`${name}.json`, aspects)).length);
		expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(2 * 1024 * 1024);
	});
});
