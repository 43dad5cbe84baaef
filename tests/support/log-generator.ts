import { randomBytes } from 'node:crypto';
import {
	canonical,
	commitmentOf,
	type GeneratedReview,
	inclusionProof,
	type Json,
	type LogKey,
	makeKey,
	recordOf,
	sha256,
	signatureLine,
	tilePath,
	treeHash,
} from './log-format.ts';

/** A served folder: bytes by path, or the status of a path that fails. */
export type Served = Map<string, Uint8Array | number>;

interface Opening {
	index: number;
	id: string;
	salt: Buffer;
}

/** A log written from the reference alone, to test the verifier and the publisher against. */
export class GeneratedLog {
	readonly files: Served = new Map();
	readonly reviews = new Map<string, GeneratedReview>();
	readonly openings = new Map<string, Opening>();
	readonly tombstones: { [name: string]: Json }[] = [];
	readonly entries: string[] = [];
	readonly checkpoints: string[] = [];
	readonly origin: string;
	readonly path: string;
	readonly earlier: readonly GeneratedLog[];
	readonly keys: LogKey[];
	month = '2026-03';
	policyText = '# Policy\n';
	pending = 0;
	#published = -1;

	constructor(site = 'reviews.example', path = '/log', earlier: readonly GeneratedLog[] = []) {
		this.path = path;
		this.earlier = earlier;
		this.origin = `${site}${path}`;
		this.keys = [makeKey(this.origin, 1), makeKey(this.origin, 6)];
	}

	get vkeys(): string[] {
		return this.keys.map(({ vkey }) => vkey);
	}

	append(entry: { [name: string]: Json }): number {
		return this.entries.push(canonical({ v: 'forecourt-log/v1', month: this.month, ...entry })) - 1;
	}

	add(review: GeneratedReview): number {
		return this.#write('add', review);
	}

	edit(review: GeneratedReview): number {
		return this.#write('edit', review, this.openings.get(review.id)?.index);
	}

	remove(id: string, reason = 'spam'): number {
		const { rating, source } = found(this.reviews.get(id));
		const { index: previous } = found(this.openings.get(id));
		const index = this.append({ op: 'remove', source: source.id, stars: rating, previous, reason });
		this.tombstones.push({
			id,
			removed_at: '2026-04-01T00:00:00Z',
			reason,
			rating,
			source: source.id,
			log_index: index,
		});
		this.openings.delete(id);
		this.reviews.delete(id);
		return index;
	}

	restore(review: GeneratedReview): number {
		const at = this.tombstones.findIndex(({ id }) => id === review.id);
		const [tombstone] = this.tombstones.splice(at, 1);
		return this.#write('restore', review, Number(tombstone?.['log_index']));
	}

	importFile(source: string): number {
		const stars = { 1: 1, 2: 0, 3: 0, 4: 2, 5: 300 };
		const file = sha256(Buffer.from(source)).toString('hex');
		const platform = { count: 400, average: 4.5 };
		return this.append({ op: 'import', source, stars, file, platform });
	}

	policy(text: string): number {
		this.policyText = text;
		return this.append({ op: 'policy', digest: sha256(Buffer.from(text)).toString('hex') });
	}

