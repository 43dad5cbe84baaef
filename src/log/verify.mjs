/** Checks reviews and removals against the log. Rules: /docs/log-format */
const DOUBT = 'doubt';

export function verifyLog(address, options) {
	return runCheck(address, options, async (run) => {
		const data = await attempt(run, () => readDataset(run));
		const log = await openLogs(run, data?.path);
		await replay(log);
		if (data) await attempt(run, () => checkReviews(log, data));
		await attempt(run, () => checkRemovals(log, data));
		run.facts = { ...data, ...log };
	});
}

/** Ends a part with a fault or doubt. */
export function must(ok, message, severity = 'fault') {
	if (!ok) throw Object.assign(new Error(message), { severity });
}

/** Says why a part ended. A crash is a doubt. */
export async function attempt({ findings }, part) {
	try {
		return await part();
	} catch ({ severity = DOUBT, message }) {
		findings.push({ severity, message });
	}
}

const check = (run, ...rule) => attempt(run, () => must(...rule));

function parse(file, get) {
	try {
		return get();
	} catch ({ severity, message }) {
		must(false, `${file} ${severity ? message : 'is malformed'}`, severity);
	}
}

/** A missing or wrong file is a fault, silence a doubt. */
export async function read({ site, fetch = globalThis.fetch }, file, get = (text) => text, orElse) {
	const [status, buffer] = await fetch(site + file, { cache: 'no-cache', signal: AbortSignal.timeout(3e4) })
		.then(async (answer) => [answer.status, await answer.arrayBuffer()])
		.catch(({ message }) => [message]);
	const isMissing = [404, 410].includes(status);
	if (isMissing && orElse) return orElse();
	must(status === 200, `Cannot read ${file}: ${status}`, isMissing ? undefined : DOUBT);
	return parse(file, () => get(file.includes('/tile/') ? new Uint8Array(buffer) : decoder.decode(buffer)));
}

/** Starts over if the log changed. */
export async function runCheck(address, options, task, rounds = 3) {
	const run = { readLog, ...options, findings: [], notes: [] };
	await attempt(run, async () => {
		must(rounds, 'The log keeps changing', DOUBT);
		run.site = siteOf(address);
		await task(run);
	});
	const { findings, hasChanged } = run;
	if (findings.length && (await hasChanged?.().catch(() => {}))) return runCheck(address, options, task, rounds - 1);
	const isDoubt = findings.every(({ severity }) => severity === DOUBT);
	return { ...run, exitCode: isDoubt ? findings.length && 2 : 1 };
}

