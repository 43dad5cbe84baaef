/** Who replies for the business, and words before it, in English, German, Spanish and French. */
const WHO =
	'(?:dealer(?:ship)?|company|owner|business|merchant|store|management|manager|seller|provider|vendor|shop)s?';
const WER =
	'(?:anbieter|händler|haendler|verkäufer|inhaber|eigentümer|unternehmen|autohaus|betrieb|betreiber|dienstleister|firm|geschäftsführung|filiale|werkstatt|haus)(?:es|en|s|a)?';
const QUIEN =
	'(?:propietari[oa]|negocio|empresa|concesionario|vendedor|taller|establecimiento|proveedor|comercio)';
const QUI =
	'(?:propriétaire|proprietaire|vendeur|entreprise|établissement|concession(?:naire)?|garage|professionnel|marchand|commerçant|prestataire)';

/** Names of members and columns with replies of the business, or the text of one. */
const REPLY = `(?:${[
	`(?:(?:${WHO}|your|our|review|public|official)(?:public)?)?(?:reply|replies|responses?)(?:text|comment|body|content|message)?`,
	`(?:reply|response|answer)(?:from|by|of)?(?:the)?${WHO}`,
	`(?:${WHO}|our)answers?`,
	'dealer(?:public)?messages',
	'ownercomment',
	`(?:ihre|unsere|öffentliche|offizielle|${WER})?(?:antwort|stellungnahme|erwiderung)(?:text)?(?:(?:des|der|vom|von)?${WER})?`,
	`(?:su|nuestra)?(?:respuesta|contestación)(?:pública)?(?:dela?|del)?${QUIEN}?`,
	`(?:votre|notre)?(?:réponse|reponse)(?:publique)?(?:du|de|dela|del)?${QUI}?`,
].join('|')})`;
const REPLIES = new RegExp(`^${REPLY}$`, 'u');
const REPLY_DATES = [
	new RegExp(`^(?:date|datum|fecha|day|tag)(?:of|the|ofthe|der|des|de|dela)?${REPLY}$`, 'u'),
	new RegExp(
		`^${REPLY}(?:created|posted|published)?(?:date|datetime|time|timestamp|at|on|datum|zeit|am|vom)(?:utc)?$`,
		'u',
	),
];

/** Whether a name, as lower-case letters and digits, is of replies of the business. */
export function isReplies(plainName: string): boolean {
	return REPLIES.test(plainName);
}

/** Whether a column has the days of replies, such as "publicresponsedate". */
export function isReplyDate(plainName: string): boolean {
	return REPLY_DATES.some((pattern) => pattern.test(plainName));
}

/** Words of columns with replies, and with comments, which may be the customer's about a seller. */
const ABOUT_REPLY =
	/repl(?:y|ies)|respon[sc]e|answer|antwort|stellungnahme|erwiderung|respuesta|contestaci|r[eé]ponse/u;
const ABOUT_COMMENT =
	/comment|feedback|kommentar|rückmeldung|reaktion|anmerkung|bemerkung|comentario|message|note|nota/u;
const OF_BUSINESS = new RegExp(`${WHO}|${WER}|${QUIEN}|${QUI}`, 'u');

/** Whether a name is of comments, of whomever. */
export function isAboutComments(plainName: string): boolean {
	return ABOUT_COMMENT.test(plainName);
}

/** Whether a column that has texts may have replies of the business. */
export function mayBeReplies(plainName: string): boolean {
	return ABOUT_REPLY.test(plainName) || (isAboutComments(plainName) && OF_BUSINESS.test(plainName));
}
