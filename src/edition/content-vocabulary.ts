import type { Settings } from '../content/content.ts';
import { createVocabulary, type Vocabulary } from '../insights/vocabulary.ts';

/** Builds the vocabulary of names from the settings. */
export function contentVocabulary(settings: Settings): Vocabulary {
	const { staff, services, serviceAreas, overrides } = settings;
	return createVocabulary(staff, services, serviceAreas, overrides.mentions.block);
}
