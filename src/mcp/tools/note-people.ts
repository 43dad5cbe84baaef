import type { AgentInsights } from '../../edition/documents/agent-insights.ts';

/** Counts praise and 1 to 3 stars for the people that a question names, because it may presume one of them. */
export function notePeople({ people }: AgentInsights, names: readonly string[]): string[] {
	return people
		.filter(({ name }) => names.includes(name))
		.map(
			({ name, reviews, praise, up_to_three_stars: low }) =>
				`Reviews that name ${name}: ${reviews} (${praise.praised_in} with praise for this person, ${low} with 1 to 3 stars).`,
		);
}
