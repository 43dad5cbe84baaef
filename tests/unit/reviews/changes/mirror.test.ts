import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Content } from '../../../../src/content/content.ts';
import { deriveEdition, sampleContent } from '../../../support/content.ts';
import { CONTENT_EDITS } from '../../../support/content-edits.ts';
import { startDocumentServer, type DocumentServer } from '../../../support/document-server.ts';
import { createMirror, type SyncOutcome } from '../../../support/mirror-client.ts';
import { publishInMemory, stampInMemory } from '../../../support/publish-content.ts';
import { createRandom, type Random } from '../../../support/random.ts';

const EDITIONS = 100;
const SEED = 20_261_122;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let server: DocumentServer;

beforeAll(async () => {
	server = await startDocumentServer(['/reviews.json', '/changes.json']);
});

afterAll(() => server.close());

/** Returns a small part of the sample content, without a history. */
async function smallContent(): Promise<Content> {
	const { settings, records: all } = await sampleContent();
	const short = all.filter(({ text }) => text.length > 0 && text.length < 200);
	const { staff, services, serviceAreas, aspects } = settings;
	const few = {
		...{ staff: staff.slice(0, 8), services: services.slice(0, 6), questions: [] },
		...{ serviceAreas: serviceAreas.slice(0, 2), aspects: aspects.slice(0, 2) },
	};
	const records = short.slice(0, 12);
	return { settings: { ...settings, ...few }, records, removed: [], stamps: {} };
}

function addReviews(content: Content, random: Random, now: string): Content {
	return CONTENT_EDITS['an import adds reviews']?.(content, random, now) ?? content;
}

function editAtRandom(content: Content, random: Random, now: string): Content {
	let edited = content;
	for (let edits = 1 + random.below(3); edits > 0; edits -= 1) {
		edited = random.pick(Object.values(CONTENT_EDITS))(edited, random, now);
	}
	return edited;
}

it('follows a hundred editions of every kind, with identical bytes after each sync', async () => {
	const random = createRandom(SEED);
	let clock = Date.parse('2026-11-22T12:00:00Z');
	const time = () => new Date(clock).toISOString().replace('.000Z', 'Z');
	let content = publishInMemory(await smallContent(), time());
	const earlier: Content[] = [content];
	const seen: Record<SyncOutcome, number> = { unchanged: 0, updated: 0, replaced: 0, repaired: 0 };
	const ways = { unpublished: 0, rolledBack: 0 };
	const mirror = createMirror(server.origin);

	for (let edition = 0; edition < EDITIONS; edition += 1) {
		// The editions just before and after the 200-day gap are also skipped.
		const isAway = edition >= 57 && edition <= 60;
		const isBack = edition === 61;
		// Usually minutes pass, sometimes no time, and once in a while the clock is set back.
		if (edition === 60) clock += 200 * DAY_MS;
		else if (random.onceIn(20)) clock -= 10 * MINUTE_MS;
		else clock += random.below(3) * MINUTE_MS;

		if (random.onceIn(15)) {
			content = random.pick(earlier);
			ways.rolledBack += 1;
		}
		content = editAtRandom(content, random, time());
		// Other edits may leave the reviews as they are. Then the window keeps the mirror's copy.
		if (isBack) content = addReviews(content, random, time());
		if (random.onceIn(15)) {
			content = stampInMemory(content, time());
			ways.unpublished += 1;
		} else content = publishInMemory(content, time());
		earlier.push(content);
		server.show(deriveEdition(content));
		if (isAway || (random.onceIn(3) && !isBack)) continue;

		const outcome = await mirror.sync();
		if (isBack) expect(outcome).toBe('replaced');
		seen[outcome] += 1;
		expect(mirror.text).toBe(server.textAt('/reviews.json'));
		expect(await mirror.sync()).toBe('unchanged');
	}

	expect(ways.unpublished).toBeGreaterThan(2);
	expect(ways.rolledBack).toBeGreaterThan(2);
	expect(seen.updated).toBeGreaterThan(40);
	expect(seen.replaced).toBeGreaterThan(2);
	// The changes were complete: no digest mismatch forced a full download.
	expect(seen.repaired).toBe(0);
}, 180_000);
