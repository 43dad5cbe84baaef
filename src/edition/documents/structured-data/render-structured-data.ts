import type { StructuredData } from './node.ts';

/** What could end a script element or begin a comment in one, and what old parsers take for a line's end. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON that means the same inside a script element, whatever stands in its texts. */
export function renderStructuredData(data: StructuredData): string {
	return JSON.stringify(data).replace(UNSAFE, escapeCharacter);
}

function escapeCharacter(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
