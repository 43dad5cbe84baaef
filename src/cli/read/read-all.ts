import type { Content } from '../../content/content.ts';
import { appendReading } from '../../content/store-readings.ts';
import type { ReadingTask } from '../../insights/readings/reading-prompt.ts';
import { readDigest, type Reader } from '../../insights/readings/review-reading.ts';
import type { Chat } from '../../platform/chat-endpoint.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';
import { createStatusLine, type StatusSurroundings } from '../status-line.ts';
import { askReader } from './ask-reader.ts';
import { toReviewToRead } from './plan-reading.ts';

const REQUESTS_AT_ONCE = 4;

export interface ReadingJob {
	readonly content: Content;
	readonly contentDir: string;
	readonly task: ReadingTask;
	readonly chosen: readonly StoredReview[];
	readonly reader: Reader;
	readonly chat: Chat;
}

export interface ReadingResult {
	readonly read: number;
	readonly failures: readonly { readonly id: string; readonly reason: string }[];
}

/** Has a language model read the chosen reviews, four at a time, and stores each reading at once. */
export async function readAll(
	{ content, contentDir, task, chosen, reader, chat }: ReadingJob,
	surroundings: StatusSurroundings & { readonly now: Instant },
): Promise<ReadingResult> {
	const { now, clock } = surroundings;
	const status = createStatusLine(surroundings);
	const began = clock();
	const failures: { id: string; reason: string }[] = [];
	let read = 0;
	const show = () => {
		const done = read + failures.length;
		const left = ((clock() - began) / Math.max(1, done)) * (chosen.length - done);
		return `${done} of ${chosen.length} reviews, ${describeTime(left / 1000)} left`;
	};
	const queue = chosen.values();
	const work = async () => {
		for (const review of queue) {
			const asked = await askReader(chat, task, toReviewToRead(review, content));
			if ('findings' in asked) {
				const { id } = review;
				const date = now.slice(0, 10);
				const entry = { id, digest: readDigest(review), reader, date, ...asked.findings };
				await appendReading(contentDir, entry, review);
				read++;
			} else failures.push({ id: review.id, reason: asked.reason });
			status.show(show);
		}
	};
	try {
		const workers = Array.from({ length: Math.min(REQUESTS_AT_ONCE, chosen.length) }, work);
		await Promise.all(workers);
	} finally {
		status.clear();
	}
	return { read, failures };
}

function describeTime(seconds: number): string {
	if (seconds < 60) return `${Math.ceil(seconds)} seconds`;
	if (seconds < 3600) return `${Math.ceil(seconds / 60)} minutes`;
	return `${(seconds / 3600).toFixed(1)} hours`;
}
