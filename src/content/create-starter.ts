import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarDate } from '../reviews/calendar-date.ts';
import { ContentError } from './content-error.ts';
import type * as z from 'zod';
import { Business } from '../reviews/business/business.ts';

/** The operator's details about a new group. */
export interface StarterAnswers {
	readonly name: string;
	/** IANA name. */
	readonly timezone: string;
	readonly url: string;
	readonly email: string;
}

/** Names of the starter files in the folder `starter`. */
const TEMPLATES = [
	'business.yaml',
	'staff.yaml',
	'services.yaml',
	'service-areas.yaml',
	'aspects.yaml',
	'faq.yaml',
	'overrides.yaml',
	'policy.md',
];
const LONGEST_ID = 40;

/**
 * Writes a valid content folder for a new group, without reviews and with every field explained.
 * @returns the names of the files.
 * @throws {ContentError} if the folder is not empty.
 */
export async function createStarter(
	contentDir: string,
	answers: StarterAnswers,
	today: CalendarDate,
): Promise<readonly string[]> {
	if (existsSync(contentDir) && (await entriesOf(contentDir)).length > 0) {
		throw new ContentError(contentDir, undefined, 'the folder is not empty; choose another one');
	}
	const values: Record<string, string> = {
		// JSON is valid YAML, so special characters in a name cannot break it.
		$ID: toId(answers.name),
		$NAME: JSON.stringify(answers.name),
		$TIMEZONE: JSON.stringify(answers.timezone),
		$URL: JSON.stringify(answers.url),
		$EMAIL: JSON.stringify(answers.email),
		$TODAY: today,
		$CONTACT: answers.email,
	};
	const files = new Map<string, string>();
	for (const name of TEMPLATES) {
		const template = await readFile(new URL(`starter/${name}`, import.meta.url), 'utf8');
		files.set(
			name,
			template.replace(/\$[A-Z]+/g, (mark) => values[mark] ?? mark),
		);
	}
	files.set('removed.jsonl', '');
	files.set('stamps.json', '{}\n');
	files.set('.gitattributes', '# Line ends are part of what the log signs.\n* -text\n');

	await mkdir(contentDir, { recursive: true });
	for (const [name, text] of files) await writeFile(join(contentDir, name), text, { flag: 'wx' });
	return [...files.keys()];
}

async function entriesOf(folder: string): Promise<string[]> {
	return readdir(folder).catch((cause: unknown) => {
		throw new ContentError(folder, undefined, 'it is not a folder; choose another one', { cause });
	});
}

/** Converts "Example Motors, Inc." to "example-motors-inc", and names without Latin letters to "group". */
function toId(name: string): string {
	const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	const id = plain.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_ID);
	return id.replace(/^-+|-+$/g, '') || 'group';
}

const EXAMPLES: StarterAnswers = {
	name: 'Example Motors',
	timezone: 'America/New_York',
	url: 'https://motors.example',
	email: 'care@motors.example',
};

/** Returns why an answer is invalid, as the end of a sentence; undefined if it is valid. */
export function describeInvalidAnswer(
	key: keyof StarterAnswers,
	answer: string,
): string | undefined {
	const schema: z.ZodType = Business.shape[key];
	// `z.url()` accepts any scheme; a website needs http or https.
	const isHttp = key !== 'url' || /^https?:\/\//.test(answer);
	if (answer !== '' && isHttp && schema.safeParse(answer).success) return undefined;
	return `is not valid; write it like "${EXAMPLES[key]}"`;
}
