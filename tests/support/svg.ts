import { parseHTML } from 'linkedom';

/** The bounding box of a shape in the drawing. */
export interface Extent {
	readonly x1: number;
	readonly y1: number;
	readonly x2: number;
	readonly y2: number;
}

/** Returns every element of a drawing. */
export function elementsOf(svg: string): Element[] {
	return [...parseHTML(`<body>${svg}</body>`).document.querySelectorAll('svg, svg *')];
}

/** Returns the straight lines of the paths in a group: `M1,2V3`, `M1,2H3` and `M1,2L3,4`. */
export function linesIn(svg: string, group: string): Extent[] {
	const paths = elementsOf(svg).filter(
		(element) => element.localName === 'path' && element.parentElement?.matches(`.${group}`),
	);
	return paths.flatMap((path) =>
		[
			...(path.getAttribute('d') ?? '').matchAll(
				/M([\d.]+),([\d.]+)([VHL])([\d.]+)(?:,([\d.]+))?/g,
			),
		].map(([, x, y, command, a, b]) => ({
			x1: Number(x),
			y1: Number(y),
			x2: command === 'V' ? Number(x) : Number(a),
			y2: command === 'H' ? Number(y) : Number(command === 'V' ? a : b),
		})),
	);
}
