import { describeHub, type HubDescription } from '../../../hub/core/hub-description.ts';
import { DEFAULT_HUB_POLICY } from '../../../platform/hub-policy.ts';

/** Returns the default rules of a hub for building pages. A script shows the actual rules. */
export function defaultRules(baseUrl: string): HubDescription {
	return describeHub({ ...DEFAULT_HUB_POLICY, baseUrl });
}
