import { escapeHtml } from '../feeds/feed-entry.ts';

interface Rated {
	readonly name: string;
	readonly average: number | null;
	readonly count: number;
	/** Sentences about invented and labeled reviews. */
	readonly note?: string | undefined;
	/** Whether the reviews are invented. */
	readonly fictional?: boolean | undefined;
}

/** Draws a badge with average, stars and number of reviews. It has the same size for every rating. */
export function renderBadge({ name, average, count, note, fictional }: Rated): string {
	const figure = average?.toFixed(2) ?? '–';
	const number = count.toLocaleString('en-US');
	const noun = count === 1 ? 'review' : 'reviews';
	const title = escapeHtml(
		`${name}: ${figure} out of 5 stars, ${number} ${noun}${note === undefined ? '' : `. ${note}`}`,
	);
	const filled = (100 * (average ?? 0)) / 5;
	const stars = (fill: string) =>
		`<text x="70" y="21" font-size="15" letter-spacing="1.5" fill="${fill}">★★★★★</text>`;
	const line = fictional ? `${number} invented ${noun}` : `${number} ${noun}`;
	// The longer line has to fit next to the figure.
	const fitted = fictional ? ' textLength="104" lengthAdjust="spacingAndGlyphs"' : '';
	return `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="48" viewBox="0 0 180 48" role="img" font-family="system-ui,sans-serif"><title>${title}</title><rect x=".5" y=".5" width="179" height="47" rx="4" fill="#fff" stroke="#cfd8d1"/><text x="12" y="32" font-size="22" font-weight="700" fill="#14211b">${figure}</text>${stars('#c9d2cb')}<clipPath id="f"><rect x="70" y="0" width="${(filled * 0.82).toFixed(1)}" height="48"/></clipPath><g clip-path="url(#f)">${stars('#a15c00')}</g><text x="70" y="38" font-size="12" fill="#4c5b53"${fitted}>${line}</text></svg>\n`;
}
