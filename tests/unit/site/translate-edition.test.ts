import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
	isTranslated,
	localizedPath,
	splitLanguage,
} from '../../../src/edition/paths/localized-path.ts';
import { LISTING_PARAMETERS } from '../../../src/edition/paths/listing-path.ts';
import { PROJECT_FOLDER } from '../../../src/platform/project-folder.ts';
import { translateEdition } from '../../../src/site/view-models/translate-edition.ts';
import { sampleEdition } from '../../support/content.ts';

const edition = await sampleEdition();
const spanish = translateEdition(edition, 'es');
const faqOf = ({ insights }: typeof edition) => insights.faq.find(({ id }) => id === 'loaner-cars');

describe('a translated edition', () => {
	it("has the operator's texts by their ids", () => {
		const names = ({ insights }: typeof edition) => insights.aspects.map(({ label }) => label);
		expect(names(spanish)).not.toEqual(names(edition));
		expect(spanish.business.slogan).toBe(edition.translations.es?.business?.slogan);
		expect(spanish.policyText).toContain('## A quién');
		expect(spanish.site.links.map(({ name }) => name)).toContain('Privacidad');
		expect(spanish.business.locations[0]?.telephone).toBe(edition.business.locations[0]?.telephone);
	});

	it('words the sentences anew from the same values', () => {
		const claims = ({ insights }: typeof edition) =>
			insights.summary.sentences.map(({ claim }) => claim);
		expect(claims(spanish)).toEqual(claims(edition));
		expect(spanish.insights.summary.sentences[0]?.text).toMatch(/^356 reseñas .*4\.09/);
		expect(faqOf(spanish)?.basis).toEqual(faqOf(edition)?.basis);
		expect(faqOf(spanish)?.answer).not.toContain('customers');
	});

	it('leaves an answer as it is if its question is not translated', () => {
		const ask = ({ insights }: typeof edition) =>
			insights.faq.find(({ id }) => id === 'market-adjustment');
		expect(ask(translateEdition(edition, 'de'))).toEqual(ask(edition));
		expect(ask(spanish)?.answer).toMatch(/^No, en la mayoría de los casos: /);
	});

	it('is the edition itself in English, whatever the default', () => {
		expect(translateEdition(edition, 'en')).toBe(edition);
		const other = { ...edition, site: { ...edition.site, default: 'de' as const } };
		expect(translateEdition(other, 'en')).toBe(other);
	});

	it('has the numbers of its country in English sentences, too', () => {
		const locations = edition.business.locations.map((location) => ({
			...location,
			address: { ...location.address, country: 'DE' },
		}));
		const german = { ...edition, business: { ...edition.business, locations } };
		const { summary } = translateEdition(german, 'en').insights;
		expect(summary.sentences[0]?.text).toMatch(/^356 reviews .*4,09/);
		const worded = { ...summary, source: 'model' as const };
		const kept = { ...german, insights: { ...german.insights, summary: worded } };
		expect(translateEdition(kept, 'en').insights.summary).toBe(worded);
	});

	it("keeps the operator's own words in the default language", () => {
		const site = { ...edition.site, languages: ['de' as const], default: 'de' as const };
		const german = translateEdition({ ...edition, site, translations: {} }, 'de');
		const question = edition.questions.find(({ id }) => id === 'loaner-cars');
		expect(faqOf(german)?.answer).toContain(question?.answer.praise?.say);
	});

	it('leaves out lists of another length', () => {
		const [location] = edition.business.locations;
		const es = { locations: { [location?.id ?? '']: { amenities: ['Wifi'] } } };
		const made = translateEdition({ ...edition, translations: { es } }, 'es');
		expect(made.business.locations[0]?.amenities).toEqual(location?.amenities);
	});
});

describe('the path of a page in a language', () => {
	it.each([
		['/', '/es'],
		['/insights#fix', '/es/insights#fix'],
		['/reviews?rating=1', '/es/reviews?rating=1'],
		['/reviews/aspect/price/page/2', '/es/reviews/aspect/price/page/2'],
		['/reviews/kq3v7m2xw9pd', '/reviews/kq3v7m2xw9pd'],
		['/reviews/month/2026-11', '/reviews/month/2026-11'],
		['/docs', '/docs'],
		['/reviews.json', '/reviews.json'],
	])('%s is %s', (path, localized) => {
		expect(localizedPath(path, '/es')).toBe(localized);
		expect(localizedPath(path, '')).toBe(path);
	});

	it.each([
		['/es', '/es', '/'],
		['/es/insights', '/es', '/insights'],
		['/insights', '', '/insights'],
		['/essay', '', '/essay'],
	])('%s splits into "%s" and "%s"', (path, ...parts) => {
		expect(splitLanguage(path)).toEqual(parts);
	});

	it('exists for every page in the folder of languages, and for every list', () => {
		const cwd = join(PROJECT_FOLDER, 'src/site/pages/[...language]');
		const templates = globSync('**/*.astro', { cwd }).map((file) =>
			`/${file}`.replace(/(\/index)?\.astro$/, '').replace(/\[\.*\w+\]/, 'page/2'),
		);
		const lists = Object.keys(LISTING_PARAMETERS).map((name) => `/reviews/${name}/any`);
		const paths = [...templates.map((path) => path.replace(/s\/page\/2$/, 's/any')), ...lists];
		expect(paths.length).toBeGreaterThan(10);
		expect(paths.filter((path) => !isTranslated(path || '/') && path !== '/reviews/any')).toEqual(
			[],
		);
	});
});
