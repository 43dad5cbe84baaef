import { expect } from 'vitest';
import {
	readMessages,
	sendOnWire,
	type WireResponse,
	type WireRequest,
} from '../../../support/mcp-wire.ts';
import type { TargetSource } from '../../black-box/target.ts';

export type Ask = (wire: WireRequest) => Promise<WireResponse>;

/**
 * Creates a function that calls `/mcp` and checks that scripts from any origin may read the
 * response.
 */
export function createAsk(target: TargetSource): Ask {
	return async (wire) => {
		const answer = await sendOnWire(`${target().address}/mcp`, wire);
		expect(answer.headers.get('access-control-allow-origin')).toBe('*');
		expect(answer.headers.get('access-control-expose-headers')).toMatch(/\bMcp-Session-Id\b/i);
		return answer;
	};
}

/** Reduces an error to the members that tests compare. Its message must be one line. */
export function summarizeError(answer: WireResponse): {
	readonly status: number;
	readonly code: number | undefined;
	readonly id: unknown;
} {
	expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
	const { jsonrpc, id, error } = readMessages(answer);
	expect(jsonrpc).toBe('2.0');
	expect(error?.message).toMatch(/^\S.{5,300}$/);
	return { status: answer.status, code: error?.code, id };
}
