import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { loadSettings } from '../../../src/content/load-settings.ts';
import { createJudges } from '../../../src/import/create-judges.ts';
import { FORMATS } from '../../../src/import/formats.ts';
import { createJudgeThreads } from '../../../src/import/judge-threads.ts';
import type { JudgedRecord } from '../../../src/import/judge-records.ts';
import { createImportContext } from '../../../src/import/import-context.ts';
import { NOW, ROOT } from './importing.ts';

const COLUMNS = ['review_id', 'location', 'review_date', 'rating', 'review_text'];
const PIECES = 120;
const PIECE_CHARACTERS = 250_000;

it('keeps nothing of a file but what was read from it, where no thread copies it', async () => {
	setFlagsFromString('--expose-gc');
	const collect: () => void = runInNewContext('gc');
	const format = FORMATS.find(({ id }) => id === 'dealer-review-csv')!;
	const { businessFile, staff, services } = await loadSettings(join(ROOT, 'content'));
	const files = { business: businessFile, staff, services };
	const context = createImportContext(files, NOW, () => 'en', undefined);
	const judges = createJudges(context, createJudgeThreads({ threads: 1, fromBytes: 0 }));
	const { judge } = judges(1, format, {
		format: format.id,
		answers: {},
		sourceId: 'dealer-reviews',
	});
	const kept: JudgedRecord[] = [];
	collect();
	const before = process.memoryUsage().heapUsed;
	for (let index = 0; index < PIECES; index++) {
		// An id that is long enough to be a view of the piece, and a text that fills it.
		const id = `review-number-${String(index).padStart(20, '0')}`;
		const text = `${id},alder-falls,"November 2, 2026",9,${'so '.repeat(PIECE_CHARACTERS / 3)}\n`;
		const piece = { text, line: 2, records: 1, delimiter: ',', columns: COLUMNS, above: 0 };
		kept.push(...(await judge(piece)).records);
	}
	collect();
	const grown = process.memoryUsage().heapUsed - before;
	expect(kept.map(({ kind }) => kind)).toEqual(kept.map(() => 'rejected'));
	expect(kept).toHaveLength(PIECES);
	expect(grown).toBeLessThan((PIECES * PIECE_CHARACTERS) / 3);
});
