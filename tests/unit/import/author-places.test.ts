import { expect, it } from 'vitest';
import { customerName } from '../../../src/import/values/customer-name.ts';
import { table } from './platform-samples.ts';
import { importExport } from './platforms.ts';

it('an author is stored without the place after the name', async () => {
	const row = { id: 'a1', rating: '5', date: '2024-03-06', text: 'In Austin they kept me posted.' };
	const written = table({ ...row, author: 'happybuyer22 from Austin, TX' });
	const flags = ['--source', 'reviews-io', '--location', 'millbrook'];
	const { review } = await importExport(written, flags);
	expect(review).toMatchObject({ author: { name: 'happybuyer22' }, text: row.text });
});

it('a placeholder is no name with a place after it either', () => {
	expect(customerName('Anonymous from Austin, TX')).toBeUndefined();
});

it.each([
	['Käufer aus 94032', undefined],
	['Kundin aus 94032 Passau', undefined],
	['Customer from 44060', undefined],
	['Cliente de 28001 Madrid', undefined],
	['Rob from 44060', 'Rob'],
	['Maria de Souza', 'Maria S.'],
])('of %j, %j is the name', (written, name) => {
	expect(customerName(written)).toBe(name);
});
