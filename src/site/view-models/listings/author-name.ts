import { displayText, NAMELESS } from '../../../reviews/display-text.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { Review } from '../../../reviews/review.ts';

/** Returns the name of an author; in the language of the page if the source has none. */
export function authorName(t: Words, { name, anonymous }: Review['author']): string {
	return isNameless({ name, anonymous }) ? t('list.customer') : displayText(name);
}

/** Whether a page shows its own word for the author. */
export function isNameless({ name, anonymous }: Review['author']): boolean {
	return anonymous && name === NAMELESS.name;
}
