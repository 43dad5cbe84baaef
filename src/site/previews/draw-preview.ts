import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { layoutPreview, PREVIEW_SIZE } from './layout-preview.ts';
import { readLightColors } from './light-colors.ts';
import type { Preview } from './preview.ts';
import { readPreviewFonts } from './preview-fonts.ts';
import { withoutLetters } from './without-letters.ts';

/** Draws pictures, as PNG: the same bytes for the same preview. */
export type DrawPreview = (preview: Preview) => Promise<Uint8Array>;

/** Reads fonts and colours once for many pictures. */
export function createPreviewDrawer(): DrawPreview {
	const fonts = readPreviewFonts();
	const colors = readLightColors();
	const toSvg = (preview: Preview) => renderSvg(layoutPreview(preview, colors), fonts);
	return async (preview) => {
		const first = await toSvg(preview);
		const { svg } =
			first.unknown === '' ? first : await toSvg(withoutLetters(preview, first.unknown));
		return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
	};
}

/** Text becomes outlines; `unknown` are the letters that no font has, which become boxes. */
async function renderSvg(
	element: ReturnType<typeof layoutPreview>,
	fonts: Font[],
): Promise<{ readonly svg: string; readonly unknown: string }> {
	let unknown = '';
	const svg = await satori(element, {
		...PREVIEW_SIZE,
		fonts,
		// Satori asks for what its fonts lack.
		async loadAdditionalAsset(_script, letters) {
			unknown += letters;
			return [];
		},
	});
	return { svg, unknown };
}
