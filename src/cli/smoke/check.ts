import { Look, type Deployment, type Fault } from './look.ts';

/** A check, reported as one result. */
export interface Check {
	readonly name: string;
	/** The behavior that is checked. */
	readonly promise: string;
	/** How to fix a failure. */
	readonly remedy: string;
}

/** A check with the function that finds its faults. */
export interface DeploymentCheck extends Check {
	readonly find: (look: Look) => Promise<unknown>;
}

export interface CheckResult extends Check {
	readonly ok: boolean;
	readonly faults: readonly Fault[];
	/** Observations that are not faults but may matter. */
	readonly notes: readonly string[];
}

export function toResult({ name, promise, remedy }: Check, { faults, notes }: Look): CheckResult {
	return { name, promise, remedy, ok: faults.length === 0, faults, notes };
}

export async function runCheck(
	check: DeploymentCheck,
	deployment: Deployment,
): Promise<CheckResult> {
	const look = new Look(deployment);
	await check.find(look);
	return toResult(check, look);
}
