import { createHash } from 'node:crypto';

/** The result of a sync. */
export type SyncOutcome =
	/** The response was 304. */
	| 'unchanged'
	/** Applying the changes produced exactly the bytes of the new edition. */
	| 'updated'
	/** The edition of the copy was not in the window, so the whole dataset was fetched. */
	| 'replaced'
	/** Applying the changes produced a wrong digest, so the whole dataset was fetched. */
	| 'repaired';

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

/** A copy of `/reviews.json`, synchronized over HTTP as the documentation describes. */
export interface Mirror {
	/** The copy, as text. */
	readonly text: string;
	sync(): Promise<SyncOutcome>;
}

/** Creates an empty mirror of the service at an origin. It shares no code with the service. */
export function createMirror(origin: string): Mirror {
	let text = '';
	let tag = '';

	async function replace(sha256: string, etag: string): Promise<void> {
		const answer = await fetch(`${origin}/reviews.json`);
		text = await answer.text();
		// The edition may have changed between the two requests. Then the next sync starts over.
		tag = digest(text) === sha256 ? etag : '';
	}

	async function sync(): Promise<SyncOutcome> {
		const headers = tag === '' ? {} : { 'If-None-Match': tag };
		const answer = await fetch(`${origin}/changes.json`, { headers });
		if (answer.status === 304) return 'unchanged';
		const etag = answer.headers.get('etag') ?? '';
		// The digest catches any invalid data.
		const changes = (await answer.json()) as Changes;
		const next = text === '' ? undefined : follow(text, changes);
		if (next !== undefined && digest(next) === changes.target.sha256) {
			text = next;
			tag = etag;
			return 'updated';
		}
		await replace(changes.target.sha256, etag);
		return next === undefined ? 'replaced' : 'repaired';
	}

	return {
		get text() {
			return text;
		},
		sync,
	};
}

/** Applies the changes to the copy; returns `undefined` if its edition is not in the window. */
function follow(text: string, { window, dataset, changes }: Changes): string | undefined {
	// The copy came from the service.
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

/** Escapes U+2028 and U+2029, as the service does in reviews. */
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
