import { editDistance } from '../../reviews/edit-distance.ts';

/** Finds the known name with the fewest edits; names that contain the whole name come first. */
export function closestName(name: string, known: readonly string[]): string {
	const fuller = known.filter((candidate) => candidate.includes(name));
	const ranked = (fuller.length > 0 ? fuller : known)
		.map((candidate) => ({ candidate, edits: editDistance(name, candidate) }))
		.toSorted((a, b) => a.edits - b.edits);
	return ranked[0]?.candidate ?? '';
}
