import { createHash } from 'node:crypto';
import { ASPECT_LEXICON } from './aspects/aspect-rules.ts';
import aspectModel from './aspects/aspect-model.manifest.json' with { type: 'json' };
import { ASIDES, GENERAL_COMPLAINTS, GENERAL_PRAISE } from './aspects/lexicon/general.ts';
import { GRUDGING, MILD } from './aspects/lexicon/leanings.ts';
import { TOPICS } from './aspects/lexicon/topics.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { Insights } from './insights.ts';
import measured from './measured-quality.json' with { type: 'json' };
import { NOT_SERVICES } from './mentions/services/not-services.ts';
import { SERVICE_KINDS } from './mentions/services/service-kinds.ts';
import { SHORTS } from './mentions/short-forms.ts';
import { SPELLINGS } from './mentions/spellings.ts';
import { GUARD_PATTERNS } from './text/guard-patterns.ts';
import { WORD_CLASSES } from './text/word-classes.ts';
import { LEXICON } from './polarity/lexicon/lexicon.ts';
import model from './polarity/polarity-model.manifest.json' with { type: 'json' };

/** What read the reviews, so that a reader can tell whether another edition was read alike. */
export function describeEngine(): Insights['engine'] {
	const tables = [
		...[
			LEXICON,
			ASPECT_LEXICON,
			TOPICS,
			GENERAL_PRAISE,
			GENERAL_COMPLAINTS,
			GRUDGING,
			MILD,
			ASIDES,
		],
		...[GUARD_PATTERNS, WORD_CLASSES, SERVICE_KINDS, NOT_SERVICES, SHORTS, SPELLINGS],
	];
	return {
		version: ENGINE_VERSION,
		method:
			'Rules over words and phrases, and linear models trained on openly licensed and on own sentences, ' +
			'read what each clause judges; people, services and places are found by declared names and by the ' +
			'forms that customers give them. Stars that customers gave to single aspects count as they are.',
		lexicon: digest(JSON.stringify(tables, withCollections)),
		model: `sha256-${model.model.sha256}`,
		aspect_model: `sha256-${aspectModel.model.sha256}`,
	};
}

/** How often the engine is right, as `npm run evaluate` measured it, and what it cannot do. */
export function describeQuality(): Insights['quality'] {
	return {
		note:
			'Measured on labelled sentences that were not written by customers of this business. Those of the ' +
			'sets called "unseen" nobody had looked at while the engine was made; of the others it has been ' +
			'made to get right what it can. An interval covers chance in the drawing of a set, not that.',
		measured,
		limits: [
			'Only English is read; reviews in other languages are counted as not read.',
			'Irony is missed where nothing in the words gives it away.',
			'Complaints and praise that are told as a story, without a word of judgement, are found in part.',
			'In long reviews, what contradicts the stars is scored only where the words are plain; much of ' +
				'it is not scored, and some is misread.',
			'Titles of reviews are not read.',
			'What is not clear is not scored, and counts as neither praise nor complaint.',
			'A name that may mean several people is counted as ambiguous and attributed to nobody.',
		],
	};
}

function digest(text: string): string {
	return `sha256-${createHash('sha256').update(text).digest('hex')}`;
}

/** JSON knows neither maps nor sets. */
function withCollections(_key: string, value: unknown): unknown {
	return value instanceof Map || value instanceof Set ? [...value] : value;
}
