import { expect, it } from 'vitest';
import { createContent } from './importing.ts';
import { importExport } from './importing-tables.ts';

const SURVEY = ['--source', 'survey'];

it.each([
	...[
		'Tu nombre',
		'Your full name',
		'Imię i nazwisko',
		'Nombre y apellidos',
		'Please enter your name',
	],
	...['Ihr vollständiger Name', 'Vor- und Nachname', 'Votre nom complet', 'Nom et prénom'],
])('"%s" has the author', async (heading) => {
	const { reviews, stderr } = await importExport(
		`id,rating,date,text,${heading}\n1,4,2026-03-04,Fine,Odessa Palmer\n`,
	);
	expect(stderr).toBe('');
	expect(reviews).toMatchObject([{ author: { name: 'Odessa P.' } }]);
});

it.each(['Ihre Meinung', 'Your honest opinion', 'Tu experiencia', 'Votre avis', 'Deine Eindrücke'])(
	'"%s" has the text',
	async (heading) => {
		const { reviews } = await importExport(`id,rating,date,${heading}\n1,4,2026-03-04,Gut\n`);
		expect(reviews).toMatchObject([{ text: 'Gut' }]);
	},
);

it.each([
	...['Store name', 'Name of the advisor', 'Your name (internal)', 'Your vehicle'],
	...[
		'Your full name (for the raffle)',
		'Tu nombre (solo para nosotros)',
		'Ihr Name (nur für uns)',
	],
])('"%s" has no author', async (heading) => {
	const { reviews } = await importExport(
		`id,rating,date,text,${heading}\n1,4,2026-03-04,Fine,Palmer\n`,
	);
	expect(JSON.stringify(reviews)).not.toContain('Palmer');
});

it('a text that is for someone else is not published', async () => {
	const { reviews } = await importExport(
		'id,rating,date,Your experience (for our manager only)\n1,4,2026-03-04,Slow\n',
	);
	expect(JSON.stringify(reviews)).not.toContain('Slow');
});

it('names in an unknown column are asked about, if no author is known', async () => {
	const rows = ['Odessa Palmer', 'Rosa de la Cruz', 'Karen Dole'].map(
		(name, at) => `${at},4,2026-03-04,Fine ${at},${name}`,
	);
	const table = (heading: string) => `id,rating,date,text,${heading}\n${rows.join('\n')}\n`;
	expect((await importExport(table('Who are you'))).stderr).toContain(
		'Does "Who are you" have the customers’ names?',
	);
	expect((await importExport(table('Advisor'))).stderr).toBe('');
	const flags = [...SURVEY, '--column', 'Who are you=author'];
	const { reviews } = await importExport(table('Who are you'), flags);
	expect(reviews.map(({ author }) => author.name)).toContain('Rosa C.');
});

it('a flag names the column that proves the visit, and the report suggests one', async () => {
	const content = await createContent();
	const table =
		'id,rating,date,text,Vorgangsnr.\n1,4,2026-03-04,Gut,A-10231\n2,5,2026-03-04,Fein,\n';
	const path = await content.write('a.csv', table);
	const flags = [path, '--source', 'survey', '--location', 'harborview'];
	const { stdout } = await content.run(flags);
	expect(stdout).toContain('held back 2: stored but not shown to readers');
	expect(stdout).toContain('contains order numbers, add --proof Vorgangsnr.');
	const proven = [...flags, '--proof', 'Vorgangsnr.'];
	const dryRun = await content.run([...proven, '--dry-run']);
	expect(dryRun.stdout).toContain(
		'  readers will see "Verified · invited after the visit" on reviews with a number in "Vorgangsnr."\n' +
			'  This is true only if you sent each of these invitations for the order with this number. Otherwise, change "method" of "survey"',
	);
	expect(dryRun.stdout).toContain(
		'held back 1: stored but not shown to readers, because they have no order number in "Vorgangsnr."\n',
	);
	const { report } = await content.run([...proven, '--json']);
	expect(report.totals).toMatchObject({ updated: 1, held_back: 1 });
	const methods = (await content.reviews()).map(({ verification }) => verification.method);
	expect(methods.toSorted()).toEqual(['invited_after_transaction', 'none']);
	expect(JSON.stringify(await content.reviews())).not.toContain('10231');
	expect((await content.run([...flags, '--proof', 'Nr'])).stderr).toContain(
		'it has no such column',
	);
});

