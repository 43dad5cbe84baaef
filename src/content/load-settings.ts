import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { BusinessFile, toSiteSettings } from '../reviews/business/business-file.ts';
import { Service } from '../reviews/business/service.ts';
import { ServiceArea } from '../reviews/business/service-area.ts';
import { StaffMember } from '../reviews/business/staff-member.ts';
import { Aspect } from '../insights/aspect.ts';
import { FaqQuestion } from '../insights/faq-question.ts';
import { Overrides } from '../insights/overrides.ts';
import { WordedSummary } from '../insights/summary/worded-summary.ts';
import { ContentError } from './content-error.ts';
import { contentPaths, SUMMARY_REMEDY } from './content-paths.ts';
import { orProblem, refuseFile, type ContentProblem } from './content-problem.ts';
import type { Settings } from './content.ts';
import { loadTranslations } from './load-translations.ts';
import { inspectLogo } from './inspect-logo.ts';
import { inspectYaml, readText } from './read-yaml.ts';
import { settingsProblems } from './settings-problems.ts';

export interface LoadOptions {
	/** Leaves out the reworded summary: it is about to be replaced. */
	readonly withoutSummary?: boolean;
}

export interface InspectedSettings {
	/** The settings, without the files that could not be read. */
	readonly settings: Partial<Settings>;
	readonly problems: readonly ContentProblem[];
	/** The line of a value in a file; `undefined` if the file could not be read. */
	lineOf(file: string, path: readonly PropertyKey[]): number | undefined;
}

const REMEDY = 'restore it, or start from the file that "npm run content:new" writes';

/**
 * Reads and checks all settings files.
 * @throws {ContentError}
 */
export async function loadSettings(contentDir: string): Promise<Settings> {
	return acceptSettings(await inspectSettings(contentDir));
}

/** @throws {ContentError} that lists all problems of the first file that has any. */
export function acceptSettings({ settings, problems }: InspectedSettings): Settings {
	refuseFile(problems);
	// Without problems, every file was read.
	return settings as Settings;
}

/**
 * Reads all settings files, even invalid ones, and checks them against each other.
 * @throws {ContentError} if there is no folder.
 */
export async function inspectSettings(
	contentDir: string,
	{ withoutSummary = false }: LoadOptions = {},
): Promise<InspectedSettings> {
	if (!existsSync(contentDir)) {
		throw new ContentError(contentDir, undefined, 'folder not found; correct CONTENT_DIR');
	}
	const paths = contentPaths(contentDir);
	const problems: ContentProblem[] = [];
	const finders = new Map<string, (path: readonly PropertyKey[]) => number>();

	async function inspect<Schema extends z.ZodType>(file: string, schema: Schema, remedy?: string) {
		const inspected = await orProblem(() => inspectYaml(file, schema), remedy ?? REMEDY, problems);
		if (inspected === undefined) return undefined;
		finders.set(basename(file), inspected.lineOf);
		const found = inspected.problems;
		problems.push(...found.map((one) => (remedy === undefined ? one : { ...one, remedy })));
		return inspected.value;
	}

	const businessFile = await inspect(paths.business, BusinessFile);
	const read = {
		businessFile,
		logo: businessFile?.site?.brand?.logo && (await inspectLogo(paths.logo, problems)),
		translations:
			businessFile &&
			(await loadTranslations(contentDir, toSiteSettings(businessFile), inspect, problems)),
		staff: await inspect(paths.staff, z.array(StaffMember)),
		services: await inspect(paths.services, z.array(Service)),
		serviceAreas: await inspect(paths.serviceAreas, z.array(ServiceArea)),
		aspects: await inspect(paths.aspects, z.array(Aspect)),
		questions: await inspect(paths.faq, z.array(FaqQuestion)),
		overrides: await inspect(paths.overrides, Overrides),
		worded:
			withoutSummary || !existsSync(paths.summary)
				? undefined
				: await inspect(paths.summary, WordedSummary, SUMMARY_REMEDY),
		policyText: await orProblem(() => readText(paths.policy), REMEDY, problems),
	};
	const settings: Partial<Settings> = Object.fromEntries(
		Object.entries(read).filter(([, value]) => value !== undefined),
	);
	const lineOf = (file: string, path: readonly PropertyKey[]) => finders.get(file)?.(path);
	for (const { file, path, problem, remedy } of settingsProblems(settings)) {
		problems.push({ file: join(contentDir, file), line: lineOf(file, path), problem, remedy });
	}
	return { settings, problems, lineOf };
}
