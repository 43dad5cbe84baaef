/**
 * Checks the review log of a site: reviews are as they were logged, removals are stated, the past is not rewritten.
 * For Node 20 or later and browsers. Formats: c2sp.org/tlog-tiles, tlog-checkpoint, signed-note, tlog-cosignature,
 * tlog-policy and tlog-proof. The documentation of the log has the rules 1 to 5.
 */
const HELP = `node verify.mjs ADDRESS [--key KEY]... [--state STATE]
node verify.mjs --receipt FILE [--key KEY]...
KEY: a log key that you got from somewhere other than the site. STATE: the file that remembers checkpoints, by default
in ~/.forecourt-log.
Exit status: 0 all right, 1 a fault, 2 cannot tell.`;
const DOUBT = { severity: 'doubt' };
const [LEAF, NODE] = [Uint8Array.of(0), Uint8Array.of(1)];
const LOG_PATH = /\/log(\/\d+)?$/;

/** The canonical JSON of entries: sorted members, as many as the operation has. */
const REASONS =
	'consent withdrawn|author request|platform removal|court order|personal data|not a customer|another business|' +
	'staff or family|threats or hate|obscenity|advertising|spam|duplicate|imported by mistake|no longer published by policy';
const PREVIOUS = '"previous":\\d+,';
const REVIEW = '"source":"([^"\\\\]|\\\\([bfnrt"\\\\]|u00[01][\\da-f]))+","stars":[1-5],';
const PLATFORM = '("platform":{"average":[-+.\\de]+,"count":\\d+},)?';
const COUNTS = '{"1":\\d+,"2":\\d+,"3":\\d+,"4":\\d+,"5":\\d+}';
const form = (digest, members) =>
	RegExp(
		`^{${digest && `"${digest}":"[\\da-f]{64}",`}"month":"\\d{4}-(0[1-9]|1[0-2])","op":"\\w+",${members}"v":".+"}$`,
	);
const OPERATIONS = {
	add: form('commitment', REVIEW),
	edit: form('commitment', PREVIOUS + REVIEW),
	remove: form('', `${PREVIOUS}"reason":"(${REASONS})",${REVIEW}`),
	restore: form('commitment', PREVIOUS + REVIEW),
	import: form('file', PLATFORM + REVIEW.replace('[1-5]', COUNTS)),
	policy: form('digest', ''),
};
/** The members of a review that its commitment covers, and inner members where not all count. */
const RECORD = `id rating date published_at edited_at experienced_on title text truncated language location visit_type
	aspect_ratings recommends source_rating translation:text,language,by author:name,anonymous
	source:id,review_id,url verification:method responses:text,author,date`
	.split(/\s+/)
	.map((word) => word.split(/[:,]/));

/** Audits a log, and all reviews and removals against it. The address is that of the site or of a log. */
export function verifyLog(address, options) {
	return runCheck(address, options, async (run) => {
		const readReviews = () => attempt(run, () => readDataset(run));
		const [dataset] = await inBatches(run, 'Reading the reviews', 1, 1, readReviews);
		const path = run.asked ?? dataset?.path ?? '/log';
		const log = await openLogs(run, path, dataset?.path);
		const bytes = log.tree.entries;
		log.entries = await inBatches(log, 'Checking the entries', log.size, 256, (i) => parseEntry(bytes[i], i));
		replay(log);
		const live = log.entries.filter((entry) => entry.commitment && !entry.isEnded);
		const removals = log.entries.filter((entry) => entry.op === 'remove' && !entry.isEnded);
		if (dataset?.path && dataset.path !== path) check(run, false, `${dataset.origin} has replaced this log`, DOUBT);
		else if (dataset) {
			await attempt(run, () => checkReviews(log, live, removals, dataset));
			await attempt(run, () => checkRemovals(log, removals, dataset));
		}
		const count = (entries, stars) => entries.filter((entry) => entry.stars === stars).length;
		const byStars = [1, 2, 3, 4, 5].map((n) => [n, { removed: count(removals, n), live: count(live, n) }]);
		const counts = { entries: log.size, reviews: live.length, removals: removals.length };
		const removalsByStars = Object.fromEntries(byStars);
		run.facts = { ...log.facts, ...counts, pending: dataset?.pending ?? 0, removalsByStars };
	});
}

