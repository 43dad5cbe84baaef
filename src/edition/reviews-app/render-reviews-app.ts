import { PROTOCOL_SCRIPT } from './protocol-script.ts';
import { STYLES } from './styles.ts';
import { VIEW_SCRIPT } from './view-script.ts';

/** It may load nothing: everything comes from the host by messages. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/** Renders the MCP App (SEP-1865): one page with the rating, a histogram, filters and reviews. */
export function renderReviewsApp(): string {
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>Reviews</title>
<style>${STYLES}</style>
<main id="app">
<h1 id="rating">Reviews</h1>
<p id="count" class="quiet"></p>
<div id="bars" class="bars" role="group" aria-label="Stars"></div>
<form id="filters">
<input id="words" type="search" placeholder="Search reviews" aria-label="Search reviews">
<select id="location" aria-label="Location"><option value="">All locations</option></select>
<select id="sort" aria-label="Order" data-none="newest"><option value="newest">Newest first</option>
<option value="oldest">Oldest first</option><option value="highest">Most stars first</option>
<option value="lowest">Fewest stars first</option></select>
</form>
<p id="status" role="status"></p>
<ul id="reviews"></ul>
<button id="more" type="button" hidden>More reviews</button>
</main>
<script>${PROTOCOL_SCRIPT}${VIEW_SCRIPT}</script>
</html>
`;
}
