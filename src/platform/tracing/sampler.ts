import { SAMPLED, type SpanContext } from './span.ts';

/** The samplers of OpenTelemetry’s specification that can be asked for, without their `parentbased_`. */
export const ROOT_SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;

export interface SamplerSettings {
	readonly root: (typeof ROOT_SAMPLERS)[number];
	/** Whether a caller’s own decision holds. */
	readonly isParentBased: boolean;
	/** Of `traceidratio`: from 0 to 1. */
	readonly ratio: number;
}

/** Decides whether a trace is recorded, from its id and from the caller’s span, if there is one. */
export type Sample = (traceId: string, parent: SpanContext | undefined) => boolean;

const RANDOM_DIGITS = 14;
const RANDOM_RANGE = 16n ** BigInt(RANDOM_DIGITS);
/** As fine as a ratio can be told apart; a number holds it exactly. */
const RATIO_STEPS = 2 ** 52;

export function createSampler({ root, isParentBased, ratio }: SamplerSettings): Sample {
	// The last 56 bits of an id are random (W3C Trace Context 2 §3.2.2.3.2). The same id is decided the
	// same everywhere, and what a small ratio takes, a larger one takes too.
	const threshold = RANDOM_RANGE - scaled(ratio);
	const sampleRoot = (traceId: string) => {
		if (root !== 'traceidratio') return root === 'always_on';
		return BigInt(`0x${traceId.slice(-RANDOM_DIGITS)}`) >= threshold;
	};
	return (traceId, parent) =>
		parent !== undefined && isParentBased ? (parent.flags & SAMPLED) !== 0 : sampleRoot(traceId);
}

function scaled(ratio: number): bigint {
	return (BigInt(Math.round(ratio * RATIO_STEPS)) * RANDOM_RANGE) / BigInt(RATIO_STEPS);
}
