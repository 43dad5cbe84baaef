import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadContent } from '../content/load-content.ts';
import { publishedRecords } from '../content/published-records.ts';
import { isLogged } from '../log/append-entries.ts';
import { toLoggedRecord } from '../log/commitment.ts';
import { renderReceipt } from '../log/receipt.ts';
import { OperationError } from '../platform/operation-error.ts';
import { readEnvironment } from '../platform/environment.ts';
import { defineCommand, runProcess, type CommandStreams } from './command.ts';
import { UsageError } from './describe-failure.ts';

interface ReceiptSurroundings extends CommandStreams {
	readonly environment: { readonly contentDir: string };
	/** The folder to write to, unless `--out` names a file. */
	readonly folder: string;
}

const HELP = `Writes a receipt for the author of a review: proof that it was logged. It stays valid after a removal, but you
must write it before that.

  npm run receipt -- ID [--out FILE]

The receipt holds the review, so give it only to its author. Anyone can check it without a connection, even years
later: node verify-receipt.mjs FILE --key KEY. It has the format tlog-proof (c2sp.org/tlog-proof).

  --out FILE   default ID.tlog-proof

Exit status: 0 the receipt is written, 2 it is not.
`;

/** `npm run receipt`: writes the receipt of a review. */
export const runReceipt = defineCommand({
	name: 'receipt',
	help: HELP,
	options: { out: { type: 'string' } },
	allowPositionals: true,
	async run({ values, positionals }, { environment, folder, stdout }: ReceiptSurroundings) {
		const [id, ...others] = positionals;
		if (id === undefined || others.length > 0) throw new UsageError('receipt', 'give one ID');
		const content = await loadContent(environment.contentDir);
		const { log } = content;
		if (log === undefined) {
			throw refusal(id, 'there is no transparency log', 'Start one: npm run log:key -- --help');
		}
		const record = publishedRecords(content).find((published) => published.id === id);
		if (record === undefined) {
			throw refusal(id, 'no published review has this id', 'Find it: npm run find -- TEXT');
		}
		const logged = toLoggedRecord(record);
		const entry = log.live.get(id);
		if (entry === undefined || !isLogged(logged, log)) {
			throw refusal(
				id,
				'its current version is not in the log yet',
				'Log it: FORECOURT_LOG_KEY=FILE npm run publish',
			);
		}
		const file = resolve(folder, values.out ?? `${id}.tlog-proof`);
		await writeFile(file, renderReceipt(log, entry, logged));
		const [key] = log.keys;
		const site = log.url.replace(/\/\d+$/, '');
		stdout.write(
			`Wrote ${file}: entry ${entry.index} of the log ${log.origin}. It holds the text of the review.\n` +
				`To check it: node verify-receipt.mjs ${file} --key ${key}\n` +
				`It needs ${site}/verify-receipt.mjs and, beside it, ${site}/verify.mjs\n`,
		);
		return 0;
	},
});

function refusal(id: string, problem: string, remedy: string): OperationError {
	return new OperationError(`Cannot write a receipt for "${id}": ${problem}\n${remedy}`);
}

if (import.meta.main) {
	await runProcess(runReceipt, () => ({ environment: readEnvironment(), folder: process.cwd() }));
}
