import { createVocabulary } from '../insights/vocabulary.ts';
import { foldName } from '../reviews/fold.ts';
import { compareText } from '../reviews/order.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { Settings } from './content.ts';

/** A tag in exports that matches no person or service in the settings. */
export interface UnknownTag {
	readonly tag: string;
	readonly reviews: number;
}

/** Finds tags that match nothing, for example after a rename, most frequent first. */
export function findUnknownTags({
	records,
	settings,
}: {
	readonly records: readonly Pick<StoredReview, 'tags'>[];
	readonly settings: Pick<Settings, 'staff' | 'services' | 'serviceAreas'>;
}): UnknownTag[] {
	const { staff, services, serviceAreas } = settings;
	const { staffByName, serviceByName } = createVocabulary(staff, services, serviceAreas);
	const counts = new Map<string, number>();
	for (const { tags } of records) {
		const unknown = [
			...tags.technicians.filter((name) => !staffByName.has(foldName(name))),
			...tags.services.filter((name) => !serviceByName.has(foldName(name))),
		];
		for (const tag of new Set(unknown)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
	}
	return [...counts]
		.map(([tag, reviews]) => ({ tag, reviews }))
		.toSorted((a, b) => b.reviews - a.reviews || compareText(a.tag, b.tag));
}
