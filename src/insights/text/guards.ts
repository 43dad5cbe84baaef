import { createPatternIndex, findHits, type Hit } from './pattern-index.ts';
import type { Reading } from './reading.ts';

/** What keeps words of a review from being a judgement of the reviewed business. */
export const GUARD = {
	/** Said about somebody else: another shop, the previous owner, the customer's family. */
	outside: 1,
	/** Names the somebody else. */
	stranger: 2,
	/** Wished for, so missed: "I wish they were faster". */
	wish: 4,
	/** A wish that praises: "I wish every dealer were like this". */
	model: 8,
	/** What was once, and is no more. */
	past: 16,
	/** In quotation marks: somebody's words. */
	quoted: 32,
	/** Asked of the reader: "if you want honest work". */
	addressed: 64,
	/** The sentence sends readers away. */
	warning: 128,
	/** What something was for: "so I could get back on the road". */
	purpose: 256,
	/** Granted before the point is made: "despite the long line". */
	granted: 512,
} as const;

type Guard = keyof typeof GUARD;

const PATTERNS: Readonly<Record<Exclude<Guard, 'outside' | 'quoted'>, string>> = {
	stranger: `
other/another/previous/last/former/different/old/next/rival/competing/local/big/chain/prior SHOP/owner/owners/franchise
other/another/previous/former/rival/competing _ SHOP
last _ SHOP i/we
SHOP near/across/closer/downtown/nearer/nearest
SHOP up/down the/north/south/road/in
SHOP i/we went/used/tried/before/first/go
online/internet/private SHOP/buyer/buyers/party
elsewhere/competition/competitor/competitors/competitor's/stealership
everyone/anyone/anybody/everybody/somewhere/anywhere/someone/somebody/nobody/everywhere else
carmax/carvana/firestone/midas/walmart/costco/meineke/vroom
pep boys
jiffy lube
discount tire
most/many/typical/usual/some/all/those SHOP
previous/original/first/prior/former owner/owners
other/another/fellow customer/customers/people/buyers
guy/lady/woman/man/person/people/customer ahead/behind/next
RELATIVE told/suggested/referred
RELATIVE is a/an/the/in/at
RELATIVE work+/own+/sells/buy+/bought/teach+/run+/recommended/swears/drives/has
been/was/got/were burned/cheated/scammed/screwed/ripped/lied/burnt .. by/at/in a/an/other/another/my/some .. SHOP
my/our bank/insurance/adjuster/insurer/landlord/employer/company
manufacturer/factory/corporate
`,
	wish: `
wish/wished/wishing
if only
would/would've be/been nice/great/better/helpful/appreciated/good/lovely
would have been nice/great/better/helpful/appreciated/good/lovely
would've been nice/great/better/helpful/appreciated
could/should/would be/been/have more/better/faster/cleaner/quicker/nicer/friendlier/cheaper/clearer/shorter
could/should use/improve
should be/have
need/needs/needed to
ought to
if they/there/the were/was/had/would/could/ran/offered
`,
	model: `
wish every/everyone/all/more/other/my
wish there were more
wish i/we had/found/known/would've .. sooner/earlier/here/them/years
if every/all
if only every/all/more/other
`,
	past: `
used to
years ago
back when
in the past
`,
	addressed: `
if you/you're want/need/like/value/enjoy/don't/love/looking/have/care/expect
if you/you're
`,
	purpose: `
so that? i/we could/can/would/wouldn't/didn't
`,
	granted: `
despite/notwithstanding
in spite of
even though/with/after/if
`,
	warning: `
go/look/shop/try/going somewhere/elsewhere/anywhere
take/taking your business/money/car elsewhere/somewhere
stay/steer/keep away/clear/far/driving/walking
run away/fast/far
avoid
don't/do not/never go/come/bother/buy/waste/use/bring/trust/take
not the place
this/here is the place
`,
};

const index = createPatternIndex(
	Object.entries(PATTERNS).flatMap(([guard, patterns]) =>
		patterns
			.trim()
			.split('\n')
			// The keys are those of the table above.
			.map((pattern): [string, Guard] => [pattern, guard as Guard]),
	),
);

/** Where the text speaks of the reviewed business again. */
const RETURNS = new Set("they they're these here this we us but he she i".split(' '));
const QUOTES = new Set(['"', '“', '”']);

/** For each word of a reading the guards that hold there, as the sum of their numbers. */
export function findGuards(reading: Reading): Uint16Array {
	const guards = new Uint16Array(reading.words.length);
	for (const hit of findHits(index, reading)) mark(guards, reading, hit);
	markQuotes(guards, reading);
	return guards;
}

function mark(guards: Uint16Array, reading: Reading, { first, end, meaning }: Hit<Guard>): void {
	const { clauses, sentences } = reading;
	if (meaning === 'stranger') {
		set(guards, first, end, GUARD.stranger);
		set(guards, first, endOfSubject(reading, first, end), GUARD.outside);
		return;
	}
	const groups = meaning === 'warning' ? sentences : clauses;
	const reachesBack = meaning === 'warning' || meaning === 'past';
	const from = reachesBack ? groups.indexOf(groups[first] ?? 0) : first;
	let to = end;
	while (to < guards.length && groups[to] === groups[first]) to++;
	set(guards, from, to, GUARD[meaning]);
}

/** What is said of somebody lasts to the end of the clause, and of later ones without a subject. */
function endOfSubject({ words, clauses, sentences }: Reading, first: number, from: number): number {
	let end = from;
	while (end < words.length && sentences[end] === sentences[first]) {
		const isLater = clauses[end] !== clauses[first];
		if (isLater && RETURNS.has(words[end] ?? '')) break;
		if (isLater && clauses[end] !== clauses[end - 1] && words[end] !== ',' && words[end] !== 'and')
			break;
		end++;
	}
	return end;
}

/** Three words and more in double quotation marks. */
function markQuotes(guards: Uint16Array, { parsed, tokens }: Reading): void {
	let open = -1;
	for (let at = 0; at < parsed.tokens.length; at++) {
		if (!QUOTES.has(parsed.tokens[at]?.word ?? '')) continue;
		if (open >= 0 && at - open > 3) {
			for (let word = 0; word < guards.length; word++) {
				const token = tokens[word] ?? 0;
				if (token > open && token < at) guards[word] = (guards[word] ?? 0) | GUARD.quoted;
			}
			open = -1;
		} else open = at;
	}
}

function set(guards: Uint16Array, first: number, end: number, guard: number): void {
	for (let at = first; at < end; at++) guards[at] = (guards[at] ?? 0) | guard;
}
