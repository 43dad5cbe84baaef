import { beforeAll, describe, expect, it } from 'vitest';
import { verifyLog, type Memory } from '../../../src/log/verify.mjs';
import { createRandom, type Random } from '../../support/random.ts';
import { aRecord } from '../../support/content.ts';
import { serve, type Served } from '../../support/log-generator.ts';
import { createKey, createLogOperator, ORIGIN } from '../../support/log-operator.ts';
import { repeats } from '../../support/repeats.ts';

const COPIES = repeats(5);
const REVIEWS = 300;
const KEY = createKey();

interface Review {
	id: string;
	rating: number;
	text: string;
	author: { name: string };
}
interface Dataset {
	reviews: Review[];
}
interface Openings {
	openings: { id: string; index: number; salt: string }[];
}

/** Each publication of an honest operator. */
let published: Served[] = [];
/** A log with the same key and the same reviews, which nobody has seen. */
let fork: Served = new Map();
/** A log of the same reviews with another key. */
let other: Served = new Map();
let memory: Memory | undefined;

async function operate(key = KEY, word = 'fine'): Promise<Served[]> {
	const operator = await createLogOperator(key);
	const versions: Served[] = [];
	for (let n = 0; n < REVIEWS; n += 1) {
		operator.put(
			aRecord({
				id: `r${n}`,
				rating: 1 + (n % 5),
				text: `Visit ${n} was ${word}`,
				source: { id: 'survey', name: 'Larkspur customer survey', review_id: `sv-${n}` },
			}),
		);
		if (n % 100 === 99) versions.push(operator.publish());
	}
	for (let n = 0; n < 20; n += 1) operator.remove(`r${n * 7}`, 'spam');
	versions.push(operator.publish());
	return versions;
}

function changeJson<Value>(files: Served, path: string, change: (value: Value) => void): void {
	// The caller says which form the document has.
	const value = JSON.parse(Buffer.from(files.get(path) as Uint8Array).toString()) as Value;
	change(value);
	files.set(path, Buffer.from(JSON.stringify(value)));
}

function bytesOf(files: Served, path: string): Buffer {
	return Buffer.from(files.get(path) as Uint8Array);
}

/** Changes a copy of the files. Returns the review that the report must name, if it can. */
type Tampering = (files: Served, random: Random) => string | undefined | void;

const inReview =
	(change: (review: Review, random: Random) => void): Tampering =>
	(files, random) => {
		let id = '';
		changeJson<Dataset>(files, '/reviews.json', ({ reviews }) => {
			const review = random.pick(reviews);
			change(review, random);
			({ id } = review);
		});
		return id;
	};

const TAMPERINGS: Record<string, { readonly tamper: Tampering; readonly says: RegExp }> = {
	'another text': {
		tamper: inReview((review, random) => (review.text = `${review.text}${random.below(99)}`)),
		says: /its stars, text or another detail does not match/,
	},
	'other stars': {
		tamper: inReview((review) => (review.rating = review.rating === 5 ? 1 : review.rating + 1)),
		says: /stars/,
	},
	'another author': {
		tamper: inReview((review) => (review.author = { ...review.author, name: 'Nobody' })),
		says: /its stars, text or another detail does not match/,
	},
	'a dropped review': {
		tamper(files, random) {
			let id = '';
			changeJson<Dataset>(files, '/reviews.json', ({ reviews }) => {
				const [gone] = reviews.splice(random.below(reviews.length), 1);
				id = gone?.id ?? '';
			});
			return id;
		},
		says: /was dropped/,
	},
	'a dropped tombstone': {
		tamper(files, random) {
			changeJson<{ removals: unknown[] }>(files, '/log/removals.json', ({ removals }) =>
				removals.splice(random.below(removals.length), 1),
			);
		},
		says: /removal|remove|tombstone/i,
	},
	'two leaves in another order': {
		tamper(files, random) {
			const tile = bytesOf(files, '/log/tile/0/000');
			const at = random.below(255) * 32;
			const first = Buffer.from(tile.subarray(at, at + 32));
			tile.copy(tile, at, at + 32, at + 64);
			first.copy(tile, at + 32);
			files.set('/log/tile/0/000', tile);
		},
		says: /tile|root|tree/i,
	},
	'a cut tile': {
		tamper(files, random) {
			const paths = [...files.keys()].filter((path) => path.startsWith('/log/tile/0/000'));
			const path = paths.find((one) => !one.includes('.p')) ?? '';
			files.set(path, bytesOf(files, path).subarray(0, 8_192 - 1 - random.below(8_000)));
		},
		says: /tile/,
	},
	'an older checkpoint of another history': {
		tamper(files, random) {
			const list = [...fork.keys()].includes('/log/checkpoints.txt') ? fork : new Map();
			const notes = bytesOf(list, '/log/checkpoints.txt').toString().split('---\n');
			const own = bytesOf(files, '/log/checkpoints.txt').toString().split('---\n');
			const at = 1 + random.below(own.length - 1);
			files.set('/log/checkpoints.txt', Buffer.from(own.with(at, notes[at] ?? '').join('---\n')));
		},
		says: /checkpoint/,
	},
	'a forked log': {
		tamper(files) {
			for (const [path, bytes] of fork) files.set(path, bytes);
		},
		says: /checkpoint|rewritten|tree/,
	},
	'another key': {
		tamper(files) {
			for (const [path, bytes] of other) files.set(path, bytes);
		},
		says: /key|sign/i,
	},
	'a replaced opening': {
		tamper(files, random) {
			let id = '';
			changeJson<Openings>(files, '/log/openings/0.json', ({ openings }) => {
				const opening = random.pick(openings);
				opening.salt = Buffer.alloc(32, random.below(256)).toString('base64');
				({ id } = opening);
			});
			return id;
		},
		says: /its stars, text or another detail does not match/,
	},
	'two swapped reviews of equal stars': {
		tamper(files, random) {
			let id = '';
			changeJson<Dataset>(files, '/reviews.json', ({ reviews }) => {
				const first = random.pick(reviews);
				const equals = reviews.filter((one) => one.rating === first.rating && one !== first);
				const second = random.pick(equals);
				[first.text, second.text] = [second.text, first.text];
				({ id } = first);
			});
			return id;
		},
		says: /its stars, text or another detail does not match/,
	},
};

beforeAll(async () => {
	published = await operate();
	fork = (await operate(KEY, 'awful')).at(-1) ?? new Map();
	other = (await operate(createKey())).at(-1) ?? new Map();
	for (const version of published) {
		const report = await verifyLog(ORIGIN, { fetch: serve(version), memory });
		expect(report.findings).toEqual([]);
		({ memory } = report);
	}
});

describe(`${Object.keys(TAMPERINGS).length * COPIES} tampered copies of what an operator serves`, () => {
	it.each(Object.entries(TAMPERINGS))('are refused: %s', async (_, { tamper, says }) => {
		for (let seed = 0; seed < COPIES; seed += 1) {
			const files = new Map(published.at(-1));
			const id = tamper(files, createRandom(seed)) ?? undefined;
			const report = await verifyLog(ORIGIN, { fetch: serve(files), memory });
			const messages = report.findings.map(({ message }) => message).join('\n');
			expect([seed, report.exitCode, messages]).toEqual([seed, 1, messages]);
			expect(messages).toMatch(says);
			if (id !== undefined) expect(messages).toContain(id);
		}
	});
});
