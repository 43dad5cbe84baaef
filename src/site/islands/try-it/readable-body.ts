/** Longer texts slow browsers down. */
const SHOWN_CHARACTERS = 20_000;

/** A body to show: JSON is formatted, and long text is cut. */
export interface ReadableBody {
	readonly text: string;
	/** Number of characters of the formatted text that are not shown. */
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
