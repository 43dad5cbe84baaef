import { writeFile } from 'node:fs/promises';
import { askReader } from '../../src/cli/read/read-all.ts';
import { contentPaths } from '../../src/content/content-paths.ts';
import { loadReaderQuality } from '../../src/content/load-readings.ts';
import { placeReading, type PlacedReading } from '../../src/insights/readings/place-reading.ts';
import { promptVersion, type ReadingTask } from '../../src/insights/readings/reading-prompt.ts';
import { createChat, type ChatAccess } from '../../src/platform/chat-endpoint.ts';
import { readCaseSettings } from './evaluate-reviews.ts';
import { measureCases } from './measure-quality.ts';
import { readReviewCases, type ReviewCase } from './review-cases.ts';

const NOTHING: PlacedReading = { aspects: [], people: [], services: [] };
const CONCURRENCY = 4;

/**
 * Has a language model read the labeled test reviews and writes its scores to
 * `content/readings/quality.json`, from where they are published with the insights. A review that it cannot
 * read counts as one without findings.
 * @returns The number of reviews that it could not read.
 */
export async function measureReader(
	contentDir: string,
	access: ChatAccess,
	cases: readonly ReviewCase[] = readReviewCases('test'),
): Promise<number> {
	const { people, services, aspects } = await readCaseSettings();
	const task: ReadingTask = {
		aspects: aspects.map(({ id, label, description }) => ({ id, label, description })),
		people: people.map(({ id, name, aliases }) => ({ id, name, also: aliases })),
		services: services.map(({ id, name, synonyms }) => ({ id, name, also: synonyms })),
	};
	const known = new Set([...aspects, ...people, ...services].map(({ id }) => id));
	const chat = createChat(access);
	const read = new Map<string, PlacedReading>();
	const queue = cases.values();
	const work = async () => {
		for (const review of queue) {
			const { rating: stars, title, text } = review;
			const asked = await askReader(chat, task, { stars, location: 'Alder Falls', title, text });
			if (!('findings' in asked)) continue;
			read.set(review.id, placeReading(asked.findings, review, known, { aspects: [], people: [] }));
		}
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, work));
	const measured = measureCases(
		'whole reviews, unseen',
		cases,
		({ id }) => read.get(id) ?? NOTHING,
	);
	const entry = { model: access.model, prompt: promptVersion(task), measured };
	const others = (await loadReaderQuality(contentDir)).filter(
		({ model, prompt }) => model !== entry.model || prompt !== entry.prompt,
	);
	const path = contentPaths(contentDir).readerQuality;
	await writeFile(path, `${JSON.stringify([...others, entry], null, '\t')}\n`);
	return cases.length - read.size;
}
