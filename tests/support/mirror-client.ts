import { createHash } from 'node:crypto';

/** How a copy came to be what it is. */
export type SyncOutcome =
	/** Nothing was sent but a 304. */
	| 'unchanged'
	/** The changes led to the new edition, to the byte. */
	| 'followed'
	/** The edition of the copy could not be followed from, so the whole dataset was taken. */
	| 'replaced'
	/** The changes led elsewhere, so the whole dataset was taken. */
	| 'mended';

interface Row {
	readonly id: string;
	readonly date: string;
}

interface Changes {
	readonly window: { readonly editions: readonly { edition: string; modified: string }[] };
	readonly target: { readonly sha256: string };
	readonly dataset: { readonly edition: string };
	readonly changes: readonly {
		readonly type: string;
		readonly id: string;
		readonly at: string;
		readonly review?: Row;
	}[];
}

/** A copy of `/reviews.json`, kept by the recipe of the documentation and with HTTP alone. */
export interface Mirror {
	/** The bytes of the copy, as text. */
	readonly text: string;
	sync(): Promise<SyncOutcome>;
}

/** An empty mirror of the service at an origin. It shares no code with the service. */
export function createMirror(origin: string): Mirror {
	let text = '';
	let tag = '';

	async function replace(sha256: string, etag: string): Promise<void> {
		const answer = await fetch(`${origin}/reviews.json`);
		text = await answer.text();
		// Another edition may have come between the two requests: then the next sync asks anew.
		tag = digest(text) === sha256 ? etag : '';
	}

	async function sync(): Promise<SyncOutcome> {
		const headers = tag === '' ? {} : { 'If-None-Match': tag };
		const answer = await fetch(`${origin}/changes.json`, { headers });
		if (answer.status === 304) return 'unchanged';
		const etag = answer.headers.get('etag') ?? '';
		// Any JSON would do: what is wrong shows in the digest.
		const changes = (await answer.json()) as Changes;
		const next = text === '' ? undefined : follow(text, changes);
		if (next !== undefined && digest(next) === changes.target.sha256) {
			text = next;
			tag = etag;
			return 'followed';
		}
		await replace(changes.target.sha256, etag);
		return next === undefined ? 'replaced' : 'mended';
	}

	return {
		get text() {
			return text;
		},
		sync,
	};
}

/** The copy with the changes applied; `undefined` where its edition is not in the window. */
function follow(text: string, { window, dataset, changes }: Changes): string | undefined {
	// The copy is a document of the service.
	const copy = JSON.parse(text) as { edition: string; reviews: Row[] };
	const mine = window.editions.find(({ edition }) => edition === copy.edition);
	if (mine === undefined) return undefined;
	const reviews = new Map(copy.reviews.map((review) => [review.id, review]));
	for (const { id, at, review } of changes) {
		if (Date.parse(at) < Date.parse(mine.modified)) break;
		if (review === undefined) reviews.delete(id);
		else reviews.set(id, review);
	}
	const rows = [...reviews.values()].toSorted(
		(a, b) => compare(b.date, a.date) || compare(a.id, b.id),
	);
	const head = JSON.stringify(dataset).slice(0, -1);
	const lines = rows.map((row) => `\n${toLine(row)}`).join(',');
	return `${head},"reviews":[${lines}${rows.length === 0 ? '' : '\n'}]}\n`;
}

/** The two line separators that JSON allows in a text are escaped in reviews. */
function toLine(row: Row): string {
	return JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function compare(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

function digest(text: string): string {
	return createHash('sha256').update(text).digest('hex');
}
