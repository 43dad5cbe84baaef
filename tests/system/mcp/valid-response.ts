import { expect } from 'vitest';
import { readMessages, type WireResponse } from '../../support/mcp-wire.ts';

const INTERNAL_ERROR = -32603;
const ONE_SENTENCE = /^\S.{5,300}$/;

/** Checks that a response is empty or valid JSON-RPC, and does not report a server error. */
export function expectValidResponse(response: WireResponse): void {
	expect(response.status).toBeLessThan(500);
	const messages = response.text === '' ? [] : [readMessages<unknown>(response)].flat();
	expect(messages.length === 0).toBe(response.text === '');
	if (response.status === 200) expect(messages).not.toEqual([]);
	for (const message of messages) expect(message).toSatisfy(isResponse);
}

/** JSON-RPC 2.0 §5: an id, and either a result or an error, which must not be internal (-32603). */
function isResponse(message: unknown): boolean {
	// Each member is checked below.
	const { jsonrpc, id, result, error, ...more } = message as Record<string, any>;
	const isId = id === null || typeof id === 'string' || typeof id === 'number';
	const isRefusal = Number.isInteger(error?.code) && error.code !== INTERNAL_ERROR;
	const isError = isRefusal && ONE_SENTENCE.test(error?.message);
	const isResult = typeof result === 'object' && result !== null;
	const isOne = result === undefined ? isError : isResult && error === undefined;
	return jsonrpc === '2.0' && isId && isOne && Object.keys(more).length === 0;
}
