/** Shows a page of search results and calls `search_reviews` for every filter. */
export const VIEW_SCRIPT = `
const PAGE_LENGTH = 10;
const EXCERPT_LENGTH = 280;
const FILTERS = ['words', 'location', 'sort'];
const LABELS = {
	invited_after_transaction: 'Invited after a visit',
	transaction_match: 'Matched to a visit',
	documents: 'Proof of the visit was seen',
	platform_account_only: 'Account only, visit not proven',
};
const find = (id) => document.getElementById(id);
const places = new Map();
let args = {};
let page;
let turn = 0;

function make(tag, { text, ...attributes } = {}, children = []) {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	if (text !== undefined) element.textContent = text;
	element.append(...children);
	return element;
}

function showInput(given) {
	const { cursor, fields, facets, view, count_only, limit, ...filters } = given;
	args = filters;
}

function showResult({ structuredContent, content, isError }) {
	let found = structuredContent;
	try {
		found ??= JSON.parse(content?.[0]?.text ?? '');
	} catch {}
	if (isError || !found?.stats) return search({});
	show(found, false);
	// The model got brief reviews: people also want the answers and a link.
	return search({});
}

async function search(changes, cursor) {
	turn += 1;
	const mine = turn;
	args = Object.fromEntries(
		Object.entries({ ...args, ...changes }).filter(([, value]) => value !== '' && value !== undefined),
	);
	find('app').setAttribute('aria-busy', 'true');
	try {
		const isSame = Object.keys(changes).length === 0 && page?.count > 0;
		const first = { ...args, limit: isSame ? page.count : PAGE_LENGTH, view: 'full' };
		const found = await callTool('search_reviews', cursor === undefined ? first : { cursor });
		if (mine !== turn) return;
		show(found, cursor !== undefined);
		if (cursor !== undefined || Object.keys(changes).length > 0) tellModel(found);
	} catch (error) {
		if (mine === turn) find('status').textContent = error.message ?? 'Cannot load the reviews';
	} finally {
		if (mine === turn) find('app').removeAttribute('aria-busy');
	}
}

/** Lets the model know which search the person looks at. Contains no text of reviews. */
function tellModel({ total, stats }) {
	if (!host.updateModelContext) return;
	const seen = JSON.stringify(args) + ': ' + total + ' reviews, average ' + stats.average;
	const text = 'The person now looks at search_reviews with ' + seen;
	request('ui/update-model-context', { content: [{ type: 'text', text }] }).catch(() => {});
}

function show(found, isMore) {
	page = found;
	const { total, stats, warnings = [] } = found;
	const average = stats.average === null ? 'No rating' : stats.average.toFixed(2) + ' out of 5';
	find('rating').textContent = average;
	find('count').textContent = total === 1 ? '1 review' : total + ' reviews';
	find('status').textContent = [...warnings, ...(total === 0 ? ['No reviews match.'] : [])].join(' ');
	const most = Math.max(1, ...Object.values(stats.distribution));
	find('bars').replaceChildren(
		...[5, 4, 3, 2, 1].map((stars) => toBar(stars, stats.distribution[stars] ?? 0, most)),
	);
	for (const name of FILTERS) find(name).value = args[name] ?? find(name).dataset.none ?? '';
	const items = found.reviews.map(toItem);
	if (isMore) find('reviews').append(...items);
	else find('reviews').replaceChildren(...items);
	find('more').hidden = found.next === null;
}

function toBar(stars, count, most) {
	const bar = make('b', { style: 'width:' + (100 * count) / most + '%' });
	const label = stars === 1 ? '1 star' : stars + ' stars';
	const isPressed = args.rating === stars;
	const button = make(
		'button',
		{ type: 'button', 'aria-pressed': String(isPressed), 'aria-label': label + ': ' + count },
		[make('span', { text: label }), make('i', {}, [bar]), make('span', { text: String(count) })],
	);
	button.addEventListener('click', () => search({ rating: isPressed ? undefined : stars }));
	return button;
}

function toItem(review) {
	const { rating, date, title, text, author, location, responses = [], verification, url } = review;
	const stars = '★'.repeat(rating) + '☆'.repeat(5 - rating);
	const facts = [author?.name, places.get(location) ?? location, date, LABELS[verification?.method]];
	const disclosures = [
		review.incentive && 'Written for a reward',
		review.relationship && 'Written by someone connected to the business',
	].filter(Boolean);
	const item = make('li', {}, [
		make('p', {}, [
			make('span', { class: 'stars', role: 'img', 'aria-label': rating + ' out of 5 stars', text: stars }),
			make('strong', { text: title ? ' ' + title : '' }),
		]),
		make('p', { class: 'quiet', text: facts.filter(Boolean).join(' · ') }),
		...disclosures.map((label) => make('p', { class: 'quiet', text: label })),
		...(text ? toText(text) : []),
		...responses.map((answer) =>
			make('blockquote', {}, [
				make('p', { class: 'quiet', text: 'Reply by ' + answer.author }),
				...toText(answer.text),
			]),
		),
	]);
	if (host.openLinks && url) {
		const open = make('button', { type: 'button', text: 'Open the review' });
		open.addEventListener('click', () => request('ui/open-link', { url }).catch(() => {}));
		item.append(open);
	}
	return item;
}

/** A long text begins with an excerpt, because hosts give an app little height. */
function toText(text) {
	const isLong = text.length > EXCERPT_LENGTH + 40;
	const start = isLong ? text.slice(0, EXCERPT_LENGTH).trimEnd() + '…' : text;
	const shown = make('p', { class: 'text', dir: 'auto', text: start });
	if (!isLong) return [shown];
	const more = make('button', { type: 'button', text: 'Read more' });
	more.addEventListener('click', () => {
		shown.textContent = text;
		more.remove();
	});
	return [shown, more];
}

async function listPlaces() {
	const { vocabularies } = await callTool('get_business', { part: 'vocabularies' });
	for (const { id, name, short_name: short } of vocabularies.locations) places.set(id, short ?? name);
	const options = [...places].map(([value, text]) => make('option', { value, text }));
	find('location').append(...options);
	if (page) show(page, false);
}

find('filters').addEventListener('submit', (event) => event.preventDefault());
for (const name of FILTERS) {
	find(name).addEventListener('change', ({ target }) => search({ [name]: target.value }));
}
find('more').addEventListener('click', () => search({}, page.next));
connect().then(listPlaces).catch(() => {});
`;
