import { fold } from '../reviews/fold.ts';
import type { SearchIndex } from './search-index.ts';

/** With fewer of its words, a question may be in any language. */
const LEAST_WORDS = 2;

/** Words that ask, or that most reviews could have: too common to find a review. */
const ENGLISH: ReadonlySet<string> = new Set(
	(
		'a about after again all already also always am an and any anybody anyone anything are around as at be ' +
		'because been before being best better between both but by can could did didn do does doesn doing don ' +
		'done down during each either else enough even ever every everything few find for from get give go good ' +
		'great had has have having he her here him his how however i if in instead into is isn it its just kind ' +
		'know let like ll long look many may me might more most much must my never no not nothing now of off ' +
		'often on once one only or other our out over own please quite rather re really same say says see several ' +
		'shall she should show since so some something still such sure tell than that the their them then there ' +
		'these they thing this those though through to together too try under until up us usually ve very want ' +
		'was way we well were what when where whether which while who whom whose why will with without would yes ' +
		'yet you your business car cars company customer customers dealer dealership department experience ' +
		'experiences feedback lately latest location locations mention mentioned newest opinion opinions people ' +
		'recent recently review reviewer reviewers reviews said service shop store talk think'
	).split(' '),
);

/** The words of a language that are too common to find a review. */
export interface AskingWords {
	readonly isEnglish: boolean;
	has(word: string): boolean;
}

/** Returns the words that ask in the language of a question: English, or one that has more of its words. */
export function askingWords({ names }: SearchIndex, question: readonly string[]): AskingWords {
	const folded = question.map(fold);
	const count = (words: ReadonlySet<string>) => folded.filter((word) => words.has(word)).length;
	const [best] = (names.get('language')?.values ?? [])
		.map(({ frequent = [] }) => new Set(frequent))
		.toSorted((a, b) => count(b) - count(a));
	const isOther = best && count(best) >= LEAST_WORDS && count(best) > count(ENGLISH);
	const words = isOther ? best : ENGLISH;
	return { isEnglish: !isOther, has: (word) => words.has(fold(word)) };
}
