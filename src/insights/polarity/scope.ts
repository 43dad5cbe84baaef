import type { Meaning } from './lexicon/phrase.ts';

const NEGATION_REACH = 6;
const STRENGTH_REACH = 2;
const REMEDY_REACH = 6;
const NEGATED_PRAISE = -0.7;
const NEGATED_COMPLAINT = -0.6;
const REMEDIED_TROUBLE = 0.5;
const STRONGER = 1.25;
const WEAKER = 0.6;
const NOWHERE = -100;

/** Tracks how earlier words of a clause affect later ones: the last position of each kind of modifier. */
export class Scope {
	#negator = NOWHERE;
	#negatorBefore = NOWHERE;
	#intensifier = NOWHERE;
	#downtoner = NOWHERE;
	#remedy = NOWHERE;
	#and = NOWHERE;
	/** The previous opinion before negation. */
	#before = 0;

	/** Processes a word or phrase and returns its value in context; 0 if it expresses no opinion. */
	take(word: string, { role, value }: Meaning, at: number): number {
		if (role === 'negator') {
			// "neither clean nor quick" negates both words once.
			this.#negatorBefore = word === 'nor' ? NOWHERE : this.#negator;
			this.#negator = at;
		} else if (role === 'intensifier') this.#intensifier = at;
		else if (role === 'downtoner') this.#downtoner = at;
		else if (role === 'remedy') this.#remedy = at;
		if (role === 'trouble' && at - this.#remedy <= REMEDY_REACH) return REMEDIED_TROUBLE;
		return value === 0 ? 0 : this.#inScope(value, at);
	}

	takeAnd(at: number): void {
		this.#and = at;
	}

	#inScope(plain: number, at: number): number {
		// "not rude and very helpful" negates only the first half; "not clean and fresh" negates both.
		const isApart = this.#and > this.#negator && this.#before * plain < 0;
		this.#before = plain;
		let value = plain;
		if (!isApart && this.#isNegated(at)) value *= plain > 0 ? NEGATED_PRAISE : NEGATED_COMPLAINT;
		if (at - this.#intensifier <= STRENGTH_REACH) value *= STRONGER;
		if (at - this.#downtoner <= STRENGTH_REACH) value *= WEAKER;
		return value;
	}

	/** Tells whether a negator applies at a token. Two negators within reach cancel each other out. */
	#isNegated(at: number): boolean {
		return at - this.#negator <= NEGATION_REACH !== at - this.#negatorBefore <= NEGATION_REACH;
	}
}
