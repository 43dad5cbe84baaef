/** Longer texts make browsers slow, and nobody reads them here. */
const SHOWN_CHARACTERS = 20_000;

/** A body for reading: JSON is laid out, and what is too long is cut. */
export interface ReadableBody {
	readonly text: string;
	/** How many characters of the laid out text are not shown. */
	readonly left: number;
}

export function toReadableBody(body: string, contentType: string): ReadableBody {
	const whole = /[/+]json\b/.test(contentType) ? layOut(body) : body;
	return {
		text: whole.slice(0, SHOWN_CHARACTERS),
		left: Math.max(0, whole.length - SHOWN_CHARACTERS),
	};
}

function layOut(json: string): string {
	try {
		return JSON.stringify(JSON.parse(json), null, 2);
	} catch {
		return json;
	}
}
