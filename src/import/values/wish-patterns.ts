/**
 * Wishes to stay unpublished or unnamed, as the patterns of a clause in each language: an order or a wish, a word for
 * publication, and what it is about. What the business or others did, and advice to other customers, is none.
 */
interface Wishes {
	/** Before a wish: "but please". */
	readonly before: string;
	/** Wishes that the text is not published. */
	readonly unpublished: readonly string[];
	/** Wishes that the name is not shown. */
	readonly nameless: readonly string[];
}

/** The end of a clause, or a word that only says where, or thanks. */
const END = String.raw`(?=\W*$|\s*[.!?,;:)…\n]| (?:on|online|here|hier|aquí|ici|a internet|a la web|anywhere|anyone|at all|publicly|please|thanks?|thank you|to|with|bitte|danke|auf|im|ins|en|por favor|gracias|sur|svp|merci|s'il|it is|this is)(?!\p{L}))`;
/** The end of a sentence. */
const STOP = String.raw`(?=(?:,? (?:please|thanks?|bitte|danke|por favor|gracias|svp|merci|s'il vous pla[iî]t))?\W*(?:$|\n|[.!?…)]))`;

const MINE =
	'(?:(?:any of |all |what )?(?:this|it|that|these lines|what i (?:wrote|said|say|write))|(?:this|these|my|the|any of my) (?:review|comments?|feedback|answers?|words|text|opinion|message|survey|response|note|story|remarks?))';
const PLACE =
	'(?:(?:the |your |any |a )?(?:web ?sites?|site|home ?page|web|internet|google|facebook|yelp|social media|public(?: eye)?)|online|publication|publishing|print)';
const POST =
	'(?:publish|post|share|print|quote|display|upload|repost|forward|feature|show|use|put|list)';
const POSTED =
	'(?:published|posted|shared|printed|quoted|displayed|uploaded|featured|shown|used|put|made public|public|online)';
const PRIVATE =
	'(?:strictly |completely |just )?(?:private|confidential|internal|in[- ]house|offline|off the record|to yoursel(?:f|ves)|between (?:us|ourselves|you and (?:me|i)|the two of us))(?! information)';
const UNWANTED =
	"i(?:'d| would)? (?:really |strongly )?(?:(?:do not|don'?t|did not|didn'?t) (?:want|wish|like|agree|consent)|(?:not|rather not|prefer not|prefer(?: it if| if| that)?|rather|rather prefer|appreciate it if|hate)|(?:object|am opposed))";

