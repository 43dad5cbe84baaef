import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageFormat, parseMessage, visit } from 'messageformat';
import { describe, expect, it } from 'vitest';
import { TOPIC_CATALOG, topicMessage } from '../../../src/insights/topics/topic-catalog.ts';
import { CATALOGS, translatorFor } from '../../../src/reviews/messages/catalogs.ts';
import { SITE_LANGUAGES } from '../../../src/reviews/messages/languages.ts';
import { PROJECT_FOLDER } from '../../../src/platform/project-folder.ts';

const { en: english, ...others } = CATALOGS;
const ids = Object.keys(english);

/** Values of which a message may use either: a name, and the same in lower case. */
const ALTERNATIVES = ['name', 'inside', 'label', 'lower', 'in_lower_case', 'count', 'n'];

/** The placeholders and the markup of a message. */
function partsOf(message: string): string[] {
	const parts = new Set<string>();
	visit(parseMessage(message), {
		value(value) {
			if (value.type === 'variable') parts.add(value.name);
		},
		markup({ kind, name }) {
			if (kind === 'open') parts.add(`#${name}`);
		},
	});
	return [...parts].filter((part) => !ALTERNATIVES.includes(part)).toSorted();
}

function sources(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(ts|astro)$/.test(file))
		.map((file) => readFileSync(join(folder, file), 'utf8'));
}

describe('the catalogs of messages', () => {
	it.each(Object.entries(others))('%s has the messages of English', (_, catalog) => {
		expect(Object.keys(catalog).toSorted()).toEqual(ids.toSorted());
	});

	it.each(SITE_LANGUAGES)('%s has no message that fails', (language) => {
		for (const [id, message] of Object.entries(CATALOGS[language])) {
			const format = new MessageFormat(language, message);
			const values = Object.fromEntries(partsOf(message).map((name) => [name, 3]));
			const given = { ...values, ...Object.fromEntries(ALTERNATIVES.map((name) => [name, 3])) };
			expect(
				() =>
					format.format(given, (error) => {
						throw error;
					}),
				`${language} ${id}`,
			).not.toThrow();
		}
	});

	it('Spanish says "we" where English does, not "the business"', () => {
		const spanish: Readonly<Record<string, string>> = others.es;
		const impersonal = Object.entries<string>(english).filter(
			([id, message]) =>
				/\b(?:we|us|our)\b/i.test(message) && /\bel negocio\b/.test(spanish[id] ?? ''),
		);
		expect(impersonal).toEqual([]);
	});

	it.each(['recommend', 'answered_from'])('Spanish needs no article for a source: %s', (id) => {
		const key = Object.keys(others.es).find((one) => one.endsWith(`.${id}`)) ?? '';
		const spanish: Readonly<Record<string, string>> = others.es;
		expect(spanish[key]).toMatch(/fuente: \{\$sources?\}/);
	});

	it('no language says that complaints cause fewer stars', () => {
		const words = SITE_LANGUAGES.map((language) => CATALOGS[language]['owner.column_spread']);
		expect(words.join(' ')).not.toMatch(/drag|cost|senkt|baja|poids/i);
	});

	it.each(Object.entries(others))('%s has the values and links of English', (_, catalog) => {
		const differing = Object.entries<string>(catalog).filter(
			([id, message]) =>
				`${partsOf(message)}` !== `${partsOf(english[id as keyof typeof english])}`,
		);
		expect(differing).toEqual([]);
	});

	it.each(Object.entries(others))('%s translates every sentence', (_, catalog) => {
		const same = Object.entries<string>(catalog).filter(
			([id, message]) =>
				message === english[id as keyof typeof english] && /\p{L}+ \p{L}+ \p{L}+/u.test(message),
		);
		expect(same).toEqual([]);
	});

	it('has no message that nothing uses', () => {
		const code = sources(join(PROJECT_FOLDER, 'src')).join('\n');
		// `t(`verification.${method}.short`)` uses "verification.documents.short".
		const forms = [...code.matchAll(/`([a-z_]+\.[a-z_.]*(?:\$\{[^`]+?\}[a-z_.]*)+)`/g)].map(
			([, form = '']) => new RegExp(`^${form.replace(/\$\{.+?\}/g, '[a-z0-9_-]*')}$`),
		);
		const quoted = new Set([...code.matchAll(/(?<=['"])[a-z0-9_.-]+(?=['"])/g)].map(String));
		const unused = ids.filter((id) => {
			return !quoted.has(id) && !forms.some((form) => form.test(id));
		});
		expect(unused).toEqual([]);
	});

	it('names every topic', () => {
		for (const topic of TOPIC_CATALOG) expect(ids).toContain(topicMessage(topic));
	});
});

describe('a translator', () => {
	it.each([
		['en', 'US', 'Nov 3, 2026', '1,720', '4.10', '84%', '3 reviews'],
		['es', 'US', '3 nov 2026', '1,720', '4.10', '84%', '3 reseñas'],
		['de', 'DE', '03.11.2026', '1.720', '4,10', '84 %', '3 Bewertungen'],
		['fr', 'FR', '3 nov. 2026', '1 720', '4,10', '84 %', '3 avis'],
	] as const)('writes dates and numbers as in %s-%s', (language, country, ...expected) => {
		const t = translatorFor(language, country);
		const written = [
			...[t.day('2026-11-03'), t.figure(1720), t.figure(4.1, 2), t.percent(0.837)],
			t('count.reviews', { n: 3 }),
		];
		expect(written.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(expected);
	});

	it('keeps markup apart from text', () => {
		const pieces = translatorFor('en').pieces('place.feeds', { n: 3 });
		expect(pieces.map(({ within }) => within)).toContain('atom');
	});

	it('fails when a value is missing', () => {
		expect(() => translatorFor('en')('count.reviews')).toThrow('n');
	});
});

it('words a time as the day with which it is written, in any zone', () => {
	expect(translatorFor('en', 'US').day('2018-07-04T19:50:00-07:00')).toBe('Jul 4, 2018');
	expect(translatorFor('fr', 'FR').day('2026-08-01')).toBe('1er août 2026');
});
