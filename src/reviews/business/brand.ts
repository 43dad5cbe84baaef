import * as z from 'zod';

/** The backgrounds of text in `site/styles/tokens.css`; a test compares them. */
export const BACKGROUNDS = {
	light: ['#f7f9f6', '#eef2ec', '#ffffff'],
	dark: ['#0f1512', '#161e1a', '#1b2520'],
} as const;

/** The least contrast of text (WCAG 2.2 §1.4.3). */
const LEAST_CONTRAST = 4.5;

/** A color of links that readers can read on the backgrounds of a scheme. */
function readableColor(scheme: keyof typeof BACKGROUNDS) {
	return z
		.string()
		.regex(/^#[0-9a-f]{6}$/i, 'must be a color such as "#0b5c3d"')
		.superRefine((color, context) => {
			const contrast = Math.min(...BACKGROUNDS[scheme].map((other) => contrastOf(color, other)));
			if (contrast >= LEAST_CONTRAST) return;
			const [found, other] = [contrast.toFixed(1), scheme === 'light' ? 'darker' : 'lighter'];
			context.addIssue({
				code: 'custom',
				message: `has a contrast of ${found}:1 with the ${scheme} page, less than ${LEAST_CONTRAST}:1; choose a ${other} color`,
			});
		});
}

/** The operator's branding on the pages. */
export const Brand = z.strictObject({
	logo: z
		.literal('logo.svg')
		.optional()
		.describe('Shows content/logo.svg beside the name in the header.'),
	colors: z
		.strictObject({ light: readableColor('light'), dark: readableColor('dark') })
		.optional()
		.describe('The color of links on light and dark pages.'),
	font: z
		.enum(['archivo', 'system'])
		.optional()
		.describe('"archivo" (the default) comes with the site; "system" is the font of the device.'),
});
export type Brand = z.output<typeof Brand>;

/** Returns the contrast of two colors, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the proportions of an SVG by its view box; `undefined` if it has none with a positive size. */
export function viewBoxOf(
	svg: string,
): { readonly width: number; readonly height: number } | undefined {
	const [, box = ''] = /<svg\b[^>]*\sviewBox=["']([^"']*)["']/.exec(svg) ?? [];
	const [, , width = 0, height = 0] = box
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	return width > 0 && height > 0 ? { width, height } : undefined;
}
