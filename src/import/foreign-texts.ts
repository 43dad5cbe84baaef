import type { BusinessFile } from '../reviews/business/business-file.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { KnownLocation } from './find-location.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Counts the texts of a file that are in languages which `languages` in business.yaml lacks. */
export function createForeignTexts({ languages }: Pick<BusinessFile, 'languages'>) {
	const declared = new Set(languages.map(({ code }) => baseOf(code)));
	const counts = new Map<string, number>();
	return {
		/** Notes a review. A short text in no declared language is probably in that of its location. */
		note({ text, language }: Pick<StoredReview, 'text' | 'language'>, at: KnownLocation): void {
			const { country } = at.address;
			const local = new Intl.Locale(`und-${country}`).maximize().language;
			const found = baseOf(language === 'und' ? local : language);
			if (text !== '' && !declared.has(found)) counts.set(found, (counts.get(found) ?? 0) + 1);
		},
		notes: (): string[] =>
			[...counts].map(([code, count]) => {
				const texts = count === 1 ? '1 text seems' : `${count} texts seem`;
				return `${texts} to be in ${NAMES.of(code) ?? code}: add "${code}" to "languages" in business.yaml, and import again`;
			}),
	};
}

function baseOf(language: string): string {
	return language.split('-')[0] ?? language;
}
