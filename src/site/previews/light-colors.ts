import { readFileSync } from 'node:fs';

/** Tokens that the pictures are drawn with. */
const NAMES = ['paper', 'panel', 'ink', 'muted', 'rule', 'accent', 'praise', 'star'] as const;
export type ColorName = (typeof NAMES)[number];
export type Colors = Readonly<Record<ColorName, string>>;

/**
 * The colours of the site in its light scheme, as the style sheet has them.
 * @throws {SyntaxError} if a token is not one of two colours there
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
