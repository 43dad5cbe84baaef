import type { Polarity } from '../../../src/reviews/review.ts';
import type { Span } from '../../../src/insights/text/tokens.ts';

/** A short review, and the aspects that it judges. */
export interface LabelledText {
	readonly text: string;
	readonly rating: number;
	readonly labels: readonly AspectLabel[];
}

export interface AspectLabel extends Span {
	readonly aspect: string;
	/** Other aspects that are also acceptable. */
	readonly alt: readonly string[];
	readonly polarity: Polarity;
}

const LINE = /^([1-5]) \| (.+) \| (.+)$/;
const LABEL = /^([a-z_]+)([-+~=])((?:\/[a-z_]+)*) : (.+)$/;
const POLARITY_OF: Readonly<Record<string, Polarity>> = {
	'+': 'positive',
	'-': 'negative',
	'~': 'mixed',
	'=': 'neutral',
};

/**
 * Reads one text per line, with stars, text, and labels or "none":
 * `2 | Nice folks, but slow. | staff+ : Nice folks ; speed-/communication : slow`. The sign after an aspect
 * is "+" for praise, "-" for a complaint, "~" for both, or "=" if it is only named. Alternative aspects
 * follow a slash, and the words from the text follow the colon.
 * @throws {SyntaxError} with the first line that cannot be read.
 */
export function readLabelledLines(lines: string): LabelledText[] {
	return lines
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => {
			const [, stars, text = '', labels = ''] = LINE.exec(line) ?? [];
			if (stars === undefined) throw new SyntaxError(`Cannot read the line "${line}"`);
			const written = labels === 'none' ? [] : labels.split(' ; ');
			return {
				text,
				rating: Number(stars),
				labels: written.map((label) => toLabel(label, text)),
			};
		});
}

function toLabel(written: string, text: string): AspectLabel {
	const [, aspect = '', sign = '', others = '', evidence = ''] = LABEL.exec(written) ?? [];
	const polarity = POLARITY_OF[sign];
	const start = text.indexOf(evidence);
	if (!polarity || start < 0) {
		throw new SyntaxError(`Cannot read the label "${written}" of "${text}"`);
	}
	const alt = others.split('/').filter((other) => other !== '');
	return { aspect, alt, polarity, start, end: start + evidence.length };
}
