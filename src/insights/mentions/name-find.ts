import type { Span } from '../text/tokens.ts';
import type { NameMethod } from './name-forms.ts';

/** A place of a text that names one of the staff. */
export interface NameFind extends Span {
	readonly id: string;
	readonly confidence: number;
	readonly method: NameMethod;
}

/** A place of a text that names one of several people, where it cannot be said whom. */
export interface AmbiguousFind extends Span {
	readonly surface: string;
	readonly candidates: readonly string[];
}

export interface NameFinds {
	readonly people: readonly NameFind[];
	readonly ambiguous: readonly AmbiguousFind[];
}
