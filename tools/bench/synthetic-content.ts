import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampContent } from '../../src/content/stamp-content.ts';
import { daysBefore } from '../../src/reviews/calendar-date.ts';
import { stampRecord } from '../../src/reviews/record-digest.ts';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { aRecord, CONTENT_DIR } from '../../tests/support/content.ts';
import { createRandom, type Random } from '../../tests/support/random.ts';

const NEWEST = '2026-11-15';
const DAYS = 8 * 365;
const STAMPED_AT = '2026-11-16T00:00:00Z';
const LOCATIONS = ['alder-falls', 'harborview', 'millbrook'];
const PEOPLE = ['Dana Whitfield', 'Hank Dufresne', 'Will Sato', 'Mei Chen', 'Rosa Delgado'];
const SERVICES = ['brakes', 'oil-change', 'tires', 'diesel', 'financing'];
/** Words by decreasing frequency; some are names and synonyms from the sample's settings. */
const WORDS = (
	'the and a to was they my it of for in car we time service Dana brakes oil change price wait hours ' +
	'friendly staff called back honest tires battery engine new used truck Hank deal loaner shuttle clean ' +
	'estimate quoted dollars morning afternoon finished checked explained replaced rotors filter warranty ' +
	'inspection transmission coolant alignment financing paperwork trade sticker diesel turbo Eastmere ' +
	'Kettle Creek appointment scheduled manager apologized overcharged recommended returned weekend'
).split(' ');

/** Creates a content folder with the sample's settings and this many made-up reviews. */
export async function createSyntheticContent(count: number, seed = 1): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), `forecourt-bench-${count}-`));
	cpSync(CONTENT_DIR, folder, { recursive: true });
	rmSync(join(folder, 'reviews'), { recursive: true });
	rmSync(join(folder, 'imported.json'));
	rmSync(join(folder, 'log'), { recursive: true, force: true });
	mkdirSync(join(folder, 'reviews/survey'), { recursive: true });

	const years = new Map<string, string[]>();
	for (const record of createRecords(count, seed)) {
		const year = record.date.slice(0, 4);
		const lines = years.get(year) ?? [];
		lines.push(`${JSON.stringify(stampRecord(record, STAMPED_AT))}\n`);
		years.set(year, lines);
	}
	for (const [year, lines] of years) {
		writeFileSync(join(folder, 'reviews/survey', `${year}.jsonl`), lines.join(''));
	}
	await stampContent(folder, STAMPED_AT);
	return folder;
}

function* createRecords(count: number, seed: number): Generator<StoredReview> {
	const random = createRandom(seed);
	const { below, pick } = random;
	for (let index = 0; index < count; index += 1) {
		const length = 300 + below(300);
		yield aRecord({
			id: `b${index.toString(36).padStart(7, '0')}`,
			rating: pick([1, 2, 3, 4, 4, 5, 5, 5, 5]),
			date: daysBefore(NEWEST, below(DAYS)),
			text: createText(length, random),
			source: { id: 'survey', name: 'Larkspur customer survey', review_id: `sv-${index}` },
			location: pick(LOCATIONS),
			aspect_ratings: { pricing: pick([1, 2, 3, 4, 5]) },
			tags: { technicians: [pick(PEOPLE)], services: [pick(SERVICES)] },
		});
	}
}

/** Draws words with Zipfian frequencies: the n-th word is n times as rare as the first. */
function createText(length: number, random: Random): string {
	let text = '';
	while (text.length < length) {
		const rank = Math.floor(WORDS.length ** random.number()) - 1;
		text += `${WORDS[rank]}${random.number() < 0.1 ? '. ' : ' '}`;
	}
	return text.trimEnd();
}
