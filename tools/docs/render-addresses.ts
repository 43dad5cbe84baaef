import { DIRECTORY } from '../../src/edition/paths/directory.ts';
import { renderGeneratedPage } from './generated-page.ts';

const INTRODUCTION =
	'Every address answers `GET` without a key. `{…}` stands for an id. [The reference](/docs/api) has all parameters.';

/** Addresses that the directory leaves out, because most readers find them by links. */
const OTHERS = [
	['`/reviews/{id}`, `/reviews/{id}.json`, `/api/reviews/{id}`', 'one review'],
	[
		'`/locations/{id}`, `/aspects/{id}`, `/technicians/{id}`, `/services/{id}`',
		'what customers say about one location, aspect, person or service',
	],
	['`/feeds/{location}.atom`, `/feeds/{location}.json`', 'the 50 newest reviews of one location'],
	[
		'`/embed/v1.js`, `/embed/{location}.json`, `/badge.svg`',
		'[embeds](/docs/embed): the newest reviews, never picked by stars',
	],
	['`/reviews.jsonl`, `/feed.json`, `/openapi.json`', 'other names of documents above'],
	['`/api/websub/check`', 'tests a callback before you [subscribe](/docs/websub) it'],
	[
		'`/api/websub/subscriptions/{id}`',
		'status of a subscription request; `…/test` and `…/replay` send a delivery',
	],
	['`/websub/subscription`', 'the same status as a page'],
	[
		'`/log/policy`, `/log/checkpoints.txt`, `/log/tile/{L}/{N}`, `/log/openings/{n}.json`',
		'keys, earlier checkpoints, tree and salts of the [log](/docs/log-format)',
	],
	['`/docs/{page}.md`', 'a page of the documentation as Markdown'],
	['`/robots.txt`', 'crawlers may read everything'],
] as const;

/** Renders the `/docs/addresses` page. */
export function renderAddresses(): string {
	const groups = DIRECTORY.map(({ title, entries }) => {
		const lines = entries.map(({ path, form = path, what }) => renderLine(`\`${form}\``, what));
		return renderGroup(title, lines);
	});
	const others = OTHERS.map(([addresses, what]) => renderLine(addresses, what));
	return renderGeneratedPage(
		{
			title: 'Addresses',
			description: 'Every address of the service, and what it returns.',
			keywords: 'list of endpoints, URLs',
		},
		[INTRODUCTION, ...groups, renderGroup('Others', others)].join('\n\n'),
	);
}

function renderGroup(title: string, lines: readonly string[]): string {
	return `## ${title}\n\n${lines.join('\n')}`;
}

function renderLine(addresses: string, what: string): string {
	// Names like OpenAPI keep their capitals.
	const text = what.replace(/^[A-Z](?=[a-z]*[ ,])/, (letter) => letter.toLowerCase());
	return `- ${addresses}: ${text}`;
}
