import type { Settings } from '../content/content.ts';
import { createVocabulary, type Vocabulary } from '../insights/vocabulary.ts';

/** The names that the settings of a content know. */
export function contentVocabulary(settings: Settings): Vocabulary {
	const { staff, services, serviceAreas, overrides } = settings;
	return createVocabulary(staff, services, serviceAreas, overrides.mentions.block);
}
