import type { QuestionReader } from '../search/asked-opinion.ts';
import type { SearchIndex } from '../search/search-index.ts';

const readers = new WeakMap<SearchIndex, Promise<QuestionReader>>();

/** Returns the engine's reader of questions. Its rules are large, so it loads on first use. */
export function loadQuestionReader(index: SearchIndex): Promise<QuestionReader> {
	const known = readers.get(index) ?? createReader(index);
	readers.set(index, known);
	return known;
}

async function createReader({ names }: SearchIndex): Promise<QuestionReader> {
	const { createQuestionReader } = await import('../insights/aspects/asked-opinions.ts');
	const aspects = names.get('aspect')?.values ?? [];
	return createQuestionReader(
		aspects.map(({ value: id, names: [label = id], words: terms = [] }) => ({
			...{ id, label, terms: [...terms], rated_as: [] },
		})),
	);
}
