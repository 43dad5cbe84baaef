import { existsSync } from 'node:fs';
import { toSiteSettings, type SiteSettings } from '../reviews/business/business-file.ts';
import { Translation, type Translations } from '../reviews/business/translation.ts';
import { translationPaths } from './content-paths.ts';
import { orProblem, type ContentProblem } from './content-problem.ts';
import type { Settings } from './content.ts';
import { readText } from './read-yaml.ts';

const REMEDY =
	'correct it as in content/translations/es.yaml, or delete it: texts without a translation are shown as they are';

type Inspect = (
	file: string,
	schema: typeof Translation,
	remedy: string,
) => Promise<Translation | undefined>;

/** Reads the operator's texts in each language of the pages that has a file; `undefined` if none has. */
export async function loadTranslations(
	contentDir: string,
	{ languages }: SiteSettings,
	inspect: Inspect,
	problems: ContentProblem[],
): Promise<Translations | undefined> {
	const read = languages.map(async (language) => {
		const { texts, policy } = translationPaths(contentDir, language);
		const translation = existsSync(texts) ? await inspect(texts, Translation, REMEDY) : undefined;
		const policyText = existsSync(policy)
			? await orProblem(() => readText(policy), REMEDY, problems)
			: undefined;
		const all = { ...translation, ...(policyText !== undefined && { policyText }) };
		return Object.keys(all).length === 0 ? [] : [[language, all] as const];
	});
	const entries = (await Promise.all(read)).flat();
	return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/**
 * Finds what does not fit in the operator's translations: ids of nothing, lists of another length, missing names, and
 * languages of the pages without a file. None of this prevents a build, which shows the original text.
 */
export function findTranslationProblems(
	contentDir: string,
	settings: Partial<Settings>,
): ContentProblem[] {
	const { businessFile, services, staff, aspects, questions, translations = {} } = settings;
	if (!businessFile || !services || !staff || !aspects || !questions) return [];
	const { locations, review_policy } = businessFile;
	const site = toSiteSettings(businessFile);
	const known = {
		...{ locations, services, staff, aspects, questions },
		sources: review_policy.sources,
		links: site.links.map(({ name }) => ({ id: name })),
	};
	return site.languages.flatMap((language) => {
		const { policy, policyText: _, ...texts } = translations[language] ?? {};
		const paths = translationPaths(contentDir, language);
		const file = paths.texts;
		const absent = [paths.texts, paths.policy].filter((path) => !existsSync(path));
		const missing = absent.map((path) => ({
			file: path,
			problem: `file not found, so the pages in "${language}" show your texts untranslated`,
			remedy: 'write the translations there',
		}));
		const given = { ...texts, sources: policy?.sources };
		// `Object.keys` returns strings.
		const unknown = (Object.keys(known) as (keyof typeof known)[]).flatMap((kind) => {
			const ids = new Set(known[kind].map(({ id }) => id));
			const strange = Object.keys(given[kind] ?? {}).filter((id) => !ids.has(id));
			if (strange.length === 0) return [];
			const problem = `"${kind}" translates ${strange.join(', ')}, which your other files do not have`;
			return [{ file, problem, remedy: 'correct the ids, or remove them' }];
		});
		const untranslated = (['aspects', 'services', 'questions'] as const).flatMap((kind) => {
			const ids = known[kind].map(({ id }) => id).filter((id) => !isTranslated(texts[kind]?.[id]));
			if (ids.length === 0) return [];
			const some = `${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''}`;
			const problem = `"${kind}" lacks ${ids.length} of ${known[kind].length} translations (${some}): pages in "${language}" show the originals`;
			return [{ file, problem, remedy: 'add them; content/translations/es.yaml shows how' }];
		});
		const misfit = locations.flatMap(({ id, ...location }) =>
			(['amenities', 'brands_served'] as const).flatMap((list) => {
				const [own, count] = [location[list]?.length ?? 0, texts.locations?.[id]?.[list]?.length];
				if (count === undefined || count === own) return [];
				const problem = `"${list}" of "${id}" needs ${own} texts, as in business.yaml, not ${count}`;
				return [{ file, problem, remedy: 'translate each of them, in the same order' }];
			}),
		);
		if (language === site.default) return [...unknown, ...misfit];
		// Missing and broken files are reported separately.
		const isRead = Object.keys(texts).length > 0;
		return [...missing, ...(isRead ? untranslated : []), ...unknown, ...misfit];
	});
}

/** Whether a service has a name, an aspect a label, or a question its text. */
function isTranslated(text: string | object | undefined): boolean {
	if (typeof text !== 'object') return text !== undefined;
	return 'label' in text || 'question' in text;
}
