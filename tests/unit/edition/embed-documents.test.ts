import { expect, it } from 'vitest';
import { textOf } from '../../../src/edition/documents/published-document.ts';
import { EmbedData, renderEmbedDocuments } from '../../../src/edition/embed/embed-documents.ts';
import { aRecord, sampleEdition } from '../../support/content.ts';

it('say when a customer edited a review, as the license requires', async () => {
	const edited_at = '2026-03-06T10:00:00Z';
	const second = { source: { ...aRecord().source, review_id: '2' }, text: 'Fine again.' };
	const records = [aRecord({ edited_at }), aRecord({ id: 'r2', ...second })];
	const edition = await sampleEdition({ records, removed: [] });
	const all = renderEmbedDocuments(edition).find(({ file }) => file === 'embed/all.json');
	const { reviews } = EmbedData.parse(JSON.parse(all ? textOf(all) : ''));
	expect(reviews.map((review) => [review.text, review.edited_at]).toSorted()).toEqual([
		['Fine again.', undefined],
		['Fine work.', edited_at],
	]);
});

it('say that the reviews of an invented business are invented', async () => {
	const edition = await sampleEdition();
	const shownFor = (fictional: boolean) => {
		const business = { ...edition.business, fictional };
		const documents = renderEmbedDocuments({ ...edition, business });
		const [data = '', badge = ''] = ['embed/all.json', 'badge.svg'].map((name) =>
			documents
				.filter(({ file }) => file === name)
				.map(textOf)
				.join(''),
		);
		const { note } = EmbedData.parse(JSON.parse(data));
		return [note, badge.match(/(?<=356 )[^<]+/g)];
	};
	const note = 'These reviews are fictional.';
	expect(shownFor(true)).toEqual([note, [`reviews. ${note}`, 'invented reviews']]);
	expect(shownFor(false)).toEqual([undefined, ['reviews', 'reviews']]);
});

it.each([
	[`a${'𠮷'.repeat(200)}`, `a${'𠮷'.repeat(138)} …`],
	['👍🏽'.repeat(200), `${'👍🏽'.repeat(69)} …`],
	[`Good ${'車'.repeat(300)}`, `Good ${'車'.repeat(273)} …`],
	['word '.repeat(80), `${'word '.repeat(55).trim()} …`],
])('cut a long text after a word, or at least after a character: %s', async (text, shown) => {
	const edition = await sampleEdition({ records: [aRecord({ text })] });
	const all = renderEmbedDocuments(edition).find(({ file }) => file === 'embed/all.json');
	const { reviews } = EmbedData.parse(JSON.parse(all ? textOf(all) : ''));
	expect(reviews.map((review) => review.text)).toEqual([shown]);
});
