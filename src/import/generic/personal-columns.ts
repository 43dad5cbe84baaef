import type { MaskedKind } from '../../reviews/mask.ts';
import { looksLikeName } from '../values/customer-name.ts';
import { toPlainName, withoutBrackets, withoutScale } from './column-name.ts';
import fields from './generic-fields.json' with { type: 'json' };

/** Words before the answer: "What is your order number?" */
const LEAD =
	/^(?:(?:what(?:['’]s| is| was)|wie (?:lautet|ist|war)|cuál es|quel(?:le)? est|please enter|bitte) )?(?:your|ihre?|deine?|su|tu|votre|ton|ta) /u;
/** Things that have numbers, too, but not numbers of the customer. */
const NO_CUSTOMER =
	/review|rating|score|stern|bewert|rezension|reseña|avis|respon|survey|umfrage|question|campaign|location|store|branch|dealer|filial|standort|betrieb|niederlassung|business|company|firm|händler|seller|shop|site|sucursal|tienda|concesion|agence|staff|employee|advisor|mitarbeiter|verkäufer|berater|technic|model|artikel|teile|product|produkt|(?<!\p{L})(?:part|item|page|place|row|line|lfd|laufende|this|anzahl)(?!\p{L})/u;

const WHO =
	'(?:(?:review|survey|comment|customer|reviewer|author|user|contact|client|consumer|buyer|guest|member|owner|home|private|billing|shipping|order|kunden?|kontakt|privat)s?[ ]?)*';
const NUMBER = '(?: ?(?:number|num|no|nr|nummer|id|code))?';
const ORDER =
	'(?:repair ?|work ?)?order|ro|wo|invoice|ticket|deal|contract|case|claim|booking|reservation|transaction|bestellung|auftrag|vorgang|rechnung|beleg|vertrag|pedido|orden|factura|contrato|reserva|commande|facture|contrat|ordre';
const ACCOUNT =
	'customer|client|consumer|member(?:ship)?|account|loyalty|kunden|mitglieds|konto|cliente|cuenta|compte';
const INTRODUCED = '(?:n[uú]mero|num[eé]ro|nº|n°|n º|n) (?:(?:de|del|du) )?';

/** Words of headings for each kind, in English, German, Spanish and French; the first kind that matches counts. */
const KINDS = (
	[
		[
			'e-mail',
			`${WHO}(?:e ?mail(?: ?(?:address|adresse))?|correo(?: electrónico)?|courriel|adresse e ?mail)`,
		],
		[
			'phone',
			`${WHO}(?:(?:tele|cell ?|mobile ?)?phone|mobile|cell|tel|telefon|handy|mobil|whatsapp|m[oó]vil|tel[eé]fono|t[eé]l[eé]phone)${NUMBER}(?: ?für \\p{L}+)?`,
		],
		['birth date', '.*(?:birth|geburts|nacimiento|naissance).*|dob'],
		[
			'vehicle number',
			`(?:.* )?(?:vin|fin)${NUMBER}|.*(?:fahrgestell|fahrzeug ?ident|chassis|bastidor).*`,
		],
		[
			'plate',
			`(?:.* )?(?:licen[cs]e |number |registration )?plate${NUMBER}|(?:(?:amtl|amtliches|kfz|pkw|fahrzeug|auto) ?)*kennzeichen|matr[ií]cula|placas?|(?:plaque|num[eé]ro) d ?immatriculation|immatriculation`,
		],
		[
			'address',
			`${WHO}(?:(?:street|home|postal|mailing) )?(?:address(?: line)?(?: \\d)?|street|adresse|anschrift|stra(?:ß|ss)e(?: (?:und )?(?:hausnummer|nr))?|zip(?: ?code)?|post(?:al)? ?code|plz|postleitzahl|direcci[oó]n|calle|domicilio|c[oó]digo postal|code postal|rue)`,
		],
		[
			'handle',
			`${WHO}(?:social )?(?:handle|(?:instagram|insta|twitter|tiktok|snapchat|telegram)(?: (?:handle|name|profil\\p{L}*|user ?name|account))?)`,
		],
		[
			'account number',
			`(?:.* )?(?:${ACCOUNT}) ?(?:number|num|no|nr|nummer|id|ref)|iban|${INTRODUCED}(?:cliente?|cuenta|compte)`,
		],
		[
			'order number',
			`(?:${ORDER})s?${NUMBER}|(?:.* )?(?:ref|referenz|referencia|r[eé]f[eé]rence)${NUMBER}|${INTRODUCED}(?:${ORDER})|.*\\p{L}{2} ?(?:number|nummer)|.*\\p{L}{2,} (?:no|nr|num)|\\p{L}{4,}nr`,
		],
	] satisfies (readonly [MaskedKind, string])[]
).map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`, 'u')] as const);

/** Names of the customer, who may have written the review under another name. */
const CUSTOMER_NAME =
	/^(?:(?:review|order|billing|shipping|account|survey)?(?:customer|consumer|client|buyer|guest|contact|respondent|recipient|reviewer|author|account(?:holder)?)s?(?:full|first|given|last|family)?name|(?:billing|shipping|owner|purchaser|member)(?:full|first|last)?name|purchaser|contact|(?:vehicle|car|registered)?owner|(?:fahrzeug)?(?:halter|besitzer|eigentümer)(?:in)?|(?:full|real|legal|first|given|last|family)name|surname|(?:vor|nach|familien|kunden|besteller|rechnungs|kontakt)name|(?:name(?:des|der)?)?kund(?:e|en|in)|(?:vor|nach)namekund(?:e|en|in)|nombre(?:completo|del?cliente|ycliente)?|apellidos?|(?:nom|prénom)(?:complet|du?client)?|nomdefamille|propietari[oa]|titular|propriétaire|titulaire)$/u;
const NAMES = new Set(
	[...fields.author, ...fields.first_name, ...fields.last_name].flatMap((tier) => tier.split(' ')),
);

/** Returns the kind of the customer's personal data in a column, by its heading in lower case. */
export function kindOfColumn(heading: string): MaskedKind | undefined {
	return kindOf(heading) ?? kindOf(withoutBrackets(heading));
}

/** Returns the kind of a value in a column that the operator calls personal. */
export function kindOfCell(cell: string): MaskedKind {
	if (/^[+(]?\d[\d\s().-]{5,}$/.test(cell)) return 'phone';
	return looksLikeName(cell) ? 'name' : 'order number';
}

function kindOf(heading: string): MaskedKind | undefined {
	const plain = toPlainName(heading);
	if (CUSTOMER_NAME.test(plain) || NAMES.has(plain)) return 'name';
	const words = withoutScale(heading)
		.replaceAll('#', ' number')
		.replace(/[^\p{L}\p{N}°]+/gu, ' ')
		.trim()
		.replace(LEAD, '');
	const kind = KINDS.find(([, pattern]) => pattern.test(words))?.[0];
	return kind === 'order number' && NO_CUSTOMER.test(words) ? undefined : kind;
}
