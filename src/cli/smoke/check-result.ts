/** Something that is not as it is promised. */
export interface Fault {
	/** What was asked: `GET /reviews.json (br)`. */
	readonly request: string;
	readonly expected: string;
	readonly found: string;
}

/** What is looked at together. */
export interface Check {
	readonly name: string;
	/** What holds if nothing is found wrong. */
	readonly promise: string;
	/** What to do where it does not hold. */
	readonly remedy: string;
}

export interface CheckResult extends Check {
	readonly ok: boolean;
	readonly faults: readonly Fault[];
	/** What breaks no promise, and may still matter. */
	readonly notes: readonly string[];
}

export function toResult(
	check: Check,
	faults: readonly Fault[],
	notes: readonly string[] = [],
): CheckResult {
	return { ...check, ok: faults.length === 0, faults, notes };
}

/** The fault of two texts that should be the same, or none. */
export function compare(request: string, expected: string, found: string): Fault[] {
	return expected === found ? [] : [{ request, expected, found }];
}
