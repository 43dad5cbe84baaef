import { inAnyCase } from './any-case.ts';
import { NO_NAME, PARTICLES, TITLES, WORD } from './name-pattern.ts';

const THANKS = 'thank you|thanks|vielen dank|danke|gracias|merci';
const HELLO =
	'hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening)|hallo|gr(?:ü|ue)(?:ß|ss) gott|gr(?:ü|ue)ezi|moin|servus|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|hola|buen(?:os d[ií]as|as tardes|as noches)|estimad[oa]|querid[oa]|bonjour|bonsoir|salut|ch(?:er|ère)';
const AGAIN =
	'(?: (?:again|so much|very much|a lot|once again|sehr|nochmals|de nuevo|muchas|beaucoup|encore)){0,2}';
/** Capitalized words that follow a greeting and are no names. */
const OTHERS =
	'(?!(?:Wow|Gast|Gäste|Unbekannter?|First|There|Everyone|Everybody|All|Again|For|Valued|Guests?|Friends?|Folks|Team|Google|User|Reviewer|Sir|Madam|To|And|We|It|If|Please|As|Yes|No|Sorry|You|Kindly|Best|Have|See|Happy|Many|Most|Much|More|Maybe|Made|Mostly|He|She|They|Is|Was|In|At|On|By|With|When|What|Who|Where|How|Can|Could|Did|Do|Does|Had|Has|Got|Get|Now|Only|Or|But|Because|After|Also|Another|Are|Until|Overall|Service|Sales|Sold|Ihnen|Ihre?|Sie|Wir|Damen|Zusammen|Kunden?|Kundin|Gr(?:ü|ue)(?:ß|ss)e|Autohaus|Für|Client[ea]?|Usuario|Por|Pour|Nous|Votre)(?!\\p{L}))';
const NO_ADDRESS = `(?!(?:${inAnyCase(`${TITLES}|${HELLO}`)})(?!\\p{L}))`;
const PART = `${NO_NAME}${OTHERS}${NO_ADDRESS}${WORD}(?:-\\p{Lu}\\p{Ll}+)?`;
const NAME = `${PART}(?: \\p{Lu}\\.)?(?: ${PARTICLES}${PART}){0,2}`;
const TITLED = `(?:(?:${inAnyCase(TITLES)})\\.? ${PARTICLES}){1,2}`;
const TITLE = `(?:${TITLED})?`;
const REGRET =
	'sorry|apolog(?:y|ies|i[sz]e)|regret (?:this|that|it)|leid|bedauern (?:das|es|dies)|entschuldigung|disculpas?|sentimos(?: mucho)?|d[eé]sol[eé]s?|navr[eé]s?';
/** "Herr Huber, unser Meister, hilft" is about a member of the staff, and so is "our manager, Mr. Huber". */
const NO_ROLE_AFTER = '(?!, (?:our|the|unsere?|der|die|nuestr[oa]|el|la|notre|le)(?!\\p{L}))';
const NO_ROLE_BEFORE =
	'(?<!(?:manager|advisor|owner|technician|colleague|[Bb]erater|[Mm]eister|[Ll]eiter|[Kk]olleg|[Cc]hef|[Mm]itarbeiter|gerente|asesor|conseill|direct(?:eur|or)|[Rr]egards|[Gg]r(?:ü|u)(?:ß|ss)|[Ss]incerely|[Ss]aludos|[Cc]ordialement)\\p{L}{0,4}, )';
/** Other first words before a comma than a name. */
const NO_OPENER =
	'(?!(?:\\p{L}{2,}(?:[ai]lly|[aeiou]tely|ntly|stly|ously|edly|ingly|[bcgkn]ly)|\\p{L}{5,}mente?|\\p{L}+(?:lich|weise)|Clearly|Luckily|Actually|Hopefully|However|Furthermore|Moreover|Nonetheless|Nevertheless|Therefore|Indeed|Instead|Otherwise|Anyway|Altogether|Perhaps|Sometimes|Today|Yesterday|Then|Still|Well|Okay|Ok|Oh|Yo|Hmm|Ouch|Sure|Right|True|Fair|Agreed|Granted|Understood|Noted|Look|Why|Plus|Congratulations|Congrats|Apologies|Customers|Leider|Schade|Klar|Genau|Richtig|Stimmt|Ja|Nein|Doch|Tja|Nun|Gerne|Also|Entschuldigung|Ehrlich|Claro|Sí|Vale|Bueno|Disculpe|Oui|Non|Enfin|Hélas|Désolée?)(?!\\p{L}))';
/** Words after a name and a comma with which a reply begins. */
const GOES_ON = `(?:${inAnyCase(`${THANKS}|we|i|it|this|that|you|your|please|sorry|wir|ich|es|das|sie|ihr|bitte|leider|lo|nos|sentimos|lamentamos|nous|je|c['’]est`)})(?!\\p{L})`;
/** "Thanks, Kevin" at the end is a signature, and "Danke Ihnen" goes on. */
const AFTER_THANKS =
	'(?:[!?;:)]|[,.](?= ?\\S| *$)| [-–—]| (?:for|and|we|für|und|wir|por|y|pour|et)(?!\\p{L}))';

/** Match the name of a customer whom the business greets or thanks in a reply. */
export const GREETED_NAMES = [
	`(?<!\\p{L})(?:${inAnyCase(HELLO)})${AGAIN}(?:,|!)? ${TITLE}(${NAME})(?![\\p{L}’'])`,
	`(?<!\\p{L})(?:${inAnyCase(THANKS)})${AGAIN},? ${TITLE}(${NAME})(?=${AFTER_THANKS})`,
	`^\\s*(?:${inAnyCase(THANKS)})${AGAIN},? ${TITLE}(${NAME})\\s*$`,
	`^\\s*${NO_OPENER}${TITLE}(${NAME})(?:, ?| ?[–—] ?| - )${GOES_ON}`,
	`^\\s*${TITLED}(${NAME})${NO_ROLE_AFTER}(?=[,:!])`,
	`${NO_ROLE_BEFORE}(?<=, )${TITLED}(${NAME})(?=[.!?])`,
	`(?<!\\p{L})(?:${inAnyCase(REGRET)}), (${NAME})(?=[.!?])`,
	`(?<![\\p{L}\\p{N}])@(${NAME})`,
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
