import { inAnyCase } from './any-case.ts';
import { NO_NAME, PARTICLES, TITLES, WORD } from './name-pattern.ts';

const THANKS = 'thank you|thanks|vielen dank|danke|gracias|merci';
const HELLO =
	'hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|guten tag|liebe[rs]?|sehr geehrte[rs]?|hola|buen(?:os d[ií]as|as tardes)|estimad[oa]|querid[oa]|bonjour|ch(?:er|ère)';
const AGAIN =
	'(?: (?:again|so much|very much|a lot|once again|sehr|nochmals|de nuevo|muchas|beaucoup|encore)){0,2}';
/** Capitalized words that follow a greeting and are no names. */
const OTHERS =
	'(?!(?:Wow|Hello|Hi|Hey|Dear|Good|Hallo|Liebe[rs]?|Hola|Bonjour|First|There|Everyone|Everybody|All|Again|For|Valued|Guests?|Friends?|Folks|Team|Google|User|Reviewer|Sir|Madam|To|And|We|It|If|Please|As|Yes|No|Sorry|You|Kindly|Best|Have|See|Happy|Many|Most|Much|More|Maybe|Made|Mostly|He|She|They|Is|Was|In|At|On|By|With|When|What|Who|Where|How|Can|Could|Did|Do|Does|Had|Has|Got|Get|Now|Only|Or|But|Because|After|Also|Another|Are|Until|Overall|Service|Sales|Sold|Ihnen|Ihre?|Sie|Wir|Damen|Zusammen|Kunden?|Kundin|Gr(?:ü|ue)(?:ß|ss)e|Autohaus|Für|Client[ea]?|Usuario|Por|Pour|Nous|Votre)(?!\\p{L}))';
const NO_TITLE = `(?!(?:${inAnyCase(TITLES)})(?!\\p{L}))`;
const PART = `${NO_NAME}${OTHERS}${NO_TITLE}${WORD}(?:-\\p{Lu}\\p{Ll}+)?`;
const NAME = `${PART}(?: \\p{Lu}\\.)?(?: ${PARTICLES}${PART}){0,2}`;
const TITLE = `(?:(?:${inAnyCase(TITLES)})\\.? ${PARTICLES}){0,2}`;
/** "Thanks, Kevin" at the end is a signature, and "Danke Ihnen" goes on. */
const AFTER_THANKS =
	'(?:[!?;:)]|[,.](?= ?\\S| *$)| [-–—]| (?:for|and|we|für|und|wir|por|y|pour|et)(?!\\p{L}))';

/** Match the name of a customer whom the business greets or thanks in a reply. */
export const GREETED_NAMES = [
	`(?<!\\p{L})(?:${inAnyCase(HELLO)})${AGAIN}(?:,|!)? ${TITLE}(${NAME})(?![\\p{L}’'])`,
	`(?<!\\p{L})(?:${inAnyCase(THANKS)})${AGAIN},? ${TITLE}(${NAME})(?=${AFTER_THANKS})`,
	`^\\s*(?:${inAnyCase(THANKS)})${AGAIN},? ${TITLE}(${NAME})\\s*$`,
	`^\\s*${TITLE}(${NAME}),? ?[,–—-] ?(?:${inAnyCase(THANKS)})(?!\\p{L})`,
].map((source) => new RegExp(source, 'dgu'));

const NAMED = new RegExp(`^${NO_NAME}`, 'u');

/** Matches the surname after the given name of an author who is shown as "Jane M.". */
export function surnameOf(authorName: string): RegExp | undefined {
	const [, given, initial] = /^(\p{Lu}[\p{L}’'-]+) (?:.* )?(\p{Lu})\.?$/u.exec(authorName) ?? [];
	if (given === undefined || initial === undefined || !NAMED.test(given)) return undefined;
	const middle = `(?:(?:${PART}|\\p{Lu}\\.) ){0,2}`;
	return new RegExp(
		`(?<!\\p{L})${given} ${middle}${PARTICLES}(?=${initial})(${PART})(?![\\p{L}’'])`,
		'dgu',
	);
}
