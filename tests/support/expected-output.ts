import type { Expected } from './docs-samples.ts';

/** In expected output, marks parts that differ from run to run. */
const ANYTHING = '…';

/** Describes the first difference between expected and actual output; `undefined` if they match. */
export function findDifference({ kind, text }: Expected, output: string): string | undefined {
	if (kind === 'json') return compareValues(JSON.parse(text), JSON.parse(output), 'the value');
	return textMatches(text.split('\n'), output.trimEnd().split('\n'))
		? undefined
		: `the output is\n${output}\nand not\n${text}`;
}

function compareValues(expected: unknown, actual: unknown, place: string): string | undefined {
	if (typeof expected === 'string' && expected.includes(ANYTHING)) {
		const isAny = expected === ANYTHING;
		return isAny || toPattern(expected).test(String(actual))
			? undefined
			: `${place} is ${JSON.stringify(actual)} and not ${JSON.stringify(expected)}`;
	}
	if (Array.isArray(expected) && Array.isArray(actual)) {
		const isOpen = expected.at(-1) === ANYTHING;
		const items = isOpen ? expected.slice(0, -1) : expected;
		if (isOpen ? actual.length < items.length : actual.length !== items.length) {
			return `${place} has ${actual.length} items`;
		}
		return firstOf(
			items.map((item, index) => () => compareValues(item, actual[index], `${place}[${index}]`)),
		);
	}
	if (isObject(expected) && isObject(actual)) {
		const { [ANYTHING]: open, ...members } = expected;
		const extra = Object.keys(actual).filter((name) => !Object.hasOwn(members, name));
		if (open === undefined && extra.length > 0)
			return `${place} has "${extra.join('", "')}" as well`;
		return firstOf(
			Object.entries(members).map(
				([name, value]) =>
					() =>
						compareValues(value, actual[name], `${place}.${name}`),
			),
		);
	}
	return Object.is(expected, actual)
		? undefined
		: `${place} is ${JSON.stringify(actual)} and not ${JSON.stringify(expected)}`;
}

function firstOf(comparisons: readonly (() => string | undefined)[]): string | undefined {
	for (const compare of comparisons) {
		const difference = compare();
		if (difference !== undefined) return difference;
	}
	return undefined;
}

/** A line that contains only `…` matches any number of lines. */
function textMatches([expected, ...others]: readonly string[], lines: readonly string[]): boolean {
	if (expected === undefined) return lines.length === 0;
	const [line, ...left] = lines;
	if (expected.trim() === ANYTHING) {
		return (
			textMatches(others, lines) || (line !== undefined && textMatches([expected, ...others], left))
		);
	}
	return (
		line !== undefined && toPattern(expected.trim()).test(line.trim()) && textMatches(others, left)
	);
}

function toPattern(text: string): RegExp {
	const parts = text.split(ANYTHING).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
	return new RegExp(`^${parts.join('[^]*')}$`);
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
