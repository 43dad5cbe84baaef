import { describeHub, type HubDescription } from '../../../hub/core/hub-description.ts';
import { DEFAULT_HUB_POLICY } from '../../../platform/hub-policy.ts';

/** The rules of a hub whose operator has set none, as pages are built with; they ask for those in force. */
export function defaultRules(baseUrl: string): HubDescription {
	return describeHub({ ...DEFAULT_HUB_POLICY, baseUrl });
}