const siteOf = (address) => new URL(address).href.replace(/(\/log(\/\d+)?)?\/*$/, '');
const pathOf = (origin) => /\/log(\/\d+)?$/.exec(origin)[0];

// Rules 1, 5: keys, checkpoints, tree

export async function openLogs(run, path) {
	const { keys, memory } = run;
	run.known = keys?.length ? keys : (memory?.keys ?? []);
	must(run.known.every(nameOf), 'A key is malformed', DOUBT);
	const noLog = () => must((run.findings.length = 0), 'There is no log', DOUBT);
	const log = await openLog(run, path ?? '/log', !path && !run.known.length && noLog);
	const { origin, isKnown } = log;
	for (const name of new Set([memory?.origin ?? origin, ...[...run.known, ...log.policy].map(nameOf)]))
		if (name !== origin) must((await openLog(run, pathOf(name))).origin === name, `The log ${name} is gone`);
	const isNew = !isKnown && run.known.length;
	check(run, !isNew, `${origin} is a new log`, DOUBT);
	if (!isKnown) run.notes.push(`The key is from the site. Check it elsewhere, then use --key ${log.keys[0]}`);
	if (!isNew) run.memory = log.memory;
	return log;
}

async function openLog(run, path, orElse) {
	const file = `${path}/checkpoint`;
	const note = await read(run, file, parseNote, orElse);
	const { origin } = note;
	run.hasChanged ??= async () => (await read(run, file)) !== note.text;
	check(run, `${run.site}${path}`.endsWith(`//${origin}`), `This is a copy of ${origin}`, DOUBT);
	const lines = await read(run, `${path}/policy`);
	const policy = Array.from(lines.matchAll(/^\s*log\s+(\S+)/gm), ([, key]) => key);
	const isOwn = (key) => nameOf(key) === origin;
	const isKnown = run.known.some(isOwn);
	// Ed25519 is shorter.
	const keys = [...new Set(isKnown ? run.known : policy)].filter(isOwn).toSorted((a, b) => a.length - b.length);
	const isWhole = /^\s*quorum\s/m.test(lines) && policy.every(nameOf) && keys.every((key) => policy.includes(key));
	must(isWhole && keys.length, `${path}/policy lacks a key of ${origin}`);
	await checkNote(run, note, keys, file);
	const log = { ...run, path, policy, note, origin, keys, isKnown };
	await run.readLog(log);
	return log;
}

async function readLog(log) {
	const { path, note, origin, keys, memory } = log;
	const file = `${path}/checkpoints.txt`;
	const list = await read(log, file, (text) => text.split(/^---\n/m).map(parseNote));
	for (const [i, each] of list.entries()) {
		must(!i || each.size > list[i - 1].size, `${file} is out of order`);
		await checkNote(log, each, keys.slice(0, 1), `${file}, size ${each.size},`);
	}
	const last = list.at(-1);
	const { size, root } = last.size > note.size ? last : note;
	Object.assign(log, { size, root, signed: [...list, note] });
	checkAge(log, file, last.size);
	checkAge(log, `${path}/checkpoint`, note.size);
	const rootOf = await readTree(log);

	const seen = memory?.origin === origin ? memory.checkpoints : [];
	const isOld = includes(seen, log) && seen.some((each) => each.size > size);
	check(log, !isOld, 'You saw a longer log: old copy or rollback', DOUBT);
	const all = {};
	for (const each of [...seen, ...log.signed]) {
		all[each.size] = { size: each.size, root: each.root };
		if (isOld && each.size > size) continue;
		const isPart = each.size <= size && (await rootOf(each.size)) === each.root;
		must(isPart, `The past was rewritten: the checkpoint of ${each.size} entries is gone`);
		must(each.size > last.size || includes(list, each), `${file} lacks size ${each.size}`);
	}
	log.memory = { origin, keys, checkpoints: Object.values(all) };
}

export function parseNote(text) {
	const [, body, origin, size, root, lines] =
		/^(([!-~]+)\n(0|[1-9]\d{0,14})\n(\S{43}=)\n)\n((?:— \S+ \S+\n)+)$/.exec(text) ?? [];
	must(body, 'is not a signed checkpoint');
	const signatures = Array.from(lines.matchAll(/ (\S+) (\S+)/g), ([, name, data]) => [name, fromBase64(data)]);
	return { text, body, origin, size: Number(size), root, hash: fromBase64(root), signatures };
}

const nameOf = (key) => /^([^\s+]+)\+[\da-f]{8}\+[\w+/]+=*$/.exec(key)?.[1];

export async function checkNote(run, { body, origin, size, hash, signatures }, keys, file) {
	// tlog-cosignature; times are 0
	const zero = new Uint8Array(8);
	const name = toBytes([origin.length], origin, zero);
	const end = zero.map((_, i) => size / 256 ** (7 - i));
	const tree = toBytes('subtree/v1\n\0', name, name, end, hash);
	const types = { 1: ['Ed25519', 'raw', 4, toBytes(body)], 6: ['ML-DSA-44', 'raw-public', 12, tree] };
	for (const text of keys) {
		const bytes = fromBase64(text.slice(origin.length + 10));
		const id = toHex(await sha256(`${origin}\n`, bytes)).slice(0, 8);
		const [type, format, start, signed] = types[bytes[0]] ?? [];
		must(start && text.startsWith(`${origin}+${id}+`), `${file} is not signed by ${text}`);
		const key = await crypto.subtle.importKey(format, bytes.slice(1), type, false, ['verify']).catch(() => {});
		must(text !== keys[0] || (key && start === 4), 'Ed25519 was not checked', DOUBT);
		if (!key) run.notes.push(`Not checked: ${type}`);
		const isOwn = ([by, data]) => by === origin && toHex(data).startsWith(id.padEnd(2 * start, 0));
		const signature = signatures.find(isOwn)?.[1].slice(start);
		const isRight = signature && (!key || (await crypto.subtle.verify(type, key, signature, signed)));
		must(isRight, `${file} has no valid ${type} signature of ${origin}`);
	}
}

/** Uses a full tile for a lost part. */
export function readTile(log, level, n) {
	const isBundle = level === 'entries';
	const width = Math.min(256, Math.floor(log.size / 256 ** (+level || 0)) - 256 * n);
	const digits = `${n}`.padStart(9, 0).replace(/^(000){1,2}/, '');
	const full = `${log.path}/tile/${level}/${digits.replace(/\d{3}(?=\d)/g, 'x$&/')}`;
	const split = (count) => (bytes) => {
		const items = [];
		let end = 0;
		while (end < bytes.length) {
			const start = isBundle ? end + 2 : end;
			end = start + (isBundle ? bytes[end] * 256 + bytes[end + 1] : 32);
			items.push(bytes.subarray(start, end));
		}
		must(end === bytes.length && items.length === count, `does not have ${count} items`);
		return items.slice(0, width);
	};
	const file = width < 256 ? `${full}.p/${width}` : full;
	return read(log, file, split(width), () => read(log, full, split(256)));
}

async function readTree(log) {
	log.entries = (await inBatch(log, log.size / 256, (n) => readTile(log, 'entries', n))).flat();
	// Hash of 1, 2, 4 entries
	const layers = [await inBatch(log, log.size, (i) => sha256([0], log.entries[i]))];
	for (let [below] = layers; below.length > 1; below = layers.at(-1))
		layers.push(await inBatch(log, below.length >> 1, (i) => sha256([1], below[2 * i], below[2 * i + 1])));
	for (let level = 0; layers[8 * level]; level++)
		await inBatch(log, layers[8 * level].length / 256, async (n) => {
			const hashes = await readTile(log, level, n);
			const wrong = hashes.findIndex((hash, i) => toHex(hash) !== toHex(layers[8 * level][256 * n + i]));
			must(wrong < 0, `${log.path}/tile/${level} is wrong at index ${256 * n + wrong}`);
		});
	// Root of the first (RFC 6962 §2.1)
	return async (count) => {
		let hash;
		for (let k = 0; count >> k; k++) {
			const left = (count >> k) & 1 && layers[k][(count >> k) - 1];
			if (left) hash = hash ? await sha256([1], left, hash) : left;
		}
		return toBase64(hash ?? (await sha256()));
	};
}

// Rule 2: entries

const REASONS =
	'consent withdrawn|author request|platform removal|court order|personal data|not a customer|another business|' +
	'staff or family|threats or hate|obscenity|advertising|spam|duplicate|imported by mistake|no longer published by policy';
const SOURCE = '"source":"[^"\\\\]+","stars":';
const MONTH = '"month":"\\d{4}-(0[1-9]|1[0-2])","op":"';
const HASH = `":"[\\da-f]{64}",${MONTH}`;
const FORMS = [
	`"commitment${HASH}add",${SOURCE}[1-5]`,
	`"commitment${HASH}(edit|restore)","previous":\\d+,${SOURCE}[1-5]`,
	`${MONTH}remove","previous":\\d+,"reason":"(${REASONS})",${SOURCE}[1-5]`,
	`"file${HASH}import",("platform":{"average":[-+.\\de]+,"count":\\d+},)?${SOURCE}{("[1-5]":\\d+,?){5}}`,
	`"digest${HASH}policy"`,
];
const ENTRY = RegExp(`^{(${FORMS.join('|')}),"v":"forecourt-log/v1"}$`);

export function parseEntry(bytes, index) {
	return parse(`Entry ${index}`, () => {
		const text = decoder.decode(bytes);
		const entry = JSON.parse(text);
		if (typeof entry.v === 'string') must(entry.v === 'forecourt-log/v1', `has the unknown format ${entry.v}`, DOUBT);
		must(ENTRY.test(text) && JSON.stringify(entry) === text, `is malformed: ${text}`);
		return { ...entry, index };
	});
}

/** An entry of unknown format is undefined; it may end others. */
async function replay(log) {
	const entries = await inBatch(log, log.size, (i) => attempt(log, () => parseEntry(log.entries[i], i)));
	const inForce = new Set(entries.filter(Boolean));
	let last = '';
	for (const { index, op, month, previous, source, stars, digest } of [...inForce]) {
		check(log, month >= last, `Entry ${index} is dated before an earlier one`);
		last = month;
		log.digest = digest ?? log.digest;
		if (previous === undefined) continue;
		const ended = entries[previous];
		const isRight =
			!ended ||
			(inForce.delete(ended) &&
				(op === 'restore' ? ended.op === 'remove' : ended.commitment) &&
				ended.source === source &&
				(op === 'edit' || ended.stars === stars));
		check(log, previous < index && isRight, `Entry ${index} (${op}) cannot follow entry ${previous}`);
	}
	const live = [...inForce].filter((entry) => entry.commitment);
	const removed = [...inForce].filter(({ op }) => op === 'remove');
	Object.assign(log, { entries, live, removed, severity: entries.every(Boolean) ? undefined : DOUBT });
}

// Rules 3, 4: reviews, removals

const only = (text) => Object.fromEntries(text.split(' ').map((name) => [name]));
export const RECORD = {
	...only('id rating date published_at edited_at experienced_on title text truncated language location'),
	...only('visit_type aspect_ratings recommends source_rating'),
	translation: only('text language by'),
	author: only('name anonymous'),
	source: only('id review_id url'),
	verification: only('method'),
	responses: only('text author date'),
};

export function readDataset(run) {
	return read(run, '/reviews.json', (text) => {
		const { reviews, log } = JSON.parse(text);
		const byId = new Map(reviews.map((each) => [each.id, each]));
		must(byId.size === reviews.length, 'has a review twice');
		return { pending: 0, ...log, path: log && pathOf(log.origin), byId };
	});
}

export function readOpenings(log, n) {
	return read(log, `${log.path}/openings/${n}.json`, (text) => {
		const { from, openings } = JSON.parse(text);
		const isRight = ({ index, salt }, i) =>
			256 * n + (index & 255) === index && !(index <= openings[i - 1]?.index) && fromBase64(salt).length === 32;
		must(from === 256 * n && openings.every(isRight), 'is malformed');
		return openings;
	});
}

export async function compareReview(review, { index, source, stars, commitment }, { id, salt }) {
	const hash = await sha256('forecourt-review/v1\0', fromBase64(salt), canonical(review, RECORD));
	const isSame = toHex(hash) === commitment && review.source?.id === source && review.rating === stars;
	must(isSame, `Review ${id}: its stars, text or another detail does not match entry ${index}`);
}

/** RFC 8785 */
export function canonical(value, names) {
	if (!(value instanceof Object)) {
		must(value?.isWellFormed?.() !== false && Math.abs(value) !== Infinity, 'This is not JSON');
		return JSON.stringify(value);
	}
	if (Array.isArray(value)) return `[${value.map((each) => canonical(each, names))}]`;
	const member = (name) => `${canonical(name)}:${canonical(value[name], names?.[name])}`;
	const all = Object.keys(value).filter((name) => !names || Object.hasOwn(names, name));
	return `{${all.toSorted().map(member)}}`;
}

async function checkReviews(log, data) {
	const [{ size, findings }, { pending, byId }] = [log, data];
	const isSigned = includes(log.signed, data) && data.origin === log.origin;
	check(log, isSigned, '/reviews.json names no signed checkpoint');
	// Old copies hold what was removed later.
	const age = (data.age = isSigned ? data.size : size);
	checkAge(log, '/reviews.json', age);

	const start = findings.length;
	let matched = 0;
	const openings = (await inBatch(log, size / 256, (n) => readOpenings(log, n))).flat();
	const opened = new Set(openings.map(({ id }) => id));
	check(log, opened.size === openings.length, 'A review has two openings');
	await match(log, log.live, openings, 'opening', async (opening, entry) => {
		const { index, id } = opening;
		if (index >= age) return;
		must(byId.has(id), `Review ${id} was dropped: entry ${index} is live`);
		await compareReview(byId.get(id), entry, opening);
		matched++;
	});
	const unknown = [...byId.keys()].filter((id) => !opened.has(id));
	const isOld = unknown.length <= log.removed.filter(({ index }) => index >= age).length;
	for (const id of unknown) check(log, isOld, `Review ${id} is not in the log`);
	const found = findings.slice(start);
	if (pending) for (const each of found) each.severity = DOUBT;
	check(log, !pending || pending === found.length || age < size, `${found.length} reviews differ, not ${pending}`);
	log.notes.push(`${matched} of ${byId.size} reviews match the log`);
}

async function checkRemovals(log, data) {
	const parseAll = (text) => JSON.parse(text).removals.map((each) => ({ ...each, index: each.log_index }));
	const all = await read(log, `${log.path}/removals.json`, parseAll);
	const logged = all.filter((each) => 'log_index' in each);
	const others = all.length - logged.length;
	if (others) log.notes.push(`Not checked: removals outside this log: ${others}`);
	await match(log, log.removed, logged, 'tombstone', ({ id, index, reason, source, rating }, entry) => {
		const isSame = reason === entry.reason && source === entry.source && rating === entry.stars;
		const isGone = index >= data?.age || !data?.byId.has(id);
		must(isSame && isGone, `Review ${id} is published, or its tombstone does not match entry ${index}`);
	});
	const isSame = !log.digest || toHex(await sha256(await read(log, '/policy.md'))) === log.digest;
	check(log, isSame, '/policy.md is not as logged', log.severity);
}

async function match(log, inForce, all, what, compare) {
	const rest = new Set(inForce);
	for (const each of all)
		await attempt(log, async () => {
			const { id, index } = each;
			const entry = log.entries[index];
			const isOwn = entry ? rest.delete(entry) : index in log.entries;
			must(isOwn, `Review ${id}: its ${what} is not that of entry ${index}`);
			if (entry) await compare(each, entry);
		});
	for (const { index } of rest) check(log, false, `Entry ${index} has no ${what}`, log.severity);
}

const decoder = new TextDecoder('utf8', { fatal: true, ignoreBOM: true });
export const toBase64 = (bytes) => bytes.toBase64?.() ?? btoa(String.fromCharCode(...bytes));
export const toHex = (bytes) =>
	bytes.toHex?.() ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, 0)).join('');
