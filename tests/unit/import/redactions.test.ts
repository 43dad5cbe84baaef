import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASKED_KINDS } from '../../../src/reviews/mask.ts';
import { createUnmasker, maskSpans } from '../../../src/import/personal-data/masked-spans.ts';
import { redactReview } from '../../../src/import/stored/redact-review.ts';
import { createContent, LATER, ndjson, NOW, surveyAnswer } from './importing.ts';
import { aReview, AFTER, createRedacted, TEXT } from './redacting.ts';

const CHANGED =
	/^the text changed at its source, and its redactions by hand no longer fit: the stored/;

describe('importing a redacted review', () => {
	it('changes no byte if the export is the same', async () => {
		const content = await createRedacted();
		await content.redact(content.id, 'Quillon');
		await content.redact(content.id, 'Brannoc');
		const before = await content.bytes();
		expect(JSON.stringify(before)).not.toMatch(/Quillon|Brannoc/);
		const report = await content.importAgain(aReview());
		expect(report).toMatchObject({ written: false, totals: { unchanged: 1, warnings: 0 } });
		expect(await content.bytes()).toEqual(before);
	});

	it('keeps the stored text if it changed, updates the rest, and warns', async () => {
		const content = await createRedacted();
		await content.redact(content.id, '--field', 'text', 'Quillon');
		const [before] = await content.reviews();
		const comment = `${TEXT} Thanks, Quillon!`;
		const report = await content.importAgain(aReview({ comment, starRating: 'TWO' }));
		expect(report.files[0]).toMatchObject({ updated: 1, warnings: [{ count: 1 }] });
		expect(report.files[0]?.warnings[0]?.message).toMatch(CHANGED);
		const [after] = await content.reviews();
		expect(after).toMatchObject({ text: before?.text, rating: 2 });
	});

	it('keeps the stored replies if a redacted one changed, but takes the new text', async () => {
		const content = await createRedacted();
		await content.redact(content.id, '--field', 'response', 'Brannoc');
		const report = await content.importAgain(
			aReview({ reply: 'Thanks, Brannoc.', comment: 'Fine.' }),
		);
		expect(report.files[0]?.warnings[0]?.message).toMatch(CHANGED);
		const responses = [{ text: 'Thank you, [name removed], from all of us.' }];
		expect(await content.reviews()).toMatchObject([{ text: 'Fine.', responses }]);
	});

	it('masks a copy of the text in another review', async () => {
		const content = await createRedacted();
		await content.redact(content.id, 'Quillon');
		await content.importAgain(aReview({ reviewId: 'other', starRating: 'TWO' }));
		expect((await content.reviews()).map(({ text }) => text.includes('Quillon'))).toEqual([
			false,
			false,
		]);
	});

	it('does not bring a masked word back after the import was undone', async () => {
		const content = await createRedacted();
		await content.redact(content.id, 'Quillon');
		await content.run(['--undo', '1']);
		expect(await content.reviews()).toEqual([]);
		const report = await content.importAgain(aReview({ comment: `${TEXT} Quillon!` }));
		expect(report.files[0]?.warnings[0]?.message).toContain('the text is left out');
		expect(await content.reviews()).toMatchObject([{ text: '', language: 'und' }]);
	});

	it('warns of nothing if the source masked the words in the same way', async () => {
		const content = await createRedacted();
		await content.redact(content.id, '--field', 'text', 'Quillon');
		const [review] = await content.reviews();
		const report = await content.importAgain(aReview({ comment: review?.text ?? '' }));
		expect(report.totals).toMatchObject({ unchanged: 1, warnings: 0 });
	});

	it('refuses an invalid line in redactions.jsonl, because it may stand for a mask', async () => {
		const content = await createRedacted();
		await writeFile(join(content.contentDir, 'redactions.jsonl'), '{"review":"x"}\n');
		const file = await content.write('page.json', JSON.stringify({ reviews: [aReview()] }));
		const { status, stderr } = await content.run([file]);
		expect(status).toBe(2);
		expect(stderr).toContain('redactions.jsonl:1');
	});
});

describe('createUnmasker', () => {
	const text = 'abcdefghijklmnopqrstuvwxyz';
	const span = fc
		.record({
			start: fc.nat(text.length - 1),
			length: fc.integer({ min: 1, max: 6 }),
			kind: fc.constantFrom(...MASKED_KINDS),
		})
		.map(({ start, length, kind }) => ({ start, end: Math.min(start + length, 26), kind }));

	it('finds the position in the original of every letter that is not masked', () => {
		fc.assert(
			fc.property(fc.array(span, { maxLength: 6 }), (spans) => {
				const masked = maskSpans(text, spans);
				const toOriginal = createUnmasker(masked, spans);
				const letters = text
					.split('')
					.filter((_, at) => !spans.some((s) => s.start <= at && at < s.end));
				const outside = masked.replace(/\[[^\]]*\]/g, (mask) => '-'.repeat(mask.length));
				const positions = [...outside].flatMap((letter, at) => (letter === '-' ? [] : at));
				expect(positions.map((at) => text[toOriginal?.(at) ?? -1])).toEqual(letters);
			}),
		);
	});
});

it('a masked name leaves the tags of its review, also when the export is imported again', async () => {
	const content = await createContent();
	const answer = surveyAnswer({
		text: 'Quillon was quick.',
		staff: ['Quillon Marsh', 'Ada Brook'],
	});
	const path = await content.write('answers', ndjson(answer));
	await content.run([path], NOW);
	const [stored] = await content.reviews();
	const { contentDir, dataDir } = content;
	const options = { contentDir, dataDir, id: stored?.id ?? '', words: 'Quillon', now: LATER };
	await redactReview({ ...options, kind: 'name', dryRun: false });
	const tags = async () => (await content.reviews()).map((one) => one.tags.technicians);
	expect(await tags()).toEqual([['Ada Brook']]);
	await content.run([path], AFTER);
	expect(await tags()).toEqual([['Ada Brook']]);
	await content.write('answers', ndjson({ ...answer, text: 'The mechanic Quillon was slow.' }));
	await content.run([path], AFTER);
	expect(await tags()).toEqual([['Ada Brook']]);
});
