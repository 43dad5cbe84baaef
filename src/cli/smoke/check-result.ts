/** A difference between the expected and the actual behavior. */
export interface Fault {
	/** The request: `GET /reviews.json (br)`. */
	readonly request: string;
	readonly expected: string;
	readonly found: string;
}

/** A check, reported as one result. */
export interface Check {
	readonly name: string;
	/** The behavior that is checked. */
	readonly promise: string;
	/** How to fix a failure. */
	readonly remedy: string;
}

export interface CheckResult extends Check {
	readonly ok: boolean;
	readonly faults: readonly Fault[];
	/** Observations that are not faults but may matter. */
	readonly notes: readonly string[];
}

export function toResult(
	check: Check,
	faults: readonly Fault[],
	notes: readonly string[] = [],
): CheckResult {
	return { ...check, ok: faults.length === 0, faults, notes };
}

/** Returns a fault if two texts differ, otherwise an empty list. */
export function compare(request: string, expected: string, found: string): Fault[] {
	return expected === found ? [] : [{ request, expected, found }];
}
