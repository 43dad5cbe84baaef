import { basename } from 'node:path';
import * as z from 'zod';
import { BusinessFile } from '../reviews/business/business-file.ts';
import { Service } from '../reviews/business/service.ts';
import { ServiceArea } from '../reviews/business/service-area.ts';
import { StaffMember } from '../reviews/business/staff-member.ts';
import { Aspect } from '../insights/aspect.ts';
import { FaqQuestion } from '../insights/faq-question.ts';
import { Overrides } from '../insights/overrides.ts';
import { ContentError } from './content-error.ts';
import { contentPaths } from './content-paths.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Settings } from './content.ts';
import { inspectYaml, readText } from './read-yaml.ts';
import { settingsProblems } from './settings-problems.ts';

export interface InspectedSettings {
	/** Without files that could not be read. */
	readonly settings: Partial<Settings>;
	readonly problems: readonly ContentProblem[];
	/** The line of a value in a file; `undefined` if the file could not be read. */
	lineOf(file: string, path: readonly PropertyKey[]): number | undefined;
}

/** Reads all settings files, even invalid ones, and checks them against each other. */
export async function inspectSettings(contentDir: string): Promise<InspectedSettings> {
	const paths = contentPaths(contentDir);
	const problems: ContentProblem[] = [];
	const finders = new Map<string, (path: readonly PropertyKey[]) => number>();

	async function inspect<Schema extends z.ZodType>(file: string, schema: Schema) {
		const inspected = await orProblem(inspectYaml(file, schema), file);
		if ('remedy' in inspected) {
			problems.push(inspected);
			return undefined;
		}
		finders.set(basename(file), inspected.lineOf);
		for (const { line, problem, remedy } of inspected.problems) {
			problems.push({ file, line, problem: firstLine(problem), remedy });
		}
		return inspected.value;
	}

	const settings = {
		businessFile: await inspect(paths.business, BusinessFile),
		staff: await inspect(paths.staff, z.array(StaffMember)),
		services: await inspect(paths.services, z.array(Service)),
		serviceAreas: await inspect(paths.serviceAreas, z.array(ServiceArea)),
		aspects: await inspect(paths.aspects, z.array(Aspect)),
		questions: await inspect(paths.faq, z.array(FaqQuestion)),
		overrides: await inspect(paths.overrides, Overrides),
	};
	const policy = await orProblem(readText(paths.policy), paths.policy);
	if (typeof policy !== 'string') problems.push(policy);

	const read: Partial<Settings> = Object.fromEntries(
		Object.entries(settings).filter(([, value]) => value !== undefined),
	);
	const lineOf = (file: string, path: readonly PropertyKey[]) => finders.get(file)?.(path);
	const folder = paths.business.slice(0, -basename(paths.business).length);
	for (const { file, path, problem, remedy } of settingsProblems(read)) {
		problems.push({ file: `${folder}${file}`, line: lineOf(file, path), problem, remedy });
	}
	return { settings: read, problems, lineOf };
}

/** Removes the position and the code excerpt that the YAML parser adds. */
function firstLine(problem: string): string {
	const [first = ''] = problem.split('\n', 1);
	return first.replace(/ at line \d+, column \d+:?$/, '');
}

async function orProblem<Value>(
	reading: Promise<Value>,
	file: string,
): Promise<Value | ContentProblem> {
	try {
		return await reading;
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		const remedy = 'bring it back, or make it anew from what "npm run content:new" writes';
		return { file, problem: error.problem, remedy };
	}
}
