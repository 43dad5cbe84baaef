import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { layoutPreview, PREVIEW_SIZE } from './layout-preview.ts';
import { readLightColors } from './light-colors.ts';
import type { Preview } from './preview.ts';
import { readPreviewFonts } from './preview-fonts.ts';
import { removeUnsupportedText } from './missing-glyphs.ts';

/** Draws a preview image as PNG. The same preview gives the same bytes. */
export type DrawPreview = (preview: Preview) => Promise<Uint8Array>;

/** Reads the fonts and colors once, for any number of images. */
export function createPreviewDrawer(): DrawPreview {
	const fonts = readPreviewFonts();
	const colors = readLightColors();
	const toSvg = (preview: Preview) => renderSvg(layoutPreview(preview, colors), fonts);
	return async (preview) => {
		const first = await toSvg(preview);
		const { svg } =
			first.unknown === '' ? first : await toSvg(removeUnsupportedText(preview, first.unknown));
		return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
	};
}

/** Renders text as outlines. `unknown`: letters that no font has, which are drawn as boxes. */
async function renderSvg(
	element: ReturnType<typeof layoutPreview>,
	fonts: Font[],
): Promise<{ readonly svg: string; readonly unknown: string }> {
	let unknown = '';
	const svg = await satori(element, {
		...PREVIEW_SIZE,
		fonts,
		// Satori calls this with letters that its fonts lack.
		async loadAdditionalAsset(_script, letters) {
			unknown += letters;
			return [];
		},
	});
	return { svg, unknown };
}
