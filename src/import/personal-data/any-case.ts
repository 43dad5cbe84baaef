/**
 * Makes part of a pattern ignore case. `(?i:…)` should do this, but after `\b` V8 ignores it once
 * the process has compiled too many patterns to optimize more.
 */
export function inAnyCase(pattern: string): string {
	return pattern.replace(/\\p\{\w+\}|\\.|\[[^\]]+\]|\p{L}/gu, (part) => {
		if (part.startsWith('\\')) return part;
		const letters = part.replace(/[[\]]/g, '');
		return `[${letters}${letters.toUpperCase()}]`;
	});
}
