import { languageName } from '../../../reviews/language-name.ts';
import type { Review } from '../../../reviews/review.ts';
import type { NameOf } from './describe-view.ts';

/** What the labels of an edition say of ids. */
export interface ListingLabels {
	aspect(id: string): string;
	service(id: string): string;
	location(id: string): string;
	source(id: string): string;
}

/** Names for the values of a view, from the labels of an edition. */
export function createNameOf(labels: ListingLabels): NameOf {
	return (parameter, value) => {
		switch (parameter) {
			case 'aspect':
			case 'location':
			case 'source':
				return labels[parameter](value);
			case 'mentions_service':
				return labels.service(value);
			case 'language':
				return languageName(value);
			default:
				return value;
		}
	};
}

/** The languages of texts, as tags without regions, by name. */
export function languagesOf(reviews: readonly Pick<Review, 'language'>[]): readonly string[] {
	const tags = new Set(reviews.map(({ language }) => language.split('-')[0] ?? ''));
	tags.delete('und');
	return [...tags].toSorted((a, b) => (languageName(a) < languageName(b) ? -1 : 1));
}
