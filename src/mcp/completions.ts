import { foldName } from '../reviews/fold.ts';
import type { AgentEdition } from './agent-edition.ts';
import type { MethodParams } from './method-params.ts';
import { isPrompt } from './prompts.ts';
import { REVIEW_TEMPLATE } from './resources.ts';

/** The most values that MCP allows in one response (MCP, "Completion"). */
const MAX_VALUES = 100;

/** A value and the words it can be found by. */
interface Candidate {
	readonly value: string;
	readonly words: readonly string[];
}

type Place = 'technician' | 'service' | 'location' | 'review';

/** Lists values that begin with the typed text. Arguments without known values have none. */
export function complete(
	agent: AgentEdition,
	{ ref, argument }: MethodParams['completion/complete'],
) {
	const place = placeOf(ref, argument.name);
	const typed = foldName(argument.value);
	const found = (place === undefined ? [] : CANDIDATES[place](agent)).filter(({ words }) =>
		words.some((word) => foldName(word).startsWith(typed)),
	);
	const values = found.slice(0, MAX_VALUES).map(({ value }) => value);
	return { completion: { values, total: found.length, hasMore: found.length > values.length } };
}

function placeOf(
	ref: MethodParams['completion/complete']['ref'],
	argument: string,
): Place | undefined {
	if (ref.type === 'ref/resource') {
		return ref.uri === REVIEW_TEMPLATE && argument === 'id' ? 'review' : undefined;
	}
	if (!isPrompt(ref.name)) return undefined;
	return PROMPT_PLACES.find((place) => place === argument);
}

const PROMPT_PLACES = ['technician', 'service', 'location'] as const;

const CANDIDATES: Record<Place, (agent: AgentEdition) => Candidate[]> = {
	technician: ({ overview }) =>
		overview.vocabularies.technicians.map(({ name, aliases }) => ({
			value: name,
			words: [name, ...name.split(' '), ...aliases],
		})),
	service: ({ overview }) => overview.vocabularies.services.map(toCandidate),
	location: ({ overview }) => overview.vocabularies.locations.map(toCandidate),
	review: ({ edition }) => edition.index.ids.all().map((id) => ({ value: id, words: [id] })),
};

function toCandidate({ id, name }: { id: string; name: string }): Candidate {
	return { value: id, words: [id, name, ...name.split(' ')] };
}
