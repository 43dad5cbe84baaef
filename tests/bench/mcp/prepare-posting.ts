import { isDeepStrictEqual } from 'node:util';
import { ask, type Result } from './ask.ts';
import { callsOf, type Call, type Era } from './calls.ts';
import type { Contender } from './contenders.ts';
import type { Posting } from './post-load.ts';

/** Asks for a session, in the era that has them and of a server that gives one. */
export async function openSession(url: string, era: Era): Promise<Record<string, string>> {
	const begin = callsOf(era).find(({ name }) => name === 'initialize');
	const { sessionId } = await ask(url, begin?.headers ?? {}, begin?.messages(1)[0] ?? '');
	return sessionId === undefined ? {} : { 'mcp-session-id': sessionId };
}

/**
 * What to post for a call, after each of its messages was answered once as it should be.
 * @throws {TypeError} when a tool answers other content than expected.
 */
export async function preparePosting(
	{ name, url }: Pick<Contender, 'name' | 'url'>,
	era: Era,
	call: Call,
	expected?: readonly Result[],
): Promise<{ posting: Posting; results: readonly Result[] }> {
	const headers = { ...call.headers, ...(call.inSession && (await openSession(url, era))) };
	const [results, answerBytes]: [Result[], number[]] = [[], []];
	// Ids of the load have four digits too: the length of an answer does not depend on them.
	for (const [index, message] of call.messages(9999).entries()) {
		const { result, bytes } = await ask(url, headers, message);
		const wanted = expected?.[index]?.structuredContent;
		if (!isDeepStrictEqual(result.structuredContent, wanted ?? result.structuredContent)) {
			throw new TypeError(`Cannot measure ${name}: it answers ${message} otherwise`);
		}
		checkText(result, `${name} to ${message}`);
		results.push(result);
		answerBytes.push(bytes);
	}
	return { posting: { url, headers, messages: call.messages, answerBytes }, results };
}

/** Who does not read structured content reads the same in the text. */
function checkText({ structuredContent, content }: Result, answer: string): void {
	if (structuredContent === undefined) return;
	if (!isDeepStrictEqual(JSON.parse(content?.[0]?.text ?? 'null'), structuredContent)) {
		throw new TypeError(`Cannot measure ${answer}: the text says something else`);
	}
}
