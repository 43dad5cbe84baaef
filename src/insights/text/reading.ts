import type { ParsedText } from './parse-text.ts';

/** The words and punctuation of a text, prepared for pattern matching. */
export interface Reading {
	readonly parsed: ParsedText;
	/** Common misspellings are corrected; hyphens and quotation marks are left out. */
	readonly words: readonly string[];
	/** Token index of each word. */
	readonly tokens: Int32Array;
	readonly clauses: Int32Array;
	readonly sentences: Int32Array;
	/** 1 for punctuation that separates words, such as a comma. */
	readonly signs: Uint8Array;
}

const UNREAD = new Set(['-', '"', "'", '“', '”', '‑', '*']);

const SPELLINGS = new Map(
	(
		"dont=don't didnt=didn't doesnt=doesn't wasnt=wasn't isnt=isn't arent=aren't werent=weren't " +
		"wont=won't cant=can't couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't havent=haven't " +
		"hasnt=hasn't hadnt=hadn't aint=ain't im=i'm ive=i've youre=you're theyre=they're thier=their " +
		'freindly=friendly frendly=friendly friendley=friendly freind=friend staf=staff ' +
		'proffesional=professional profesional=professional proffessional=professional ' +
		'professionel=professional curteous=courteous courtious=courteous polight=polite ' +
		'knowledgable=knowledgeable knowlegeable=knowledgeable knowlegable=knowledgeable ' +
		'helpfull=helpful pateint=patient atitude=attitude waitd=waited waitted=waited apointment=appointment ' +
		'appt=appointment appts=appointments quik=quick qiuck=quick imediately=immediately ' +
		'expensve=expensive expencive=expensive overpricd=overpriced reasonble=reasonable ' +
		'resonable=reasonable reasonably=reasonable afordable=affordable chargd=charged payed=paid ' +
		'honost=honest onest=honest truely=truly liers=liars lier=liar recieved=received recieve=receive ' +
		'mechanis=mechanics mecanic=mechanic machanic=mechanic garentee=guarantee brakes=brakes ' +
		'definately=definitely excelent=excellent excellant=excellent awsome=awesome terible=terrible ' +
		'horible=horrible realy=really verry=very comming=coming nevr=never alot=lots bathrom=bathroom ' +
		'resturant=restaurant financeing=financing aproved=approved comunication=communication ' +
		'communicaton=communication explaned=explained hrs=hours hr=hour mins=minutes min=minutes ' +
		'qualty=quality quailty=quality qaulity=quality squeeling=squealing servce=service sevice=service nutz=nuts hiway=highway ' +
		'wks=weeks wk=week mos=months yrs=years thru=through ppl=people svc=service ' +
		'tech=technician techs=technicians mgr=manager rep=representative wi=wifi wknd=weekend'
	)
		.split(' ')
		.map((pair): [string, string] => [
			pair.slice(0, pair.indexOf('=')),
			pair.slice(pair.indexOf('=') + 1),
		]),
);

/** Words whose "'s" is not split off. */
const WHOLE = new Set(
	(
		"it's he's she's that's there's here's what's who's where's how's when's let's one's women's men's " +
		"children's kid's kids' bank's somebody's everybody's nobody's everyone's snail's owner's model's " +
		"manufacturer's customer's competitor's carmaker's automaker's buddy's brand's insurer's layman's " +
		"laymen's today's ma'am"
	).split(' '),
);

/** Prepares a text for pattern matching, keeping all positions. "Coffee's" becomes "coffee" and "'s". */
export function toReading(parsed: ParsedText): Reading {
	const { tokens, clauses } = parsed;
	const words: string[] = [];
	const most = tokens.reduce((sum, { word }) => sum + (isPair(word) ? 2 : 1), 0);
	const places = new Int32Array(most);
	const clauseOf = new Int32Array(most);
	const sentenceOf = new Int32Array(most);
	const signs = new Uint8Array(most);
	for (let clause = 0; clause < clauses.length; clause++) {
		const { first = 0, end = 0, sentence = 0 } = clauses[clause] ?? {};
		for (let index = first; index < end; index++) {
			const { word = '', kind = 'sign' } = tokens[index] ?? {};
			const isSign = kind === 'sign';
			if (isSign && UNREAD.has(word)) continue;
			if (isSign && word !== '$') signs[words.length] = 1;
			const begun = words.length;
			const plain = isPair(word) ? word.slice(0, -2) : word;
			words.push(SPELLINGS.get(plain) ?? plain);
			if (plain !== word) words.push("'s");
			for (let at = begun; at < words.length; at++) {
				places[at] = index;
				clauseOf[at] = clause;
				sentenceOf[at] = sentence;
			}
		}
	}
	return { parsed, words, tokens: places, clauses: clauseOf, sentences: sentenceOf, signs };
}

function isPair(word: string): boolean {
	return word.endsWith("'s") && !WHOLE.has(word);
}
