/** Whether a wish ends here, or only says where not to publish. */
const END = String.raw`(?=\W*$|\s*[.!,;:)]| (?:on|online|anywhere|please|bitte|auf|en|sur|it is|this is)(?!\p{L}))`;
const MINE = String.raw`(?:this|it|these|my|the) ?(?:review|comments?|feedback|answers?|words|text|opinion)?`;
/** Wishes to stay unpublished at the beginning of a sentence, in the four languages. */
const WISHES = [
	`(?:please )?(?:do not|don'?t|never) (?:please )?(?:publish|post|share|print|quote)(?: (?:any of )?${MINE})?${END}`,
	`(?:please )?(?:do not|don'?t) put (?:this|it) (?:online|on)`,
	`(?:you may|you can|please do) not (?:publish|post|share) ${MINE}`,
	`i (?:do not|don'?t) want (?:${MINE} |you to )(?:to be |be )?(?:published|public|online|shared|publish|post|share)`,
	`(?:please )?(?:keep|treat) ${MINE} (?:as )?(?:strictly )?(?:private|confidential|internal|between us|between you and me)(?! information)`,
	`(?:this (?:review |comment |feedback )?is )?(?:strictly |only )?(?:confidential|not for publication|for internal use only|internal use only)${END}`,
	`(?:bitte )?(?:(?:das|dies|diese \\p{L}+|meine \\p{L}+) )?(?:bitte )?nicht (?:veröffentlichen|online stellen|weitergeben)${END}`,
	'(?:bitte )?veröffentlichen sie (?:das|dies|es|diese|meine)(?: \\p{L}+)? (?:bitte )?nicht',
	'ich (?:möchte|will) nicht, dass .{0,40}veröffentlicht',
	'(?:bitte )?(?:behandeln sie (?:das|dies|es|diese|meine)(?: \\p{L}+)? )?(?:bitte )?(?:streng )?vertraulich(?: behandeln)?' +
		END,
	`nur (?:für )?intern${END}|keine veröffentlichung`,
	`(?:por favor,? |favor de )?no (?:l[oa] |esto )?(?:publi(?:quen?|car)|compart(?:an?|ir))(?: (?:esto|mi \\p{L}+))?${END}`,
	'no (?:quiero que (?:se )?|autorizo (?:a )?)(?:l[oa] )?(?:publi|compart)',
	`(?:esto )?es confidencial${END}`,
	`(?:merci de |veuillez |à )?ne pas (?:l[ea] )?(?:publier|diffuser|partager)(?: (?:ceci|cela|cet avis|mon avis))?${END}`,
	`(?:s'il vous plaît,? )?ne (?:l[ea] )?(?:publiez|diffusez) pas(?: (?:ceci|cela|cet avis|mon avis))?${END}`,
	'je ne (?:souhaite|veux) pas que .{0,40}publi',
];
/** Wishes that the name is not shown. */
const NAMELESS = [
	"(?:please )?(?:do not|don'?t) (?:use|publish|show|mention|print) my (?:full |last )?name",
	'(?:please )?keep me anonymous|(?:i (?:want|wish|would like|prefer) to )?(?:stay|remain) anonymous',
	'(?:bitte )?meinen namen (?:bitte )?nicht|(?:bitte )?nennen sie meinen namen nicht|ich möchte anonym bleiben',
	'(?:por favor,? )?no (?:publi\\p{L}+|us\\p{L}+|mencion\\p{L}+) mi nombre|quiero permanecer anónim',
	'(?:merci de )?ne (?:pas )?(?:publi|mentionn|affich|cit)\\p{L}+ (?:pas )?mon nom|je souhaite rester anonyme',
];
const [WISH, WISH_ABOUT_NAME] = [WISHES, NAMELESS].map(
	(wishes) => new RegExp(String.raw`(?:^|[.!?…;)\n]\s*)(?:${wishes.join('|')})`, 'iu'),
);

/** Whether a text may ask not to be published: "Please don't post this online." It may also quote somebody. */
export function mayAskForPrivacy(text: string): boolean {
	return WISH?.test(plain(text)) === true;
}

/** Whether a text may ask not to show its author's name. */
export function mayAskForAnonymity(text: string): boolean {
	return WISH_ABOUT_NAME?.test(plain(text)) === true;
}

/** The problem with a review whose author may ask not to be published. */
export function wishProblem(reviewId: string) {
	const reason = `it seems to ask not to be published; to publish it anyway: --consent "${reviewId}=yes"`;
	return { field: 'text', reason };
}

function plain(text: string): string {
	return text.trim().replaceAll('’', "'");
}
