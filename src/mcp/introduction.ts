import type { BusinessOverview } from '../edition/documents/business-overview.ts';
import { describeServer, type ServerIdentity } from './identity.ts';
import { renderInstructions } from './instructions.ts';

/** The description that a server gives of itself when a client connects. */
export interface Introduction {
	readonly identity: ServerIdentity;
	readonly capabilities: typeof CAPABILITIES;
	readonly instructions: string;
}

/** Lists never change during an edition, so clients cannot subscribe to changes. */
const CAPABILITIES = { tools: {}, resources: {}, prompts: {}, completions: {} };

export function introduce({ business }: BusinessOverview, baseUrl: string): Introduction {
	return {
		identity: describeServer(business, baseUrl),
		capabilities: CAPABILITIES,
		instructions: renderInstructions(business.name),
	};
}
