import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { StoredReview } from '../reviews/stored-review.ts';
import { toSiteSettings } from '../reviews/business/business-file.ts';
import { contentPaths, LEDGER_FILE, translationPaths } from './content-paths.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Settings } from './content.ts';
import { inspectContent } from './inspect-content.ts';
import { inspectSettings } from './load-settings.ts';
import { findTranslationProblems } from './load-translations.ts';
import { describeReturned, loggedRemovals } from './logged-removals.ts';
import { publishedRecords } from './published-records.ts';
import { inspectYaml } from './read-yaml.ts';
import { findRedactionProblems } from './redactions.ts';
import { SyncFile } from './sync-file.ts';
import { textLines } from './text-lines.ts';
import { findUnknownTags } from './unknown-tags.ts';

export interface ContentCheck {
	/** Each of these prevents a build. */
	readonly problems: readonly ContentProblem[];
	/** Things that are allowed but may be mistakes. */
	readonly warnings: readonly ContentProblem[];
	readonly reviews: number;
	readonly published: number;
}

/** Reads a whole content folder and lists all problems in it. */
export async function findContentProblems(contentDir: string): Promise<ContentCheck> {
	if (!existsSync(contentDir)) {
		const remedy = 'correct CONTENT_DIR, or create one: npm run content:new -- DIR';
		const missing = { file: contentDir, problem: 'folder not found', remedy };
		return { problems: [missing], warnings: [], reviews: 0, published: 0 };
	}
	const paths = contentPaths(contentDir);
	const inspected = await inspectSettings(contentDir);
	const { content, published, stale, outdated, problems } = await inspectContent(
		contentDir,
		inspected,
	);
	const { records } = content;
	const warnings = [
		...(await findPlaceholders(contentDir)),
		...(await syncProblems(paths.sync)),
		...(await findRedactionProblems(contentDir, records)),
		...(await findUnknownFiles(contentDir, inspected.settings)),
		...findTranslationProblems(contentDir, inspected.settings),
		...returnedReviews(paths.reviews, { ...content, settings: inspected.settings }),
		...staleReadings(paths.readings, stale),
		...outdated.map(({ file, line, problem, remedy }) => ({ file, line, problem, remedy })),
		...(inspected.problems.length === 0
			? unknownTags(contentDir, records, inspected.settings)
			: []),
	];
	const shown = [...inspected.problems, ...problems].map(({ file, line, problem, remedy }) => ({
		file: file === LEDGER_FILE ? paths.ledger : file,
		line,
		problem: firstLine(problem),
		remedy,
	}));
	return { problems: shown, warnings, reviews: records.length, published };
}

/** Removes the position and the code excerpt that the YAML parser adds. */
function firstLine(problem: string): string {
	const [first = ''] = problem.split('\n', 1);
	return first.replace(/ at line \d+, column \d+:?$/, '');
}

/** Finds removed reviews that are back; `npm run publish` refuses them. */
function returnedReviews(
	file: string,
	content: Parameters<typeof publishedRecords>[0],
): ContentProblem[] {
	const removals = loggedRemovals(content.log);
	const stored = publishedRecords({ ...content, log: undefined });
	const back = stored.flatMap(({ id }) => removals.get(id) ?? []);
	if (back.length === 0) return [];
	const remedy = 'remove them again: npm run remove -- --again';
	return [{ file, problem: describeReturned(back), remedy }];
}

function staleReadings(file: string, count: number): ContentProblem[] {
	if (count === 0) return [];
	const reviews = count === 1 ? '1 review has' : `${count} reviews have`;
	const problem = `${reviews} a reading of an earlier text, which is not used`;
	return [{ file, problem, remedy: 'read the new text: npm run read' }];
}

/** Problems in the file that only `npm run sync` reads do not prevent a build. */
async function syncProblems(file: string): Promise<readonly ContentProblem[]> {
	return existsSync(file) ? (await inspectYaml(file, SyncFile)).problems : [];
}

/** Finds placeholders from the starter that the operator has not replaced. */
export async function findPlaceholders(contentDir: string): Promise<ContentProblem[]> {
	const { business, policy } = contentPaths(contentDir);
	const warnings: ContentProblem[] = [];
	for (const file of [business, policy].filter((path) => existsSync(path))) {
		for await (const { line, text } of textLines(createReadStream(file, 'utf8'))) {
			if (!/\bREPLACE\b/.test(text) || /^\s*# /.test(text)) continue;
			const problem = 'this is a placeholder from the starter';
			warnings.push({ file, line, problem, remedy: 'replace it with the facts about your group' });
		}
	}
	return warnings;
}

function unknownTags(
	contentDir: string,
	records: readonly Pick<StoredReview, 'tags'>[],
	settings: Partial<Settings>,
): ContentProblem[] {
	const { staff = [], services = [], serviceAreas = [] } = settings;
	const known = { staff, services, serviceAreas };
	const remedy = 'add the person or the service, or an alias or a synonym';
	return findUnknownTags({ records, settings: known }).map(({ tag, reviews }) => ({
		file: join(contentDir, 'reviews'),
		problem: `the tag "${tag}" of ${reviews === 1 ? '1 review' : `${reviews} reviews`} matches no one in staff.yaml and nothing in services.yaml`,
		remedy,
	}));
}

/** Lists files that nothing reads, for example because their names are misspelled. */
async function findUnknownFiles(
	contentDir: string,
	settings: Partial<Settings>,
): Promise<ContentProblem[]> {
	const remedy = 'rename or delete it';
	const files = await Array.fromAsync(unknownFilesIn(contentDir, settings));
	return files.toSorted().map((file) => ({ file, problem: 'this file is not used', remedy }));
}

async function* unknownFilesIn(
	contentDir: string,
	{ businessFile }: Partial<Settings>,
): AsyncGenerator<string> {
	const known = new Set(Object.values(contentPaths(contentDir)).map((path) => basename(path)));
	known.add('README.md');
	// With an error in business.yaml, its logo and languages are unknown.
	if (businessFile && !businessFile.site?.brand?.logo)
		known.delete(basename(contentPaths(contentDir).logo));
	for (const name of await readdir(contentDir)) {
		if (!known.has(name) && !name.startsWith('.')) yield join(contentDir, name);
	}
	const { reviews, recommendations, readings, translations } = contentPaths(contentDir);
	const languages = toSiteSettings(businessFile ?? {}).languages.map((language) =>
		translationPaths(contentDir, language),
	);
	const texts = languages.flatMap(Object.values<string>);
	for (const name of businessFile && existsSync(translations) ? await readdir(translations) : []) {
		const path = join(translations, name);
		if (!texts.includes(path) && !name.startsWith('.')) yield path;
	}
	for (const folder of [reviews, recommendations, readings].filter((path) => existsSync(path))) {
		for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
			const isRead = entry.isDirectory() || /^\.|\.jsonl$|^quality\.json$/.test(entry.name);
			if (!isRead) yield join(entry.parentPath, entry.name);
		}
	}
}