	#write(op: string, review: GeneratedReview, previous?: number): number {
		const salt = randomBytes(32);
		this.reviews.set(review.id, review);
		const index = this.append({
			op,
			source: review.source.id,
			stars: review.rating,
			commitment: commitmentOf(recordOf(review), salt),
			...(previous !== undefined && { previous }),
		});
		this.openings.set(review.id, { index, id: review.id, salt });
		return index;
	}

	get leaves(): Buffer[] {
		return this.entries.map((entry) => sha256(Buffer.from([0]), Buffer.from(entry)));
	}

	/** Writes all files; those of earlier publications stay. */
	publish(): Served {
		const { path, files, leaves } = this;
		const size = leaves.length;
		const root = treeHash(leaves).toString('base64');
		const body = `${this.origin}\n${size}\n${root}\n`;
		const lines = this.keys.map((key) => signatureLine(key, this.origin, body, size, root));
		if (this.#published !== size) this.checkpoints.push(`${body}\n${lines[0]}`);
		this.#published = size;
		for (const log of this.earlier) for (const [file, bytes] of log.files) put(files, file, bytes);
		put(files, `${path}/checkpoint`, `${body}\n${lines.join('')}`);
		put(files, `${path}/checkpoints.txt`, this.checkpoints.join('---\n'));
		const logs = [this, ...this.earlier].flatMap(({ vkeys, origin }) =>
			vkeys.map((vkey) => `log ${vkey} https://${origin}\n`),
		);
		put(files, `${path}/policy`, `${logs.join('')}quorum none\n`);
		this.#putTiles(leaves);
		for (let from = 0; from < size; from += 256) {
			const openings = [...this.openings.values()]
				.filter(({ index }) => index >= from && index < from + 256)
				.toSorted((a, b) => a.index - b.index)
				.map(({ salt, ...opening }) => ({ ...opening, salt: salt.toString('base64') }));
			put(files, `${path}/openings/${from / 256}.json`, JSON.stringify({ from, openings }));
		}
		put(files, `${path}/removals.json`, JSON.stringify({ removals: this.tombstones }));
		put(files, '/policy.md', this.policyText);
		const checkpoint = `https://${this.origin}/checkpoint`;
		const log = { origin: this.origin, size, root, checkpoint, pending: this.pending };
		const reviews = [...this.reviews.values()];
		put(files, '/reviews.json', JSON.stringify({ version: 1, log, reviews }));
		for (const file of files.keys()) if (file.startsWith('/api/reviews/')) files.delete(file);
		for (const review of reviews) put(files, `/api/reviews/${review.id}`, JSON.stringify(review));
		return new Map(files);
	}

	#putTiles(leaves: readonly Buffer[]): void {
		for (let level = 0, span = 1; span <= leaves.length; level++, span *= 256) {
			const hashes = Array.from({ length: Math.floor(leaves.length / span) }, (_, i) =>
				treeHash(leaves.slice(i * span, (i + 1) * span)),
			);
			for (let n = 0; n * 256 < hashes.length; n++) {
				const part = hashes.slice(n * 256, n * 256 + 256);
				const name = `${tilePath(n)}${part.length < 256 ? `.p/${part.length}` : ''}`;
				put(this.files, `${this.path}/tile/${level}/${name}`, Buffer.concat(part));
				if (level > 0) continue;
				const entries = this.entries.slice(n * 256, n * 256 + 256).map((text) => Buffer.from(text));
				const bundle = entries.flatMap((entry) => [
					Buffer.from([entry.length >> 8, entry.length & 255]),
					entry,
				]);
				put(this.files, `${this.path}/tile/entries/${name}`, Buffer.concat(bundle));
			}
		}
	}

	/** A receipt (tlog-proof) of the live entry of a review. */
	receipt(id: string): string {
		const { index, salt } = found(this.openings.get(id));
		const entry: Json = JSON.parse(found(this.entries[index]));
		const record = recordOf(found(this.reviews.get(id)));
		const extra = canonical({ entry, record, salt: salt.toString('base64') });
		const proof = inclusionProof(index, this.leaves).map((hash) => `${hash.toString('base64')}\n`);
		const checkpoint = Buffer.from(found(this.files.get(`${this.path}/checkpoint`)) as Uint8Array);
		return `c2sp.org/tlog-proof@v1\nextra ${Buffer.from(extra).toString('base64')}\nindex ${index}\n${proof.join('')}\n${checkpoint.toString()}`;
	}
}

/** Answers from a served folder, whatever the host. */
export function serve(files: Served): typeof fetch {
	return async (input) => {
		const { pathname } = new URL(String(input));
		const content = files.get(decodeURIComponent(pathname)) ?? 404;
		if (typeof content === 'number') return new Response(null, { status: content });
		return new Response(Buffer.from(content));
	};
}

export function put(files: Served, path: string, content: string | Uint8Array | number): void {
	files.set(path, typeof content === 'string' ? Buffer.from(content) : content);
}

function found<T>(value: T | undefined): T {
	if (value === undefined) throw new RangeError('Cannot find it in the generated log');
	return value;
}
