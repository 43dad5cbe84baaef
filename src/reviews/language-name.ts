const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** "Spanish" for "es"; a tag that no name can be found for, "zh-min-nan" among them, is its own name. */
export function languageName(tag: string): string {
	try {
		return LANGUAGES.of(tag) ?? tag;
	} catch (error) {
		if (error instanceof RangeError) return tag;
		throw error;
	}
}
