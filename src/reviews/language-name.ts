const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Returns "Spanish" for "es". Returns a tag without a known name unchanged, such as "zh-min-nan".
 */
export function languageName(tag: string): string {
	try {
		return LANGUAGES.of(tag) ?? tag;
	} catch (error) {
		if (error instanceof RangeError) return tag;
		throw error;
	}
}
