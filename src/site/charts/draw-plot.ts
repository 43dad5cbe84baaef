import { plot, type PlotOptions } from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** Size of a drawing in SVG units. Pages stretch it to the available space. */
const BOX = { width: 1000, height: 500 } as const;

const LONG_NUMBER = /-?\d+\.\d{2,}/g;
const UPRIGHT = /M([\d.]+),([\d.]+)L\1,([\d.]+)/g;
const LEVEL = /M([\d.]+),([\d.]+)L([\d.]+),\2(?![\d.])/g;
/** Attributes to remove: CSS sets them, and the Content Security Policy forbids `style`. */
const LEFT_TO_CSS = ['style', 'fill', 'stroke', 'stroke-width', 'stroke-linecap'] as const;
const ALSO_LEFT = ['stroke-linejoin', 'stroke-miterlimit', 'aria-label', 'aria-hidden'] as const;

/**
 * Draws a chart with Observable Plot and returns it as SVG text for a page. The SVG has no text,
 * colors or styles: labels are HTML next to it, so that they stay readable at any width, and CSS
 * colors the marks by their class names. The same options give the same bytes.
 * @param name accessible name of the chart
 */
export function drawPlot(name: string, { x, y, marks = [] }: PlotOptions): string {
	const { document } = parseHTML('<html></html>');
	const drawn = plot({
		document,
		...BOX,
		margin: 0,
		x: { axis: null, range: [0, BOX.width], ...x },
		y: { axis: null, range: [0, BOX.height], ...y },
		marks,
	});
	for (const style of drawn.querySelectorAll('style')) style.remove();
	for (const element of drawn.querySelectorAll('*')) tidy(element);
	for (const { name: attribute } of [...drawn.attributes]) drawn.removeAttribute(attribute);
	drawn.setAttribute('role', 'img');
	drawn.setAttribute('aria-label', name);
	drawn.setAttribute('viewBox', `0 0 ${BOX.width} ${BOX.height}`);
	drawn.setAttribute('preserveAspectRatio', 'none');
	return drawn.outerHTML;
}

/** Removes attributes that CSS sets, rounds numbers to one decimal, and shortens straight lines. */
function tidy(element: Element): void {
	for (const attribute of [...LEFT_TO_CSS, ...ALSO_LEFT]) element.removeAttribute(attribute);
	for (const { name, value } of [...element.attributes]) {
		const short = value
			.replace(LONG_NUMBER, (number) => String(Number(Number(number).toFixed(1))))
			.replace(UPRIGHT, 'M$1,$2V$3')
			.replace(LEVEL, 'M$1,$2H$3');
		if (short !== value) element.setAttribute(name, short);
	}
}
