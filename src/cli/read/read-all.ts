import * as z from 'zod';
import type { Content } from '../../content/content.ts';
import { appendReading } from '../../content/store-readings.ts';
import {
	type ReadingTask,
	acceptAnswer,
	answerSchema,
	renderPrompt,
	type ReviewToRead,
} from '../../insights/readings/reading-prompt.ts';
import { readDigest, type Reader, type Findings } from '../../insights/readings/review-reading.ts';
import { type Chat, ChatFailure, type ChatRequest } from '../../platform/chat-endpoint.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';
import { createStatusLine, type StatusSurroundings } from '../status-line.ts';
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

/** The result for one review: its findings, or why there are none. */
export type Asked = { readonly findings: Findings } | { readonly reason: string };

/** The first request about a review. */
export function firstRequest(task: ReadingTask, review: ReviewToRead): ChatRequest {
	return { messages: renderPrompt(task, review), answer: answerShape(task) };
}

/**
 * Asks a language model to read a review. If the answer does not match the schema, or quotes words
 * that are not in the review, asks once more and gives the reason.
 */
export async function askReader(
	chat: Chat,
	task: ReadingTask,
	review: ReviewToRead,
): Promise<Asked> {
	const accept = (answer: string) => acceptAnswer(answer, task, review);
	return askTwice(chat, firstRequest(task, review), accept);
}

/** Asks a language model, and once more with the reason if its answer cannot be used. */
export async function askTwice<Accepted extends object>(
	chat: Chat,
	request: ChatRequest,
	accept: (answer: string) => Accepted | { readonly reason: string },
): Promise<Accepted | { readonly reason: string }> {
	try {
		const answer = await chat(request);
		const first = accept(answer);
		if (!('reason' in first)) return first;
		const again = `That answer cannot be used: ${first.reason}. Answer again, for the same text.`;
		const messages = [
			...request.messages,
			{ role: 'assistant', content: answer },
			{ role: 'user', content: again },
		];
		return accept(await chat({ ...request, messages }));
	} catch (error) {
		if (error instanceof ChatFailure) return { reason: error.message };
		throw error;
	}
}

function answerShape(task: ReadingTask): ChatRequest['answer'] {
	const { $schema: _, ...schema } = z.toJSONSchema(answerSchema(task));
	return { name: 'reading', schema };
}
