import type { Settings } from '../content/content.ts';
import { hintingWords } from '../insights/aspects/hinting-words.ts';
import { judgingPhrases } from '../insights/aspects/judging-phrases.ts';
import { visitOfService } from '../insights/mentions/services/visit-of-service.ts';
import type { ComplaintCount } from '../insights/owner/recent-complaints.ts';
import { topicMessage, TOPIC_CATALOG } from '../insights/topics/topic-catalog.ts';
import type { Vocabulary } from '../insights/vocabulary.ts';
import type { TranslatedTexts, Translations } from '../reviews/business/translation.ts';
import { translatorFor } from '../reviews/messages/catalogs.ts';
import { SITE_LANGUAGES } from '../reviews/messages/languages.ts';
import type { NamedValue, SearchVocabulary } from '../search/named-values.ts';
import { stemOf } from '../reviews/words.ts';
import { frequentWords } from './frequent-words.ts';

/** Lists the values of the search's filters, with all names under which people may ask for them. */
export function listFilterValues(
	{ businessFile, aspects, translations = {} }: Settings,
	{ staff, services, serviceAreas }: Vocabulary,
	topics: readonly Pick<ComplaintCount, 'id' | 'label'>[],
): SearchVocabulary {
	const named = (value: string, ...names: readonly (string | undefined)[]) => ({
		value,
		names: names.filter((name) => name !== undefined),
	});
	const translated = (nameIn: (texts: TranslatedTexts) => string | undefined) =>
		Object.values(translations).map(nameIn);
	return {
		technician: staff.map(({ name, aliases }) => named(name, ...aliases)),
		service: services.map((service) => ({
			...named(
				service.id,
				...[service.name, ...translated((texts) => texts.services?.[service.id])],
			),
			words: service.synonyms,
			visit: visitOfService(service),
		})),
		service_area: serviceAreas.map(({ id, name, aliases }) => named(id, name, ...aliases)),
		location: businessFile.locations.map(({ id, name, short_name, aliases = [] }) =>
			named(id, name, short_name, ...aliases),
		),
		department: listDepartments(businessFile.locations, translations),
		source: businessFile.review_policy.sources.map(({ id, name }) =>
			named(id, name, ...translated((texts) => texts.policy?.sources?.[id]?.name)),
		),
		aspect: aspects.map(({ id, label, terms: words }) => ({
			...named(id, label, ...translated((texts) => texts.aspects?.[id]?.label)),
			words,
			hints: [...new Set([...hintingWords(id), label, ...words].map(stemOf))],
			...judgingPhrases(id),
		})),
		topic: topics.map(({ id, label }) => {
			const { asked = [], phrases = [] } = TOPIC_CATALOG.find((each) => each.id === id) ?? {};
			const names = SITE_LANGUAGES.map((one) => translatorFor(one)(topicMessage({ id })));
			return { ...named(id, label, ...names), words: [...asked, ...phrases] };
		}),
		// English questions have their own list of words.
		language: SITE_LANGUAGES.filter((language) => language !== 'en').map((language) => ({
			...named(language),
			frequent: frequentWords(language),
		})),
	};
}

/** Lists the departments of all locations, which may give one several names. */
function listDepartments(
	locations: Settings['businessFile']['locations'],
	translations: Translations,
): NamedValue[] {
	const names = locations.flatMap(({ id: location, departments = [] }) =>
		departments.flatMap(({ id, name }) => [
			{ id, name },
			...Object.values(translations).map((texts) => ({
				id,
				name: texts.locations?.[location]?.departments?.[id]?.name,
			})),
		]),
	);
	return [...Map.groupBy(names, ({ id }) => id)].map(([value, own]) => ({
		value,
		names: [...new Set(own.flatMap(({ name }) => name ?? []))],
	}));
}
