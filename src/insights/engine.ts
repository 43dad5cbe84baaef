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

let lexicon: string | undefined;

/** Describes the engine, so that readers can tell whether two editions were analyzed the same way. */
export function describeEngine(): Insights['engine'] {
	return {
		version: ENGINE_VERSION,
		method:
			'A linear model, trained on whole reviews, decides for each sentence which aspects it praises or ' +
			'criticizes. It uses phrase rules, word models and the stars. People, services and places are ' +
			'found by their declared names and common variants. A second linear model decides from the ' +
			'surrounding words whether a staff member or a service is meant. Star ratings that customers ' +
			'gave to individual aspects are used unchanged.',
		lexicon: (lexicon ??= digestLexicon()),
		model: `sha256-${model.model.sha256}`,
		aspect_model: `sha256-${statementModel.model.sha256}`,
	};
}

/** Reports the engine's accuracy as measured by `npm run evaluate`, and its known limits. */
export function describeQuality(readers: readonly ReaderQuality[] = []): Insights['quality'] {
	return {
		note:
			'Measured only on labeled texts that the engine has never seen, and that customers of this ' +
			'business did not write. The sets "of the sample" are the reviews of the example business that comes with ' +
			'this software; there, the labels are the readings of a language model. The figures for whole reviews matter most, because the engine reads ' +
			'whole reviews. A language model wrote and labeled the reviews used for measuring. In its first ' +
			'run on the whole reviews, 0.86 of the statements it found were right, and it found 0.27 of all ' +
			'statements. Its authors saw later scores while they corrected the engine, and the scores on ' +
			'single sentences while they chose thresholds. Where no person or language model read a review, ' +
			'this document counts what the engine found. It misses many statements, and some of those it ' +
			'finds are wrong. The intervals only reflect the random choice of texts.',
		measured,
		readers: [...readers],
		limits: [
			'The engine reads only English. The text of a review in another language counts only if a person ' +
				'or a language model read it; its stars always count.',
			'In whole reviews, the engine misses most praise and complaints, especially in stories without ' +
				'any words of opinion.',
			'About one in six or seven of the statements found is wrong in some way: the aspect, the ' +
				'polarity, or whether the polarity is mixed. In the labeled reviews, fewer than one in twenty ' +
				'of those with a confidence of 0.9 or more were wrong.',
			'Irony is missed if no words signal it.',
			'The engine finds fewer than half of the services that reviews refer to. Those that it finds ' +
				'are nearly always right.',
			'A name that fits several people is counted as ambiguous and not attributed to anyone.',
		],
	};
}

function digestLexicon(): string {
	const tables = [
		...[LEXICON, ASPECT_LEXICON, TOPICS, GENERAL_PRAISE, GENERAL_COMPLAINTS, GRUDGING, ASIDES],
		...[GUARD_PATTERNS, WORD_CLASSES, SERVICE_KINDS, SHORTS, SPELLINGS, mentionModel.model],
	];
	const text = JSON.stringify(tables, withCollections);
	return `sha256-${createHash('sha256').update(text).digest('hex')}`;
}

/** Turns maps and sets, which JSON cannot represent, into arrays. */
function withCollections(_key: string, value: unknown): unknown {
	return value instanceof Map || value instanceof Set ? [...value] : value;
}
