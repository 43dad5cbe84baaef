import type { HubPolicy } from '../../platform/hub-policy.ts';

/**
 * Reads `hub.lease_seconds` (WebSub §5.1): what is asked for, brought into the bounds, or the
 * default if nothing is. `undefined` for all but a number above 0 in plain digits, of which there
 * may be any number: no lease lasts for ever (§5.3.1).
 */
export function parseLease(text: string, bounds: HubPolicy['lease']): number | undefined {
	if (text === '') return bounds.defaultSeconds;
	if (!/^0*[1-9]\d*$/.test(text)) return undefined;
	return Math.min(Math.max(Number(text), bounds.minSeconds), bounds.maxSeconds);
}
