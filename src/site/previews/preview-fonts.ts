import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;
const WEIGHTS = [400, 800] as const;

/** Font families in order: a letter is drawn from the first that has it. */
export const FONT_FAMILY: string = SUBSETS.map(familyOf).join(', ');

/** Reads all letters of Archivo, in the two weights of the preview images. */
export function readPreviewFonts(): Font[] {
	const { resolve } = createRequire(import.meta.url);
	const pathOf = (subset: string, weight: number) =>
		resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`);
	return SUBSETS.flatMap((subset) =>
		WEIGHTS.map((weight) => ({
			...{ name: familyOf(subset), weight, style: 'normal' as const },
			data: readFileSync(pathOf(subset, weight)),
		})),
	);
}

function familyOf(subset: string): string {
	return `Archivo ${subset}`;
}
