import { spansOf, type SpanFinder } from './text-span.ts';

const STREET =
	'Street|St\\b\\.?|Avenue|Ave\\b\\.?|Boulevard|Blvd\\b\\.?|Road|Rd\\b\\.?|Lane|Ln\\b\\.?|Drive|Dr\\b\\.?|Court|Ct\\b\\.?|Circle|Cir\\b\\.?|Place|Pl\\b\\.?|Terrace|Ter\\b\\.?|Parkway|Pkwy\\b\\.?|Highway|Hwy\\b\\.?|Way|Trail|Trl\\b\\.?';
const DIRECTION = '(?:(?:N|S|E|W|NE|NW|SE|SW)\\b\\.?|North|South|East|West)';
/** Words before a street word that rule out an address: "2 Front Wheel Drive", "5 Star Way". */
const NO_STREET =
	'(?!(?:\\S+ ){0,2}(?:Wheel|Test|Service|Truck|Quick|Express|Percent|Star|Miles?|Mi|Days?|Hours?|Hrs|Minutes?|Weeks?|Months?|Years?|Times?|Stars|Of|And|The|Of The|Hard|Disk|Flash|Thumb) )';
const NAME = "(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]*|\\d{1,3}(?:st|nd|rd|th))";
/** Excludes model years before car names: "2019 Subaru Symmetrical Drive". */
const HOUSE =
	'(?<![\\p{L}\\p{N}$€£#.,/:-])(?!(?:19|20)\\d\\d (?:\\S+ ){1,3}(?:Drive|Dr\\b|Way|Trail|Place|Court))(?!0)\\d{1,5}(?:-\\d{1,4}|[A-Z]\\b)?';
const UNIT = '(?:,? (?:Apt|Apartment|Unit|Suite|Ste|#)\\.? ?#?[\\dA-Z-]{1,5}\\b)?';
/** City, state and ZIP code after the street: "Alder Falls, OR 97931". */
const TOWN = "(?:,? (?:\\p{Lu}[\\p{L}'’.-]+ ?){1,3},? [A-Z]{2}\\.? \\d{5}(?:-\\d{4})?)?";

const AT_HOME =
	'(?:I|we|she|he|they|who) lives? (?:at|on)|(?:my|our|his|her|their|home|house|mailing|street) address(?: is| was|:)?|address:|my (?:home|house) (?:is )?at|delivered (?:it )?to my (?:home|house) at';

// Exactly one space between words, so that there is only one way to match a name.
const NAME_ABROAD =
	"(?: (?:de|du|des|del|la|las|le|les|los|el|y|(?:[ld]['’])?\\p{Lu}[\\p{L}.'’-]{0,40})(?!\\p{L})){1,6}";
const HOME_IN_FRENCH =
	"(?:[Jj]['’]habite|[Oo]n habite|[Nn]ous habitons|(?:[Mm]on|[Nn]otre) adresse(?: est| ?:)|[Aa]dresse ?:)(?: (?:au|le|dans le))?";
const HOME_IN_SPANISH =
	'(?:[Vv]iv(?:o|imos|e|en) en|(?:[Mm]i|[Nn]uestra) (?:casa|direcci[oó]n)(?: es| est[aá] en|:)|(?:[Dd]irecci[oó]n|[Dd]omicilio):)(?: la| el)?';
const STREET_IN_FRENCH =
	'(?:[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]d\\.?|[Cc]hemin|[Ii]mpasse|[Aa]ll[eé]e|[Pp]lace|[Rr]oute|[Qq]uai)';
const STREET_IN_SPANISH =
	'(?:[Cc]alle|[Aa]venida|[Aa]v\\.|[Aa]vda\\.|[Pp]aseo|[Pp]laza|[Cc]arrera|[Cc]alzada|[Cc]amino|[Pp]rivada)';
/** Excludes numbers that count something else, such as years or minutes. */
const NO_HOUSE =
	'(?!\\d)(?! ?(?:años?|mes(?:es)?|d[ií]as?|min|horas?|cuadras?|km|kil|personas?|veces|mil)(?!\\p{L})| ?(?:minutos?|kil[oó]metros?)(?!\\p{L}))';

const ADDRESSES = [
	// 418 Oak Street, 27 N. Ferry Lot Rd Apt 4, 12 5th Ave
	new RegExp(
		`${HOUSE} (?:${DIRECTION} )?${NO_STREET}(?:${NAME} ){1,3}(?:${STREET})(?![\\p{L}\\p{N}])(?: ${DIRECTION}(?!\\p{L}))?${UNIT}${TOWN}`,
		'gu',
	),
	// "we live at 12 oak lane": lower case only after words about a home
	new RegExp(
		`(?<!\\p{L})(?:${AT_HOME}) (\\d{1,5}[a-z]? (?:[\\p{L}'’.-]+ ){1,3}(?:${STREET}|street|avenue|road|lane|drive|court)(?![\\p{L}\\p{N}])${UNIT})`,
		'dgiu',
	),
	/(?<![\p{L}\p{N}])P\.? ?O\.? ?Box #?\d{1,6}(?!\d)/giu,
	// J'habite au 12, rue des Lilas 75001 Paris
	new RegExp(
		`(?<!\\p{L})${HOME_IN_FRENCH} (\\d{1,4}(?: ?(?:bis|ter))?,? ${STREET_IN_FRENCH}${NAME_ABROAD}(?:,? \\d{5}(?: \\p{Lu}[\\p{L}'’-]+)?)?)`,
		'dgu',
	),
	// Vivimos en la calle Mayor 12
	new RegExp(
		`(?<!\\p{L})${HOME_IN_SPANISH} (${STREET_IN_SPANISH}${NAME_ABROAD},? (?:#|n[uú]m(?:ero)?\\.? ?|n\\.?º ?)?\\d{1,5}${NO_HOUSE})`,
		'dgu',
	),
	/(?<![\p{L}\p{N}])apartado (?:de correos|postal) (?:n\.?º ?)?\d{1,6}(?!\d)/giu,
];

/**
 * Finds postal addresses in US style: house number, capitalized name and street word. A street
 * without a house number is a place, not a home. Finds Spanish and French addresses only after
 * words about a home.
 */
export const findAddresses: SpanFinder = (text) => spansOf(text, ADDRESSES);
