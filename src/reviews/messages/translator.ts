import { MessageFormat, type MessageMarkupPart, type MessagePart } from 'messageformat';

/** Values for the placeholders of a message: text as it is, numbers formatted by the message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A piece of a message: text, or text within markup such as `{#data}the data{/data}`. */
export interface MessagePiece {
	readonly text: string;
	/** Name of the markup around the text. */
	readonly within?: string;
}

/** Formats messages, dates and numbers in one language. */
export interface Translator<Id extends string = string> {
	/** Returns a message as text, without its markup. */
	(id: Id, values?: MessageValues): string;
	/** Returns a message in pieces, for messages with links. */
	pieces(id: Id, values?: MessageValues): readonly MessagePiece[];
	/** The messages by id. */
	readonly catalog: Readonly<Record<Id, string>>;
	/** BCP 47 tag with the region of the business: "es-US". */
	readonly locale: string;
	/** "Nov 10, 2026" for 2026-11-10, or for a time that is written with this day, whatever its zone. */
	day(day: string): string;
	/** "November 2026" for 2026-11 or any day in it. */
	month(month: string): string;
	/** "1,720" for 1720; with decimals, "4.10" for 4.1. */
	figure(number: number, decimals?: 0 | 1 | 2 | 3): string;
	/** "84%" for 0.837. Only exactly 0 and 1 are "0%" and "100%". */
	percent(share: number): string;
	/** "a, b, and c". */
	list(items: readonly string[]): string;
	/** "a; b; c", for items with commas. */
	series(items: readonly string[]): string;
	/** A name within a sentence: "work quality". Abbreviations and German nouns keep their capitals. */
	inside(name: string): string;
	/** "Spanish" for "es". Returns a tag without a known name unchanged, such as "zh-min-nan". */
	language(tag: string): string;
}

/** Number of formatted messages to remember: most pages repeat the same ones. */
const MOST_REMEMBERED = 20_000;

/**
 * @param locale BCP 47 tag
 * @param catalog messages in MessageFormat 2 (Unicode LDML Part 9) by id
 * @throws {MessageSyntaxError} when a message with a syntax error is used
 */
export function createTranslator<Id extends string>(
	locale: string,
	catalog: Readonly<Record<Id, string>>,
): Translator<Id> {
	const formats = new Map<Id, MessageFormat>();
	const remembered = new Map<string, string>();

	function formatOf(id: Id): MessageFormat {
		const known = formats.get(id);
		if (known) return known;
		const made = new MessageFormat(locale, catalog[id], { bidiIsolation: 'none' });
		formats.set(id, made);
		return made;
	}

	function translate(id: Id, values: MessageValues = {}): string {
		const key = [id, ...Object.entries(values).flat()].join('\0');
		const known = remembered.get(key);
		if (known !== undefined) return known;
		const text = formatOf(id).format(values, fail);
		if (remembered.size < MOST_REMEMBERED) remembered.set(key, text);
		return text;
	}

	const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
	const monthAndYear = new Intl.DateTimeFormat(locale, {
		...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
	});
	const numberOf = (digits: number) =>
		new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
	const numbers = [numberOf(0), numberOf(1), numberOf(2), numberOf(3)] as const;
	const shares = new Intl.NumberFormat(locale, { style: 'percent' });
	const lists = new Intl.ListFormat(locale);
	const languages = new Intl.DisplayNames(locale, { type: 'language' });

	return Object.assign(translate, {
		catalog,
		locale,
		pieces: (id: Id, values: MessageValues = {}) =>
			toPieces(formatOf(id).formatToParts(values, fail)),
		day: (day: string) => withOrdinal(locale, date.format(new Date(day.slice(0, 10)))),
		month: (month: string) => monthAndYear.format(new Date(`${month.slice(0, 7)}-01`)),
		figure: (number: number, decimals: 0 | 1 | 2 | 3 = 0) =>
			numbers[decimals].format(Number(number.toFixed(decimals))),
		percent(share: number) {
			const rounded = Math.round(share * 100);
			if (rounded === 0 && share > 0) return `<${shares.format(0.01)}`;
			if (rounded === 100 && share < 1) return `>${shares.format(0.99)}`;
			return shares.format(rounded / 100);
		},
		list: (items: readonly string[]) => lists.format(items),
		series: (items: readonly string[]) => items.join(locale.startsWith('fr') ? '\u00a0; ' : '; '),
		inside: (name: string) =>
			locale.startsWith('de') || !/^\p{Lu}\p{Ll}/u.test(name)
				? name
				: name.charAt(0).toLowerCase() + name.slice(1),
		language(tag: string) {
			try {
				return languages.of(tag) ?? tag;
			} catch (error) {
				if (error instanceof RangeError) return tag;
				throw error;
			}
		},
	});
}

/** French writes the first day of a month as "1er", which `Intl` does not know. */
function withOrdinal(locale: string, day: string): string {
	return locale.startsWith('fr') ? day.replace(/^1 /, '1er ') : day;
}

/** A message whose values are missing is a bug. */
function fail(error: unknown): never {
	throw error;
}

function toPieces(parts: readonly MessagePart<string>[]): MessagePiece[] {
	const pieces: { text: string; within?: string }[] = [];
	let within: string | undefined;
	for (const part of parts) {
		if (isMarkup(part)) {
			within = part.kind === 'open' ? part.name : undefined;
			continue;
		}
		const text = textOf(part);
		const last = pieces.at(-1);
		if (last && last.within === within) last.text += text;
		else pieces.push({ text, ...(within !== undefined && { within }) });
	}
	return pieces;
}

function isMarkup(part: MessagePart<string>): part is MessageMarkupPart {
	return part.type === 'markup';
}

function textOf(part: MessagePart<string>): string {
	if ('parts' in part && Array.isArray(part.parts)) {
		return part.parts.map(({ value }) => String(value)).join('');
	}
	return 'value' in part ? String(part.value) : '';
}
