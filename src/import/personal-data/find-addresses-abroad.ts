import { spansOf, type SpanFinder } from './text-span.ts';

const HOUSE = '\\d{1,4}(?: ?[a-z](?!\\p{L})| ?(?:bis|ter)(?!\\p{L}))?';
const TOWN = "\\p{Lu}[\\p{L}'’-]{1,40}";
/** Excludes words that count something: "Umweg 5 km", "Mazda 3, 25000 Euro". */
const NO_COUNT =
	'(?![\\d.,:]*\\d| ?(?:km|m|min|uhr|€|%|Meter|Minuten|Kilometer|Stunden|Tage|Jahre|Euro|Prozent|Mal)(?!\\p{L}))';
const NO_TOWN = '(?!(?:Euro|EUR|Kilometer|Km|Meilen|Miles|Stück|Punkte)(?!\\p{L}))';
const WORD = "\\p{Lu}[\\p{L}.'’-]{1,40}";

const GERMAN_STREET =
	'(?!(?:Bundes|Land|Kreis|Durchgangs|Um|Rück|Heim|Hin|Arbeits|Brems|Schul|Nachhause|Anfahrts|Nachhauset|Feld|Fuß|Rad)(?:straße|weg))\\p{Lu}[\\p{L}-]{2,40}(?:straße|strasse|str\\.|gasse|allee|weg)';
const GERMAN_NAME = `(?:(?:(?:Am|An|Auf|Im|In|Zum|Zur|Unter|Hinter|Vor)(?: de[rnm])?(?: ${WORD}){1,3})|(?:${WORD} ){0,2}${WORD}(?:[Pp]latz|[Rr]ing|[Hh]of|[Dd]amm|[Uu]fer|[Mm]arkt)|${WORD} (?:Straße|Strasse|Str\\.|Gasse|Allee|Weg|Platz|Ring)|${GERMAN_STREET})`;
const TWO_WORDS = `(?!(?:Die|Der|Den|Dem|Das|Eine?|Einer|Einen|Diese|Dieser|Jede|Alle|Auf|In|An|Am|Im|Zur|Zum|Von|Nach|Bis|Neue|Neuen|Lange|Langen|Alte) )${WORD} (?:Straße|Strasse|Str\\.|Gasse|Allee)`;
/** Words about a home. After them, any place and a number are an address. */
const AT_HOME =
	'(?:[Ww]ohn(?:e|en|t|haft)|(?:[Mm]eine|[Uu]nsere) (?:Adresse|Anschrift))(?: (?:ist|lautet|ich|wir))?:?(?: (?:(?:in|an|auf|bei) (?:der|dem|den)|am|im|zum|zur))?|(?:[Aa]dresse|[Aa]nschrift|[Aa]dr\\.) ?:';
const GERMAN_POSTCODE = `,? (?:D-|A-|CH-)?\\d{4,5} ${NO_TOWN}${TOWN}`;

const PARTICLE = '(?:de|du|des|del|de la|de los|de las|la|las|le|les|los|el|y)';
// Exactly one space between words, so that there is only one way to match a name.
const ROMANCE_NAME = `(?: ${PARTICLE}){0,2}(?: (?:[ld]['’])?\\p{Lu}[\\p{L}.'’-]{0,40}| ${PARTICLE} (?:[ld]['’])?\\p{Lu}[\\p{L}.'’-]{0,40}){1,4}`;
const FRENCH_STREET =
	'(?:[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]d\\.?|[Cc]hemin|[Ii]mpasse|[Aa]ll[eé]e|[Pp]lace|[Rr]oute|[Qq]uai|[Cc]ours)';
const SPANISH_STREET =
	'(?:[Cc]alle|C/|[Aa]venida|[Aa]v\\.|[Aa]vda\\.|[Pp]aseo|[Pp]laza|[Cc]arrera|[Cc]amino|[Rr]onda)';
const SPANISH_POSTCODE = `(?:,? \\d{5}(?: ${TOWN})?)`;
const FLOOR = '(?:,? \\d{1,2}[º°ª] ?[A-Z]?(?!\\p{L}))?';

const BRITISH_POSTCODE = '[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![A-Z\\d])';

const ADDRESSES = [
	// Hauptstraße 12, 10115 Berlin; Am Kirchplatz 4a, 50667 Köln
	`(?<!\\p{L})${GERMAN_NAME} ${HOUSE}${GERMAN_POSTCODE}`,
	// Osterdeich 64, 28203 Bremen
	`(?<!\\p{L})(?:(?:Lange|Große|Kleine|Alte|Neue|Hohe|Breite)[rn]? )?${WORD} ${HOUSE}, (?:D-)?\\d{5} ${NO_TOWN}${TOWN}`,
	// Lindenweg 27, Pariser Straße 112
	`(?<!\\p{L})(?:${GERMAN_STREET}|${TWO_WORDS}) ${HOUSE}${NO_COUNT}`,
	// Ich wohne am Alten Markt 3
	`(?<=(?<!\\p{L})(?:${AT_HOME}) )(?:${WORD} ){1,3}${HOUSE}(?:${GERMAN_POSTCODE}|${NO_COUNT})`,
	// 12 rue de la Paix, 75002 Paris
	`(?<![\\p{L}\\p{N}.,€$£-])${HOUSE},? ${FRENCH_STREET}${ROMANCE_NAME}(?:,? \\d{5}(?: ${TOWN})?)?`,
	// Calle Mayor 5, 28013 Madrid
	`(?<!\\p{L})${SPANISH_STREET}${ROMANCE_NAME},? (?:n\\.?º ?)?${HOUSE}${FLOOR}${SPANISH_POSTCODE}`,
	`(?<!\\p{L})C/${ROMANCE_NAME},? (?:n\\.?º ?)?${HOUSE}${FLOOR}${NO_COUNT}`,
	// 221 Baxter Street, London NW1 6XE
	`(?<![\\p{L}\\p{N}.,€$£-])${HOUSE} (?:${WORD},? ){2,6}${BRITISH_POSTCODE}`,
].map((source) => new RegExp(source, 'gu'));

/** Finds postal addresses in German, Austrian, French, Spanish and British style. */
export const findAddressesAbroad: SpanFinder = (text) => spansOf(text, ADDRESSES);
