/**
 * Quotes an argument for a POSIX shell, but only if necessary. Within single quotes, only the
 * closing quote is special.
 */
export function shellWord(text: string): string {
	if (/^[\w@+:,./-][\w@+:,./=%-]*$/.test(text)) return text;
	return `'${text.replaceAll("'", `'\\''`)}'`;
}