const encoder = new TextEncoder();
export const sha256 = async (...parts) => new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(...parts)));
const includes = (list, { size, root }) => list.some((each) => each.size === size && each.root === root);
const checkAge = (log, file, own) => check(log, own === log.size, `${file} is behind: ${own} of ${log.size}`, DOUBT);

function toBytes(...parts) {
	const all = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
	const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of all) at = bytes.set(part, at) ?? at + part.length;
	return bytes;
}

export function fromBase64(text) {
	const bytes = Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (each) => each.charCodeAt());
	must(toBase64(bytes) === text, 'is malformed');
	return bytes;
}

async function inBatch({ onProgress }, total, task) {
	const all = [...Array(Math.ceil(total)).keys()];
	for (let done = 0; done < total; done += 32) {
		onProgress?.({ done, total });
		all.splice(done, 32, ...(await Promise.all(all.slice(done, done + 32).map(task))));
	}
	return all;
}

const USAGE = 'Usage: node verify.mjs ADDRESS [--key KEY]... [--state FILE]';

async function main([, script, ...args]) {
	const [fs, url, util] = await Promise.all(['fs/promises', 'url', 'util'].map((name) => import(name)));
	const file = url.fileURLToPath(import.meta.url);
	if ((await fs.realpath(script).catch(() => {})) !== file) return;
	process.removeAllListeners('warning'); // ML-DSA-44
	process.exitCode = 2;
	const options = { key: { type: 'string', multiple: true }, state: { type: 'string' } };
	const {
		values,
		positionals: [address],
	} = util.parseArgs({ args, options, allowPositionals: true });
	must(address, USAGE);
	const { key: keys, state = `${file}.${encodeURIComponent(siteOf(address))}.json` } = values;
	const text = await fs.readFile(state, 'utf8').catch(({ code }) => must(code === 'ENOENT', `${code}: ${state}`));
	const memory = parse(state, () => text && JSON.parse(text));
	const { exitCode, findings, notes, memory: next } = await verifyLog(address, { keys, memory });
	if (next) await fs.writeFile(state, JSON.stringify(next));
	const lines = findings.map(({ severity, message }) => `${severity}: ${message}`);
	lines.push(`Entries seen before: ${memory?.checkpoints.at(-1).size ?? 0}`, ...notes);
	console.log([...lines, ['No problems found', 'Problems found', 'Cannot tell'][exitCode]].join('\n'));
	process.exitCode = exitCode;
}

if (globalThis.process?.argv?.[1])
	await main(process.argv).catch(({ code, message }) => console.log(/ARGS/.test(code) ? USAGE : message));
