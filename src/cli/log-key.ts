import { homedir } from 'node:os';
import { join } from 'node:path';
import { contentPaths } from '../content/content-paths.ts';
import { createLogKeys } from '../platform/random.ts';
import { readEnvironment } from '../platform/environment.ts';
import { defineCommand, runProcess, type CommandStreams } from './command.ts';
import { UsageError } from './describe-failure.ts';
import { createLog, parseLogUrl } from './log/create-log.ts';

interface LogKeySurroundings extends CommandStreams {
	readonly environment: { readonly contentDir: string };
	/** The folder for key files, unless `--file` names another. */
	readonly keyFolder: string;
	readonly createKeys: () => string;
}

const HELP = `Creates the keys of a transparency log and starts the log in the content folder.

  npm run log:key -- ADDRESS [--file PATH]
  npm run log:key -- --new-log [--file PATH]

ADDRESS is the public address of the service, such as https://reviews.example. It becomes the name of the
log and can never change. The keys must not be in the checkout: keep a copy offline.

  --file PATH   where to write the keys, or the PEM file to read them from if it exists: an Ed25519 and
                an ML-DSA-44 key; default ~/.forecourt/HOST-log.pem
  --new-log     start another log with other keys, because the keys were lost or stolen; the old one stays

Exit status: 0 the log is started, 2 nothing was written.
`;

/** `npm run log:key`: creates keys, or reads them, and starts a log. */
export const runLogKey = defineCommand({
	name: 'log:key',
	help: HELP,
	options: { file: { type: 'string' }, 'new-log': { type: 'boolean', default: false } },
	allowPositionals: true,
	async run({ values, positionals }, surroundings: LogKeySurroundings) {
		const { environment, keyFolder, createKeys, stdout } = surroundings;
		const [address, ...others] = positionals;
		const isNew = values['new-log'];
		if (others.length > 0 || (address === undefined) !== isNew) {
			throw new UsageError('log:key', 'give the public ADDRESS, or --new-log');
		}
		const url = address === undefined ? undefined : parseLogUrl(address);
		const { contentDir } = environment;
		const created = await createLog({ contentDir, url, keyFolder, file: values.file, createKeys });
		const { keyFile, log, isKeyNew, replaced } = created;
		stdout.write(
			[
				`${isKeyNew ? 'Wrote the keys of the log to' : 'Using the keys in'} ${keyFile}`,
				'Keep a copy offline. Anyone who has them can sign the log; without them you must start a new one.',
				...(replaced === undefined ? [] : [`Deleted the sample's log, ${replaced}.`]),
				`Started the log ${log.origin} in ${contentPaths(contentDir).log}; commit it.`,
				`Next: FORECOURT_LOG_KEY=${keyFile} npm run publish`,
				'',
			].join('\n'),
		);
		return 0;
	},
});

if (import.meta.main) {
	await runProcess(runLogKey, () => ({
		environment: readEnvironment(),
		keyFolder: join(homedir(), '.forecourt'),
		createKeys: createLogKeys,
	}));
}
