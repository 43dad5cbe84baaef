import { expect } from 'vitest';
import {
	readMessages,
	sendOnWire,
	type WireAnswer,
	type WireRequest,
} from '../../../support/mcp-wire.ts';
import type { TargetSource } from '../../black-box/target.ts';

export type Ask = (wire: WireRequest) => Promise<WireAnswer>;

/** Asks `/mcp`, and expects of every answer that a browser on any origin may read it. */
export function createAsk(target: TargetSource): Ask {
	return async (wire) => {
		const answer = await sendOnWire(`${target().address}/mcp`, wire);
		expect(answer.headers.get('access-control-allow-origin')).toBe('*');
		expect(answer.headers.get('access-control-expose-headers')).toMatch(/\bMcp-Session-Id\b/i);
		return answer;
	};
}

/** An error as one line of a table; whatever its words, they are one line too. */
export function summariseError(answer: WireAnswer): {
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
