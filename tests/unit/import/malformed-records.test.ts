import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../src/import/formats/formats.ts';
import { RECORDS } from './importing.ts';
import { asRow } from './platforms.ts';

const WRONG = [undefined, null, '', ' ', true, -1, 7.5, 1e300, 'x'.repeat(400), {}, [], [7], [[]]];

describe.each(Object.keys(RECORDS))('a malformed %s record', (id) => {
	const format = FORMATS.find((one) => one.id === id);
	const sample = RECORDS[id] ?? {};
	const record = id.endsWith('-csv') ? asRow(sample) : sample;

	it('is read, skipped or rejected, whatever value any field has', () => {
		for (const member of Object.keys(record)) {
			for (const wrong of WRONG) {
				const read = format?.read({ ...record, [member]: wrong }, {});
				expect(read?.kind, `${member}: ${JSON.stringify(wrong)}`).toMatch(
					/^(?:draft|recommendation|skipped|rejected)$/,
				);
				if (read?.kind === 'draft') expect([1, 2, 3, 4, 5]).toContain(read.draft.rating);
				if (read?.kind !== 'rejected') continue;
				for (const { reason } of read.problems) {
					expect(reason).toMatch(/^(?:must|has no id)\b(?!.*(?:expected|received))/);
				}
			}
		}
	});

	it('is skipped or rejected if it is not a record at all', () => {
		for (const wrong of [undefined, null, 7, 'text', [], {}, [record]]) {
			expect(format?.read(wrong, {}).kind).toMatch(/^(?:skipped|rejected)$/);
		}
	});
});
