import type { ExportFile } from '../files/export-file.ts';
import { genericJson } from '../generic/generic-json.ts';
import type { Detected } from './detect-format.ts';
import { valueOf, type OperatorAnswers } from './import-format.ts';

/** With fewer records, the export of a platform may be damaged. */
const MIN_RECORDS = 3;
const SAMPLED = 50;

/**
 * Returns the generic format instead of that of a platform whose member names fit by chance: none of the first
 * records can be read as its own.
 */
export async function withoutMisfit(
	detected: Detected,
	file: ExportFile,
	answers: OperatorAnswers,
): Promise<Detected> {
	const { format } = detected;
	const isChosen =
		answers.format !== undefined || format.isGeneric === true || format.takesMap === true;
	const confidence = genericJson.confidence(file.sample);
	if (isChosen || !genericJson.kinds.includes(file.sample.kind) || confidence === 0)
		return detected;
	let read = 0;
	for await (const raw of format.parse(file, answers)) {
		const isRead = !('problem' in raw) && format.read(valueOf(raw), answers).kind !== 'rejected';
		if (isRead) return detected;
		read += 1;
		if (read === SAMPLED) break;
	}
	return read < MIN_RECORDS ? detected : { format: genericJson, confidence };
}
