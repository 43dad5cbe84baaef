/** Leaves out the title if it only repeats the beginning of the text. */
export function titleApart(
	title: string | undefined,
	text: string | undefined,
): { readonly title: string | undefined; readonly text: string } {
	const bare = title?.replace(/\s*(?:…|\.\.\.)\s*$/, '').trim() ?? '';
	const isCut = bare !== title?.trim();
	const begins = text?.trim().startsWith(bare) === true;
	const isNone = bare === '' || text?.trim() === bare || (isCut && begins);
	return { title: isNone ? undefined : title, text: text ?? '' };
}
