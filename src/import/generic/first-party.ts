import type { BusinessFile } from '../../reviews/business/business-file.ts';
import type { OperatorAnswers } from '../formats/import-format.ts';
import { KNOWN_SOURCES, knownSource } from '../formats/known-sources.ts';

type Answers = Pick<OperatorAnswers, 'source' | 'firstParty'>;

/** Returns the ids of sources whose reviews the business itself asks for. */
export function firstPartySources(
	{ review_policy: policy }: BusinessFile,
	{ source, firstParty }: Answers,
): ReadonlySet<string> {
	const all = [...policy.sources, ...KNOWN_SOURCES.flatMap((id) => knownSource(id) ?? [])];
	const ids = all.filter(({ first_party }) => first_party).map(({ id }) => id);
	return new Set([...(firstParty === true && source !== undefined ? [source] : []), ...ids]);
}

/** Whether all reviews are from platforms, which ask their customers themselves what may be published. */
export function areOfPlatforms(
	ids: readonly string[],
	{ review_policy: policy }: BusinessFile,
	{ source, firstParty }: Answers,
): boolean {
	return ids.every((id) => {
		const known = policy.sources.find((one) => one.id === id) ?? knownSource(id);
		return known === undefined ? firstParty === false && id === source : !known.first_party;
	});
}
