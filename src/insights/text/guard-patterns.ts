import patterns from './guard-patterns.json' with { type: 'json' };

/** Reasons why words in a review do not count as an opinion about the reviewed business. */
export const GUARD = {
	/** About someone else: another shop, the previous owner, the customer's family. */
	outside: 1,
	/** The words that name someone else. */
	stranger: 2,
	/** A wish, so the thing is missing: "I wish they were faster". */
	wish: 4,
	/** A wish that praises: "I wish every dealer were like this". */
	model: 8,
	/** Was true in the past but no longer is. */
	past: 16,
	/** In quotation marks, so someone else's words. */
	quoted: 32,
	/** Addressed to the reader: "if you want honest work". */
	addressed: 64,
	/** Warns readers away. */
	warning: 128,
	/** States a purpose: "so I could get back on the road". */
	purpose: 256,
	/** Conceded before the main point: "despite the long line". */
	granted: 512,
	/** Expected but did not happen: "I was dreading a long wait". */
	feared: 1024,
	/** About someone who does better: "my cousin does cleaner work than this". */
	surpassed: 2048,
	/** Named because it is missing: "a few more chairs would help". */
	lacking: 4096,
} as const;

export type Guard = keyof typeof GUARD;

/** Patterns for each guard, in the notation of `pattern.ts`. */
export const GUARD_PATTERNS: Readonly<
	Record<Exclude<Guard, 'outside' | 'quoted'>, readonly string[]>
> = patterns;
