/**
 * A common service and how customers speak of it.
 *
 * `words` holds one pattern between semicolons. A pattern is words in a row, each in any inflection,
 * `|` between words of which one stands there; `&` joins what stands near each other in any order,
 * `>` what follows soon. `?` before a pattern: it counts only where its sentence names no other
 * service. Capitals must be written as such; `#miles` is a mileage.
 */
export interface ServiceKind {
	readonly id: string;
	/** Words one of which an operator's id or name for it holds, all of them in `a+b`. */
	readonly keys: string;
	/** Kinds under which it counts where an operator does not offer it by itself. */
	readonly instead?: string;
	readonly words: string;
}
