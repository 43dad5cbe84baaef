import type { BusinessOverview } from '../edition/documents/business-overview.ts';
import { describeServer, type ServerIdentity } from './identity.ts';
import { renderInstructions } from './instructions.ts';

/** What a server says of itself before anything is asked of it. */
export interface Introduction {
	readonly identity: ServerIdentity;
	readonly capabilities: typeof CAPABILITIES;
	readonly instructions: string;
}

/** Lists never change while an edition lives, so there is nothing to notify or to subscribe to. */
const CAPABILITIES = { tools: {}, resources: {}, prompts: {}, completions: {} };

export function introduce({ business }: BusinessOverview, baseUrl: string): Introduction {
	return {
		identity: describeServer(business, baseUrl),
		capabilities: CAPABILITIES,
		instructions: renderInstructions(business.name),
	};
}
