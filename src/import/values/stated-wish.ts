/** How a customer asks not to be published, at the beginning of a sentence or after "please". */
const WISHES = [
	/(?:please )?(?:do not|don'?t|never) (?:please )?(?:publish|post|share|print|quote)(?: any of)? (?:this|it|my (?:review|comments?|feedback|answers?|words))(?!\p{L})/u,
	/(?:please )?keep (?:this|it|my (?:review|comments?|feedback|answers?)) (?:strictly )?(?:private|confidential|internal|between us|between you and me)(?!\p{L})/u,
	/(?:this (?:review |comment |feedback )?is )?not for publication(?!\p{L})/u,
	/(?:bitte )?(?:(?:das|dies|diese (?:bewertung|antwort|rückmeldung)|meine (?:bewertung|antworten?|meinung)) )?(?:bitte )?nicht (?:veröffentlichen|online stellen|zur veröffentlichung)(?!\p{L})/u,
	/(?:bitte )?vertraulich behandeln(?!\p{L})/u,
	/(?:por favor,? )?no (?:l[oa] |esto )?(?:publi(?:quen?|car|ques)|compart(?:an?|ir|as))(?! en)(?!\p{L})/u,
	/(?:merci de |veuillez |prière de )?ne (?:pas (?:l[ea] )?(?:publier|diffuser|partager)|(?:l[ea] )?(?:publiez|diffusez|partagez) pas)(?!\p{L})/u,
];
const WISH = new RegExp(
	`(?:^|[.!?…\\n]\\s*|(?<!\\p{L})(?:please|bitte|por favor),? )(?:${WISHES.map(({ source }) => source).join('|')})`,
	'iu',
);

/** Whether a text asks not to be published: "Please don't post this online." */
export function asksToStayPrivate(text: string): boolean {
	return WISH.test(text.replaceAll('’', "'"));
}
