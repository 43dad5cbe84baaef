import { describe, expect, it } from 'vitest';
import { findReplies } from '../../../../src/import/formats/find-replies.ts';
import { FORMATS } from '../../../../src/import/formats/formats.ts';
import { RECORDS } from '../importing.ts';
import { draftOf, importExport } from '../platforms.ts';
import { dealerRaterReview, podiumReview } from '../platform-samples.ts';

const DATE = '2026-02-12T10:00:00Z';
const SPELLINGS: readonly (readonly [string, object])[] = [
	['a list of responses', { dealerResponses: [{ dateWritten: DATE, response: 'Thanks.' }] }],
	['comments in responses', { dealer_responses: [{ dateWritten: DATE, comments: 'Thanks.' }] }],
	['a text in responses', { responses: [{ createdAt: DATE, text: 'Thanks.' }] }],
	['the body of a comment', { dealerResponses: [{ date: DATE, commentBody: 'Thanks.' }] }],
	['a reply', { reply: { published_at: DATE, message: 'Thanks.' } }],
	['a response as text', { response: 'Thanks.', responseDate: DATE }],
	['a reply of the owner', { ownerReply: 'Thanks.', ownerReplyDate: DATE }],
	['a reply of the company', { companyReply: { text: 'Thanks.', createdAt: DATE } }],
	['a text with its day', { responseText: 'Thanks.', responseDate: DATE }],
	['replies', { replies: [{ content: 'Thanks.', created_time: DATE }] }],
];

const JSON_FORMATS = FORMATS.filter(
	({ id, kinds, isGeneric, takesMap }) =>
		kinds.includes('json') && id !== 'survey' && isGeneric === undefined && takesMap === undefined,
);
/** The members of the samples that have replies. */
const OWN = [
	'responses',
	'dealerMessages',
	'dealer_response',
	'response',
	'companyReply',
	'reviewReply',
];

describe('a reply', () => {
	it.each(SPELLINGS)('is found as %s', (_, members) => {
		expect(findReplies(members)).toMatchObject([{ text: 'Thanks.', when: DATE }]);
	});

	it.each([
		{ needsResponse: 'yes', responses: 3, reply: true },
		{ comments: 'Fine.', messages: ['Hello'], answers: ['Yes'], response: '' },
		{ responses: [], replies: null, repliedAt: DATE },
	])('is not found in %j', (members) => {
		expect(findReplies(members).filter(({ text }) => text)).toEqual([]);
	});

	it.each(JSON_FORMATS.map((format) => [format.id, format] as const))(
		'is read in every spelling by %s',
		(id, format) => {
			const sample = Object.entries(RECORDS[id] ?? {}).filter(([name]) => !OWN.includes(name));
			for (const [, members] of SPELLINGS) {
				const { responses } = draftOf(format, { ...Object.fromEntries(sample), ...members });
				expect(responses.map(({ text }) => text)).toEqual(['Thanks.']);
			}
		},
	);

	it('is left out in every spelling if it is private or not public', () => {
		for (const mark of [{ private: true }, { status: 'draft' }]) {
			const replies = { responses: [], replies: [{ text: 'Note', ...mark }] };
			const format = FORMATS.find(({ id }) => id === 'podium-json');
			expect(format).toBeDefined();
			if (format === undefined) continue;
			const { responses, warnings } = draftOf(format, podiumReview(replies));
			expect(responses).toEqual([]);
			expect(warnings.join()).toContain('reply left out');
		}
	});
});

describe('text in members that a format does not read', () => {
	it('is noted once, with the names of the members', async () => {
		const more = {
			staffNote: 'Called the customer twice.',
			link: 'https://example.com/a',
			id2: 'x y',
		};
		const records = ['1', '2'].map((reviewId) => dealerRaterReview({ reviewId, ...more }));
		const { file } = await importExport(JSON.stringify(records));
		expect(file?.notes).toEqual(['not used: "staffnote"']);
		const podium = podiumReview({ internal: { summary: 'She was quite happy.' } });
		const other = await importExport(JSON.stringify({ data: [podium] }));
		expect(other.file?.notes).toContain('not used: "internal.summary"');
	});

	it('is in no sample of a named format', async () => {
		for (const { id, read } of JSON_FORMATS) {
			const record = read(RECORDS[id], {});
			expect([id, 'unused' in record ? (record.unused ?? []) : []]).toEqual([id, []]);
		}
	});
});