/** Checks a receipt (tlog-proof), offline: the log held these words. */
export async function verifyReceipt(text, { keys = [] } = {}) {
	const run = { findings: [], notes: [] };
	const read = async () => {
		const [, extra, digits, lines, checkpoint] =
			/^c2sp.org\/tlog-proof@v1\nextra (.+)\nindex (0|[1-9]\d*)\n((?:.+\n)*)\n([^]*)$/.exec(text);
		const note = parseNote(checkpoint, 'The receipt');
		const [{ entry, record, salt }, index] = [toJson(fromBase64(extra)), Number(digits)];
		const leaf = utf8(canonicalJson(entry));
		const { commitment } = await parseEntry(leaf, index);
		must((await commit(record, salt)) === commitment, 'The words are not those of the entry');
		const proof = lines.split('\n').slice(0, -1).map(fromBase64);
		const root = await rootOf(await sha256(LEAF, leaf), index, note.size, proof);
		must(toBase64(root) === note.root, 'The proof does not lead to the signed root');
		run.facts = { origin: note.origin, size: note.size, index, entry, record };
		must(keys.length, 'The signature was not checked: pass --key', DOUBT);
		await checkSignatures(run, note, keys, 'The receipt');
	};
	await attempt(run, () => parse('The receipt', read));
	return toReport(run);
}

/** Returns the root of a tree, from a leaf and its inclusion proof (RFC 6962 §2.1.1). */
async function rootOf(leaf, index, size, proof) {
	must(index < size && (size === 1) === !proof.length, 'The proof is malformed');
	if (size === 1) return leaf;
	const [left, sibling] = [2 ** Math.floor(Math.log2(size - 1)), proof.at(-1)];
	if (index < left) return sha256(NODE, await rootOf(leaf, index, left, proof.slice(0, -1)), sibling);
	return sha256(NODE, sibling, await rootOf(leaf, index - left, size - left, proof.slice(0, -1)));
}

