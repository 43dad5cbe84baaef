import type { Edition } from '../../edition/documents/edition.ts';
import { createLabels } from '../../edition/documents/labels.ts';
import { leaningOf, wordAnswer } from '../../insights/summary/answer-messages.ts';
import { wordAlert, wordClaim, type NameOf } from '../../insights/summary/claim-messages.ts';
import { topicMessage } from '../../insights/topics/topic-catalog.ts';
import type { Insights } from '../../insights/insights.ts';
import type { TranslatedTexts } from '../../reviews/business/translation.ts';
import { CATALOGS, translatorFor, type Words } from '../../reviews/messages/catalogs.ts';
import type { SiteLanguage } from '../../reviews/messages/languages.ts';

const translated = new WeakMap<Edition, Map<SiteLanguage, Edition>>();

/**
 * Returns the edition as pages in a language show it: the operator's texts by `content/translations`, and the
 * generated sentences in that language. Texts of customers and answers stay as they are.
 */
export function translateEdition(edition: Edition, language: SiteLanguage): Edition {
	// The generated sentences of the documents are in American English.
	const isAmerican = translatorOf(edition, language).locale === 'en-US';
	if (isAmerican && edition.translations.en === undefined) return edition;
	const known = translated.get(edition) ?? new Map<SiteLanguage, Edition>();
	const made = known.get(language) ?? translate(edition, language);
	translated.set(edition, known.set(language, made));
	return made;
}

function translate(edition: Edition, language: SiteLanguage): Edition {
	const texts = edition.translations[language] ?? {};
	const { policy, links = {} } = texts;
	const own = {
		...edition,
		business: translateBusiness(edition.business, texts),
		policy: {
			...edition.policy,
			...given(policy),
			sources: edition.policy.sources.map((source) => ({
				...source,
				...given(policy?.sources?.[source.id]),
			})),
		},
		policyText: texts.policyText ?? edition.policyText,
		site: {
			...edition.site,
			links: edition.site.links.map(({ name, url }) => ({ name: links[name] ?? name, url })),
		},
		insights: translateLabels(edition.insights, texts),
	};
	return {
		...own,
		insights: translateSentences(own, texts, language, translatorOf(edition, language)),
	};
}

/** Returns the translator for pages of a business: dates and numbers are those of its country. */
export function translatorOf(
	{ business }: Pick<Edition, 'business'>,
	language: SiteLanguage,
): Words {
	return translatorFor(language, business.locations[0]?.address.country);
}

function translateBusiness(
	business: Edition['business'],
	{ business: { languages = [], ...group } = {}, locations = {} }: TranslatedTexts,
): Edition['business'] {
	return {
		...business,
		...given(group),
		languages: business.languages.map(({ code, name }, index) => ({
			code,
			name: (languages.length === business.languages.length && languages[index]) || name,
		})),
		locations: business.locations.map((location) => {
			const {
				departments = {},
				amenities,
				brands_served: brands,
				...texts
			} = locations[location.id] ?? {};
			return {
				...location,
				...given(texts),
				...(amenities?.length === location.amenities?.length && given({ amenities })),
				...(brands?.length === location.brands_served?.length && given({ brands_served: brands })),
				...(location.departments && {
					departments: location.departments.map((department) => ({
						...department,
						...given(departments[department.id]),
					})),
				}),
			};
		}),
	};
}

function translateLabels(
	insights: Insights,
	{ aspects = {}, services = {}, staff = {} }: TranslatedTexts,
): Insights {
	const { entities } = insights;
	return {
		...insights,
		aspects: insights.aspects.map((aspect) => ({ ...aspect, ...given(aspects[aspect.id]) })),
		entities: {
			...entities,
			technicians: entities.technicians.map((person) => ({
				...person,
				...given(staff[person.id] === undefined ? {} : { role: staff[person.id] }),
			})),
			services: entities.services.map((service) => ({
				...service,
				name: services[service.id] ?? service.name,
			})),
		},
	};
}

/** Words the summary, the alerts, the topics and the answers anew, from the same values. */
function translateSentences(
	edition: Edition,
	texts: TranslatedTexts,
	language: SiteLanguage,
	t: Words,
): Insights {
	const { insights, questions, site } = edition;
	const ownAnswers = new Map(questions.map((each) => [each.id, each.answer]));
	const isOwnLanguage = language === site.default;
	const labels = createLabels(edition);
	const name: NameOf = (kind, id) => {
		if (kind !== 'department') return labels[kind](id);
		const [location = '', department = ''] = id.split('/');
		return labels.department(location, department) ?? department;
	};
	const { summary } = insights;
	const isAuthored = summary.source === 'author';
	// A model words the summary in English.
	const isKept = summary.source === 'model' && language === 'en';
	return {
		...insights,
		summary: isKept
			? summary
			: {
					...summary,
					...(isAuthored
						? { disclosure: t('claim.disclosure_author') }
						: { source: 'derived', disclosure: t('claim.disclosure') }),
					sentences: summary.sentences.map((sentence, index) => {
						const { claim, text } = sentence;
						return {
							...sentence,
							text: claim ? wordClaim(t, claim, name) : (texts.summary?.[index] ?? text),
						};
					}),
				},
		alerts: insights.alerts.map((alert) => ({ ...alert, text: wordAlert(t, alert, name) })),
		more_topics: insights.more_topics.map((topic) => {
			const message = topicMessage(topic);
			const isDerived = topic.label === CATALOGS.en[message];
			return isDerived ? { ...topic, label: t(message) } : topic;
		}),
		topics: insights.topics.map((topic) => {
			const isNamedHere = topic.source === 'derived' && topicMessage(topic) in CATALOGS[language];
			return isNamedHere ? { ...topic, label: t(topicMessage(topic)) } : topic;
		}),
		faq: insights.faq.map((entry) => {
			const inLanguage = texts.questions?.[entry.id] ?? {};
			const { question = entry.question, answer, ...words } = inLanguage;
			if (entry.source === 'author') return { ...entry, question, answer: answer ?? entry.answer };
			const own = ownAnswers.get(entry.id);
			const leaning = leaningOf(entry.basis);
			const ownLead = own?.lead[leaning];
			// The usual "Yes" would be wrong where the operator's own answer begins with "No".
			const isUntranslated = !inLanguage.question || (ownLead && !words.lead?.[leaning]);
			if (!isOwnLanguage && isUntranslated) return entry;
			return {
				...entry,
				question,
				answer: wordAnswer(t, {
					...entry.basis,
					praised: words.praise ?? (isOwnLanguage ? own?.praise?.say : undefined),
					complained: words.complaint ?? (isOwnLanguage ? own?.complaint?.say : undefined),
					lead: words.lead?.[leaning] ?? ownLead,
				}),
			};
		}),
	};
}

/** The texts that the operator gave. YAML has no `undefined`. */
function given<Texts extends object>(
	texts: Texts | undefined,
): { readonly [Key in keyof Texts]?: Exclude<Texts[Key], undefined> } {
	return (texts ?? {}) as { readonly [Key in keyof Texts]?: Exclude<Texts[Key], undefined> };
}
