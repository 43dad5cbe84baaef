import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTrainPolarity } from '../../../tools/training/train-polarity.ts';
import { logOddsOf } from '../../../src/insights/polarity/polarity-model.ts';
import { ModelFile } from '../../../tools/training/polarity/model-file.ts';
import { unpackWeights } from '../../../src/insights/polarity/packed-weights.ts';
import { scoreWith } from '../../../src/insights/polarity/log-odds.ts';
import { featuresOf, lexiconFeaturesOf } from '../../../src/insights/polarity/features.ts';
import { TRAINING_FILES } from '../../../tools/training/polarity/training-files.ts';
import { parseText } from '../../../src/insights/text/parse-text.ts';

const MODEL = 'polarity-model.json';

/** A folder with training data and a model trained on it. Each test gets a copy. */
let trained: string;
/** The output of that training run. */
let trainingOutput: Awaited<ReturnType<typeof train>>;
let folder: string;

beforeAll(async () => {
	trained = await mkdtemp(join(tmpdir(), 'trained-'));
	for (const { name, ownDir } of TRAINING_FILES) {
		if (ownDir === undefined) await writeFile(join(trained, name), contentOf(name));
	}
	folder = trained;
	trainingOutput = await train('--data', trained, '--accept-data');
});

afterAll(() => rm(trained, { recursive: true }));

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'train-'));
	await cp(trained, folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

/** Returns a few sentences in the format of a training file; "glorp" is praise, "zonk" a complaint. */
function contentOf(name: string): string {
	if (name.endsWith('.pos')) return 'a glorp film\nglorp\n';
	if (name.endsWith('.neg')) return 'a zonk film\nzonk\n';
	if (name.endsWith('.txt')) return 'The soup was glorp.\t1\nThe soup was zonk.\t0\n';
	const label = (polarity: string) =>
		`<aspectCategory category="food" polarity="${polarity}" /></sentence>`;
	return `<sentence><text>The soup was glorp.</text>${label('positive')}
		<sentence><text>The soup was zonk.</text>${label('negative')}
		<sentence><text>The soup came.</text>${label('neutral')}`;
}

async function train(...argv: string[]) {
	const [out, errors]: string[][] = [[], []];
	const status = await runTrainPolarity(argv, {
		modelDir: folder,
		stdout: { write: (text) => out?.push(text) },
		stderr: { write: (text) => errors?.push(text) },
	});
	return { status, out: out?.join(''), errors: errors?.join('') };
}

describe('train:polarity', () => {
	it('learns words', async () => {
		expect(trainingOutput).toMatchObject({ status: 0, errors: '' });
		const weights = unpackWeights(ModelFile.parse(JSON.parse(await readModel())).praise);
		const oddsOf = (text: string) => {
			const parsed = parseText(text);
			const range = { first: 0, end: parsed.tokens.length };
			return scoreWith(weights, featuresOf(parsed, range), lexiconFeaturesOf(parsed, range));
		};
		expect(oddsOf('glorp')).toBeGreaterThan(0.1);
		expect(oddsOf('zonk')).toBeLessThan(-0.1);
		expect(logOddsOf(parseText('glorp'), { first: 0, end: 1 })).toBeCloseTo(0, 0);
	});

	it('confirms a model that training reproduces, and refuses any other', async () => {
		expect(await train('--data', folder, '--check')).toMatchObject({ status: 0 });

		await writeFile(join(folder, MODEL), (await readModel()).replace('"praise"', '"prase"'));
		const { status, errors } = await train('--data', folder, '--check');
		expect(status).toBe(1);
		expect(errors).toContain('training produced different bytes');
	});

	it('refuses and names a file that differs from the manifest', async () => {
		await cp(join(folder, 'rt-polarity.neg'), join(folder, 'rt-polarity.pos'));
		const { status, errors } = await train('--data', folder);
		expect(status).toBe(1);
		expect(errors).toMatch(/^Cannot train on "rt-polarity.pos": its sha256 is /);
	});

	it('names a missing file', async () => {
		await rm(join(folder, 'yelp_labelled.txt'));
		const { status, errors } = await train('--data', folder, '--accept-data');
		expect(status).toBe(1);
		expect(errors).toMatch(
			/^Cannot read ".*yelp_labelled\.txt" \(UCI .*\): the file does not exist$/m,
		);
	});

	it('asks for a folder', async () => {
		expect(await train()).toMatchObject({
			status: 1,
			errors: 'Cannot train: --data needs a folder; run npm run train:polarity -- --help\n',
		});
	});
});

function readModel(): Promise<string> {
	return readFile(join(folder, MODEL), 'utf8');
}
