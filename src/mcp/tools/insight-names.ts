import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import type { BusinessOverview } from '../../edition/documents/business-overview.ts';
import type { ArgumentIssue } from './arguments.ts';
import { matchName, type Nameable } from './match-name.ts';

const KINDS = ['aspect', 'person', 'service', 'location', 'topic'] as const;
type Kind = (typeof KINDS)[number];

/** The id that each argument means. */
export type Ids = Partial<Record<Kind, string>>;

/** Finds the ids of everything that the insights are about, by any of their names. */
export function matchNames(
	overview: BusinessOverview,
	insights: AgentInsights,
	given: Readonly<Partial<Record<Kind, string | undefined>>>,
): { readonly ids: Ids; readonly issues: readonly ArgumentIssue[] } {
	const ids: Ids = {};
	const issues: ArgumentIssue[] = [];
	for (const name of KINDS) {
		const text = given[name];
		if (text === undefined) continue;
		const match = matchName(VALUES[name](insights, overview), text);
		if ('id' in match) ids[name] = match.id;
		else issues.push({ name, message: match.problem });
	}
	return { ids, issues };
}

const VALUES: Record<
	Kind,
	(insights: AgentInsights, overview: BusinessOverview) => readonly Nameable[]
> = {
	aspect: ({ aspects }) => aspects.map(({ id, label }) => ({ id, name: label })),
	person: ({ people }, { vocabularies: { technicians } }) => {
		const aliases = new Map(technicians.map((person) => [person.name, person.aliases]));
		return people.map(({ id, name }) => ({ id, name, spellings: aliases.get(name) ?? [] }));
	},
	service: ({ services }) => services,
	location: (_, { vocabularies: { locations } }) =>
		locations.map(({ id, name, short_name: short }) => ({
			...{ id, name },
			spellings: short === undefined ? [] : [short],
		})),
	topic: ({ topics }) =>
		topics.map(({ id, label, variants }) => ({ id, name: label, spellings: variants })),
};
