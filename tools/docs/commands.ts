/** A script of `package.json` and its documentation. Descriptions are in Markdown. */
export interface Command {
	readonly name: string;
	/** How to run it. */
	readonly usage: string;
	readonly meaning: string;
	/** Operators run the service; contributors change its code. */
	readonly audience: 'operator' | 'contributor';
}

/** Every script of `package.json`. */
export const COMMANDS: readonly Command[] = [
	{
		name: 'start',
		usage: 'npm start',
		meaning:
			'Builds an edition, then serves everything; the port opens when the edition is ready. SIGTERM ends it within 5 seconds.',
		audience: 'operator',
	},
	{
		name: 'publish',
		usage: 'npm run publish',
		meaning:
			'Builds an edition and switches the running server to it, without a restart and without losing a request. Prints `{edition, changed, queued}`. `--roll-back` logs what the content lacks as [imported by mistake](log.md#never-rewrite-it); `--restore ID` publishes an [erased review](erasure.md#undo-a-removal) again; `--replace-group` replaces the edition of another group in `DATA_DIR`.',
		audience: 'operator',
	},
	{
		name: 'import',
		usage: 'npm run import -- [--json] [--dry-run] [ANSWERS] FILE...',
		meaning:
			'Reads review exports, folders and zip archives of them into `content/reviews`. ANSWERS are flags like `--source ID` for details that a file leaves open. `--restore ID` imports a [removed review](erasure.md#undo-a-removal) again. See [Import your exports](importing.md).',
		audience: 'operator',
	},
	{
		name: 'sync',
		usage: 'npm run sync -- [--dry-run] [--json]',
		meaning:
			'Pulls reviews from the places listed in `content/sync.yaml` and imports them: Google Business Profile, web addresses, an inbox folder. Run it on a schedule. See [Import your exports](importing.md).',
		audience: 'operator',
	},
	{
		name: 'find',
		usage: 'npm run find -- [--json] TEXT',
		meaning:
			'Finds stored reviews by their text, replies, author, day, id, or id at the source, and says which are published, held back or removed.',
		audience: 'operator',
	},
	{
		name: 'remove',
		usage: 'npm run remove -- [--dry-run] --reason "REASON" ID...',
		meaning:
			'Removes reviews for good: deletes their texts and readings, writes their tombstones, and keeps imports from bringing them back. `--again` instead of a reason and ids removes what the [transparency log](log.md) says was removed, after restoring a backup.',
		audience: 'operator',
	},
	{
		name: 'redact',
		usage: 'npm run redact -- [--dry-run] [--kind KIND] [--field FIELD] ID "WORDS"',
		meaning:
			'Masks words in the texts and replies of a stored review, or hides its author. Notes the places in `content/redactions.jsonl`, so that imports mask them again.',
		audience: 'operator',
	},
	{
		name: 'read',
		usage:
			'npm run read -- [--source ID] [--since DATE] [--limit N] [--dry-run] [--yes] [--summary] [--review --name NAME [ID...]]',
		meaning:
			'Has a language model read the reviews that have no reading yet, and stores its readings in `content/readings`. With `--summary`, it rewords the summary of the insights. With `--review`, you settle by hand, without a model, the differences between engine and readings; with ids, you correct everything that was found in these reviews. See [Readings](readings.md).',
		audience: 'operator',
	},
	{
		name: 'log:key',
		usage: 'npm run log:key -- [--file PATH] ADDRESS',
		meaning:
			'Creates the keys of the [transparency log](log.md) and starts it. `--new-log` instead of ADDRESS starts another one, because the keys are lost or stolen.',
		audience: 'operator',
	},
	{
		name: 'receipt',
		usage: 'npm run receipt -- [--out FILE] ID',
		meaning:
			'Writes a receipt for the author of a review: proof that it is in the transparency log.',
		audience: 'operator',
	},
	{
		name: 'monitor',
		usage: 'npm run monitor -- [--once] [--every SECONDS] [--webhook URL] [--callback URL] ADDRESS',
		meaning:
			'Watches the transparency log of a service, yours or another, and raises an alarm if it was rewritten. See [Watch your own log](log.md#watch-your-own-log).',
		audience: 'operator',
	},
	{
		name: 'content:check',
		usage: 'npm run content:check -- [--json]',
		meaning: 'Lists everything that is wrong with the content folder: file, line, problem and fix.',
		audience: 'operator',
	},
	{
		name: 'content:new',
		usage:
			'npm run content:new -- [--name NAME] [--timezone ZONE] [--url URL] [--email ADDRESS] DIR',
		meaning:
			'Creates an empty content folder for a new group, with every field explained. It asks for missing options.',
		audience: 'operator',
	},
	{
		name: 'build',
		usage: 'npm run build -- [--static-host HOST] [--out-dir FOLDER]',
		meaning:
			'Builds the site into `dist/`, or FOLDER, and the function data into `edition/` next to it, as Vercel does. With `--static-host cloudflare` or `netlify`, the site is for that [host](static-hosts.md).',
		audience: 'operator',
	},
	{
		name: 'smoke',
		usage: 'npm run smoke -- [--json] [--callback URL] ORIGIN',
		meaning:
			'Checks a live deployment from outside: documents in every coding, tags, headers, search, MCP, the hub. Reports what is wrong and how to fix it.',
		audience: 'operator',
	},
	{
		name: 'annotate',
		usage: 'npm run annotate',
		meaning: 'Reads texts as NDJSON and prints them with the aspects, polarities and names found.',
		audience: 'operator',
	},
	{
		name: 'dev',
		usage: 'npm run dev',
		meaning: 'Serves the pages and documents with reload, without functions.',
		audience: 'contributor',
	},
	{
		name: 'ok',
		usage: 'npm run ok',
		meaning:
			'Runs the linter, the type check and the tests that need only the sources. Run it before each commit.',
		audience: 'contributor',
	},
	{
		name: 'test',
		usage: 'npm test',
		meaning: 'Runs everything that must pass, even on a fresh machine.',
		audience: 'contributor',
	},
	{
		name: 'test:long',
		usage: 'npm run test:long',
		meaning:
			'Runs the slow tests, for hours: process kills, fuzzing, load, 1,000 histories of the log, and Lighthouse on 10,000 reviews. `npm run test:long -- NAME` runs some.',
		audience: 'contributor',
	},
	{
		name: 'test:mutation',
		usage: 'npm run test:mutation',
		meaning:
			'Plants faults in the core for 10 minutes, and fails if the tests catch less than 85% of them.',
		audience: 'contributor',
	},
	{
		name: 'bench',
		usage: 'npm run bench -- [NAME...] [--json FILE]',
		meaning:
			'Runs benchmarks and prints ratios, as JSON and as a table: build, fan-out, slow-hosts, import, insights, mcp, search.',
		audience: 'contributor',
	},
	{
		name: 'evaluate',
		usage: 'npm run evaluate -- [--write] [--data DIR]',
		meaning: 'Scores the insights engine on labeled texts.',
		audience: 'contributor',
	},
	{
		name: 'simulate',
		usage: 'npm run simulate -- [EDITIONS] [FALLS]',
		meaning:
			'Measures how often the statistical tests raise a false alarm, and how often they find a real drop.',
		audience: 'contributor',
	},
	{
		name: 'train:aspects',
		usage: 'npm run train:aspects -- [--check]',
		meaning: 'Trains the model that finds aspects. The same texts give the same bytes.',
		audience: 'contributor',
	},
	{
		name: 'train:statements',
		usage: 'npm run train:statements -- [--check]',
		meaning:
			'Trains the model that finds statements in whole reviews. The same texts give the same bytes.',
		audience: 'contributor',
	},
	{
		name: 'train:mentions',
		usage: 'npm run train:mentions -- [--check]',
		meaning:
			'Trains the model that decides whether a person or a service is meant. The same texts give the same bytes.',
		audience: 'contributor',
	},
	{
		name: 'train:polarity',
		usage: 'npm run train:polarity -- --data DIR [--check]',
		meaning: 'Trains the model that tells praise from complaints.',
		audience: 'contributor',
	},
	{
		name: 'docs:generate',
		usage: 'npm run docs:generate',
		meaning: 'Writes the documentation that is made from the code, such as this page.',
		audience: 'contributor',
	},
	{
		name: 'check',
		usage: 'npm run check',
		meaning: 'Checks types, including those in pages.',
		audience: 'contributor',
	},
	{ name: 'lint', usage: 'npm run lint', meaning: 'Oxlint and Prettier.', audience: 'contributor' },
	{
		name: 'format',
		usage: 'npm run format',
		meaning: 'Formats every file.',
		audience: 'contributor',
	},
];
