import { spansOf, type SpanFinder } from './text-span.ts';

const PHOTO_LINKS = [
	// Links to image files.
	/(?:https?:\/\/|www\.)[^\s<>"')\]]{1,500}\.(?:jpe?g|png|gif|webp|heic|avif|bmp|tiff?)\b(?:[?#][^\s<>"')\]]{0,500})?/giu,
	// Hosts of customers' photos on review platforms.
	/https?:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|ggpht\.com|fbcdn\.net|fbsbx\.com|yelpcdn\.com|imgur\.com|photos\.app\.goo\.gl|photos\.google\.com|cdninstagram\.com)\/[^\s<>"')\]]{1,500}/giu,
];

/** Finds links to photos, which show people, license plates and documents. */
export const findPhotoLinks: SpanFinder = (text) => spansOf(text, PHOTO_LINKS);
