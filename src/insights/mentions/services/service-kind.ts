/**
 * A common service and the phrases that customers use for it.
 *
 * `words` holds patterns. A pattern is a sequence of words, each in any inflection, with `|` between
 * alternatives. `&` joins phrases that occur near each other in any order; `>` joins phrases that occur in
 * this order. With a leading `?`, a pattern counts only if its sentence mentions no other service. Capitals
 * must match. `#miles` is a mileage.
 */
export interface ServiceKind {
	readonly id: string;
	/** Keywords to match against the operator's id or name for the service; `a+b` requires both. */
	readonly keys: string;
	/** Kinds to count it under if the operator does not list it as a separate service. */
	readonly instead?: string;
	readonly words: readonly string[];
}
