import type { BusinessOverview } from '../edition/documents/business-overview.ts';
import type { PublishedEdition } from '../edition/documents/published-edition.ts';

/** An edition with what agents are told of its business. */
export interface AgentEdition {
	readonly edition: PublishedEdition;
	readonly overview: BusinessOverview;
	/** The same as JSON. */
	readonly overviewJson: string;
}

export async function loadAgentEdition(edition: PublishedEdition): Promise<AgentEdition> {
	const overviewJson = await edition.overview();
	// The build wrote it with this type.
	const overview = JSON.parse(overviewJson) as BusinessOverview;
	return { edition, overview, overviewJson };
}
