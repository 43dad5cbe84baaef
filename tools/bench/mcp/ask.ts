import * as z from 'zod';

/** The members of a JSON-RPC result that are checked. */
const Result = z.looseObject({
	structuredContent: z.unknown().optional(),
	content: z.array(z.looseObject({ type: z.literal('text'), text: z.string() })).optional(),
});
export type Result = z.output<typeof Result>;

const RpcResponse = z.looseObject({ result: Result });

export interface Asked {
	readonly result: Result;
	/** The size of the response body. */
	readonly bytes: number;
	readonly sessionId: string | undefined;
}

/** @throws if the response is not a JSON-RPC result, as JSON or as an event. */
export async function ask(
	url: string,
	headers: Readonly<Record<string, string>>,
	message: string,
): Promise<Asked> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { ...headers, 'accept-encoding': 'identity' },
		body: message,
	});
	const text = await response.text();
	const json = /^data: (\{.*)$/m.exec(text)?.[1] ?? text;
	if (response.status !== 200 || !json.startsWith('{')) {
		throw new TypeError(`Cannot ask ${url}: ${response.status} ${text}`);
	}
	const parsed = RpcResponse.safeParse(JSON.parse(json));
	if (!parsed.success) throw new TypeError(`Cannot ask ${url}: ${json}`, { cause: parsed.error });
	return {
		result: parsed.data.result,
		bytes: Buffer.byteLength(text),
		sessionId: response.headers.get('mcp-session-id') ?? undefined,
	};
}
