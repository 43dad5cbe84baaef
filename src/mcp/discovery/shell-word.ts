/**
 * One argument for a POSIX shell, quoted only where it must be. Anything that a shell could read as
 * more than text stands between single quotes, in which nothing has a meaning but their end.
 */
export function shellWord(text: string): string {
	if (/^[\w@+:,./-]+$/.test(text)) return text;
	return `'${text.replaceAll("'", `'\\''`)}'`;
}
