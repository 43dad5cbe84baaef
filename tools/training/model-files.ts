import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from './polarity/manifest.ts';

/** The contents of a trained model and its manifest, keyed by file name. */
export type ModelFiles = Readonly<Record<string, string>>;

export function toJson(value: unknown): string {
	return `${JSON.stringify(value, undefined, '\t')}\n`;
}

/**
 * Writes the files, or with `isCheck` compares them to the existing ones. Prints the digest of the first
 * file, which is the model.
 * @throws {RangeError} if a compared file differs.
 */
export async function writeOrCompare(
	folder: string,
	files: ModelFiles,
	isCheck: boolean,
	stdout: { write(text: string): unknown },
): Promise<void> {
	const [[name = '', model = ''] = []] = Object.entries(files);
	for (const [file, text] of Object.entries(files)) {
		const path = join(folder, file);
		if (!isCheck) await writeFile(path, text);
		else if ((await readFile(path, 'utf8')) !== text) {
			throw new RangeError(`Cannot confirm "${path}": training produced different bytes`);
		}
	}
	stdout.write(
		isCheck
			? `The same model: sha256 ${sha256(model)}\n`
			: `Wrote ${name}: ${model.length} bytes, sha256 ${sha256(model)}\n`,
	);
}
