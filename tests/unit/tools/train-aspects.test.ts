import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTrainAspects } from '../../../tools/training/train-aspects.ts';
import { AspectModelFile } from '../../../src/insights/aspects/aspect-model-file.ts';
import { ROOT } from '../../support/content.ts';

/** Training takes seconds, and much longer on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

const MODEL = 'aspect-model.json';
const MANIFEST = 'aspect-model.manifest.json';
const LARGEST_MODEL = 600_000;

let modelDir: string;

beforeEach(async () => {
	modelDir = await mkdtemp(join(tmpdir(), 'train-aspects-'));
	for (const file of [MODEL, MANIFEST]) {
		await cp(join(ROOT, 'src/insights/aspects', file), join(modelDir, file));
	}
});

afterEach(() => rm(modelDir, { recursive: true }));

async function train(...argv: string[]) {
	const [out, errors]: string[][] = [[], []];
	const status = await runTrainAspects(argv, {
		modelDir,
		stdout: { write: (text) => out?.push(text) },
		stderr: { write: (text) => errors?.push(text) },
	});
	return { status, out: out?.join(''), errors: errors?.join('') };
}

describe('train:aspects', () => {
	it('reproduces the bytes of the committed model and manifest', async () => {
		expect(await train('--check')).toMatchObject({ status: 0, errors: '' });
		const committed = await readFile(join(modelDir, MODEL));
		expect(committed.length).toBeLessThan(LARGEST_MODEL);
		const manifest = await readFile(join(modelDir, MANIFEST));
		for (const file of [MODEL, MANIFEST]) await rm(join(modelDir, file));
		expect(await train()).toMatchObject({ status: 0 });
		expect(await readFile(join(modelDir, MODEL))).toEqual(committed);
		expect(await readFile(join(modelDir, MANIFEST))).toEqual(manifest);
		expect(AspectModelFile.safeParse(JSON.parse(committed.toString())).error).toBeUndefined();
	});

	it('refuses a model that training does not reproduce', async () => {
		await writeFile(join(modelDir, MODEL), '{}\n');
		const { status, errors } = await train('--check');
		expect(status).toBe(1);
		expect(errors).toMatch(
			/^Cannot confirm ".*aspect-model.json": training produced different bytes$/m,
		);
	});

	it('prints its help and refuses unknown options', async () => {
		expect((await train('--help')).out).toContain('npm run train:aspects');
		expect((await train('--data')).status).toBe(1);
	});
});
