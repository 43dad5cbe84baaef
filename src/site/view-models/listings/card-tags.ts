import type { Review } from '../../../reviews/review.ts';
import { servicePath, technicianPath } from '../../../endpoints/http/urls.ts';

/** A person or service that a review mentions, and the page about it. */
export interface CardTag {
	readonly name: string;
	readonly href: string;
}

/** Names of people and services: `Labels`, or the names in the filters of a page. */
export interface TagNames {
	technicianId(name: string): string | undefined;
	service(id: string): string;
}

/** Length of a text in characters above which a list shows only its beginning. */
const LONG_TEXT = 700;

export function isLong({ text }: Pick<Review, 'text'>): boolean {
	return text.length > LONG_TEXT;
}

export function tagsOf({ mentions }: Pick<Review, 'mentions'>, names: TagNames): CardTag[] {
	return [
		...mentions.technicians.flatMap((name) => {
			const id = names.technicianId(name);
			return id === undefined ? [] : [{ name, href: technicianPath(id) }];
		}),
		...mentions.services.map((id) => ({ name: names.service(id), href: servicePath(id) })),
	];
}
