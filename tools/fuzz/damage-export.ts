import type { Random } from '../../tests/support/random.ts';

/** Damages the bytes of an export in up to six random ways. */
export function damageExport(sample: Buffer, random: Random): Buffer {
	let bytes = sample;
	const rounds = 1 + random.rankBelow(6);
	for (let round = 0; round < rounds; round++) {
		// Most other damage, especially in JSON, is rejected before any record is read.
		const damage = random.number() < 0.5 ? toOddValue : random.pick(DAMAGES);
		bytes = damage(bytes, random);
	}
	return bytes;
}

/** Damages bytes of any file type: changes or removes some of them. */
export function damageBytes(bytes: Buffer, random: Random): Buffer {
	return random.pick(BYTE_DAMAGES)(bytes, random);
}

type Damage = (bytes: Buffer, random: Random) => Buffer;

/** Damage that can happen to any bytes. */
const BYTE_DAMAGES: readonly Damage[] = [
	function flipBytes(bytes, { below }) {
		const flipped = Buffer.from(bytes);
		for (let count = 1 + below(8); count > 0 && flipped.length > 0; count--) {
			flipped[below(flipped.length)] = below(256);
		}
		return flipped;
	},
	function truncate(bytes, { below }) {
		return bytes.subarray(0, below(bytes.length + 1));
	},
	function cutOut(bytes, { below }) {
		const from = below(bytes.length + 1);
		return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + below(60))]);
	},
];

const DAMAGES: readonly Damage[] = [
	...BYTE_DAMAGES,
	onLines((lines, { below, pick }) => {
		lines.splice(below(lines.length), 0, pick(lines));
	}),
	onLines((lines, { below }) => {
		lines.splice(below(lines.length), 1);
	}),
	onLines((lines, { below, pick }) => {
		lines[below(lines.length)] = pick(['', ' ', ',,,,', ';;;', '"', '{}', '[]', 'null', '\u2028']);
	}),
	onText((text, { pick }) => text.replaceAll('"', pick(['', "'", '""', '“']))),
	onText((text, { pick }) => text.replaceAll(',', pick([';', '\t', '|', ', ', ' ,']))),
	onText((text, { pick }) => text.replaceAll('\n', pick(['\r\n', '\r', '\n\n', ' ']))),
	onText((text, { below }) => {
		const at = below(text.length + 1);
		const quote = text.indexOf('"', at);
		return quote === -1 ? text : text.slice(0, quote) + text.slice(quote + 1);
	}),
	onText((text, { pick }) => pick(['\ufeff', '\ufeff\ufeff', 'sep=;\n', '\n\n', ' ', '\0']) + text),
	onText((text, { pick }) => text.replaceAll(pick(NUMBERS), (digits) => `"${digits}"`)),
	onText((text) => text.replaceAll(/"(\d+)"/g, '$1')),
	(bytes) => Buffer.from(bytes.toString('utf8'), 'latin1'),
	(bytes, { pick }) => {
		const mark = pick([[], [0xff, 0xfe]]);
		return Buffer.concat([Buffer.from(mark), Buffer.from(bytes.toString('utf8'), 'utf16le')]);
	},
	// Text in UTF-8, read as Latin-1 and written as UTF-8 again.
	(bytes) => Buffer.from(bytes.toString('latin1'), 'utf8'),
	(bytes, { below }) => Buffer.concat([bytes, bytes.subarray(below(bytes.length + 1))]),
];

const NUMBERS = [/(?<=[,:]\s?)\d+(?=[,}\s])/g, /\d{4}/g, /\d/g];

const ODD_TEXTS = [
	...[
		'',
		' ',
		'null',
		'NaN',
		'true',
		'0',
		'-1',
		'6',
		'4.5',
		'4,0',
		'5 stars',
		'4/5',
		'★★★★☆',
		'1e309',
	],
	...[
		'99999999999999999999',
		'03/04/2024',
		'2024-02-30',
		'9999-12-31T23:59:60Z',
		'０５',
		'Feb 29, 2023',
	],
	...[
		'\u0000',
		'\ud800',
		'\ufffd',
		'\u202e',
		'😀',
		'é',
		'Ã©',
		'=1+1',
		'<script>',
		'__proto__',
		'constructor',
	],
	...[
		'"',
		'""',
		'\r\n',
		'\u2028',
		'a@b.example',
		'541-555-0131',
		'RO 12345',
		'(Translated by Google)',
	],
	...[
		'(Original)',
		'(Translated by Google) (Original)',
		'accounts/1/locations/2',
		'sep=;',
		'../../x',
	],
];
const LONG_PARTS = [
	'a',
	'5',
	'(',
	' at ',
	'dot ',
	'1 ',
	'@',
	'"',
	'-',
	'541-',
	'ß',
	'\u200b',
	'[',
	'{"a":',
];

function oddText({ pick, number, below }: Random): string {
	if (number() < 0.9) return pick(ODD_TEXTS);
	return pick(LONG_PARTS).repeat(1 + below(number() < 0.1 ? 60_000 : 2_000));
}

function oddValue(random: Random): unknown {
	const { pick, below } = random;
	const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);
	const values = [null, true, 0, -0, 1e21, 5.5, {}, [], [null], { a: { b: 1 } }, deep(below(300))];
	return random.number() < 0.5 ? oddText(random) : pick(values);
}

/** Replaces one value, a cell or a nested JSON member, with an odd one. */
function toOddValue(bytes: Buffer, random: Random): Buffer {
	const text = bytes.toString('utf8');
	const lines = text.split('\n');
	const at = random.below(lines.length);
	const line = lines[at] ?? '';
	const whole = /^\s*[[{]/.test(text) ? parsed(text) : undefined;
	if (whole !== undefined) return Buffer.from(JSON.stringify(replaceWithin(whole.value, random)));
	const one = parsed(line);
	if (one === undefined || typeof one.value !== 'object') {
		const cells = line.split(',');
		cells[random.below(cells.length)] = oddText(random);
		lines[at] = cells.join(',');
	} else lines[at] = JSON.stringify(replaceWithin(one.value, random)) ?? '';
	return Buffer.from(lines.join('\n'));
}

function parsed(text: string): { readonly value: unknown } | undefined {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return undefined;
	}
}

function replaceWithin(value: unknown, random: Random): unknown {
	const isLeaf = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
	if (isLeaf || random.number() < 0.1) return oddValue(random);
	const key = random.pick(Object.keys(value));
	// `key` is one of the keys of this object.
	const changed = replaceWithin((value as Record<string, unknown>)[key], random);
	if (Array.isArray(value)) return value.with(Number(key), changed);
	return random.number() < 0.1
		? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
		: { ...value, [key]: changed };
}

function onText(damage: (text: string, random: Random) => string): Damage {
	return (bytes, random) => Buffer.from(damage(bytes.toString('utf8'), random));
}

function onLines(damage: (lines: string[], random: Random) => void): Damage {
	return (bytes, random) => {
		const lines = bytes.toString('utf8').split('\n');
		damage(lines, random);
		return Buffer.from(lines.join('\n'));
	};
}
