import { BRAND_PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { createDocument, type PublishedDocument } from './published-document.ts';

const SYSTEM_FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Returns the operator's logo and the style sheet of the brand, if there are any. */
export function renderBrandDocuments({
	site: { brand },
	logo,
	modified,
}: Edition): PublishedDocument[] {
	const files = [
		[BRAND_PATHS.styles, renderStyles(brand)],
		[BRAND_PATHS.logo, logo],
	] as const;
	return files.flatMap(([path, text]) =>
		text === undefined ? [] : [createDocument([path], path.slice(1), () => [text], modified)],
	);
}

/** Returns the style sheet, which sets tokens of the site; `undefined` if the brand changes none. */
export function renderStyles({ colors, font }: Edition['site']['brand']): string | undefined {
	const tokens = [
		...(colors ? colorTokens(colors) : []),
		...(font === 'system' ? [`--family: ${SYSTEM_FONT}`, '--wide: 100%'] : []),
	];
	// More specific than the tokens, whichever comes first.
	return tokens.length === 0 ? undefined : `:root:root {\n\t${tokens.join(';\n\t')};\n}\n`;
}

function colorTokens({ light, dark }: { readonly light: string; readonly dark: string }) {
	const soft = (color: string, share: number) =>
		`color-mix(in srgb, ${color} ${share}%, var(--paper))`;
	return [
		`--accent: light-dark(${light}, ${dark})`,
		`--accent-soft: light-dark(${soft(light, 12)}, ${soft(dark, 20)})`,
	];
}
