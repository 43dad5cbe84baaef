import type { AgentInsights } from '../../edition/documents/agent-insights.ts';

/** Counts what is said about the people that a question names, because it may presume praise or a complaint. */
export function notePeople({ people }: AgentInsights, names: readonly string[]): string[] {
	return people
		.filter(({ name }) => names.includes(name))
		.map(({ name, praise: { positive, negative } }) => {
			const complaints = negative === undefined ? '' : `, ${negative} complain`;
			return `Statements about ${name}: ${positive} praise${complaints}.`;
		});
}
