import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { crossValidatePolarity } from './evaluate-polarity.ts';
import { measureQuality } from './measure-quality.ts';

/**
 * `npm run evaluate`: prints how often the engine is right, each share with its 95 % Wilson interval.
 * With `--write`, what is published with the insights becomes that; with `--data DIR`, where the
 * training files are, the polarity model is cross-validated as well.
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
