import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Site } from '../reviews/business/business-file.ts';
import { Translation, type Translations } from '../reviews/business/translation.ts';
import { translationPaths } from './content-paths.ts';
import { orProblem, type ContentProblem, type SettingsProblem } from './content-problem.ts';
import type { Settings } from './content.ts';
import { readText } from './read-yaml.ts';
import { noneOf } from './settings-problems.ts';

const REMEDY = 'correct it, or delete it: texts without a translation are shown as they are';

type Inspect = (
	file: string,
	schema: typeof Translation,
	remedy: string,
) => Promise<Translation | undefined>;

/** Reads the operator's texts in each language of the pages but the default one. */
export async function loadTranslations(
	contentDir: string,
	{ languages, default: first }: Site,
	inspect: Inspect,
	problems: ContentProblem[],
): Promise<Translations> {
	const read = languages
		.filter((language) => language !== first)
		.map(async (language) => {
			const { texts, policy } = translationPaths(contentDir, language);
			const translation = existsSync(texts) ? await inspect(texts, Translation, REMEDY) : {};
			const policyText = existsSync(policy)
				? await orProblem(() => readText(policy), REMEDY, problems)
				: undefined;
			return [language, { ...translation, ...(policyText && { policyText }) }] as const;
		});
	return Object.fromEntries(await Promise.all(read));
}

/** Finds ids of nothing, and lists that do not fit those they translate. */
export function* translationProblems(settings: Partial<Settings>): Generator<SettingsProblem> {
	const { businessFile, services, staff, aspects, questions, translations = {} } = settings;
	if (!businessFile || !services || !staff || !aspects || !questions) return;
	const { locations, review_policy, site } = businessFile;
	const known = {
		...{ locations, services, staff, aspects, questions },
		sources: review_policy.sources,
		links: site.links.map(({ name }) => ({ id: name })),
	};
	for (const [language, { policy, ...texts }] of Object.entries(translations)) {
		const file = basename(translationPaths('', language).texts);
		const given = { ...texts, sources: policy?.sources };
		for (const kind of Object.keys(known) as (keyof typeof known)[]) {
			const ids = new Set(known[kind].map(({ id }) => id));
			for (const id of Object.keys(given[kind] ?? {}).filter((one) => !ids.has(one))) {
				const path = kind === 'sources' ? ['policy', kind, id] : [kind, id];
				const remedy = 'correct the id, or remove it';
				yield { file, path, problem: noneOf(kind, id, ids), remedy };
			}
		}
		for (const location of locations) {
			const translated = texts.locations?.[location.id];
			for (const list of ['amenities', 'brands_served'] as const) {
				const [own, count] = [location[list]?.length ?? 0, translated?.[list]?.length];
				if (count === undefined || count === own) continue;
				const problem = `"${list}" of "${location.id}" has ${count} texts, but business.yaml has ${own}`;
				const remedy = 'translate each of them, in the same order';
				yield { file, path: ['locations', location.id, list], problem, remedy };
			}
		}
	}
}
