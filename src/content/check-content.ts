import { compareText } from '../reviews/order.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { Settings } from './content.ts';
import { ContentError } from './content-error.ts';
import { createRecordInspector, type Place } from './inspect-record.ts';
import { settingsProblems } from './settings-problems.ts';

/**
 * Checks that ids are unique and that every name used in one settings file exists in another.
 * @throws {ContentError}
 */
export function checkSettings(settings: Settings): void {
	for (const { file, problem } of settingsProblems(settings)) {
		throw new ContentError(file, undefined, problem);
	}
}

/**
 * Creates a check of records against the settings and against the records checked before.
 * @throws {ContentError} from the check, with file and line.
 */
export function createRecordCheck({ businessFile }: Settings) {
	const inspect = createRecordInspector(businessFile);
	return (record: StoredReview, place: Place): void => {
		for (const { problem } of inspect(record, place)) {
			throw new ContentError(place.path, place.line, problem);
		}
	};
}

/**
 * Checks that hand-written texts cite reviews that are published.
 * @throws {ContentError}
 */
export function checkOverrides({ overrides }: Settings, reviewIds: ReadonlySet<string>): void {
	const signed = [
		...(overrides.summary ? [overrides.summary] : []),
		...Object.values(overrides.faq),
	];
	const named = [
		...signed.flatMap(({ evidence }) => evidence),
		...overrides.mentions.block.map(({ review }) => review),
	];
	const unknown = named.find((id) => !reviewIds.has(id));
	if (unknown === undefined) return;
	throw new ContentError('overrides.yaml', undefined, `there is no published review "${unknown}"`);
}

/** @throws {ContentError} */
export function checkUnique(file: string, entries: readonly { id: string }[]): ReadonlySet<string> {
	const ids = entries.map(({ id }) => id).toSorted(compareText);
	const twice = ids.find((id, index) => id === ids[index + 1]);
	if (twice !== undefined) throw new ContentError(file, undefined, `id "${twice}" stands twice`);
	return new Set(ids);
}