const ENGLISH: Wishes = {
	before:
		"(?:(?:but|and|so|also|however|though|ps|p\\.s\\.?|note|nb|one request)[,:]? )?(?:please,? |kindly |i(?:'d)? (?:ask|beg|would ask) you to )?",
	unpublished: [
		`(?:do not|don'?t|never|you may not|you can ?not|you must not|i ask you not to|i(?:'d| would) ask you not to|not to be) (?:please |ever )?(?:publish|post|share|print|quote|upload|repost|forward)(?:ed)?(?: ${MINE})?${END}`,
		`(?:do not|don'?t|never|you may not) (?:please |ever )?${POST} ${MINE}${END}`,
		`(?:you may|you can|do) not (?:publish|post|share|print|quote) ${MINE}|(?:you may not|do not|don'?t) quote me`,
		`${UNWANTED} (?:for |to see |to find |to read |to have |to |see |have |that )?(?:(?:you )?(?:did not|didn'?t|do not|don'?t|to|not) ${POST} ${MINE}|${MINE} (?:is |was |were |to be |being |be |was not |were not |not to be |going |gets? |to get |ending up )?(?:${POSTED}|on ${PLACE}|in print)|(?:the )?publication)`,
		`i(?:'d| would) (?:prefer|rather|like)(?: it if| that)? ${MINE} (?:to )?(?:stay(?:s|ed)?|remain(?:s|ed)?|be(?: kept)?|is kept|was kept) ${PRIVATE}`,
		`(?:this (?:is )?)?(?:not|never|nothing) (?:meant |intended |cleared |written |really )?(?:for|on) ${PLACE}${STOP}`,
		`${MINE} (?:is|are) (?:not|never) (?:meant |intended )?(?:for ${PLACE}|to be ${POSTED}|to go (?:on ${PLACE}|online))`,
		`${MINE} (?:should|must|may|shall|can|is to|are to) ?(?:not|never)(?: be)? (?:${POSTED}|go (?:on ${PLACE}|online)|appear|leave)`,
		`(?:keep|treat|leave|hold|consider|handle) ${MINE} (?:as )?(?:${PRIVATE}|off ${PLACE}|out of ${PLACE})`,
		`${MINE} (?:(?:should|must|has to|have to|needs? to|is to|will|ought to|can) )?(?:stays?|remains?|be kept|be|is) (?:to (?:stay|remain|be kept) )?${PRIVATE}${STOP}`,
		`(?:this (?:is )?)?(?:strictly |only |just )?(?:private and )?(?:confidential|off the record|not for publication)${END}`,
		`(?:this is |meant |only |just |strictly )*for (?:(?:your )?internal use|your eyes|your ears|management|the manager|your records|your team|staff|you)(?:'s (?:eyes|ears))?(?: only| alone)${STOP}`,
		`(?:this is )?(?:only|just|strictly) for (?:(?:your )?internal use|your eyes|the manager(?:'s eyes)?)${STOP}`,
		`(?:this is )?(?:internal use|your eyes) only${STOP}|(?:just|only) between (?:us|you and me)${STOP}`,
		`no (?:publication|publishing|posting)${STOP}|you (?:do not|don'?t) have my (?:permission|consent)`,
		`i (?:do not|don'?t) (?:give|grant)(?: you)? (?:my |any )?(?:permission|consent)|(?:publication|publishing this) (?:is )?not (?:allowed|permitted|wanted)`,
	],
	nameless: [
		`(?:do not|don'?t|never|you may not) (?:${POST}|mention|reveal|disclose|give|include|add|attach)\\b.{0,25}\\bmy (?:\\p{L}+ )?(?:sur)?names?`,
		`(?:keep|leave) my (?:\\p{L}+ )?(?:sur)?name (?:out|off|private|secret|hidden|confidential|anonymous|to yoursel)`,
		`(?:leave out|hide|omit|remove|withhold|drop|mask|skip|take out|leave off) my (?:\\p{L}+ )?(?:sur)?name`,
		`(?:you (?:may|can) )?${POST} (?:${MINE} )?(?:only )?(?:anonymously|as anonymous|without (?:\\p{L}+ )?(?:my |a |any )?(?:\\p{L}+ )?name|with (?:only )?my initials)`,
		`(?:keep|make|leave) (?:me|${MINE}) anonymous|(?:only )?anonymous(?:ly)?${STOP}`,
		`i(?:'d| would)? (?:want|wish|like|prefer|rather)(?: to)? (?:stay|remain|be|post this|be quoted) (?:completely )?(?:anonymous|unnamed|nameless)|(?:stay|remain) anonymous${STOP}`,
		`${UNWANTED} (?:for |to see |to have |to be |to |you to |that |see |be )*(?:(?:${POST} )?my (?:\\p{L}+ )?(?:sur)?name|named|identified|identifiable)`,
		`my (?:\\p{L}+ )?(?:sur)?name (?:should|must|may|shall|is|can) ?(?:not|never)(?: to)? (?:be|appear)`,
		`(?:no|without|not|not under|not with) (?:my |a |any |the )?(?:full |last |real )?names?(?: on it| attached| shown)?${STOP}`,
		`(?:only |just |use |with )*(?:my )?(?:initials|first name)(?: only)${STOP}|(?:only|just) (?:use |show )?my (?:initials|first name)${STOP}`,
	],
};

