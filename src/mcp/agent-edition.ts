import type { BusinessOverview } from '../edition/documents/business-overview.ts';
import type { PublishedEdition } from '../edition/documents/published-edition.ts';

/** An edition and the overview of its business. */
export interface AgentEdition {
	readonly edition: PublishedEdition;
	readonly overview: BusinessOverview;
	/** The overview as JSON. */
	readonly overviewJson: string;
}

export async function loadAgentEdition(edition: PublishedEdition): Promise<AgentEdition> {
	const overviewJson = await edition.overview();
	// The build writes a `BusinessOverview`.
	const overview = JSON.parse(overviewJson) as BusinessOverview;
	return { edition, overview, overviewJson };
}
