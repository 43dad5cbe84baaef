import { expect, it } from 'vitest';
import { createContent } from './importing.ts';

const FLAGS = ['--location', 'harborview', '--source', 'survey'];

it('texts in a language that the business does not list are counted in one line', async () => {
	const content = await createContent();
	const table = `id,rating,date,text
1,4,2026-03-04,"Der Leihwagen stand bereit, und die Werkstatt hat den Termin genau eingehalten."
2,4,2026-03-04,"Sehr freundlicher Empfang, und die Rechnung wurde mir Zeile f\u00fcr Zeile erkl\u00e4rt."
3,4,2026-03-04,"They explained each line of the bill and finished my car before noon."
`;
	const file = await content.write('a.csv', table);
	const { stdout } = await content.run([file, ...FLAGS]);
	expect(stdout).toContain('2 texts seem to be in German: add "de" to "languages"');
	expect(stdout.match(/seem to be in/g)).toHaveLength(1);
});

it('an import that stores nothing says so, and does not ask to publish', async () => {
	const content = await createContent();
	const table = 'id,rating,date,text,may we publish,Flag\n1,4,2026-03-04,Good,,x\n';
	const file = await content.write('a.csv', table);
	const { stdout } = await content.run([file, ...FLAGS, '--column', 'Flag=ignore']);
	expect(stdout).toContain('no review was stored');
	expect(stdout).not.toContain('Next: npm run publish');
	await content.write('a.csv', table.replace('Good,,', 'Good,no,').replace('Flag', 'Mark'));
	const refused = await content.run([file, ...FLAGS, '--column', 'Mark=ignore']);
	expect(refused.stdout).toContain('No review was stored or changed');
	expect(refused.stdout).not.toContain('Next: npm run publish');
});

it('the draft of a mapping in another encoding is one command away', async () => {
	const content = await createContent();
	const latin = Buffer.from('Sterne;Datum;Kommentar\n5;04.03.2026;Sch\u00f6n\n', 'latin1');
	const file = await content.write('a.csv', latin);
	const { stderr } = await content.run(['--suggest', file]);
	expect(stderr).toContain(`npm run import -- ${file} --suggest --encoding ${file}=windows-1252`);
});

it('the report says what readers will see about a new source', async () => {
	const content = await createContent();
	const file = await content.write('a.csv', 'id,rating,date,text\n1,4,2026-03-04,Good\n');
	const { stdout } = await content.run([file, '--location', 'harborview', '--source', 'cars-com']);
	expect(stdout).toContain('Readers will see: "Copied from the export;');
});