const DAS =
	'(?:das(?: hier| alles)?|dies(?:e[nrs]?)?|es|(?:dies|mein|meine|den|die|das)\\p{L}* (?:bewertung|rezension|kommentar|text|meinung|rückmeldung|feedback|antwort(?:en)?|angaben|zeilen|worte|nachricht|beitrag|brief|kritik|bogen))';
const NETZ =
	'(?:(?:(?:auf|für|in) )?(?:der |die |das |den |eure[rn]? |ihre[rn]? |unsere[rn]? |dem )?(?:web ?sites?|webseite|homepage|internetseite|internet|netz|google|facebook|öffentlichkeit|veröffentlichung|social media)|(?:ins|im|fürs) (?:internet|netz)|zur (?:veröffentlichung|weitergabe)|an die öffentlichkeit|online|öffentlich)';
const STELLEN =
	'(?:veröffentlich\\p{L}*|(?:online|ins (?:netz|internet)|auf (?:die|ihre|eure) (?:web ?site|webseite|homepage)) (?:stellen|setzen|packen)|posten|teilen|publizieren|weitergeben|weiterleiten|abdrucken|zitieren|herumzeigen|nach außen geben)';
const GESTELLT =
	'(?:veröffentlicht|(?:online |ins netz |ins internet )?gestellt|gepostet|geteilt|publiziert|weitergegeben|abgedruckt|zitiert|gezeigt|erscheinen|auftauchen|landen|stehen)';
const NENNEN =
	'(?:nicht|weglassen|raus|streichen|entfernen|ausblenden|schwärzen|verbergen|abkürzen|geheim)';
const NAMEN = '(?:(?:nach|vor)?namen?|(?:vollen|richtigen|ganzen) namen)';

