import type { ParsedText } from '../../src/insights/text/parse-text.ts';
import type { TokenRange } from '../../src/insights/text/sentences.ts';
import { bucketOfName } from '../../src/insights/polarity/features.ts';
import { findOpinions, type Opinion } from '../../src/insights/polarity/opinions.ts';

const NEIGHBORS = 3;
const PLAIN_NEIGHBORS = 2;
const LONGEST_PATH = 4;
const FARTHEST = 6;
const MOST_OPINIONS = 3;
const MOST_CLAUSES = 4;

/** A text and a span in it, with lookups for its context. */
interface View {
	readonly parsed: ParsedText;
	readonly span: TokenRange;
	readonly opinions: readonly Opinion[];
	/** Index of the clause in which the span begins. */
	readonly own: number;
	readonly wordAt: (index: number) => string;
	/** Like `wordAt`, but words of an opinion are replaced by PRAISE or COMPLAINT. */
	readonly sideAt: (index: number) => string;
}

/**
 * Returns the buckets of a span's context: neighboring words, other words of the clause by side, the span's
 * last word, the path to the nearest opinion, and the links between its clause and the others.
 */
export function contextFeaturesOf(parsed: ParsedText, span: TokenRange): Uint32Array {
	const view = viewFrom(parsed, span);
	const names = [
		...neighbors(view),
		...wordsOfClause(view),
		...ownWords(view),
		...pathToOpinion(view),
		...clauseLinks(view),
	];
	return Uint32Array.from(names, bucketOfName);
}

function viewFrom(parsed: ParsedText, span: TokenRange): View {
	const { tokens, clauses } = parsed;
	const opinions = findOpinions(parsed);
	const wordAt = (index: number) => {
		const token = tokens[index];
		if (!token) return index < 0 ? '^' : '$';
		return token.kind === 'number' ? '#' : token.word;
	};
	const sideAt = (index: number) => {
		const opinion = opinions.find(({ first, end }) => index >= first && index < end);
		return opinion ? sideOf(opinion) : wordAt(index);
	};
	const own = clauses.findIndex(({ end }) => span.first < end);
	return { parsed, span, opinions, own, wordAt, sideAt };
}

function neighbors({ span, wordAt, sideAt }: View): string[] {
	const [left, right] = [
		(steps: number) => span.first - steps,
		(steps: number) => span.end + steps - 1,
	];
	const names = [
		`LR ${sideAt(left(1))} ${sideAt(right(1))}`,
		`LL ${sideAt(left(2))} ${sideAt(left(1))}`,
		`RR ${sideAt(right(1))} ${sideAt(right(2))}`,
		`LLL ${sideAt(left(3))} ${sideAt(left(2))} ${sideAt(left(1))}`,
		`RRR ${sideAt(right(1))} ${sideAt(right(2))} ${sideAt(right(3))}`,
	];
	for (let steps = 1; steps <= NEIGHBORS; steps++) {
		names.push(`L${steps} ${sideAt(left(steps))}`, `R${steps} ${sideAt(right(steps))}`);
		if (steps > PLAIN_NEIGHBORS) continue;
		names.push(`l${steps} ${wordAt(left(steps))}`, `r${steps} ${wordAt(right(steps))}`);
	}
	return names;
}

function wordsOfClause({ parsed, span, own, wordAt }: View): string[] {
	const { first, end } = parsed.clauses[own] ?? span;
	const names: string[] = [];
	for (let at = first; at < end; at++) {
		if (at < span.first) names.push(`before ${wordAt(at)}`);
		else if (at >= span.end) names.push(`behind ${wordAt(at)}`);
	}
	return names;
}

function ownWords({ span, wordAt }: View): string[] {
	const head = `head ${wordAt(span.end - 1)}`;
	return span.end - span.first > 1 ? [head, 'several words'] : [head];
}

function pathToOpinion({ parsed, span, opinions, own, wordAt }: View): string[] {
	const count = (clause: number | undefined, sign: number) =>
		opinions.filter(
			(one) => (clause === undefined || one.clause === clause) && one.value * sign > 0,
		).length;
	const cut = (number: number) => Math.min(MOST_OPINIONS, number);
	const counts = [
		`in clause ${count(own, 1)} ${count(own, -1)}`,
		`in text ${cut(count(undefined, 1))} ${cut(count(undefined, -1))}`,
	];
	const nearest = nearestOf(opinions, span, own);
	if (!nearest) return [...counts, 'near none'];
	const side = sideOf(nearest);
	const isBehind = nearest.first >= span.end;
	const [from, to] = isBehind ? [span.end, nearest.first] : [nearest.end, span.first];
	const path = Array.from({ length: Math.max(0, to - from) }, (_, step) => wordAt(from + step));
	const words = parsed.tokens.slice(nearest.first, nearest.end).map(({ word }) => word);
	const whole = path.length <= LONGEST_PATH ? [path.join(' ')] : [];
	return [
		...counts,
		`near ${side}`,
		`near ${side} ${Math.min(FARTHEST, path.length)} ${isBehind ? 'R' : 'L'}`,
		`opinion ${words.join(' ')}`,
		...path.map((word) => `on the way ${word}`),
		...whole.flatMap((way) => [`way ${isBehind ? 'R' : 'L'} ${way}`, `way ${side} ${way}`]),
	];
}

/** Finds the nearest opinion in the span's clause; at equal distance, the one before the span. */
function nearestOf(
	opinions: readonly Opinion[],
	span: TokenRange,
	own: number,
): Opinion | undefined {
	let nearest: Opinion | undefined;
	let least = Infinity;
	for (const opinion of opinions) {
		if (opinion.clause !== own) continue;
		const isBehind = opinion.first >= span.end;
		const gap = isBehind ? opinion.first - span.end + 0.5 : Math.max(0, span.first - opinion.end);
		if (gap < least) [nearest, least] = [opinion, gap];
	}
	return nearest;
}

function clauseLinks({ parsed: { clauses }, own, wordAt, sideAt }: View): string[] {
	const [clause, next] = [clauses[own], clauses[own + 1]];
	const names = [
		`link ${clause?.link}`,
		`next ${next?.link}`,
		`clauses ${Math.min(MOST_CLAUSES, clauses.length)}`,
		`place ${Math.min(MOST_CLAUSES, own)}`,
	];
	if (clause) {
		names.push(
			`begins ${wordAt(clause.first)}`,
			`begins ${wordAt(clause.first)} ${wordAt(clause.first + 1)}`,
		);
	}
	if (next) {
		names.push(
			`then ${wordAt(next.first)} ${wordAt(next.first + 1)}`,
			`then ${wordAt(next.first + 1)} ${sideAt(next.first + 2)}`,
		);
	}
	return names;
}

function sideOf({ value }: Opinion): string {
	return value > 0 ? 'PRAISE' : 'COMPLAINT';
}
