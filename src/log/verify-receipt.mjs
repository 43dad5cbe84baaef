/**
 * Checks a receipt (c2sp.org/tlog-proof) without a connection: the log held this review. For Node 20 or later and
 * browsers; needs `verify.mjs` in the same folder.
 */
import * as verifier from './verify.mjs';

const {
	attempt,
	canonical,
	checkNote,
	fromBase64,
	must,
	parseEntry,
	parseNote,
	sha256,
	toBase64,
	toHex,
} = verifier;
const USAGE = 'Usage: node verify-receipt.mjs FILE [--key KEY]...';

/** Returns the entry and the review, if the receipt is right. */
export async function verifyReceipt(text, { keys = [] } = {}) {
	const run = { findings: [], notes: [], facts: undefined };
	await attempt(run, async () => {
		// Whatever goes wrong while it is read is a fault in the receipt.
		const receipt = await readReceipt(text).catch(({ severity, message }) =>
			must(false, severity ? `The receipt ${message}` : 'The receipt is malformed'),
		);
		run.facts = receipt.facts;
		const { origin } = receipt.note;
		must(keys.length, 'The signature was not checked: pass --key', 'doubt');
		for (const key of keys) {
			must(await isKey(key).catch(() => false), 'A key is malformed', 'doubt');
		}
		// The shorter keys of Ed25519 come first; a receipt may lack the line of ML-DSA-44.
		const own = keys
			.filter((key) => key.startsWith(`${origin}+`))
			.toSorted((a, b) => a.length - b.length);
		must(own.length, `The receipt is from ${origin}, but no key belongs to that log`);
		await checkNote(run, receipt.note, own.slice(0, receipt.note.signatures.length), 'The receipt');
	});
	const isWrong = run.findings.some(({ severity }) => severity === 'fault');
	return { exitCode: isWrong ? 1 : run.findings.length && 2, ...run };
}

/** Returns whether a verifier key has the id that belongs to it (signed-note "Verifier keys"). */
async function isKey(key) {
	const [, name, id, data] = /^([^\s+]+)\+([\da-f]{8})\+([\w+/]+=*)$/.exec(key);
	return toHex(await sha256(`${name}\n`, fromBase64(data))).startsWith(id);
}

/** Reads a receipt, whose words and proof must lead to the root of its checkpoint. */
async function readReceipt(text) {
	const [, extra, digits, lines, checkpoint] =
		/^c2sp.org\/tlog-proof@v1\nextra (.+)\nindex (0|[1-9]\d*)\n((?:.+\n)*)\n([^]*)$/.exec(text);
	const note = parseNote(checkpoint);
	const json = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(extra));
	const { entry, record, salt } = JSON.parse(json);
	must(canonical({ entry, record, salt }) === json, 'is malformed');
	const [leaf, index] = [new TextEncoder().encode(canonical(entry)), Number(digits)];
	const { commitment } = parseEntry(leaf, index);
	const hash = await sha256('forecourt-review/v1\0', fromBase64(salt), canonical(record));
	must(toHex(hash) === commitment, 'has other words than the entry');
	const proof = lines.split('\n').slice(0, -1).map(fromBase64);
	const root = await rootOf(await sha256([0], leaf), index, note.size, proof);
	must(toBase64(root) === note.root, 'has a proof that does not lead to the signed root');
	return { note, facts: { origin: note.origin, size: note.size, index, entry, record } };
}

/** Returns the root of a tree, from a leaf and its inclusion proof (RFC 6962 §2.1.1). */
async function rootOf(leaf, index, size, proof) {
	must(index < size && (size === 1) === !proof.length, 'has a malformed proof');
	if (size === 1) return leaf;
	const [left, sibling] = [2 ** Math.floor(Math.log2(size - 1)), proof.at(-1)];
	if (index < left)
		return sha256([1], await rootOf(leaf, index, left, proof.slice(0, -1)), sibling);
	return sha256([1], sibling, await rootOf(leaf, index - left, size - left, proof.slice(0, -1)));
}

/** Runs the command line, if Node runs this file. */
async function main([, script, ...args]) {
	const [fs, url, util] = await Promise.all(
		['fs/promises', 'url', 'util'].map((name) => import(name)),
	);
	if ((await fs.realpath(script).catch(() => {})) !== url.fileURLToPath(import.meta.url)) return;
	// Node says that ML-DSA-44 is experimental.
	process.removeAllListeners('warning');
	process.exitCode = 2;
	const options = { key: { type: 'string', multiple: true } };
	const { values, positionals } = util.parseArgs({ args, options, allowPositionals: true });
	must(positionals.length === 1, USAGE);
	const text = await fs.readFile(positionals[0], 'utf8');
	const { exitCode, facts, findings, notes } = await verifyReceipt(text, { keys: values.key });
	for (const { severity, message } of findings) console.log(`${severity}: ${message}`);
	if (facts)
		console.log(`Entry ${facts.index} of ${facts.origin}: ${JSON.stringify(facts.record)}`);
	console.log(
		[...notes, ['No problems found', 'Problems found', 'Cannot tell'][exitCode]].join('\n'),
	);
	process.exitCode = exitCode;
}

if (globalThis.process?.argv?.[1])
	await main(process.argv).catch(({ message }) => console.log(message));
