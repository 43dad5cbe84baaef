import type { StructuredData } from './node.ts';

/**
 * Characters that can end a script element or start a comment in it, and the line separators that
 * old parsers reject.
 */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Renders JSON that is safe inside a script element. */
export function renderStructuredData(data: StructuredData): string {
	return JSON.stringify(data).replace(UNSAFE, escapeCharacter);
}

function escapeCharacter(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