const GERMAN: Wishes = {
	before: '(?:(?:aber|und|ps:?|p\\.s\\.:?|hinweis:|übrigens,?|nur) )?(?:bitte,? )?',
	unpublished: [
		`(?:${DAS} )?(?:bitte )?(?:auf keinen fall|keinesfalls|keinesfalls|nicht|nirgend\\p{L}*|niemals|nie) (?:${NETZ} )?${STELLEN}${STOP}`,
		`(?:veröffentlich(?:en sie|t|e)|post(?:en sie|et)|teil(?:en sie|t)|stell(?:en sie|t)|zeig(?:en sie|t)|zitier(?:en sie|t)) (?:bitte )?${DAS}(?: \\p{L}+){0,4} nicht`,
		`(?:nicht|nichts davon|niemals) (?:${NETZ})(?: (?:bestimmt|gedacht|gemeint|vorgesehen|damit))?${STOP}`,
		`${DAS} (?:ist|sind|war) (?:bitte )?(?:nicht|nur) (?:für |zur |intern).{0,40}(?:bestimmt|gedacht|gemeint|vorgesehen|intern\\p{L}*|veröffentlichung|öffentlichkeit|internet|homepage|webs\\p{L}+)${STOP}`,
		`${DAS} (?:soll|sollte|sollen|darf|dürfen|möge|muss|müssen|gehört|kommt)(?: bitte)?(?: aber)? nicht (?:.{0,30})(?:${GESTELLT}|${NETZ})`,
		`(?:${DAS} )?(?:bleib(?:t|e|en)?|(?:soll(?:te)?|muss|möge|kann)(?: bitte)?) ?(?:bitte )?(?:aber )?(?:unter uns|intern|vertraulich|privat|unter vier augen|im haus)(?: bleiben)?${STOP}`,
		`(?:nur|ausschließlich|rein|lediglich)? ?(?:für den|zum|zur) internen? (?:gebrauch|verwendung|information|auswertung|zwecken?)|(?:nur|ausschließlich|rein|lediglich) (?:für )?intern(?:e zwecke)?${STOP}|(?:nur )?unter uns (?:gesagt )?bitte${STOP}|nur für (?:sie|euch|den chef|die leitung|die geschäftsleitung|den serviceleiter)(?: (?:bestimmt|gedacht|persönlich))?${STOP}`,
		`ich (?:möchte|will|wünsche|wünschte|mag)(?: bitte| mir)?(?: auch| aber)? (?:nicht, dass .{0,60}(?:veröffentlich|online|öffentlich|internet|netz|webs|homepage|gepostet|geteilt)|${DAS} (?:bitte )?nicht .{0,25}(?:sehen|lesen|haben|finden|wiederfinden|veröffentlich\\p{L}*|wissen|stehen)|(?:bitte )?keine (?:veröffentlichung|weitergabe))`,
		`(?:ich )?(?:bin |stimme )?(?:mit )?(?:einer |der )?veröffentlichung (?:ist )?(?:bin ich |stimme ich |lehne ich )?(?:nicht|ab|untersag|unerwünscht|bitte nicht)|(?:bitte )?keine(?:r|n)? (?:veröffentlichung|weitergabe)`,
		`(?:behandel(?:n sie|t) )?(?:${DAS} )?(?:bitte )?(?:streng |strikt |absolut )?(?:vertraulich|diskret|intern|privat)(?: (?:behandeln|lassen|halten))?${STOP}`,
	],
	nameless: [
		`(?:nur |${DAS} )?(?:bitte )?(?:nur )?anonym(?:isiert)?(?: (?:veröffentlich\\p{L}*|bleiben|behandeln|posten|halten|lassen|verwenden|einstellen))?${STOP}`,
		`(?:${DAS} )?(?:bitte )?(?:nur )?ohne (?:nennung )?(?:meine[nms] |den |des |meines )?${NAMEN}s?(?:snennung)?(?: (?:veröffentlich\\p{L}*|posten|verwenden|nennen))?${STOP}`,
		`(?:meinen|den|keinen|meine) ${NAMEN} (?:bitte )?(?:nirgends |hier )?(?:${NENNEN}|nennen|veröffentlich\\p{L}*|zeigen|verwenden|angeben)|keine? namen? (?:bitte|nennen|veröffentlichen)|${NAMEN} (?:bitte )?(?:${NENNEN}|nicht \\p{L}+)${STOP}`,
		`mein ${NAMEN} (?:soll|darf|sollte|muss|möge|braucht|gehört)(?: bitte)? (?:nicht|nirgend\\p{L}*|geheim|anonym|ungenannt)`,
		`(?:nicht (?:mit|unter)|nur nicht mit) (?:meinem |dem )?(?:vollen )?namen`,
		`ich (?:möchte|will|würde|bitte darum,?)(?: gern\\p{L}*| lieber| bitte)? (?:anonym|ungenannt|nicht (?:mit namen |namentlich )?(?:genannt|erwähnt)|nicht, dass (?:mein|man meinen) ${NAMEN}|meinen ${NAMEN} nicht)`,
		`(?:nenn|zeig|veröffentlich|verwend|erwähn|schreib)(?:en sie|t|et) (?:bitte )?(?:meinen ${NAMEN} (?:bitte )?nicht|keinen namen|nicht meinen ${NAMEN})|lass(?:en sie|t) (?:bitte )?meinen ${NAMEN} (?:bitte )?(?:weg|raus)`,
		`nur (?:meine )?(?:initialen|den vornamen|vorname|mit vornamen)${STOP}`,
	],
};

const ESTO =
	'(?:esto|lo|la|(?:este|mi|estas?|mis) (?:comentarios?|reseña|opini[oó]n|mensaje|respuestas?|texto|palabras|valoraci[oó]n|experiencia)|nada de esto)';
const RED =
	'(?:(?:en |para |por )?(?:la |el |su |sus |vuestra |las |l[ií]nea)?(?:web|p[aá]gina(?: web)?|sitio(?: web)?|internet|redes(?: sociales)?|google|facebook|p[uú]blico|difusi[oó]n|publicaci[oó]n)|en l[ií]nea)';
