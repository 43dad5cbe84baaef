import { readEnvironment } from '../platform/environment.ts';
import { findReviews } from '../import/stored/find-reviews.ts';
import { defineCommand, runProcess, type CommandStreams } from './command.ts';
import { UsageError } from './describe-failure.ts';
import { renderFound } from './render-found.ts';

interface FindSurroundings extends CommandStreams {
	readonly environment: { readonly contentDir: string };
}

const MOST_SHOWN = 20;

const HELP = `Finds stored reviews by their text, replies, author, day, id, or id at the source.

  npm run find -- [--json] TEXT

Finds reviews with all words of TEXT; case and accents do not matter. Write a day as 2026-11-03, a month as
2026-11. Prints at most ${MOST_SHOWN} reviews, newest first, and says which are published, held back or removed.
Also finds recommendations without stars, which are only counted, by their day, id, or id at the source.

  --json   print {query, total, reviews} as one JSON document

Exit status: 0 reviews were found, 1 none were found, 2 the search could not run.
`;

/** `npm run find`: prints the reviews that contain the given words. */
export const runFind = defineCommand({
	name: 'find',
	help: HELP,
	options: { json: { type: 'boolean', default: false } },
	allowPositionals: true,
	async run({ values: { json }, positionals }, { environment, stdout, stderr }: FindSurroundings) {
		const query = positionals.join(' ').trim();
		if (query === '') throw new UsageError('find', 'no TEXT was given');
		const found = await findReviews(environment.contentDir, query);
		const { length: total } = found;
		const shown = found.slice(0, MOST_SHOWN);
		if (json) stdout.write(`${JSON.stringify({ query, total, reviews: shown }, null, '\t')}\n`);
		else if (total > 0) {
			const more =
				total > MOST_SHOWN
					? `; these are the newest ${MOST_SHOWN}. Add a word or a day to see fewer`
					: '';
			const count = `${total} ${total === 1 ? 'review' : 'reviews'} in ${environment.contentDir}${more}`;
			stdout.write([...shown.map(renderFound), `${count}\n`].join('\n'));
		} else stderr.write(noneIn(environment.contentDir));
		return total > 0 ? 0 : 1;
	},
});

const noneIn = (contentDir: string) => `No review in ${contentDir} contains all of these words.
Try fewer words, part of the name, or a month: npm run find -- 2026-11
Names and texts may have been masked when the review was imported.
`;

if (import.meta.main) await runProcess(runFind, () => ({ environment: readEnvironment() }));
