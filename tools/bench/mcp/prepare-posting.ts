import { isDeepStrictEqual } from 'node:util';
import { ask, type Result } from './ask.ts';
import { callsOf, type Call, type Era } from './calls.ts';
import type { Contender } from './contenders.ts';
import type { Posting } from './post-load.ts';

/** Opens a session, if the era and the server use sessions. */
export async function openSession(url: string, era: Era): Promise<Record<string, string>> {
	const begin = callsOf(era).find(({ name }) => name === 'initialize');
	const { sessionId } = await ask(url, begin?.headers ?? {}, begin?.messages(1)[0] ?? '');
	return sessionId === undefined ? {} : { 'mcp-session-id': sessionId };
}

/**
 * Sends each message of a call once and checks the response. Returns the messages for the load.
 * @throws {TypeError} if a tool returns other content than expected.
 */
export async function preparePosting(
	{ name, url }: Pick<Contender, 'name' | 'url'>,
	era: Era,
	call: Call,
	expected?: readonly Result[],
): Promise<{ posting: Posting; results: readonly Result[] }> {
	const headers = { ...call.headers, ...(call.inSession && (await openSession(url, era))) };
	const [results, responseBytes]: [Result[], number[]] = [[], []];
	// Ids under load also have four digits, so the response length does not depend on them.
	for (const [index, message] of call.messages(9999).entries()) {
		const { result, bytes } = await ask(url, headers, message);
		const wanted = expected?.[index]?.structuredContent;
		if (!isDeepStrictEqual(result.structuredContent, wanted ?? result.structuredContent)) {
			throw new TypeError(`Cannot measure ${name}: unexpected response to ${message}`);
		}
		checkText(result, `${name} to ${message}`);
		results.push(result);
		responseBytes.push(bytes);
	}
	return { posting: { url, headers, messages: call.messages, responseBytes }, results };
}

/** The text must equal the structured content, for clients that read only the text. */
function checkText({ structuredContent, content }: Result, answer: string): void {
	if (structuredContent === undefined) return;
	if (!isDeepStrictEqual(JSON.parse(content?.[0]?.text ?? 'null'), structuredContent)) {
		throw new TypeError(`Cannot measure ${answer}: the text says something else`);
	}
}
