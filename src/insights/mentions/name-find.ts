import type { Span } from '../text/tokens.ts';
import type { NameMethod } from './name-forms.ts';

/** A span of text that names a staff member. */
export interface NameFind extends Span {
	readonly id: string;
	readonly confidence: number;
	readonly method: NameMethod;
}

/** A span of text that may name one of several people. */
export interface AmbiguousFind extends Span {
	readonly surface: string;
	readonly candidates: readonly string[];
}

export interface NameFinds {
	readonly people: readonly NameFind[];
	readonly ambiguous: readonly AmbiguousFind[];
}