const PUBLICAR =
	'(?:publi(?:quen?|qu[eé]is|car(?:se|l[oa])?)|compart(?:an?|ir(?:l[oa])?)|sub(?:an?|ir)|cuelguen?|difund(?:an?|ir)|reenv[ií]en?|divulguen?|impriman?|citen?)';
const SPANISH: Wishes = {
	before:
		'(?:(?:pero|y|pd:?|nota:|eso sí,?) )?(?:por favor,? |favor de |les? (?:pido|ruego) (?:que )?)?',
	unpublished: [
		`(?:${ESTO} )?no (?:l[oa] |se |me )?${PUBLICAR}(?: ${ESTO})?${END}`,
		`no (?:l[oa] )?(?:pongan?|muestren?|usen?|poner|mostrar) (?:${ESTO} )?${RED}`,
		`no (?:quiero|quisiera|deseo|me gustar[ií]a|autorizo|consiento|acepto|permito)(?: a)? (?:que )?(?:se |me |l[oa]s? )?(?:ver )?(?:${ESTO} )?(?:se )?(?:publi|compart|aparezca|salga|difund|la (?:publicaci[oó]n|difusi[oó]n)|${RED}|su publicaci[oó]n)`,
		`prefiero que (?:${ESTO} )?(?:no (?:se |l[oa] )?(?:publi|compart|difund|aparezca|salga)|(?:quede|siga) (?:entre nosotros|en privado))`,
		`(?:${ESTO} )?no (?:es|est[aá] pensad[oa]|debe(?:r[ií]a)?|puede|se debe|se puede)? ?(?:hecho )?(?:para (?:publicar|ser publicad[oa])|${RED}|publicar(?:se)?|ser publicad[oa]|salir en ${RED})${STOP}`,
		`(?:esto es )?(?:(?:solo|s[oó]lo|[uú]nicamente|exclusivamente) (?:para|de) (?:uso interno|ustedes|la direcci[oó]n|el gerente|vosotros)|(?:para|de) uso (?:exclusivamente )?interno(?: solamente| [uú]nicamente)?)${STOP}`,
		`(?:que )?(?:(?:esto|todo) )?(?:es|queda|quede|debe quedar|mant[eé]ng(?:an|alo|anlo)|mantener|tr[aá]ten(?:lo)?|guard(?:en|ar))? ?(?:esto )?(?:de forma |como |estrictamente )?(?:entre nosotros|en privado|confidencial(?:mente)?)${STOP}`,
		`sin publicar${STOP}|no doy (?:mi )?(?:permiso|consentimiento|autorizaci[oó]n)`,
	],
	nameless: [
		`(?:no (?:quiero que |deseo que )?(?:se )?(?:publi|us|mencion|pon|muestr|mostr|cit|divulg|aparezca|salga)\\p{L}*|sin) .{0,20}\\bmi (?:nombre|apellido)|sin mi (?:nombre|apellido)|sin (?:ning[uú]n )?nombres?${STOP}|omit(?:an|ir|a) (?:mi|el) nombre|mi (?:nombre|apellido) no (?:debe|puede|tiene que|aparezca|salga)`,
		`(?:${PUBLICAR} )?(?:${ESTO} )?(?:de (?:forma|manera) |como )?an[oó]nim[oa](?:mente)?${STOP}`,
		`(?:quiero|prefiero|deseo|quisiera|me gustar[ií]a) (?:ser |permanecer |quedar(?:me)? |seguir |mantenerme )?(?:en el anonimato|(?:en )?an[oó]nim)`,
		`(?:solo|s[oó]lo) (?:con )?mis iniciales${STOP}`,
	],
};

const CECI =
	'(?:ceci|cela|ça|l[ea]|(?:cet|ce|cette|mon|ma|mes|ces) (?:avis|commentaire|message|texte|r[eé]ponses?|opinion|mots|t[eé]moignage|remarques?))';
