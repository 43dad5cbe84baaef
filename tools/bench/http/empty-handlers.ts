import { TextResponse } from '../../../src/endpoints/http/text-response.ts';
import type { FetchFunction } from '../../../src/server/function-loader.ts';
import { BASE_URL } from '../../../tests/support/content.ts';

export interface FunctionsRequest {
	readonly editionFolder: string;
	/** Requests whose responses are also served ready-made. */
	readonly readyMade: readonly ReadyMade[];
}

export interface ReadyMade {
	readonly name: string;
	/** The path from the root. */
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
}

type Respond = (bytes: Uint8Array<ArrayBuffer>, init: ResponseInit) => Response;

/** Handlers that do no work, by path. */
export const EMPTY_HANDLERS: Readonly<Record<string, Respond>> = {
	/** Responds like any other function. */
	'/api/ready': (bytes, init) => new Response(bytes, init),
	/** Responds in the cheapest way for the server. */
	'/api/least': (bytes, init) => new TextResponse([bytes], init),
};

/** Creates functions that always repeat one stored response of the real function. */
export async function createEmptyHandlers(
	functions: ReadonlyMap<string, FetchFunction>,
	{ name, path, headers }: ReadyMade,
): Promise<[string, FetchFunction][]> {
	const run = functions.get(path.split('?', 1)[0] ?? '');
	const answer = await run?.(new Request(BASE_URL + path, { headers }));
	if (!answer) throw new TypeError(`Cannot answer ${path}: no function handles it`);
	const init = { status: answer.status, headers: Object.fromEntries(answer.headers) };
	const bytes = answer.body && (await answer.bytes());
	return Object.entries(EMPTY_HANDLERS).map(([handlerPath, respond]) => [
		`${handlerPath}/${name}`,
		async () => (bytes ? respond(bytes, init) : new Response(null, init)),
	]);
}
