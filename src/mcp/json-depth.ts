const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Setting this bit turns "[" into "{" and "]" into "}". */
const CURLY_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * Returns whether arrays and objects are nested deeper than the limit in JSON. Reads the bytes once and
 * stops where the limit is exceeded, because parsing deep nesting costs several times as much as parsing
 * flat JSON of the same length.
 */
export function isDeeperThan(limit: number, json: Uint8Array): boolean {
	let depth = 0;
	let isInString = false;
	for (let at = 0; at < json.length; at += 1) {
		const byte = json[at] ?? 0;
		if (byte === QUOTE) isInString = !isInString;
		else if (isInString) at += byte === BACKSLASH ? 1 : 0;
		else if ((byte | CURLY_BIT) === OPENING) depth += 1;
		else if ((byte | CURLY_BIT) === CLOSING) depth -= 1;
		if (depth > limit) return true;
	}
	return false;
}
