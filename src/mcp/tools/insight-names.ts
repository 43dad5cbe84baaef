import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { matchName } from '../../search/match-name.ts';
import { NamedValues, type NamedFacet } from '../../search/named-values.ts';
import type { AgentEdition } from '../agent-edition.ts';
import type { ArgumentIssue } from './arguments.ts';

const KINDS = ['aspect', 'person', 'service', 'location', 'department', 'topic'] as const;
type Kind = (typeof KINDS)[number];

/** The id that each argument means. */
export type Ids = Partial<Record<Kind, string>>;

export interface MatchedNames {
	readonly ids: Ids;
	/** Sentences about names that are near only one value. */
	readonly notes: readonly string[];
	readonly issues: readonly ArgumentIssue[];
}

/** Finds the ids of everything that the insights are about, by any of their names. */
export function matchNames(
	{ edition: { index } }: AgentEdition,
	insights: AgentInsights,
	given: Readonly<Partial<Record<Kind, string | undefined>>>,
): MatchedNames {
	const ids: Ids = {};
	const notes: string[] = [];
	const issues: ArgumentIssue[] = [];
	for (const kind of KINDS) {
		const text = given[kind];
		if (text === undefined) continue;
		const known = index.names.get(FACETS[kind]) ?? new NamedValues([]);
		const { values, note = '' } = matchName(known, kind, text);
		const [value] = values;
		if (value === undefined || values.length > 1) {
			issues.push({ message: note });
			continue;
		}
		const id = kind === 'person' ? insights.people.find(({ name }) => name === value)?.id : value;
		if (id !== undefined) ids[kind] = id;
		if (note !== '') notes.push(note);
	}
	return { ids, notes, issues };
}

const FACETS: Readonly<Record<Kind, NamedFacet>> = {
	aspect: 'aspect',
	person: 'technician',
	service: 'service',
	location: 'location',
	department: 'department',
	topic: 'topic',
};
