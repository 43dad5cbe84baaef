import type { AgentInsights } from '../edition/documents/agent-insights.ts';
import type { BusinessOverview } from '../edition/documents/business-overview.ts';
import type { PublishedEdition } from '../edition/documents/published-edition.ts';

/** An edition and the overview of its business. */
export interface AgentEdition {
	readonly edition: PublishedEdition;
	readonly overview: BusinessOverview;
	/** Read on first use. */
	readonly insights: () => Promise<AgentInsights>;
}

export async function loadAgentEdition(edition: PublishedEdition): Promise<AgentEdition> {
	// The build writes a `BusinessOverview`.
	const overview = JSON.parse(await edition.overview()) as BusinessOverview;
	let insights: Promise<AgentInsights> | undefined;
	return {
		edition,
		overview,
		insights() {
			// The build writes an `AgentInsights`. The edition caches the text, but not a failure.
			insights ??= edition.agentInsights().then(
				(json) => JSON.parse(json) as AgentInsights,
				(error: unknown) => {
					insights = undefined;
					throw error;
				},
			);
			return insights;
		},
	};
}
