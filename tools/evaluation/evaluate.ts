import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { crossValidatePolarity } from './evaluate-polarity.ts';
import { measureQuality } from './measure-quality.ts';

/**
 * `npm run evaluate`: prints the engine's accuracy, each share with its 95 % Wilson interval.
 * `--write` updates the figures that are published with the insights; `--data DIR`, the folder of
 * the training files, also cross-validates the polarity model.
 */
const { values } = parseArgs({
	options: { write: { type: 'boolean', default: false }, data: { type: 'string' } },
});
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
