import { commitFiles } from '../../content/commit-files.ts';
import { lockContent } from '../../content/content-lock.ts';
import { SUMMARY_FILE } from '../../content/content-paths.ts';
import type { Content } from '../../content/content.ts';
import { stampContent } from '../../content/stamp-content.ts';
import { createEdition, namesInSummaries } from '../../edition/create-edition.ts';
import {
	acceptWording,
	renderSummaryRequest,
	SUMMARY_PROMPT,
	type WordedSummary,
} from '../../insights/summary/worded-summary.ts';
import type { Chat } from '../../platform/chat-endpoint.ts';
import { OperationError } from '../../platform/operation-error.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import { askTwice } from './read-all.ts';

/** The summary that a language model is asked to word. */
export type SummaryTask = ReturnType<typeof planSummary>;

/**
 * @param content without a reworded summary
 * @throws {OperationError} if there is nothing to word, or an author's summary is in force.
 */
export function planSummary(content: Content) {
	const edition = createEdition(content, 'https://reviews.invalid');
	const { source, sentences } = edition.insights.summary;
	const generated = sentences.flatMap(({ claim, text }) => (claim ? [{ claim, text }] : []));
	if (generated.length === 0) {
		throw new OperationError(
			source === 'author'
				? 'Cannot reword the summary: "summary" in overrides.yaml replaces it.\nRemove it there, then run this again.'
				: 'Cannot reword the summary: no review is published.\nImport some first: npm run import',
		);
	}
	return {
		sentences: generated.length,
		request: renderSummaryRequest(generated),
		accept: (answer: string) =>
			acceptWording(answer, generated, namesInSummaries(content.settings)),
	};
}

/** Has a language model word the summary, and stores its words if they state the same. */
export async function wordSummary(
	{ request, accept }: SummaryTask,
	{ contentDir, model, chat }: { contentDir: string; model: string; chat: Chat },
	{ now, stdout }: { readonly now: Instant; readonly stdout: NodeJS.WritableStream },
): Promise<0 | 1> {
	const asked = await askTwice(chat, request, accept);
	if ('reason' in asked) {
		stdout.write(
			`Cannot use the summary from ${model}. Nothing was changed:\n` +
				`  ${asked.reason}\nRun it again to retry: npm run read -- --summary\n`,
		);
		return 1;
	}
	const { sentences } = asked;
	const reader = { kind: 'model', name: model, prompt: SUMMARY_PROMPT } as const;
	const worded: WordedSummary = { reader, date: now.slice(0, 10), sentences };
	const text = `${JSON.stringify(worded, null, 2)}\n`;
	{
		using _lock = await lockContent(contentDir);
		await commitFiles(contentDir, [{ path: SUMMARY_FILE, text }]);
	}
	await stampContent(contentDir, now);
	for (const sentence of sentences) stdout.write(`${sentence.worded}\n`);
	stdout.write(
		`\nReworded by ${model}. Used until the generated summary changes. Publish it: npm run publish\n`,
	);
	return 0;
}
