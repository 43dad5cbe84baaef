import { spansOf, type SpanFinder } from './text-span.ts';

/** Without the look at what they need; a test compares both. */
export const PHOTO_LINKS = [
	// A link to a file that is a picture.
	/(?:https?:\/\/|www\.)[^\s<>"')\]]{1,500}\.(?:jpe?g|png|gif|webp|heic|avif|bmp|tiff?)\b(?:[?#][^\s<>"')\]]{0,500})?/giu,
	// Where platforms keep the photos of customers.
	/https?:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|ggpht\.com|fbcdn\.net|fbsbx\.com|yelpcdn\.com|imgur\.com|photos\.app\.goo\.gl|photos\.google\.com|cdninstagram\.com)\/[^\s<>"')\]]{1,500}/giu,
];

const WWW = /www\./i;

/** Finds links to photos, which show people, plates and papers. */
export const findPhotoLinks: SpanFinder = (text) =>
	text.includes('://') || WWW.test(text) ? spansOf(text, PHOTO_LINKS) : [];
