import { SAMPLED, type SpanContext } from './span.ts';

/** Supported samplers of the OpenTelemetry specification, without the prefix `parentbased_`. */
export const ROOT_SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;

export interface SamplerSettings {
	readonly root: (typeof ROOT_SAMPLERS)[number];
	/** Whether to follow the caller’s decision. */
	readonly isParentBased: boolean;
	/** For `traceidratio`: from 0 to 1. */
	readonly ratio: number;
}

/** Decides whether to record a trace, by its id and the caller’s span, if there is one. */
export type Sample = (traceId: string, parent: SpanContext | undefined) => boolean;

const RANDOM_DIGITS = 14;
const RANDOM_RANGE = 16n ** BigInt(RANDOM_DIGITS);
/** The resolution of ratios; a number can represent it exactly. */
const RATIO_STEPS = 2 ** 52;

export function createSampler({ root, isParentBased, ratio }: SamplerSettings): Sample {
	// The last 56 bits of an id are random (W3C Trace Context 2 §3.2.2.3.2). Every service decides
	// the same for an id, and a higher ratio includes all traces of a lower one.
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
