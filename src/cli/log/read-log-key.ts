import { readFile } from 'node:fs/promises';
import { parseLogKey, type LogKey } from '../../log/log-key.ts';
import { OperationError } from '../../platform/operation-error.ts';

/**
 * Reads the private keys of the transparency log.
 * @param setting `FORECOURT_LOG_KEY`: the path of a file, or the keys as PEM
 * @throws {OperationError}
 */
export async function readLogKey(setting: string): Promise<LogKey> {
	const isText = setting.includes('-----BEGIN');
	const shown = isText ? 'its text' : `"${setting}"`;
	const refuse = (problem: string, cause: unknown) =>
		new OperationError(
			`Cannot read the keys of the log from FORECOURT_LOG_KEY (${shown}): ${problem}\n` +
				'Set it to the file that "npm run log:key" wrote; without it, publish logs nothing',
			{ cause },
		);
	let pem = setting;
	if (!isText) {
		try {
			pem = await readFile(setting, 'utf8');
		} catch (cause) {
			throw refuse('file not found', cause);
		}
	}
	try {
		return parseLogKey(pem);
	} catch (cause) {
		throw refuse(cause instanceof SyntaxError ? cause.message : 'it cannot be read', cause);
	}
}
