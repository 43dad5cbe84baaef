/*! Reviews on your own website: newest first, with the average and a link to all. No cookies, no tracking. */
(() => {
	const origin = new URL(document.currentScript.src).origin;
	const SHEET = new CSSStyleSheet();
	SHEET.replaceSync(`
:host{display:block;contain:content;color:inherit;font:inherit;line-height:1.5}
a{color:inherit}
ul{list-style:none;margin:0;padding:0}
li{padding:.75em 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
p{margin:0}
small{opacity:.8}
b{font-size:1.4em}
.stars{letter-spacing:.06em;white-space:nowrap;color:light-dark(#a15c00,#f2b13c)}
.text{white-space:pre-line;overflow-wrap:anywhere;margin:.25em 0}
ul.carousel{display:flex;gap:1em;overflow-x:auto;scroll-snap-type:x mandatory}
ul.carousel li{flex:0 0 min(18em,85%);scroll-snap-align:start;border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:4px;padding:.75em}
:focus-visible{outline:2px solid;outline-offset:2px}
@media (forced-colors:active){.stars{color:CanvasText}}`);
	const make = (tag, attributes, ...children) => {
		const element = document.createElement(tag);
		for (const name in attributes) element.setAttribute(name, attributes[name]);
		element.append(...children);
		return element;
	};
	const stars = (rating) =>
		make(
			'span',
			{ class: 'stars', role: 'img', 'aria-label': `${rating} of 5 stars` },
			'★'.repeat(rating) + '☆'.repeat(5 - rating),
		);
	const day = (date) =>
		new Date(date).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
	/** Returns whether a name is ours, or that of an attribute of any element, of data or of a framework. */
	const isKnown = (element, name) => {
		if (['layout', 'limit', 'location', 'class'].includes(name)) return true;
		if (!/^[a-z]/.test(name) || /^(aria|data)-/.test(name)) return true;
		for (const property in element) if (property.toLowerCase() === name) return true;
		return false;
	};
	const toItem = ({ url, rating, date, edited_at, author, disclosure, text, language, location }) =>
		make(
			'li',
			{},
			make(
				'p',
				{},
				stars(rating),
				' ',
				make('small', {}, make('a', { href: url }, day(date))),
				edited_at ? make('small', {}, `, edited ${day(edited_at)}`) : '',
			),
			disclosure ? make('strong', { part: 'disclosure' }, disclosure) : '',
			make('p', { class: 'text', lang: language, dir: 'auto' }, text),
			make('small', {}, make('bdi', {}, author), `, ${location}`),
		);

	class ForecourtReviews extends HTMLElement {
		connectedCallback() {
			if (!this.shadowRoot) this.refresh();
		}

		/** Loads the reviews again. Until they are here, the element keeps what it shows. */
		async refresh() {
			const turn = (this.turn = (this.turn ?? 0) + 1);
			const location = this.getAttribute('location') ?? 'all';
			const layout = this.getAttribute('layout') ?? 'badge';
			const limit = this.getAttribute('limit') ?? '12';
			const warn = (text) => console.warn(`<forecourt-reviews>: ${text}`);
			for (const name of this.getAttributeNames()) {
				if (!isKnown(this, name))
					warn(`unknown attribute "${name}". Use layout, limit or location`);
			}
			if (!['badge', 'list', 'carousel'].includes(layout)) {
				warn(`unknown layout="${layout}". Use badge, list or carousel`);
			}
			const isNumber = /^([1-9]|1[0-2])$/.test(limit);
			if (!isNumber) warn(`cannot read limit="${limit}". Use 1 to 12`);
			const file = `${origin}/embed/${encodeURIComponent(location)}.json`;
			const response = await fetch(file, { credentials: 'omit' }).catch(() => undefined);
			const data = response?.ok ? await response.json().catch(() => undefined) : undefined;
			if (!data) {
				return warn(`no data at ${file}${response?.status === 404 ? '. Check "location"' : ''}`);
			}
			if (turn !== this.turn) return;
			const { name, url, average, count, note, reviews } = data;
			const all = `${count.toLocaleString('en')} ${count === 1 ? 'review' : 'reviews'}`;
			const head = make(
				'p',
				{ part: 'summary' },
				make('b', {}, average === null ? '–' : average.toFixed(2)),
				' of 5 stars, ',
				make('a', { href: url }, all),
				note ? make('small', {}, `. ${note}`) : '',
			);
			// Without a slot, it hides the link inside the element.
			const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
			shadow.adoptedStyleSheets = [SHEET];
			// Labels, numbers and days are in English on any page; each text has its own language.
			const root = make('div', { lang: 'en' }, head);
			shadow.replaceChildren(root);
			if (layout === 'badge') return;
			const isCarousel = layout === 'carousel';
			const label = `Newest reviews of ${name}`;
			const shown = isNumber ? reviews.slice(0, limit) : reviews;
			const list = make('ul', { part: 'list', 'aria-label': label }, ...shown.map(toItem));
			if (isCarousel) {
				list.className = 'carousel';
				list.tabIndex = 0;
			}
			root.append(
				list,
				make('small', { part: 'publisher' }, `Published by ${name}, the business reviewed.`),
			);
		}
	}
	if (!customElements.get('forecourt-reviews')) {
		customElements.define('forecourt-reviews', ForecourtReviews);
	}
})();
