import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContent } from '../importing.ts';

/** Imports rows with these columns as reviews of a source that labels them. */
async function importRows(columns: string, cells: readonly string[], map = '') {
	const content = await createContent();
	const { 'business.yaml': business = '' } = Object.fromEntries(
		Object.entries(await content.bytes()).map(([path, text]) => [path.split('/').at(-1), text]),
	);
	const labeled = business.replace(
		/(- id: dealer-reviews\n)/,
		'$1      incentivized_or_related: label\n',
	);
	await content.write('content/business.yaml', labeled);
	const rows = cells.map(
		(cell, index) => `${index + 1},4,2026-03-0${index + 1},Fine ${index},${cell}`,
	);
	const path = await content.write(
		'rows.csv',
		`id,rating,date,text,${columns}\n${rows.join('\n')}\n`,
	);
	const mapped = map === '' ? [] : ['--map', await content.write('map.yaml', map)];
	const flags = ['--json', '--source', 'dealer-reviews', '--location', 'harborview', ...mapped];
	const { report } = await content.run([...flags, path]);
	const reviews = await content.reviews();
	const found = cells.map((_, index) => {
		const review = reviews.find(({ source }) => source.review_id === `${index + 1}`);
		return review && (review.incentive?.kind ?? review.relationship ?? 'none');
	});
	return { found, rejected: report.files[0]?.rejected ?? [] };
}

describe('a column that says what must be disclosed', () => {
	it.each([
		['is_incentivized_review', ['true', 'false', '', 'n/a'], ['other', 'none', 'none', 'none']],
		[
			'Incentive type',
			['Coupon', 'Free sample', '500 points', 'Prize draw', '$20 gift card', 'No coupon'],
			['discount', 'free_product', 'loyalty_points', 'sweepstakes', 'payment', 'none'],
		],
		[
			'Gegenleistung',
			['ja', 'Tankgutschein', 'Gewinnspiel', 'keine'],
			['other', 'discount', 'sweepstakes', 'none'],
		],
		[
			'Recompensa',
			['sí', 'Un descuento', 'Sorteo', 'Sin recompensa'],
			['other', 'discount', 'sweepstakes', 'none'],
		],
		[
			'Contrepartie',
			['oui', 'Remise', 'Tirage au sort', 'Aucune'],
			['other', 'discount', 'sweepstakes', 'none'],
		],
		['Is staff', ['yes', 'no'], ['employee', 'none']],
		['relationship', ['employee', 'Customer', ''], ['employee', 'none', 'none']],
		['reviewer relationship', ['Family', 'verified customer'], ['family', 'none']],
		['Are you an employee?', ['Yes', 'No'], ['employee', 'none']],
		['Are you an employee of the dealership?', ['Yes', 'No'], ['employee', 'none']],
		['Do you work for us?', ['yes', 'no'], ['employee', 'none']],
		[
			'Relationship to business',
			['Owner', 'Family member', 'Supplier', 'Customer'],
			['owner', 'family', 'supplier', 'none'],
		],
	])('%s', async (column, cells, expected) => {
		expect((await importRows(column, cells)).found).toEqual(expected);
	});

	it('rejects a word of unknown meaning until a mapping file explains it', async () => {
		const asked = await importRows('relationship to dealer', ['Stammgast']);
		expect(asked.rejected).toMatchObject([{ found: 'Stammgast' }]);
		expect(asked.rejected[0]?.reason).toContain('values: { relationship: { … } }');
		const map = 'values:\n  relationship: { Stammgast: none, Chef: owner }\n';
		const told = await importRows('relationship to dealer', ['Stammgast', 'Chef'], map);
		expect(told.found).toEqual(['none', 'owner']);
	});

	it('can have any name in a mapping file', async () => {
		const map = 'fields: { incentive: campaign }\nvalues:\n  incentive: { spring: sweepstakes }\n';
		const { found } = await importRows('campaign', ['Spring', ''], map);
		expect(found).toEqual(['sweepstakes', 'none']);
	});
});

it('a stored review that its source leaves out later is counted once', async () => {
	const content = await createContent();
	const rows = 'id,rating,date,text,incentive\n1,4,2026-03-04,Fine,coupon\n';
	const flags = ['--source', 'dealer-reviews', '--location', 'harborview'];
	const business = await readFile(join(content.contentDir, 'business.yaml'), 'utf8');
	const labeled = business.replace(
		'- id: dealer-reviews\n',
		'$&      incentivized_or_related: label\n',
	);
	const path = await content.write('rows.csv', rows);
	for (const text of [labeled, business]) {
		await content.write('content/business.yaml', text);
		await content.run([...flags, path]);
	}
	expect(await content.reviews()).toHaveLength(1);
	const ledger = await readFile(join(content.contentDir, 'imported.json'), 'utf8');
	expect(JSON.parse(ledger)).not.toHaveProperty('left_out');
});
