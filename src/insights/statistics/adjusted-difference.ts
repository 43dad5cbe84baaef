import {
	estimateDifference,
	estimateShareDifference,
	toStrata,
	type Estimate,
	type Observation,
} from './estimated-difference.ts';
import type { Found } from './family.ts';
import { permutationP } from './permutation-test.ts';

/** The difference, with p from a permutation test within the strata. */
export function adjustedDifference(observations: readonly Observation[]): Found | undefined {
	return withP(estimateDifference(observations), observations);
}

/** The same difference for shares. */
export function adjustedShareDifference(observations: readonly Observation[]): Found | undefined {
	return withP(estimateShareDifference(observations), observations);
}

function withP(
	found: Estimate | undefined,
	observations: readonly Observation[],
): Found | undefined {
	return found && { ...found, p: permutationP(toStrata(observations)) };
}
