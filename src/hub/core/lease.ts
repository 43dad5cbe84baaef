import type { HubPolicy } from '../../platform/hub-policy.ts';

/**
 * Reads `hub.lease_seconds` (WebSub §5.1): the requested time, clamped to the bounds, or the
 * default if it is empty. Returns `undefined` unless it is a number above 0 in plain digits, of any
 * length: no lease lasts forever (§5.3.1).
 */
export function parseLease(text: string, bounds: HubPolicy['lease']): number | undefined {
	if (text === '') return bounds.defaultSeconds;
	if (!/^0*[1-9]\d*$/.test(text)) return undefined;
	return Math.min(Math.max(Number(text), bounds.minSeconds), bounds.maxSeconds);
}
