import { readFileSync } from 'node:fs';

/** Tokens used in preview images. */
const NAMES = ['paper', 'panel', 'ink', 'muted', 'rule', 'accent', 'praise', 'star'] as const;
export type ColorName = (typeof NAMES)[number];
export type Colors = Readonly<Record<ColorName, string>>;

/**
 * Reads the colors of the light scheme from the style sheet.
 * @throws {SyntaxError} if a token is missing there or is not a pair of colors
 */
export function readLightColors(): Colors {
	const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
	const entries = NAMES.map((name) => [name, lightColor(sheet, name)] as const);
	// One entry for each name.
	return Object.fromEntries(entries) as Colors;
}

function lightColor(sheet: string, name: ColorName): string {
	const color = new RegExp(`--${name}: light-dark\\((#\\w{6}),`).exec(sheet)?.[1];
	if (color === undefined) throw new SyntaxError(`Cannot read the token "${name}" of tokens.css`);
	return color;
}
