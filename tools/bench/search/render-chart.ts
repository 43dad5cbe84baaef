import { FLEXSEARCH, FTS5, LIKE, MINISEARCH, NAIVE, OURS, TOKEN_SEARCHES } from './contestants.ts';
import { GOAL_SIZE } from './goals.ts';
import { CLASSES } from './question.ts';
import type { SearchBenchReport, SizeReport } from './report.ts';

/** The CSS class of each contestant. Ours is last, to be drawn on top. */
const STYLES: Readonly<Record<string, string>> = {
	[NAIVE]: 'naive',
	[LIKE]: 'like',
	[FTS5]: 'fts5',
	[MINISEARCH]: 'minisearch',
	[FLEXSEARCH]: 'flexsearch',
	[OURS]: 'ours',
};
const CSS = `
	svg { color-scheme: light dark; --ink: #1f2328; --faint: #d1d9e0; --paper: #ffffff; }
	text { font: 13px system-ui, sans-serif; fill: var(--ink); }
	.title { font-size: 16px; font-weight: 600; }
	.tick { font-size: 11px; text-anchor: middle; }
	.row { text-anchor: end; }
	.paper { fill: var(--paper); }
	line { stroke: var(--faint); }
	.parse { stroke: var(--ink); stroke-dasharray: 4 3; }
	.naive { fill: #8c959f; } .like { fill: #bc6c00; } .fts5 { fill: #0969da; }
	.minisearch { fill: #8250df; } .flexsearch { fill: #bf3989; } .ours { fill: #1a7f37; }
	@media (prefers-color-scheme: dark) {
		svg { --ink: #e6edf3; --faint: #3d444d; --paper: #0d1117; }
		.naive { fill: #9198a1; } .like { fill: #f0a23b; } .fts5 { fill: #58a6ff; }
		.minisearch { fill: #b98cff; } .flexsearch { fill: #ff80c0; } .ours { fill: #3fb950; }
	}`;

const WIDTH = 820;
const LEFT = 90;
const RIGHT = 20;
const ROW = 22;
const LEGEND_STEP = 115;
/** The limits of the scale, as powers of ten of a millisecond. */
const FASTEST = -4;
const SLOWEST = 4;

interface Panel {
	readonly title: string;
	readonly which: 'p50' | 'cold';
	readonly top: number;
}

/** Renders the times of all contestants by class as an SVG with a logarithmic scale. */
export function renderSearchChart({ sizes, date, machine }: SearchBenchReport): string {
	const size = sizes.find(({ reviews }) => reviews === GOAL_SIZE) ?? sizes[0];
	if (size === undefined) throw new RangeError('Cannot draw the chart: the report has no size');
	const panelHeight = CLASSES.length * ROW + 70;
	const height = 60 + 2 * panelHeight + 50;
	const reviews = size.reviews.toLocaleString('en');
	const title = `Search of ${reviews} reviews`;
	return `${[
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img">`,
		`<title>${title}</title>`,
		`<style>${CSS}\n</style>`,
		`<rect class="paper" width="${WIDTH}" height="${height}"/>`,
		`<text class="title" x="${RIGHT}" y="26">${title}: milliseconds, less is better</text>`,
		...renderLegend(size, 50),
		...renderPanel(size, { title: 'Warm, median of all questions', which: 'p50', top: 66 }),
		...renderPanel(size, {
			title: 'Cold, from opening the files to the first answer (dashed: JSON.parse of the reviews)',
			which: 'cold',
			top: 66 + panelHeight,
		}),
		`<text x="${RIGHT}" y="${height - 32}">* An index of words: not every answer is right.</text>`,
		`<text x="${RIGHT}" y="${height - 12}">${machine}. ${date}. Drawn from docs/work/search-bench.json</text>`,
		'</svg>',
	].join('\n')}\n`;
}

function renderLegend({ contestants }: SizeReport, y: number): string[] {
	return Object.entries(STYLES)
		.filter(([name]) => contestants[name])
		.flatMap(([name, style], index) => [
			dot(style, RIGHT + 6 + index * LEGEND_STEP, y),
			`<text x="${RIGHT + 18 + index * LEGEND_STEP}" y="${y + 4}">${name}${TOKEN_SEARCHES.includes(name) ? '*' : ''}</text>`,
		]);
}

function renderPanel(size: SizeReport, { title, which, top }: Panel): string[] {
	const bottom = top + 30 + CLASSES.length * ROW;
	const powers = Array.from({ length: SLOWEST - FASTEST + 1 }, (_, index) => FASTEST + index);
	const { parseMilliseconds } = size;
	return [
		`<text x="${RIGHT}" y="${top + 18}">${title}</text>`,
		...powers.flatMap((power) => [
			rule('', xOf(10 ** power), top + 28, bottom),
			`<text class="tick" x="${xOf(10 ** power)}" y="${bottom + 16}">${Number(`1e${power}`)}</text>`,
		]),
		...(which === 'cold' && parseMilliseconds !== undefined
			? [rule('parse', xOf(parseMilliseconds), top + 28, bottom)]
			: []),
		...CLASSES.flatMap((name, index) => {
			const y = top + 44 + index * ROW;
			const times = Object.entries(STYLES).flatMap(([contestant, style]) => {
				const report = size.contestants[contestant]?.classes[name];
				return report ? [dot(style, xOf(report[which]), y)] : [];
			});
			return [`<text class="row" x="${LEFT - 12}" y="${y + 4}">${name}</text>`, ...times];
		}),
	];
}

/** Returns the x coordinate of a time; times beyond the scale are at its end. */
function xOf(milliseconds: number): number {
	const power = Math.min(SLOWEST, Math.max(FASTEST, Math.log10(milliseconds)));
	const share = (power - FASTEST) / (SLOWEST - FASTEST);
	return Math.round((LEFT + share * (WIDTH - LEFT - RIGHT)) * 10) / 10;
}

function dot(style: string, x: number, y: number): string {
	return `<circle class="${style}" cx="${x}" cy="${y}" r="${style === 'ours' ? 6 : 4.5}"/>`;
}

function rule(style: string, x: number, top: number, bottom: number): string {
	return `<line${style && ` class="${style}"`} x1="${x}" x2="${x}" y1="${top}" y2="${bottom}"/>`;
}
