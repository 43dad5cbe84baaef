import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { crossValidatePolarity } from './evaluate-polarity.ts';
import { createCaseReader, evaluateReviews } from './evaluate-reviews.ts';
import { readEnvironment } from '../../src/platform/environment.ts';
import { measureReader } from './measure-reader.ts';
import { measureQuality } from './measure-quality.ts';
import { readReviewCases } from './review-cases.ts';
import { tabulateReviewScores } from './tabulate-review-scores.ts';

/**
 * `npm run evaluate`: prints the engine's accuracy, each share with its 95% Wilson interval. `--write`
 * updates the figures that are published with the insights. `--data DIR`, the folder of the training files,
 * also cross-validates the polarity model. With `--reader`, the language model in READER_URL and
 * READER_MODEL reads the test part instead, and its scores are written to the content folder.
 */
const { values } = parseArgs({
	options: {
		write: { type: 'boolean', default: false },
		data: { type: 'string' },
		reader: { type: 'boolean', default: false },
	},
});
if (values.reader) {
	const { contentDir, reader } = readEnvironment();
	const { url, model, key } = reader;
	if (url === undefined || model === undefined) {
		console.error('Cannot measure a reader: set READER_URL and READER_MODEL.');
		process.exit(2);
	}
	const left = await measureReader(contentDir, { url, model, key });
	console.log(`Wrote the scores of ${model}; it could not read ${left} reviews`);
	process.exit();
}
const read = await createCaseReader();
for (const part of ['test', 'sample'] as const) {
	const reviews = evaluateReviews(readReviewCases(part), read);
	for (const [title, rows] of Object.entries(tabulateReviewScores(reviews))) {
		console.log(`\nWhole reviews, ${part}: ${title}`);
		console.table(rows);
	}
}
const measured = await measureQuality();
console.table(
	measured.map(({ set, measure, value, ci95, n }) => ({
		...{ set, measure, value },
		ci95: ci95?.map((end) => end.toFixed(2)).join(' to ') ?? '',
		n,
	})),
);
if (values.data !== undefined) {
	for (const [file, scores] of Object.entries(crossValidatePolarity(values.data))) {
		console.log(`Five-fold cross-validation, ${file}`);
		console.table(scores);
	}
}
if (values.write) {
	const url = new URL('../../src/insights/measured-quality.json', import.meta.url);
	const text = await format(JSON.stringify(measured), {
		parser: 'json',
		useTabs: true,
		printWidth: 100,
	});
	writeFileSync(url, text);
}
