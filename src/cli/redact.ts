import * as z from 'zod';
import { now as currentTime } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { loadSettings } from '../content/load-settings.ts';
import { REDACTED_FIELDS } from '../content/redactions.ts';
import { kindOfWords } from '../import/personal-data/kind-of-words.ts';
import { redactReview, type RedactedReview } from '../import/stored/redact-review.ts';
import { shellWord } from '../mcp/discovery/shell-word.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { MASKED_KINDS } from '../reviews/mask.ts';
import { defineCommand, runProcess, type CommandStreams } from './command.ts';
import { UsageError } from './describe-failure.ts';

interface RedactSurroundings extends CommandStreams {
	readonly now: Instant;
	readonly environment: { readonly contentDir: string; readonly dataDir: string };
}

const Kind = z.enum(MASKED_KINDS);
const Field = z.enum(REDACTED_FIELDS);

const HELP = `Masks words in a stored review. Imports mask them again, because redactions.jsonl notes the places.

  npm run redact -- [--dry-run] [--kind KIND] [--field FIELD] ID "WORDS"

npm run find -- TEXT finds the ID of a review. WORDS are masked wherever the review contains exactly
these characters, even inside longer words: try --dry-run first. If they are the whole name of the
author, the author is hidden.

  --kind KIND     what the mask says, by default the kind of data that WORDS are, or "name": ${Kind.options.slice(0, 4).join(', ')},
                  ${Kind.options.slice(4, 9).join(', ')},
                  ${Kind.options.slice(9, 13).join(', ')},
                  ${Kind.options.slice(13).join(', ')}
  --field FIELD   mask only in this field: ${Field.options.join(', ')}
  --dry-run       show what would be masked and change nothing

If a text changes at its source, imports keep the stored text and say so. To take the new text, delete
the lines of the review in redactions.jsonl, import, and redact again before you publish.

Exit status: 0 the words are masked, 2 nothing was masked.
`;

/** `npm run redact`: masks words in a review and shows the masks. */
export const runRedact = defineCommand({
	name: 'redact',
	help: HELP,
	options: {
		kind: { type: 'string' },
		field: { type: 'string' },
		'dry-run': { type: 'boolean', default: false },
	},
	allowPositionals: true,
	async run({ values, positionals }, { now, environment, stdout }: RedactSurroundings) {
		const [id, ...given] = positionals;
		const words = given.join(' ');
		if (id === undefined || words.trim() === '') {
			throw new UsageError('redact', 'give the ID of a review and the words to mask');
		}
		const { contentDir, dataDir } = environment;
		const kind =
			values.kind === undefined
				? kindOfWords(words, (await loadSettings(contentDir)).businessFile)
				: Kind.safeParse(values.kind).data;
		if (kind === undefined && values.kind !== undefined) throw unknownValue('kind', Kind.options);
		const field = Field.optional().safeParse(values.field);
		if (!field.success) throw unknownValue('field', Field.options);
		const dryRun = values['dry-run'];
		const about = { contentDir, dataDir, id, words, field: field.data, now, dryRun };
		if (kind === undefined) {
			// An unknown review is the first thing to say.
			await redactReview({ ...about, kind: 'name', dryRun: true });
			const example = `npm run redact -- --kind KIND ${id} ${shellWord(words)}`;
			const kinds = Kind.options.join(', ');
			throw new UsageError(
				'redact',
				`say what these numbers are: ${example}\nKIND is one of ${kinds}`,
			);
		}
		stdout.write(renderRedacted(await redactReview({ ...about, kind }), dryRun));
		return 0;
	},
});

function unknownValue(flag: string, known: readonly string[]): UsageError {
	return new UsageError('redact', `unknown --${flag}; write one of "${known.join('", "')}"`);
}

function renderRedacted({ places, masked }: RedactedReview, dryRun: boolean): string {
	const count = `${places} ${places === 1 ? 'place' : 'places'}`;
	const lines = masked.map(({ field, context }) => `${field}: ${context}`);
	const done = dryRun
		? [`Dry run: ${count} would be masked; nothing was.`]
		: [`Masked ${count}; imports mask them again.`, 'Next: npm run publish'];
	return [...lines, ...done, ''].join('\n');
}

if (import.meta.main) {
	await runProcess(runRedact, () => ({ now: currentTime(), environment: readEnvironment() }));
}
