import { createHash } from 'node:crypto';
import statementModel from './aspects/statement-model.manifest.json' with { type: 'json' };
import {
	ASIDES,
	ASPECT_LEXICON,
	GENERAL_COMPLAINTS,
	GENERAL_PRAISE,
	GRUDGING,
	TOPICS,
} from './aspects/lexicon/aspect-lexicon.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { Insights } from './insights.ts';
import type { ReaderQuality } from './insights-provenance.ts';
import measured from './measured-quality.json' with { type: 'json' };
import mentionModel from './mentions/mention-model.manifest.json' with { type: 'json' };
import { SERVICE_KINDS } from './mentions/services/service-kinds.ts';
import { SHORTS, SPELLINGS } from './mentions/name-lists.ts';
import { GUARD_PATTERNS } from './text/guard-patterns.ts';
import { WORD_CLASSES } from './text/word-classes.ts';
import { LEXICON } from './polarity/lexicon/lexicon.ts';
import model from './polarity/polarity-model.manifest.json' with { type: 'json' };

/** Describes the engine, so that readers can tell whether two editions were read the same way. */
export function describeEngine(): Insights['engine'] {
	const tables = [
		...[LEXICON, ASPECT_LEXICON, TOPICS, GENERAL_PRAISE, GENERAL_COMPLAINTS, GRUDGING, ASIDES],
		...[GUARD_PATTERNS, WORD_CLASSES, SERVICE_KINDS, SHORTS, SPELLINGS, mentionModel.model],
	];
	return {
		version: ENGINE_VERSION,
		method:
			'A linear model, trained on whole reviews, decides for each sentence which aspects it praises or ' +
			'criticizes, from rules over phrases, word models and the stars. People, services and places ' +
			'are found by declared names and common forms of them; a second linear model decides from the ' +
			'words around them whether a person or a service is meant. Stars that customers gave to single ' +
			'aspects count as they are.',
		lexicon: digest(JSON.stringify(tables, withCollections)),
		model: `sha256-${model.model.sha256}`,
		aspect_model: `sha256-${statementModel.model.sha256}`,
	};
}

/** Reports the engine's accuracy as measured by `npm run evaluate`, and its known limits. */
export function describeQuality(readers: readonly ReaderQuality[] = []): Insights['quality'] {
	return {
		note:
			'Measured on labeled texts that were not written by customers of this business. The figures for ' +
			'whole reviews matter most, because whole reviews are what is published. A language model wrote ' +
			'and labeled the reviews used for measuring. The engine was not trained on the sets called ' +
			'"unseen". In its first run on the whole reviews, 0.86 of the statements it found were right, and ' +
			'it found 0.27 of all statements. Its authors saw later scores while they corrected the engine, ' +
			'and the scores on single sentences while they chose thresholds. This document counts what the ' +
			'engine recognized. It misses many statements, and some that it finds are wrong. An interval ' +
			'covers only the chance that comes from the choice of texts.',
		measured,
		readers: [...readers],
		limits: [
			'The engine reads only English. For a review in another language, its stars count. Its words ' +
				'count only if a person or a language model read them.',
			'In whole reviews, the engine misses most praise and complaints, especially those told as a ' +
				'story without a word of opinion.',
			'About one in six or seven of the statements found is wrong in some way: the aspect, the ' +
				'polarity, or whether the polarity is mixed. Of those with a confidence of 0.9 or more, fewer ' +
				'than one in twenty were wrong in the labeled reviews.',
			'Irony is missed if nothing in the words shows it.',
			'The engine finds fewer than half of the services that reviews mean; those that it finds are ' +
				'nearly always right.',
			'A name that fits several people is counted as ambiguous and attributed to nobody.',
		],
	};
}

function digest(text: string): string {
	return `sha256-${createHash('sha256').update(text).digest('hex')}`;
}

/** Turns maps and sets, which JSON cannot represent, into arrays. */
function withCollections(_key: string, value: unknown): unknown {
	return value instanceof Map || value instanceof Set ? [...value] : value;
}
