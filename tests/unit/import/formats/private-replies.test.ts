import { describe, expect, it } from 'vitest';
import { dealerRaterJson } from '../../../../src/import/formats/dealer-rater-json.ts';
import { podiumJson } from '../../../../src/import/formats/podium-json.ts';
import { trustpilotJson } from '../../../../src/import/formats/trustpilot-json.ts';
import {
	dealerRaterReview,
	podiumReview,
	trustpilotReview,
	vendorSample,
} from '../platform-samples.ts';
import { draftOf, importExport } from '../platforms.ts';

const LEFT_OUT = 'reply left out: it is private';
const FLAGS = ['--source', 'reviews-io', '--location', 'millbrook'];

/** Imports a record with these members, and returns the texts of the stored replies. */
async function importReplies(members: object) {
	const record = { id: 'a1', rating: 5, date: '2024-03-06', text: 'They kept me posted.' };
	const { review, file } = await importExport(JSON.stringify([{ ...record, ...members }]), FLAGS);
	expect(review).toBeDefined();
	const warnings = file?.warnings.map(({ message }) => message) ?? [];
	return { texts: review?.responses?.map(({ text }) => text) ?? [], warnings };
}

const INTERNAL = { text: 'Refund him 200.', date: '2024-03-07' };
const SHOWN = { text: 'Thank you!', date: '2024-03-08' };

describe('a private reply', () => {
	it('is left out of a Reviews.io export, and the first public one is stored', async () => {
		const sample = JSON.parse(vendorSample('reviews-io'));
		const text = JSON.stringify(sample).replace(
			/"replies":\[\{/,
			'"replies":[{"comments":"INTERNAL: refund him 200","private":"1","date_created":"2024-03-07"},{',
		);
		expect(text).toContain('INTERNAL');
		const { review, file } = await importExport(text, ['--location', 'millbrook']);
		expect(review?.responses).toMatchObject([{ text: 'Thank you!', date: '2024-03-08' }]);
		expect(file?.warnings.map(({ message }) => message)).toContain(LEFT_OUT);
	});

	it.each([
		{ private: '1' },
		{ internal: true },
		{ is_private: 'yes' },
		{ isPrivate: 1 },
		{ isInternal: 'staff only' },
		{ public: false },
		{ is_public: '0' },
		{ visibility: 'internal' },
		{ status: 'Draft' },
	])('is known by %j', async (mark) => {
		const { texts, warnings } = await importReplies({ reply: { ...INTERNAL, ...mark } });
		expect(texts).toEqual([]);
		expect(warnings.join()).toContain('reply left out');
	});

	it.each([{ private: '0' }, { internal: false }, { isPrivate: null }, { public: 'true' }])(
		'is not one with %j',
		async (mark) => {
			expect((await importReplies({ reply: { ...SHOWN, ...mark } })).texts).toEqual([SHOWN.text]);
		},
	);

	it('is known by a column of a table', async () => {
		const { texts, warnings } = await importReplies({ reply: 'Refund him.', reply_private: 'yes' });
		expect(texts).toEqual([]);
		expect(warnings).toContain(LEFT_OUT);
		const shown = await importReplies({ reply: 'Thank you!', is_reply_public: 'yes' });
		expect(shown.texts).toEqual(['Thank you!']);
	});

	it.each([
		['Podium', podiumJson, podiumReview({ responses: [{ body: 'Refund.', isPrivate: true }] })],
		[
			'Trustpilot',
			trustpilotJson,
			trustpilotReview({ companyReply: { text: 'Refund.', internal: 'true' } }),
		],
		[
			'DealerRater',
			dealerRaterJson,
			dealerRaterReview({ responses: [{ text: 'Refund.', private: 1 }] }),
		],
	])('is left out of %s JSON', (_name, format, record) => {
		const { responses, warnings } = draftOf(format, record);
		expect(responses.map(({ text }) => text).join()).not.toContain('Refund');
		expect(warnings).toContain(LEFT_OUT);
	});
});