it('a new source with order numbers claims no invitation', async () => {
	const content = await createContent();
	const path = await content.write(
		'a.csv',
		'id,rating,date,text,RO\n1,4,2026-03-04,Good,A-10231\n',
	);
	const flags = ['--source', 'google-forms', '--location', 'harborview', '--proof', 'RO'];
	const { stdout } = await content.run([path, ...flags]);
	expect(stdout).toContain('"Verified · matched to a repair order or deal" on reviews');
	expect(stdout).toContain('A review counts as verified if its order number is in our records.');
	expect(await content.reviews()).toMatchObject([
		{ verification: { method: 'transaction_match' } },
	]);
});

const SITE =
	'date,rating,title,content,name,email,is_approved,is_pinned,terms,score\n' +
	'2026-10-10 12:15:00,5,Great,Lights sorted.,Fay Hollis,f@mail.example,1,0,1,0\n' +
	'2026-10-05 12:15:00,2,No,Never accepted.,Quinn Marsh,q@mail.example,1,0,0,0\n';

it('our own form has no accounts, and its terms are asked about', async () => {
	const content = await createContent();
	const path = await content.write('site.csv', SITE);
	const flags = [path, '--location', 'harborview'];
	const { stderr } = await content.run(flags);
	expect(stderr).toContain('What is in "terms"?');
	expect(stderr.match(/--column '?terms/g)).toHaveLength(1);
	expect(stderr).not.toContain('is_pinned');
	const { report } = await content.run([...flags, '--column', 'terms=consent', '--json']);
	expect(report.totals).toMatchObject({ added: 1, skipped: 1, held_back: 1 });
	expect(report.added_sources).toMatchObject([{ id: 'wordpress', first_party: true }]);
	expect(report.added_sources[0]?.verification).not.toContain('account');
});

it.each([
	['Hr. Alois Gruber', 'Alois G.'],
	['Herr Alois Gruber', 'Alois G.'],
	['Frau Dr. Eva Stein', 'Eva S.'],
	['Fr. Eva Stein', 'Eva S.'],
	['Dr. med. Hans Weber', 'Hans W.'],
	['Sra. Marta Gil', 'Marta G.'],
	['Mme Karen Dole', 'Karen D.'],
	['Herr Gruber', 'Herr G.'],
	['Don Smith', 'Don S.'],
])('"%s" becomes "%s"', async (written, shown) => {
	const { reviews } = await importExport(
		`id,rating,date,text,author\n1,4,2026-03-04,Fine,${written}\n`,
	);
	expect(reviews.map(({ author }) => author.name)).toEqual([shown]);
});

it.each([
	['author', 'Tu nombre (solo para nosotros)'],
	['author', 'Your full name (for the manager only)'],
	['author', 'Your full name (we keep it to ourselves)'],
	['author', 'Ihr Name (nur für uns)'],
	['author', 'Votre nom (uniquement pour nous)'],
	['text', 'Ihre Meinung (nur für die Werkstattleitung)'],
	['text', 'Your thoughts (off the record)'],
	['text', 'Your review (only for us)'],
	['text', 'Votre commentaire (uniquement pour nous)'],
])('the %s is not published without asking if it is called "%s"', async (field, heading) => {
	const head = field === 'author' ? `text,${heading}` : `${heading},author`;
	const rows = ['Bess Dahl', 'Cory Eads', 'Dora Finch'].map((name, at) => {
		return `${at},4,2026-03-04,They changed the tires in time ${at}.,${name}`;
	});
	const table = `id,rating,date,${head}\n${rows.join('\n')}\n`;
	const { reviews } = await importExport(table, ['--location', 'harborview', '--source', 'survey']);
	const told = reviews.map(({ author, text }) => (field === 'author' ? author.name : text));
	expect(new Set(told).difference(new Set(['', 'Customer']))).toEqual(new Set());
});
