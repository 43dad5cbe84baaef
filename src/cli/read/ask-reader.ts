import * as z from 'zod';
import type { Findings } from '../../insights/readings/review-reading.ts';
import {
	acceptAnswer,
	answerSchema,
	renderPrompt,
	type ReadingTask,
	type ReviewToRead,
} from '../../insights/readings/reading-prompt.ts';
import { ChatFailure, type Chat, type ChatRequest } from '../../platform/chat-endpoint.ts';

/** What became of one review: findings, or why there are none. */
export type Asked = { readonly findings: Findings } | { readonly reason: string };

/** The first request about a review. */
export function firstRequest(task: ReadingTask, review: ReviewToRead): ChatRequest {
	return { messages: renderPrompt(task, review), answer: answerShape(task) };
}

/**
 * Asks a language model to read a review. An answer that does not fit the schema, or that quotes words
 * which are not in the review, is asked for once more with the reason.
 */
export async function askReader(
	chat: Chat,
	task: ReadingTask,
	review: ReviewToRead,
): Promise<Asked> {
	try {
		const request = firstRequest(task, review);
		const answer = await chat(request);
		const first = acceptAnswer(answer, task, review);
		if ('findings' in first) return first;
		const again = `That answer cannot be used: ${first.reason}. Answer again, for the same review.`;
		const messages = [
			...request.messages,
			{ role: 'assistant', content: answer },
			{ role: 'user', content: again },
		];
		return acceptAnswer(await chat({ ...request, messages }), task, review);
	} catch (error) {
		if (error instanceof ChatFailure) return { reason: error.message };
		throw error;
	}
}

function answerShape(task: ReadingTask): ChatRequest['answer'] {
	const { $schema: _, ...schema } = z.toJSONSchema(answerSchema(task));
	return { name: 'reading', schema };
}
