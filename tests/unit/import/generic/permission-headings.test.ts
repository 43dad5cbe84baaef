import { expect, it } from 'vitest';
import { importExport } from '../importing-tables.ts';

const HERE = ['--location', 'harborview', '--source', 'surveymonkey'];
type Meaning = 'asked' | 'consent' | 'confidential' | 'named' | 'anonymous' | 'nothing';

/** Tells from two records, one with yes and one with no, how their column was read. */
async function meaningOf(heading: string, yes = 'Yes', no = 'No'): Promise<Meaning> {
	const rows = [`1,4,2026-03-04,Fine,Bo Dahl,${yes}`, `2,5,2026-03-05,Good,Ann Poe,${no}`];
	const table = `id,rating,date,text,author,"${heading}"\n${rows.join('\n')}\n`;
	const { stderr, reviews } = await importExport(table, HERE);
	if (stderr.includes('consent: a yes allows')) return 'asked';
	const stored = reviews.toSorted((a, b) => a.rating - b.rating);
	if (stored.length < 2) return stored[0]?.rating === 4 ? 'consent' : 'confidential';
	const [first, second] = stored.map(({ author }) => author.anonymous);
	if (first === second) return first === true ? 'anonymous' : 'nothing';
	return first === true ? 'anonymous' : 'named';
}

const HEADINGS = {
	asked: [
		'May we share this?',
		'Opt out of publication',
		'Do not publish',
		"Don't show my name",
		'Show name',
		'May we use your first name?',
		'Display name publicly?',
		'Keep private',
		'Confidential',
		'Consent withdrawn',
		'Withdrew consent',
		'Permission to call',
		'May we contact you?',
		'Newsletter',
		'Marketing consent',
		'GDPR',
		'Publish without name',
		'Not for publication',
		'Internal only',
		'Testimonial OK',
		'Usable as quote',
		'Release form signed',
		'Nicht veröffentlichen',
		'Keine Veröffentlichung',
		'Name nennen?',
		'Namen nicht nennen',
		'Einwilligung widerrufen',
		'Freigabe für Werbung',
		'Vertraulich',
		'Dürfen wir Sie anrufen?',
		'Nur intern',
		'Datenschutz akzeptiert',
		'Mit Namen veröffentlichen?',
		'No publicar',
		'¿Podemos mostrar su nombre?',
		'Sin nombre',
		'Consentimiento retirado',
		'Confidencial',
		'Solo uso interno',
		'¿Acepta recibir publicidad?',
		'Ne pas publier',
		'Afficher mon nom',
		'Sans mon nom',
		'Consentement retiré',
		'Confidentiel',
		'Usage interne',
		'Acceptez-vous de recevoir notre newsletter ?',
	],
	consent: [
		'May we publish your review?',
		'OK to use on website?',
		'OK to publish?',
		'Consent to publish',
		'Permission to publish',
		'I agree that my feedback may be published',
		'Can we share this online?',
		'Public',
		'Is public',
		'Published',
		'Dürfen wir Ihre Bewertung veröffentlichen?',
		'Veröffentlichung erlaubt?',
		'Veröffentlichung',
		'Einwilligung',
		'Freigabe',
		'¿Podemos publicar su opinión?',
		'Consentimiento',
		'Puis-je publier votre avis ?',
		'Pouvons-nous publier votre avis ?',
		'Consentement',
	],
	anonymous: [
		'Would you like to remain anonymous?',
		'Anonymous',
		'Hide my name',
		'Anonym',
		'Anonym bleiben?',
		'Anónimo',
		'Anonyme',
	],
} as const;

const TABLE = Object.entries(HEADINGS).flatMap(([meaning, headings]) =>
	headings.map((heading) => [heading, meaning] as const),
);

it.each(TABLE)('"%s" is read as: %s', async (heading, meaning) => {
	expect(await meaningOf(heading)).toBe(meaning);
});

it.each([
	['Likes count', '1', '0'],
	['is useful count', '1', '2'],
	['Helpful votes', '0', '1'],
	['Internal notes', 'called him back', 'has a new dog'],
	['Interne Notizen', 'Rabatt gegeben', 'VIP'],
])('"%s" says nothing about publication', async (heading, one, other) => {
	expect(await meaningOf(heading, one, other)).toBe('nothing');
});

it('notes that mention permission are asked about', async () => {
	expect(await meaningOf('Internal notes', 'do not publish', 'VIP')).toBe('asked');
});
