import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;
const WEIGHTS = [400, 800] as const;

/** The families to ask for, in this order: a letter is drawn from the first that has it. */
export const FONT_FAMILY: string = SUBSETS.map(familyOf).join(', ');

/** Archivo in the two weights of the pictures, with all letters that it has. */
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
