import type { Labels } from '../../../edition/documents/labels.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { Review } from '../../../reviews/review.ts';
import type { NameOf } from './describe-view.ts';

/** Creates a function that returns the names of a view's values, with the labels from an edition. */
export function createLabeler(
	t: Words,
	labels: Pick<Labels, 'aspect' | 'service' | 'location' | 'source'>,
): NameOf {
	return (parameter, value) => {
		switch (parameter) {
			case 'aspect':
			case 'location':
			case 'source':
				return labels[parameter](value);
			case 'mentions_service':
				return labels.service(value);
			case 'language':
				return t.language(value);
			default:
				return value;
		}
	};
}

/** Returns the languages of reviews as tags without regions. */
export function languagesOf(reviews: readonly Pick<Review, 'language'>[]): readonly string[] {
	const tags = new Set(reviews.map(({ language }) => language.split('-')[0] ?? ''));
	tags.delete('und');
	return [...tags];
}