const SITE =
	"(?:(?:sur|pour|à|au|en) (?:le |la |l'|votre |vos |du )?(?:site(?: web| internet)?|internet|web|page|google|facebook|r[eé]seaux(?: sociaux)?|public|publication|diffusion|ligne)|en ligne)";
const PUBLIER =
	'(?:publi(?:er|ez)|diffus(?:er|ez)|partag(?:er|ez)|post(?:er|ez)|transmett(?:re|ez)|divulgu(?:er|ez)|imprim(?:er|ez)|cit(?:er|ez))';
const FRENCH: Wishes = {
	before:
		"(?:(?:mais|et|ps ?:?|nota :|par contre,?) )?(?:merci de |pri[eè]re de |veuillez |je vous prie de |je vous demande de |s'il vous pla[iî]t,? |svp,? |à )?",
	unpublished: [
		`(?:ne (?:pas )?|n')(?:l[ea]s? |rien )?${PUBLIER}(?: pas| rien)?(?: ${CECI})?${END}`,
		`(?:ne (?:pas )?)(?:l[ea] )?(?:mettre|mettez|affich(?:er|ez)|montr(?:er|ez)|utilis(?:er|ez)) (?:pas )?(?:${CECI} )?${SITE}`,
		`je (?:ne (?:souhaite|veux|d[eé]sire|voudrais|tiens)|n'(?:aimerais|autorise|accepte)) pas (?:que |voir |retrouver |lire |d'une |la |une ).{0,40}(?:publi|en ligne|internet|votre site|diffus|partag|public(?!\\p{L}))`,
		`je (?:refuse|m'oppose) .{0,20}(?:publi|diffus|partag)|je (?:pr[eé]f[eè]re(?:rais)?|souhaite|voudrais) que ${CECI} (?:ne .{0,20}pas .{0,10}(?:publi|diffus|ligne)|rest)`,
		`(?:${CECI} )?(?:(?:n'est|ne doit|ne peut|ne devrait) )?(?:pas|non) (?:être |destin[eé](?:e|s)? |fait |pr[eé]vu )?(?:à être |à |pour )?(?:publi[eé](?:e|s|r)?|diffus[eé](?:e|s|r)?|mis en ligne|${SITE}|une publication|la publication)${STOP}`,
		`(?:ceci est |${CECI} (?:est )?)?(?:(?:uniquement|seulement|strictement|exclusivement) )?(?:(?:pour|à|r[eé]serv[eé] à) )(?:un |votre )?usage (?:strictement )?interne(?: uniquement| seulement)?${STOP}`,
		`(?:que )?(?:${CECI} )?(?:doit |devrait |à )?(?:rest(?:e|er|era)|est|gard(?:er|ez|ons)|trait(?:er|ez))? ?(?:${CECI} )?(?:de façon |de manière |strictement )?(?:entre nous|confidentiel(?:le|lement)?|en interne|priv[eé])${STOP}`,
		`pas de (?:publication|diffusion)${STOP}`,
	],
	nameless: [
		`(?:ne|n'|sans) .{0,30}\\bmon (?:nom|pr[eé]nom)|(?:pas de|sans) noms?${STOP}|mon nom ne (?:doit|devrait|peut)|(?:retir|masqu|enlev|cach|omet)\\p{L}* mon nom`,
		`(?:${PUBLIER} )?(?:${CECI} )?(?:de (?:façon|manière) |en (?:mode )?)?anonyme(?:ment)?${STOP}`,
		`je (?:souhaite|veux|pr[eé]f[eè]re(?:rais)?|voudrais|d[eé]sire) (?:rester|être|demeurer) (?:dans l')?anonym`,
		`(?:seulement|uniquement) mes initiales${STOP}`,
	],
};

export const WISHES: readonly Wishes[] = [ENGLISH, GERMAN, SPANISH, FRENCH];
