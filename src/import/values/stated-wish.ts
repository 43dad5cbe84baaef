import { WISHES } from './wish-patterns.ts';

/** Where a clause begins. After a colon or a quotation mark somebody may be quoted. */
const START = String.raw`(?:^|[.!?…;,()\n]\s*|\s[–—-]\s+|(?<=\s)(?=(?:but|aber|pero|mais)\s))`;
/** Parts of words of which every wish has one. Most texts have none, and testing the wishes is slow. */
const HINT =
	/publi|post|shar|print|quot|display|upload|forward|feature|shown?|\b(?:use|put|list)\b|online|web|site|internet|google|facebook|media|page|p[aá]gina|redes|confid|priva|intern|in.house|offline|between|record|eyes|ears|manag|staff|team|consent|permission|an[oó]nym|anonim|anónim|unnamed|nameless|identif|name|nombre|apellido|nom\b|namen|initial|inicial|veröff|netz|teil|weiter|druck|zitier|zeig|öffent|unter uns|vier augen|im haus|diskret|vertrau|chef|leitung|für (?:sie|euch)|genannt|compart|sub[ai]|cuelg|difu|reenv|divulg|imprim|cit[ea]|l[ií]nea|uso|ustedes|direcci|gerente|entre n|permiso|autoriza|ligne|diffus|partag|transmet|affich|usage|public/iu;
const [UNPUBLISHED, NAMELESS] = (['unpublished', 'nameless'] as const).map((kind) => {
	const all = WISHES.map(({ before, [kind]: wishes }) => `${before}(?:${wishes.join('|')})`);
	return new RegExp(`${START}(?:${all.join('|')})`, 'iu');
});

/** Whether a text may ask not to be published: "Please don't post this online." It may also quote somebody. */
export function mayAskForPrivacy(text: string): boolean {
	return mayHave(UNPUBLISHED, text);
}

/** Whether a text may ask not to show its author's name. */
export function mayAskForAnonymity(text: string): boolean {
	return mayHave(NAMELESS, text);
}

/** The problem with a review whose author may ask not to be published. */
export function wishProblem(reviewId: string) {
	const reason = `seems to ask not to be published; to publish it anyway: --consent "${reviewId}=yes"`;
	return { field: 'text', reason };
}

function mayHave(wishes: RegExp | undefined, text: string): boolean {
	return HINT.test(text) && wishes?.test(plain(text)) === true;
}

function plain(text: string): string {
	return text
		.trim()
		.replaceAll('’', "'")
		.replaceAll(/[^\S\n]+/g, ' ');
}
