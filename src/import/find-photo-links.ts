import { spansOf, type SpanFinder } from './text-span.ts';

const PHOTO_LINKS = [
	// A link to a file that is a picture.
	/(?:https?:\/\/|www\.)[^\s<>"')\]]{1,500}\.(?:jpe?g|png|gif|webp|heic|avif|bmp|tiff?)\b(?:[?#][^\s<>"')\]]{0,500})?/giu,
	// Where platforms keep the photos of customers.
	/https?:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|ggpht\.com|fbcdn\.net|fbsbx\.com|yelpcdn\.com|imgur\.com|photos\.app\.goo\.gl|photos\.google\.com|cdninstagram\.com)\/[^\s<>"')\]]{1,500}/giu,
];

/** Finds links to photos, which show people, license plates and documents. */
export const findPhotoLinks: SpanFinder = (text) => spansOf(text, PHOTO_LINKS);
