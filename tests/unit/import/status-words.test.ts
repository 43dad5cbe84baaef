import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

const FLAGS = ['--source', 'dealer-reviews', '--location', 'millbrook'];
const withStatus = (status: string, flags: readonly string[] = []) =>
	importExport(`id,rating,date,text,status\n1,5,2026-03-04,Good,${status}\n`, [...FLAGS, ...flags]);

it.each([
	...['Posted', 'online', 'veröffentlicht', 'Freigegeben', 'ÖFFENTLICH', 'sichtbar'].map(
		(status) => [status, 'added'] as const,
	),
	...['publicada', 'aprobado', 'publié', 'validée'].map((status) => [status, 'added'] as const),
	...['in Prüfung', 'nicht öffentlich', 'abgelehnt', 'Pending dealer verification'].map(
		(status) => [status, 'skipped'] as const,
	),
	...['pendiente', 'no publicado', 'en attente de modération', 'non publié'].map(
		(status) => [status, 'skipped'] as const,
	),
])('the status "%s": the review is %s', async (status, became) => {
	expect((await withStatus(status)).report.totals).toMatchObject({ [became]: 1 });
});

it('an unknown status is rejected, until --status says what it means', async () => {
	const { file } = await withStatus('Stufe 3');
	expect(file?.rejected[0]?.reason).toContain('--status "THE STATUS=published", or =withheld');
	const shown = await withStatus('Stufe 3', ['--status', 'stufe 3=published']);
	expect(shown.report.totals).toMatchObject({ added: 1 });
	const hidden = await withStatus('Stufe 3', ['--status', 'Stufe 3=withheld']);
	expect(hidden.report.totals).toMatchObject({ skipped: 1 });
	const { stderr } = await withStatus('Stufe 3', ['--status', 'Stufe 3=maybe']);
	expect(stderr).toContain('must be one of published, withheld');
});

it('stars are read beside a recommendation, and grades are asked about', async () => {
	const table = (heading: string, rating: string) =>
		`date,${heading},would recommend,comment\n2026-03-04,${rating},Yes,Good\n`;
	const { reviews } = await importExport(table('Overall score', '4'), FLAGS);
	expect(reviews).toMatchObject([{ rating: 4, recommends: true, text: 'Good' }]);
	const { stderr } = await importExport(table('Gesamtnote', '"4,80"'), FLAGS);
	expect(stderr).toContain('Which scale is it? "gesamtnote" has grades');
});
