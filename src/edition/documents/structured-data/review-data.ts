import { displayText } from '../../../reviews/display-text.ts';
import { disclosuresOf } from '../../../reviews/disclosure.ts';
import { translatorFor } from '../../../reviews/messages/catalogs.ts';
import type { Review } from '../../../reviews/review.ts';
import type { Edition } from '../edition.ts';
import { nodeId, toLocationNode } from './location-node.ts';
import { createMarkUpRule } from './marked-up-reviews.ts';
import { refTo, toStructuredData, type Node, type StructuredData, toRatingNode } from './node.ts';

/** Google's limit for author names. */
const AUTHOR_LENGTH = 99;

/**
 * Returns the data of a review for its page, with the same text as the page; `undefined` if the
 * review may not be marked up. It has no aggregate rating, because the page shows none.
 */
export function createReviewData(
	{ business, policy, baseUrl }: Pick<Edition, 'business' | 'policy' | 'baseUrl'>,
	review: Review,
): StructuredData | undefined {
	const location = business.locations.find(({ id }) => id === review.location);
	if (location === undefined || !createMarkUpRule(policy)(review)) return undefined;
	const { department, ...place } = toLocationNode(location, business, baseUrl);
	const publisher: Node = {
		'@type': 'Organization',
		'@id': nodeId(baseUrl, business.id),
		name: business.name,
	};
	return toStructuredData([toReviewNode(review, baseUrl, business.id), place, publisher]);
}

function toReviewNode(review: Review, baseUrl: string, groupId: string): Node {
	const { url, title, text, language, author, rating, date, edited_at, responses } = review;
	return {
		'@type': 'Review',
		'@id': `${url}#review`,
		url,
		name: title === undefined ? undefined : displayText(title),
		// schema.org has no property for it.
		description: disclosuresOf(translatorFor('en'), review).join('. ') || undefined,
		reviewBody: text === '' ? undefined : displayText(text),
		inLanguage: language === 'und' ? undefined : language,
		datePublished: date,
		dateModified: edited_at,
		author: { '@type': 'Person', name: cut(displayText(author.name)) },
		reviewRating: toRatingNode(rating),
		itemReviewed: refTo(nodeId(baseUrl, review.location)),
		publisher: refTo(nodeId(baseUrl, groupId)),
		isBasedOn: review.source.url,
		comment:
			responses.length === 0
				? undefined
				: responses.map((response) => ({
						'@type': 'Comment',
						text: displayText(response.text),
						dateCreated: response.date,
						author: { '@type': 'Organization', name: displayText(response.author) },
					})),
	};
}

function cut(name: string): string {
	return [...name].slice(0, AUTHOR_LENGTH).join('');
}