/** RFC 8785: members sorted by UTF-16 units, no spaces, numbers as JavaScript writes them. */
export function canonicalJson(value) {
	must(typeof value !== 'string' || value.isWellFormed(), 'A string has a lone surrogate');
	must(typeof value !== 'number' || Number.isFinite(value), 'A number is too large');
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map(canonicalJson)}]`;
	const member = (name) => `${canonicalJson(name)}:${canonicalJson(value[name])}`;
	return `{${Object.keys(value).toSorted().map(member)}}`;
}

// Problems and files

/** A fault, or a doubt, with the review and the index of the entry that it is about. */
export class Problem extends Error {
	constructor(message, about) {
		super(message);
		this.finding = { severity: 'fault', message, ...about };
	}
}

/** Ends a part of a check with a problem, unless `ok`. */
export function must(ok, message, about) {
	if (!ok) throw new Problem(message, about);
}

/** Reports a problem, unless `ok`, and goes on. */
function check(run, ok, message, about) {
	if (!ok) run.findings.push(new Problem(message, about).finding);
}

/** Reports the problem that ends a part of a check, and goes on. A crash is a doubt. */
async function attempt(run, part) {
	try {
		return await part();
	} catch (error) {
		run.findings.push(error.finding ?? { ...DOUBT, message: `The verifier failed: ${error.stack}` });
	}
}

/** Reports any parse error as a fault in the file. */
async function parse(file, get) {
	try {
		return await get();
	} catch (error) {
		throw error.finding ? error : new Problem(`${file} is malformed`);
	}
}

/** Runs a check of a site. A publication meanwhile looks like a fault, so the check starts over. */
export async function runCheck(address, options, task, rounds = 3) {
	const run = { ...options, findings: [], notes: [] };
	await attempt(run, async () => {
		must(rounds, 'The log changed during each of three checks', DOUBT);
		must(URL.canParse(address), `"${address}" is not an address`, DOUBT);
		Object.assign(run, openSite(new URL(address), run.fetch));
		await task(run);
	});
	const { file, text } = run.checkpoint ?? {};
	const isChanged = run.findings.length && file && (await run.read(file, toText).catch(() => text)) !== text;
	return isChanged ? runCheck(address, options, task, rounds - 1) : toReport(run);
}

function toReport({ findings, notes, memory, facts }) {
	const exitCode = findings.some(({ severity }) => severity === 'fault') ? 1 : findings.length && 2;
	return { exitCode, findings, notes, memory, facts };
}

function openSite({ origin, host, pathname }, fetchFile = fetch) {
	const [, prefix, asked] = /^(.*?)(\/log(?:\/\d+)?)?\/*$/.exec(pathname);
	/** Reads a file of at most 500 MB, and parses it. If it does not exist, that is a fault; no answer is a doubt. */
	async function read(file, get = (bytes) => bytes) {
		const fail = ({ message }) => must(false, `${file}: no answer (${message})`, DOUBT);
		const request = { cache: file.includes('/tile/') ? 'default' : 'no-cache', signal: AbortSignal.timeout(30_000) };
		const { status, body } = await fetchFile(origin + prefix + file, request).catch(fail);
		const isMissing = status === 404 || status === 410;
		must(status === 200, `${file} is missing (${status})`, isMissing ? { isMissing } : DOUBT);
		const [reader, chunks] = [body?.getReader(), []];
		for (
			let [part, size] = [await reader?.read().catch(fail), 0];
			part?.value;
			part = await reader.read().catch(fail)
		) {
			chunks.push(part.value);
			size += part.value.length;
			must(size <= 5e8, `${file} is too large`, DOUBT);
		}
		return parse(file, () => get(concat(chunks)));
	}
	return { name: host + prefix, asked, read };
}

// Rules 1 and 5: keys, checkpoints and the tree

/** Opens a log. If keys or the memory are of an earlier log of the site, that must still be there. */
export async function openLogs(run, path, isNamed) {
	const { keys = [], memory } = run;
	run.known = [...keys, ...(memory?.keys ?? [])];
	const log = await openLog(run, path).catch((error) => {
		const isNone = error.finding?.isMissing && !run.checkpoint && !isNamed && !run.known.length;
		throw isNone ? new Problem(`${run.name} has no log: ${error.message}`, DOUBT) : error;
	});
	const { facts, origin } = log;
	const isNew = facts.keysFrom === 'server';
	const pin = `--key ${facts.keys[0]}`;
	if (isNew)
		run.notes.push(`The key came from the site. Compare it with a copy from another source, then pin it: ${pin}`);
	const names = new Set([origin, ...run.known.map((key) => nameOf(key, DOUBT)), memory?.origin ?? origin]);
	for (const name of [...names].slice(1)) {
		const earlier = await openLog(run, LOG_PATH.exec(name)?.[0] ?? path);
		must(earlier.origin === name, `${earlier.path} is not the log that you know, ${name}`);
		const news = `There is a new log, ${origin}; ${name} is unchanged. To accept the new one: ${pin}`;
		check(run, !isNew, news, DOUBT);
		if (isNew) log.seen = earlier.seen;
	}
	if (toReport(run).exitCode !== 1) run.memory = log.seen;
	return log;
}

/** Opens a log. A caller with its own `readTree` reads only parts of the tree, and not the list of checkpoints. */
async function openLog(run, path) {
	const { memory, known, readTree } = run;
	const [file, listFile] = [`${path}/checkpoint`, `${path}/checkpoints.txt`];
	const text = await run.read(file, toText);
	run.checkpoint ??= { file, text };
	const note = await parse(file, () => parseNote(text, file));
	const { origin } = note;
	check(run, origin === run.name + path, `This is a copy of ${origin}; check the original`, DOUBT);

	const policy = await run.read(`${path}/policy`, toText);
	must(/^\s*quorum\s/m.test(policy), `${path}/policy is malformed`);
	const published = [...policy.matchAll(/^\s*log\s+(\S+)/gm)].map(([, key]) => key);
	const isOwn = (key) => nameOf(key, published.includes(key) ? {} : DOUBT) === origin;
	const isKnown = known.some(isOwn);
	// The shorter keys of Ed25519 come first.
	const own = [...new Set(isKnown ? known : published)].filter(isOwn);
	const keys = own.toSorted((a, b) => a.length - b.length);
	must(
		keys.every((key) => published.includes(key)),
		`${path}/policy lacks the key that you know`,
	);
	await checkSignatures(run, note, keys, file, true);

	const parseList = (bytes) =>
		toText(bytes)
			.split(/^---\n/m)
			.map((each) => parseNote(each, listFile));
	const list = readTree ? [] : await run.read(listFile, parseList);
	for (const [i, each] of list.entries()) {
		const name = `Checkpoint ${i + 1} in ${listFile}`;
		must(!i || each.size > list[i - 1].size, `${name} is out of order`);
		await checkSignatures(run, each, keys, name);
	}
	const last = list.at(-1) ?? note;
	const { size, root } = last.size > note.size ? last : note;
	checkAge(run, listFile, last.size, size);
	checkAge(run, file, note.size, size);

	const keysFrom = isKnown ? (run.keys?.includes(keys[0]) ? 'caller' : 'memory') : 'server';
	const facts = { origin, size, root, checkpoints: list.length, keys, keysFrom };
	const log = { ...run, path, origin, size, root, facts, bundles: Math.ceil(size / 256), signed: [note, ...list] };
	log.tree = await (readTree ?? readWholeTree)(log);
	const seen = memory?.origin === origin ? memory.checkpoints : [];
	for (const each of [note, ...list, ...(readTree ? seen.slice(-1) : seen)]) {
		const what = `the checkpoint of ${each.size} entries`;
		const where = includes(list, each) ? `in ${listFile}` : 'that you saw';
		// A single check does not remember every checkpoint, so it cannot tell a rollback from a fork.
		const isOld = each.size > size && (readTree || includes(seen, log));
		check(
			run,
			!isOld,
			`You saw ${each.size} entries, but now there are ${size}: an outdated copy or a rollback`,
			DOUBT,
		);
		const isPart = isOld || (each.size <= size && (await log.tree.root(each.size)) === each.root);
		must(isPart, `The past was rewritten: ${what} ${where} is not part of the log`);
		must(readTree || each.size > last.size || includes(list, each), `${listFile} lacks ${what}`);
	}
	const all = [...seen, ...list, note].toSorted((a, b) => a.size - b.size);
	const checkpoints = new Map(all.map((each) => [each.size, { size: each.size, root: each.root }]));
	return { ...log, seen: { origin, keys, checkpoints: [...checkpoints.values()] } };
}

/** Parses a signed note with a checkpoint; extension lines are refused. */
function parseNote(text, file) {
	const [, body, origin, size, root, lines] =
		/^((\S+)\n(0|[1-9]\d{0,14})\n([\w+/]{43}=)\n)\n((?:— \S+ \S+\n)+)$/.exec(text) ?? [];
	must(body, `${file} is not a signed checkpoint`);
	const split = lines
		.split('\n')
		.slice(0, -1)
		.map((line) => line.split(' '));
	const signatures = split.map(([, name, data]) => ({ name, bytes: fromBase64(data) }));
	return { body, origin, size: Number(size), root, signatures };
}

/** Returns the name of a verifier key (signed-note "Verifier keys"). */
function nameOf(vkey, about) {
	const [, name] = /^([^\s+]+)\+[\da-f]{8}\+[\w+/]+=*$/.exec(vkey) ?? [];
	must(name, `The key "${vkey}" is malformed`, about);
	return name;
}

/** Ed25519 decides. ML-DSA-44 is on the latest checkpoint only, and not every runtime knows it. */
async function checkSignatures(run, { body, origin, size, root, signatures }, vkeys, file, isLatest) {
	const own = vkeys.filter((vkey) => nameOf(vkey, DOUBT) === origin);
	must(own.length, `${file} is from ${origin}, but no known key belongs to that log`);
	// tlog-cosignature "ML-DSA-44 signed message"; timestamp and start are 0
	const zero = new Uint8Array(8);
	const name = [utf8(origin).length, ...utf8(origin), ...zero];
	const end = zero.map((_, i) => Math.floor(size / 256 ** (7 - i)));
	const tree = concat([utf8('subtree/v1\n\0'), name, name, end, fromBase64(root)]);
	const algorithms = { 1: ['Ed25519', 'raw', utf8(body), 0], 6: ['ML-DSA-44', 'raw-public', tree, 8] };
	let isDecided = false;
	for (const vkey of own) {
		const [id] = vkey.slice(origin.length + 1).split('+');
		const bytes = fromBase64(vkey.slice(origin.length + 10));
		const [algorithm, format, signed, padding] = algorithms[bytes[0]] ?? [];
		const isRight = algorithm && toHex(await sha256(utf8(`${origin}\n`), bytes)).startsWith(id);
		must(isRight, `The key "${vkey}" is malformed`, DOUBT);
		const prefix = id + '00'.repeat(padding);
		const found = signatures.filter((each) => each.name === origin && toHex(each.bytes).startsWith(prefix));
		if (padding && !isLatest && !found.length) continue;
		const importing = crypto.subtle.importKey(format, bytes.slice(1), algorithm, false, ['verify']);
		const key = await importing.catch(() => {});
		if (!key) run.notes.push(`This runtime does not know ${algorithm}, so it was not checked`);
		if (!key) continue;
		const verify = (each) => crypto.subtle.verify(algorithm, key, each.bytes.slice(4 + padding), signed);
		const results = await Promise.all(found.map(verify));
		must(results.length && results.every(Boolean), `${file} has no valid ${algorithm} signature by ${origin}+${id}`);
		isDecided ||= !padding;
	}
	must(isDecided, `${file}: no Ed25519 signature was checked`, DOUBT);
}

/** Reads a tile or a bundle. A partial one may be gone when the full one exists (tlog-tiles "Partial Tiles"). */
export async function readTile({ read, path, size }, level, n) {
	const width = Math.min(256, Math.floor(size / 256 ** (level === 'entries' ? 0 : level)) - 256 * n);
	const digits = String(n).padStart(Math.ceil(String(n).length / 3) * 3, '0');
	const full = `${path}/tile/${level}/${digits.replace(/\d{3}(?=\d)/g, 'x$&/')}`;
	let [file, count] = width < 256 ? [`${full}.p/${width}`, width] : [full, 256];
	const bytes = await read(file).catch((error) => {
		if (width === 256 || !error.finding.isMissing) throw error;
		[file, count] = [full, 256];
		return read(full).catch((other) => Promise.reject(other.finding.isMissing ? error : other));
	});
	return { file, bytes, width, count };
}

/** Reads a bundle, and splits it into the bytes of its entries (tlog-tiles "Log Entries"). */
export async function readBundle(log, n) {
	const { file, bytes, width, count } = await readTile(log, 'entries', n);
	const entries = [];
	let end = 0;
	while (entries.length < count) {
		const start = end + 2;
		end = start + bytes[start - 2] * 256 + bytes[start - 1];
		must(end <= bytes.length, `${file} is cut short`);
		entries.push(bytes.subarray(start, end));
	}
	must(end === bytes.length, `${file} is too long`);
	return entries.slice(0, width);
}

/** Reads all entries, and compares the tree of their hashes with the signed root and the tiles of every level. */
async function readWholeTree(log) {
	const entries = (await inBatches(log, 'Reading the entries', log.bundles, 8, (n) => readBundle(log, n))).flat();
	// The hashes of all full subtrees of 1, 2, 4 and more entries
	const layers = [await inBatches(log, 'Hashing the entries', log.size, 256, (i) => sha256(LEAF, entries[i]))];
	for (let [below] = layers; below.length > 1; below = layers.at(-1)) {
		const node = (i) => sha256(NODE, below[2 * i], below[2 * i + 1]);
		layers.push(await inBatches(log, 'Hashing the tree', below.length >> 1, 256, node));
	}
	/** Returns the root of the first `count` entries (RFC 6962 §2.1). */
	const root = async (count) => {
		let hash;
		for (let k = 0; count >> k; k++) {
			const left = (count >> k) & 1 && layers[k][(count >> k) - 1];
			if (left) hash = hash ? await sha256(NODE, left, hash) : left;
		}
		return toBase64(hash ?? (await sha256()));
	};
	const isSigned = (await root(log.size)) === log.root;
	const checkTile = async (level, n) => {
		const { file, bytes, width, count } = await readTile(log, level, n);
		must(bytes.length === 32 * count, `${file} is not ${count} hashes long`);
		const hashes = concat(layers[8 * level].slice(256 * n, 256 * n + width));
		const wrong = hashes.findIndex((byte, i) => byte !== bytes[i]);
		const entry = `Entry ${256 * n + (wrong >> 5)} is not the one that was signed`;
		must(wrong < 0, level || isSigned ? `${file} does not give the signed root` : entry);
	};
	for (let level = 0; layers[8 * level]; level++) {
		const tiles = Math.ceil(layers[8 * level].length / 256);
		await inBatches(log, 'Checking the tree', tiles, 8, (n) => checkTile(level, n));
	}
	must(isSigned, `${log.path}/tile does not give the signed root`);
	return { root, entries };
}

// Rule 2: entries

/** Parses the canonical JSON of an entry: the form of its operation sorts the members, `JSON.stringify` keeps them so. */
export function parseEntry(bytes, index) {
	return parse(`Entry ${index}`, () => {
		const text = toText(bytes);
		const entry = JSON.parse(text);
		const isKnown = typeof entry.v !== 'string' || entry.v === 'forecourt-log/v1';
		must(isKnown, `Entry ${index} has the unknown format "${entry.v}"`, { index, ...DOUBT });
		const isRight = OPERATIONS[entry.op]?.test(text) && JSON.stringify(entry) === text;
		must(isRight, `Entry ${index} is malformed: ${text}`, { index });
		return Object.assign(entry, { index });
	});
}

/** Checks all entries in order, and notes which of them have ended. */
function replay(log) {
	let month = '';
	for (const { index, op, previous, ...entry } of log.entries) {
		check(
			log,
			entry.month >= month,
			`Entry ${index} is dated ${entry.month}, but the entry before it is dated ${month}`,
			{ index },
		);
		month = entry.month;
		const before = log.entries[previous] ?? { index: previous };
		const isOpen =
			previous < index && !before.isEnded && (op === 'restore' ? before.op === 'remove' : before.commitment);
		const isLike = before.source === entry.source && (op === 'edit' || before.stars === entry.stars);
		const isRight = previous === undefined || (isOpen && isLike);
		check(log, isRight, `Entry ${index} (${op}) cannot follow ${describe(before)}`, { index });
		if (previous < index) before.isEnded = true;
	}
}

// Rules 3 and 4: reviews and removals

/** Reads all reviews, and which log they are in. */
export function readDataset({ read }) {
	return read('/reviews.json', (bytes) => {
		const { reviews, log } = toJson(bytes);
		const ids = new Set(reviews.map(({ id }) => id));
		return { pending: 0, ...log, path: log && LOG_PATH.exec(log.origin)[0], reviews, ids };
	});
}

/** Reads the ids and salts of 256 entries. */
export function readOpenings({ read, path, size }, n) {
	const file = `${path}/openings/${n}.json`;
	return read(file, (bytes) => {
		const { from, openings } = toJson(bytes);
		const isPlaced = (index, before) =>
			Number.isInteger(index) && index >> 8 === n && index < size && !(index <= before);
		const isRight = ({ index, id, salt }, i) =>
			isPlaced(index, openings[i - 1]?.index) && typeof id === 'string' && /^[\w+/]{43}=$/.test(salt);
		must(from === 256 * n && openings.every(isRight), `${file} is malformed`);
		return openings;
	});
}

/** Compares a published review with its entry. The log cannot tell which words were changed. */
export async function compareReview(review, entry, { id, index, salt }) {
	const record = {};
	for (const [name, ...inner] of RECORD) if (review?.[name] !== undefined) record[name] = pick(review[name], inner);
	const isSame = (await commit(record, salt).catch(() => {})) === entry.commitment;
	let what = isSame ? '' : 'text, author, dates or another detail does';
	if (record.source?.id !== entry.source) what = 'source does';
	if (record.rating !== entry.stars) what = `${record.rating} stars do`;
	must(!what, `Review ${id}: its ${what} not match what was logged (${describe(entry)})`, { review: id, index });
}

function pick(value, names) {
	if (!names.length) return value;
	if (Array.isArray(value)) return value.map((each) => pick(each, names));
	const picked = {};
	for (const name of names) if (value?.[name] !== undefined) picked[name] = value[name];
	return picked;
}

async function commit(record, salt) {
	return toHex(await sha256(utf8('forecourt-review/v1\0'), fromBase64(salt), utf8(canonicalJson(record))));
}

/** Live entries, openings and published reviews match one to one. */
async function checkReviews(log, live, removals, dataset) {
	const isSigned = includes(log.signed, dataset);
	check(log, dataset.origin === log.origin, `/reviews.json does not name the log ${log.origin}`);
	check(log, isSigned, '/reviews.json names a checkpoint that is not signed');
	// An old copy of /reviews.json lacks what was logged since, and may hold what was removed since.
	dataset.age = isSigned ? dataset.size : log.size;
	checkAge(log, '/reviews.json', dataset.age, log.size);

	const different = { findings: [] };
	const readPart = (n) => readOpenings(log, n);
	const openings = (await inBatches(log, 'Reading the openings', log.bundles, 8, readPart)).flat();
	const ids = mapById(different, openings, `${log.path}/openings`);
	const published = mapById(different, dataset.reviews, '/reviews.json');
	const rest = new Set(live);
	const compare = async (opening) => {
		const { index, id: review } = opening;
		const entry = log.entries[index];
		must(rest.delete(entry), `Review ${review}: its opening is for ${describe(entry)}, not live`, { review, index });
		if (index >= dataset.age) return;
		const message = `Review ${review} was dropped: it is live in the log (${describe(entry)})`;
		must(published.has(review), message, { review, index });
		await compareReview(published.get(review), entry, opening);
	};
	const attemptOne = (i) => attempt(different, () => compare(openings[i]));
	await inBatches(log, 'Comparing the reviews', openings.length, 256, attemptOne);
	for (const entry of rest) {
		const message = `A review has no opening, but is live in the log (${describe(entry)})`;
		check(different, false, message, { index: entry.index });
	}
	different.findings.sort((a, b) => a.index - b.index);
	const since = removals.filter(({ index }) => index >= dataset.age).length;
	const unknown = [...published.keys()].filter((id) => !ids.has(id));
	for (const review of unknown.length > since ? unknown : [])
		check(different, false, `Review ${review} is in /reviews.json, but the log has no opening for it`, { review });
	const [{ pending }, count] = [dataset, different.findings.length];
	log.findings.push(...different.findings.map((finding) => ({ ...finding, ...(pending && DOUBT) })));
	// An old copy counts against an older log.
	const isExact = !pending || pending === count || dataset.age < log.size;
	check(log, isExact, `${count} reviews differ from the log; /reviews.json says ${pending}`);
}

function mapById(log, list, where) {
	const map = new Map();
	for (const each of list) {
		check(log, !map.has(each.id), `Review ${each.id} appears twice in ${where}`, { review: each.id });
		map.set(each.id, each);
	}
	return map;
}

/** Removals in force and tombstones belong together, and the policy is the one that was logged. */
async function checkRemovals(log, removals, { ids, age }) {
	const file = `${log.path}/removals.json`;
	const all = await log.read(file, (bytes) => toJson(bytes).removals.map((each) => ({ ...each })));
	const tombstones = all.filter(({ log_index: index }) => index !== undefined);
	const older = all.length - tombstones.length;
	if (older) log.notes.push(`${older} removals are older than the log: they were not checked`);
	const rest = new Set(removals);
	for (const { id, log_index: index, reason, source, rating } of tombstones) {
		const rule = (ok, why) => check(log, ok, `The removal of review ${id} ${why}`, { review: id, index });
		const entry = log.entries[index] ?? { index };
		const isLogged = reason === entry.reason && source === entry.source && rating === entry.stars;
		rule(rest.delete(entry) && isLogged, `is not as logged, or stated twice (${describe(entry)})`);
		rule(index >= age || !ids.has(id), 'is stated, but /reviews.json still has it');
	}
	for (const entry of rest)
		check(log, false, `${file} lacks the removal of ${describe(entry)}`, { index: entry.index });
	const digest = log.entries.findLast(({ op }) => op === 'policy')?.digest;
	const isSame = !digest || toHex(await sha256(await log.read('/policy.md'))) === digest;
	must(isSame, '/policy.md is not the policy that was logged');
}

// Bytes and lists

const [ENCODER, DECODER] = [new TextEncoder(), new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })];
const utf8 = (text) => ENCODER.encode(text);
const toText = (bytes) => DECODER.decode(bytes);
const toJson = (bytes) => JSON.parse(toText(bytes));
export const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes));
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const sha256 = async (...parts) => new Uint8Array(await crypto.subtle.digest('SHA-256', concat(parts)));
const includes = (list, { size, root }) => list.some((each) => each.size === size && each.root === root);
const checkAge = (run, file, own, size) =>
	check(run, own === size, `${file} is behind: ${own} of ${size} entries`, DOUBT);

function describe({ index, op, stars, source, month, reason, isEnded }) {
	const details = [op, stars && `${stars} stars`, source, month, reason, isEnded && 'ended'];
	return `entry ${index}: ${details.filter(Boolean).join(', ') || 'not in the log'}`;
}

function fromBase64(text) {
	const binary = atob(text);
	must(btoa(binary) === text, `"${text}" is not base64`);
	return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function concat(parts) {
	const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}

/** Returns the results of a task for 0 to `total` - 1, of which `width` run at a time. */
async function inBatches({ onProgress }, step, total, width, task) {
	const results = [];
	for (let done = 0; done < total; done += width) {
		onProgress?.({ step, done, total });
		const batch = Array.from({ length: Math.min(width, total - done) }, (_, i) => task(done + i));
		results.push(...(await Promise.all(batch)));
	}
	return results;
}

// Command line

/** Returns what to print and the exit status. */
async function runCommand({ mkdir, readFile, rename, writeFile }) {
	const [{ parseArgs }, { homedir }] = [await import('node:util'), await import('node:os')];
	const [one, many] = [{ type: 'string' }, { type: 'string', multiple: true, default: [] }];
	const options = { key: many, state: one, receipt: one, help: { type: 'boolean' } };
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	const [{ key: keys, state, receipt, help }, [address]] = [values, positionals];
	if (help || !(address ?? receipt)) return [[HELP], help ? 0 : 2];
	if (receipt) return toLines(await verifyReceipt(await readFile(receipt, 'utf8'), { keys }));
	const name = address.replace(/^https?:\/\/|(\/log(\/\d+)?)?\/*$/g, '').replace(/[^\w.-]/g, '_');
	const folder = `${homedir()}/.forecourt-log`;
	const file = state ?? `${folder}/${name}.json`;
	const text = await readFile(file, 'utf8').catch(({ code }) => must(code === 'ENOENT', `Cannot read ${file}`));
	const memory = text && (await parse(`The memory in ${file}`, () => JSON.parse(text)));
	const report = await verifyLog(address, { keys, memory });
	if (!state) await mkdir(folder, { recursive: true });
	if (report.memory) await writeFile(`${file}.new`, JSON.stringify(report.memory));
	if (report.memory) await rename(`${file}.new`, file);
	return toLines(report);
}

function toLines({ findings, facts, notes, exitCode }) {
	const lines = findings.slice(0, 20).map(({ severity, message }) => `${severity}: ${message}`);
	if (findings.length > 20) lines.push(`and ${findings.length - 20} more`);
	if (facts?.record) lines.push(`Entry ${facts.index} of ${facts.origin}: ${JSON.stringify(facts.record)}`);
	else if (facts) lines.push(`${facts.origin}: ${facts.reviews} reviews and ${facts.removals} removals in the log`);
	return [[...lines, ...notes, ['No problems found', 'Problems found', 'Cannot tell'][exitCode]], exitCode];
}

/** Runs the command if Node runs this file. */
async function main() {
	const [files, { fileURLToPath }] = [await import('node:fs/promises'), await import('node:url')];
	const script = await files.realpath(process.argv[1]).catch(() => '');
	if (script !== fileURLToPath(import.meta.url)) return;
	// Otherwise Node says that ML-DSA-44 is experimental.
	process.removeAllListeners('warning');
	const fail = ({ message }) => [[`Cannot tell: ${message}`], 2];
	const [lines, exitCode] = await runCommand(files).catch(fail);
	console.log(lines.join('\n'));
	process.exitCode = exitCode;
}

if (globalThis.process?.argv?.[1]) main();
