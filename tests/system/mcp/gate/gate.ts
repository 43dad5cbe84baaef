import { describe } from 'vitest';
import type { TargetSource } from '../../black-box/target.ts';
import { describeAccess, describeLoopback } from './access.ts';
import { describeBatches } from './batches.ts';
import { describeBodies } from './bodies.ts';
import { describeSessions } from './sessions.ts';
import { describeStateless } from './stateless.ts';

/** Tests the rules of the transport from outside. */
export function describeGate(target: TargetSource): void {
	describe('the gate of POST /mcp', () => {
		describeAccess(target);
		describeLoopback(target);
		describeBodies(target);
		describeBatches(target);
		describeSessions(target);
		describeStateless(target);
	});
}
