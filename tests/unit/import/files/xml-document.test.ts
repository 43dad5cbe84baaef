import { describe, expect, it } from 'vitest';
import { readXml } from '../../../../src/import/files/xml-document.ts';
import { importExport } from '../importing-tables.ts';

const FEED = `<?xml version="1.0" encoding="UTF-8"?>
<Feed name="demo">
	<Reviews>
		<Review id="0012345678901234567890">
			<Rating scale="5">5</Rating><Date>2024-03-04</Date>
			<Text>Great &amp;amp; quick, it&#39;s &lt;3 miles</Text>
		</Review>
		<Review id="2"><Rating>9</Rating><Date>2024-03-05</Date>
			<Text><![CDATA[Slow <b>day</b> & more]]></Text></Review>
	</Reviews>
</Feed>`;

describe('XML', () => {
	it('is read like JSON, with exact ids, decoded texts, and lines', async () => {
		const { file, reviews, status } = await importExport(FEED.replaceAll('\n', '\r\n'), [
			...['--source', 'dealer-reviews', '--scale', '5'],
		]);
		expect(status).toBe(1);
		expect(file).toMatchObject({
			format: 'generic-json',
			rejected: [{ line: 8, field: 'rating' }],
		});
		expect(reviews).toMatchObject([
			{
				source: { review_id: '0012345678901234567890' },
				rating: 5,
				text: "Great & quick, it's <3 miles",
			},
		]);
	});

	it('has a list of one review', () => {
		const { value } = readXml(
			'x',
			'<reviews total="1"><review id="1"><rating>5</rating></review></reviews>',
		);
		expect(value).toMatchObject({ reviews: { total: '1', review: [{ id: '1', rating: '5' }] } });
	});

	it.each([
		['truncated', FEED.slice(0, -20), 'it begins like XML, but is not well-formed (line 1'],
		[
			'a page',
			'<!-- x -->\n<!DOCTYPE html><html><body>5 stars</body></html>',
			'it is a page in HTML',
		],
		[
			'loading other files',
			'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>',
			'External entities are not supported',
		],
		['nested too deep', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, 'Maximum nested tags'],
	])('is refused if it is %s', async (_what, text, message) => {
		const { status, stderr } = await importExport(text);
		expect(status).toBe(2);
		expect(stderr).toContain(message);
	});

	it('does not expand entities without limit', () => {
		const nested = Array.from(
			{ length: 20 },
			(_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
		);
		const bomb = `<!DOCTYPE a [<!ENTITY e0 "0123456789">${nested.join('')}]><a>${'&e20;'.repeat(10)}</a>`;
		const { value } = readXml('x', bomb);
		expect(JSON.stringify(value).length).toBeLessThan(10_000);
	});
});
