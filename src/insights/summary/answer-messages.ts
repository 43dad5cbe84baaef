import type { MessageId, Words } from '../../reviews/messages/catalogs.ts';

/** The counts behind the answer to a question, and the operator's words for them. */
export interface AnswerCounts {
	readonly lead?: string | undefined;
	readonly n: number;
	readonly positive: number;
	readonly negative: number;
	/** The same counts of the last two years. */
	readonly recent?: number | undefined;
	readonly recent_positive?: number | undefined;
	readonly recent_negative?: number | undefined;
	/** The good outcome: "got a loaner". */
	readonly praised?: string | undefined;
	readonly complained?: string | undefined;
}

/** From this share on, most customers praise or complain. */
const MOST = 2 / 3;
/** Fewer answers of the last two years do not count against all of them. */
const ENOUGH_RECENT = 5;
interface Said {
	readonly praised: string;
	readonly complained: string;
}

type Leaning = 'praise' | 'mixed' | 'complaint';

/** Whether most customers praise or complain, of all and of the last two years. */
export function leaningOf(counts: AnswerCounts): Leaning {
	return recentlyOther(counts) ? 'mixed' : leans(counts);
}

/** If nobody only complains, all have praise. */
function leans({ n, positive, negative }: AnswerCounts): Leaning {
	const mixed = n - positive - negative;
	if (positive >= MOST * n || (negative === 0 && positive > mixed)) return 'praise';
	return negative >= MOST * n || (positive === 0 && negative > mixed) ? 'complaint' : 'mixed';
}

/** The counts of the last two years, if they are enough and lean differently. */
function recentlyOther(counts: AnswerCounts): AnswerCounts | undefined {
	const { recent: n = 0, recent_positive: positive = 0, recent_negative: negative = 0 } = counts;
	const recent = { n, positive, negative };
	return n >= ENOUGH_RECENT && leans(recent) !== leans(counts) ? recent : undefined;
}

/** Words the answer to a question: what most say, then the others. If they say otherwise lately, first that. */
export function wordAnswer(t: Words, counts: AnswerCounts): string {
	const { lead, praised, complained } = counts;
	const said = {
		praised: praised ?? t('answer.praised'),
		complained: complained ?? t('answer.complained'),
	};
	const recent = recentlyOther(counts);
	const { n } = recent ?? counts;
	const outcomes = outcomesOf(t, recent ?? counts, said).filter(({ of }) => of > 0);
	const [first] = outcomes.toSorted((a, b) => b.of - a.of);
	if (first === undefined) return '';
	const isAll = first.of === n;
	const others = outcomes.filter((one) => one !== first);
	const rest = others.map(({ of, say, message = 'answer.others' }) =>
		t(message, { count: t('answer.number', { n: of }), n: of, say }),
	);
	const always = sidesOf(t, counts, said)
		.filter(({ say }) => say === first.say || (isAll && say === t('answer.both')))
		.reduce((sum, { of }) => sum + of, 0);
	const leaning = leaningOf(counts);
	const all = others.length === 0 ? 'all' : 'also';
	const opening =
		isAll && leaning !== 'mixed'
			? (`${leaning}_${all}` as const)
			: recent && isAll
				? 'mixed_recent'
				: leaning;
	const beginning = lead ?? t(`answer.${opening}`);
	return t(isAll ? 'answer.all' : 'answer.most', {
		...{ lead: beginning, of: first.of, n, say: first.say, rest: rest.join('') },
		period: recent ? t('answer.recent') : '',
		before: recent ? t('answer.all_years', { of: always, n: counts.n }) : '',
	});
}

/** The outcomes and how many customers had each. If nobody had only one of them, all had the other. */
function outcomesOf(
	t: Words,
	counts: AnswerCounts,
	said: Said,
): { readonly of: number; readonly say: string; readonly message?: MessageId }[] {
	const { n, positive, negative } = counts;
	const mixed = n - positive - negative;
	const also = (say: string) => ({ of: mixed, say, message: 'answer.also' }) as const;
	if (negative === 0) return [{ of: n, say: said.praised }, also(said.complained)];
	if (positive === 0) return [{ of: n, say: said.complained }, also(said.praised)];
	return sidesOf(t, counts, said);
}

function sidesOf(t: Words, { n, positive, negative }: AnswerCounts, said: Said) {
	return [
		{ of: positive, say: said.praised },
		{ of: negative, say: said.complained },
		{ of: n - positive - negative, say: t('answer.both') },
	];
}
