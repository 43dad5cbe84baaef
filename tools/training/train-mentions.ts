import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { UsageError } from '../../src/cli/describe-failure.ts';
import { readCaseSettings } from '../evaluation/evaluate-reviews.ts';
import { readMentionSet } from '../evaluation/mention-sets.ts';
import { readReviewCases, REVIEW_CASES_DIR } from '../evaluation/review-cases.ts';
import { SETTINGS, trainMentions } from './mentions/train-mentions.ts';
import { toJson, writeOrCompare } from './model-files.ts';
import { sha256 } from './polarity/manifest.ts';

const MODEL = 'mention-model.json';
const MANIFEST = 'mention-model.manifest.json';
const MODEL_DIR = fileURLToPath(new URL('../../src/insights/mentions/', import.meta.url));
const OPTIONS = {
	check: { type: 'boolean', default: false },
	help: { type: 'boolean', short: 'h', default: false },
} as const;

const HELP = `Trains the model that tells whether words mean a person or a service, on the labeled reviews of
tools/evaluation/data/reviews/train.jsonl and the labeled sentences of tools/evaluation/data.

  npm run train:mentions -- [--check]

  --check   write nothing; fail if training gives a different model

Exit status: 0 if the model was written or is the same, 1 otherwise.
`;

/** `npm run train:mentions`: returns the exit status. */
export async function runTrainMentions(
	argv: readonly string[],
	{
		modelDir,
		stdout,
		stderr,
	}: {
		readonly modelDir: string;
		readonly stdout: { write(text: string): unknown };
		readonly stderr: { write(text: string): unknown };
	},
): Promise<0 | 1> {
	try {
		const values = parseUsage(argv);
		if (values.help) {
			stdout.write(HELP);
			return 0;
		}
		const english = readReviewCases('train').filter(({ language }) => language === undefined);
		const sets = (['dev', 'own', 'former'] as const).map(readMentionSet);
		const templates = {
			names: await readLines('name-templates.txt'),
			services: await readLines('service-templates.txt'),
		};
		const model = toJson(trainMentions(english, sets, templates, await readCaseSettings()));
		const manifest = toJson({
			reviews: sha256(await readFile(new URL('train.jsonl', REVIEW_CASES_DIR), 'utf8')),
			settings: SETTINGS,
			model: { name: MODEL, sha256: sha256(model) },
		});
		await writeOrCompare(modelDir, { [MODEL]: model, [MANIFEST]: manifest }, values.check, stdout);
		return 0;
	} catch (error) {
		stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		return 1;
	}
}

async function readLines(name: string): Promise<string[]> {
	const text = await readFile(new URL(`mentions/${name}`, import.meta.url), 'utf8');
	return text.trim().split('\n');
}

function parseUsage(argv: readonly string[]) {
	try {
		return parseArgs({ args: [...argv], options: OPTIONS }).values;
	} catch (cause) {
		throw new UsageError('train:mentions', cause);
	}
}

if (import.meta.main) {
	const { stdout, stderr } = process;
	process.exitCode = await runTrainMentions(process.argv.slice(2), {
		modelDir: MODEL_DIR,
		stdout,
		stderr,
	});
}
