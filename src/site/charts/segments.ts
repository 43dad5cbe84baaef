import { line, type Line } from '@observablehq/plot';

/** A straight line between two points, in the units of the scales. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

const GAP = { x: Number.NaN, y: Number.NaN };

/** Draws all lines as one path: one element per line would take four times as many bytes. */
export function segments(lines: readonly Segment[], className: string): Line {
	const points = lines.flatMap(([x1, y1, x2, y2]) => [{ x: x1, y: y1 }, { x: x2, y: y2 }, GAP]);
	return line(points, { x: 'x', y: 'y', className });
}
