import type { ParsedText } from '../../text/parse-text.ts';

const PEOPLE = words(`
advisor adviser receptionist manager salesman saleswoman salesperson salespeople rep guy lady staff team crew owner cashier boss
technician mechanic people person man woman everyone everybody he she customer employee employees
`);

/** Abstract nouns that a service cannot be done on. */
const ABSTRACT = words(`
attitude attitudes negotiation negotiations conversation conversations communication relationship relationships patience temper
argument discussion talks morale ego website app etiquette manners reputation faith trust career personality memory brain joke
jokes humor pitch promises morals leadership priorities values expectations goals interests mood enthusiasm excitement hopes dreams spending plans story stories hospitality
`);

const ROOMS = words('showroom lobby lounge building facility restroom restrooms bathroom');
const COPULAS = words('is was are were being be became remains');
const LINKS = words(`
is was are were be been being need needs needed could use has had have got gets went goes kept keeps can seemed seems feels felt started
starts really just completely totally quickly finally soon always often never quite badly desperately seriously simply a an the some
another real major serious good full complete total total bit of to my our their
`);
const ARTICLES = words('a an the like real total true absolute such complete');
const BEFORE_ABSTRACT = words('of on to in into with between');
const DETERMINERS = words('a an the my our their your his her this that any every whole');
const REACH = 6;

/**
 * Tells whether words for a service are a figure of speech: "customer service needs a tune-up", "she was
 * the engine of the team", "put the brakes on our plans".
 */
export function isFigurative(parsed: ParsedText, first: number, last: number): boolean {
	return saysWhatSomebodyIs(parsed, first) || isOfAbstract(parsed, first) || isUpon(parsed, last);
}

/** Tells whether the words describe a person or a room: "she is a spark plug", "the lobby was polished". */
function saysWhatSomebodyIs({ tokens }: ParsedText, first: number): boolean {
	let at = first - 1;
	while (ARTICLES.has(tokens[at]?.word ?? '') && at > first - REACH) at--;
	const word = tokens[first]?.word ?? '';
	if (ROOMS.has(tokens[at - 1]?.word ?? '') && !word.endsWith('ing')) {
		return COPULAS.has(tokens[at]?.word ?? '');
	}
	if (at === first - 1 || !COPULAS.has(tokens[at]?.word ?? '')) return false;
	return PEOPLE.has(tokens[at - 1]?.word ?? '');
}

function isOfAbstract({ tokens }: ParsedText, first: number): boolean {
	for (let at = first - 1; at >= Math.max(0, first - REACH); at--) {
		const word = tokens[at]?.word ?? '';
		if (ABSTRACT.has(word)) return true;
		if (word === 'service' && tokens[at - 1]?.word === 'customer') return at < first - 1;
		if (!LINKS.has(word)) return false;
	}
	return false;
}

function isUpon({ tokens }: ParsedText, last: number): boolean {
	const step = tokens[last + 1]?.word ?? '';
	if (!BEFORE_ABSTRACT.has(step)) return false;
	const at = DETERMINERS.has(tokens[last + 2]?.word ?? '') ? last + 3 : last + 2;
	const word = tokens[at]?.word ?? '';
	return (
		ABSTRACT.has(word) || (step === 'of' && PEOPLE.has(word)) || (step === 'on' && word === 'deal')
	);
}

function words(text: string): ReadonlySet<string> {
	return new Set(text.trim().split(/\s+/));
}
